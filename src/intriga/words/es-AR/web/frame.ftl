# La página: lo que usan todas sus partes.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-missing-address = Acá no hay nada
web-anew-about = Este navegador olvida tu nombre, tu cara y tus ajustes, y el servidor olvida quién sos. Nadie puede ya hacerse pasar por vos: ni quien use esta computadora después, ni quien haya copiado tu cookie.
web-anew-leaves = Dejás todas tus mesas. En una partida en curso un bot juega por vos. No se puede deshacer.
web-anew-failed = No se pudo. Probá de nuevo en un momento.
