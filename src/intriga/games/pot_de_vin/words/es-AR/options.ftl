# Reglas de la casa: un nombre, una frase y una etiqueta para cada valor.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

option-deck = Mazo
    .about = ¿Qué gremio tiene cada carta, y cuáles llevan dos símbolos? El reglamento no lo dice: elegí uno de los dos mazos.
    .is-a = mazo A
    .is-b = mazo B
    .is-own = un mazo propio
