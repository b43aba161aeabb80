# Reglas de la casa: un nombre, una frase y una etiqueta para cada valor.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

option-fa-reblock = Otro bloqueo de la { -foreign-aid }
    .about = Cuando un bloqueo de la { -foreign-aid } era mentira, ¿pueden bloquear otros? Los bloqueos enviados a la vez hacen fila, salvo que se vuelva a preguntar a todos.
    .is-false = no
    .is-true = sí, cada uno una vez
    .is-in-line = sí, quienes ya hacían fila
