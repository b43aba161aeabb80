# Lo que dicen todas las partes de la casa.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

level-bluffer = Chamuyero
level-truthful = Nunca miente
