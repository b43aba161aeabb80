# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-title-daily = La mentira del día · Intriga
