# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-cast-lola = Maneja el último colectivo y se acuerda de quién no pagó.
