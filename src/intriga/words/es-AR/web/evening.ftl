# La noche de una mesa. Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-evening-private = Esta mesa es privada: entrá primero a su página con el link.
