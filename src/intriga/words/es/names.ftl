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

## De un juego que no explica nada

help-no-rules = Este juego no trae sus reglas por escrito.

## Los bots contra los que se puede jugar: el nombre de cada uno

level-beginner = Principiante
level-casual = Casual
level-skilled = Avanzado
level-expert = Experto
level-master = Maestro

# Y los que se distinguen por su estilo.
level-cautious = Prudente
level-bluffer = Farolero
level-hunter = Desconfiado
level-grudge = Rencoroso
level-calculator = Calculador
level-raider = Saqueador
level-solver = Equilibrista
level-collector = Coleccionista
level-briber = Sobornador
level-spoiler = Aguafiestas
level-miser = Avaro

# Agentes de investigación: no se ofrecen a nadie, pero programas, registros y mesas antiguas los nombran.
level-uniform = Al azar
level-impulse = Impulso
level-honest = Honesto
level-rule-of-thumb = Reglas prácticas
level-search = Búsqueda
level-policy = Red
level-blend = Red y reglas prácticas
level-lookahead = Red y búsqueda
level-fallible = Falible
level-attentive = Atento
level-careless = Descuidado
level-judging = Evaluador
level-network-1 = Primera red
level-liar = Mentiroso
level-honest-caller = Honesto que desafía todo
level-caller = Desafía todo
level-never-challenger = Nunca desafía
level-truthful = Nunca farolea
level-hoarder = Acaparador
level-maniac = Maníaco
level-timid = Tímido
level-grudge-holder = Vengativo
level-blocker = Bloquea todo
level-greedy = Se lleva todo lo que puede
level-ducker = Evita las rondas
level-payer = Paga enseguida
level-gem-hoarder = Nunca paga
level-trump-early = Primero los triunfos
level-trump-hoarder = Guarda los triunfos
level-high-roller = Primero las cartas altas
