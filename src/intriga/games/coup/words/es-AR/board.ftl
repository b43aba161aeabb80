# La mesa de Coup tal como se muestra.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

cli-welcome = Un juego de mentiras.
