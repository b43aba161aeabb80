# La página: lo que usan todas sus partes.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-title-daily = La mentira del día · Intriga
web-missing-address = Acá no hay nada
web-rules-topic-link = Link a { $topic }
