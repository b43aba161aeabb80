# Lo que dicen todas las partes de la casa.

## Listas: a, b y c

list-two =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-more = { $first }, { $last }

## Quien no dice su nombre

guest = Visitante

## Los bots contra los que se puede jugar: el nombre de cada uno, y qué hace cada uno en cada juego

level-beginner = Principiante
level-beginner-coup = Nunca miente, y solo desafía lo que no puede ser verdad.
level-beginner-pot-de-vin = Se lanza a por lo que ahora parece bueno, y no pregunta cuánto costará.
level-casual = Casual
level-casual-coup = Farolea un poco, cuenta cartas y se fía de su olfato, como los amigos en la mesa.
level-casual-pot-de-vin = Cuenta símbolos, personajes y triunfos, y piensa solo en esta ronda.
level-skilled = Avanzado
level-skilled-coup = Ha faroleado mucho contra sí mismo, pero aún resbala de vez en cuando.
level-skilled-pot-de-vin = Ha jugado mucho contra sí mismo, pero aún se deja llevar de vez en cuando.
level-expert = Experto
level-expert-coup = Farolea de modo que casi nunca lo sabes, y duda de ti cuando sale a cuenta.
level-expert-pot-de-vin = Sabe cuánto vale cada carta para cada cual, y estropea tus columnas si puede.
level-master = Maestro
level-master-coup = Farolea lo justo para dejarte con la duda, y juega por adelantado con todas las manos que puedes tener.
level-master-pot-de-vin = Imagina las cartas que no ve y juega por adelantado en su cabeza antes de elegir.

# Y los que se distinguen por su estilo.
level-cautious = Prudente
level-cautious-coup = Rara vez miente, y te deja pasar muchas.
level-bluffer = Farolero
level-bluffer-coup = Dice tener lo que le conviene, una y otra vez.
level-hunter = Sabueso
level-hunter-coup = Huele mentiras por todas partes, y desafía las tuyas.

# Agentes de investigación: no se ofrecen a nadie, pero programas, registros y mesas antiguas los nombran.
level-uniform = Al azar
level-impulse = Impulso
level-honest = Honesto
level-rule-of-thumb = Reglas prácticas
level-search = Búsqueda
level-policy = Red
level-blend = Red y reglas prácticas
level-lookahead = Red y búsqueda
