# Reglas de la casa: un nombre, una frase y una etiqueta para cada valor.

option-deck = Mazo
    .about = ¿Qué gremio tiene cada carta, y cuáles llevan dos símbolos? El reglamento no lo dice: elige uno de los dos mazos.
    .is-a = mazo A
    .is-b = mazo B
    .is-own = un mazo propio
option-pairs = Parejas
    .about = Cuatro jugadores en dos parejas, cada uno frente a su pareja. Seis juegan siempre en tres parejas.
    .is-false = cada uno por su cuenta
    .is-true = en parejas
option-joker = Colocar los comodines
    .about = ¿Elige cada uno los gremios de sus comodines, o van adonde más rinden?
    .is-choose = elegidos
    .is-auto = solos
option-pair-jokers = Comodines de una pareja
    .about = ¿Coloca la pareja todos los comodines juntos, o cada uno los suyos en sus propias columnas?
    .is-pooled = juntos
    .is-owner = cada uno los suyos
option-pair-pdv = Cartas Pot-de-Vin de una pareja
    .about = ¿Se cuentan las cartas Pot-de-Vin de los dos por separado o juntas?
    .is-each = por separado
    .is-combined = juntas
option-six-recycle = Seis jugadores: la carta que queda
    .about = ¿Qué carta de la ronda queda en el medio para la próxima pila de triunfos? Lo más cercano a la letra del reglamento es que elija quien gana.
    .is-trump = la carta de triunfo
    .is-choice = una que elige quien gana
    .is-winning-card = la carta ganadora
