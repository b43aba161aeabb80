# Lo que dicen en la mesa los bots del elenco: cada temperamento a su manera.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

says-spoiler-greets-1 = ¿Qué junta cada uno? Pregunto, nomás.
says-spoiler-last-1 = Mi trabajo acá terminó.
says-miser-takes-2 = De a poquito.
