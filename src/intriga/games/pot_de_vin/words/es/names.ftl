# Las palabras de Pot de Vin.

## Los cuatro palos son personajes; las formas cortas están en la mesa y se pueden escribir.

character-aldo = Aldo
    .short = A
character-pietra = Pietra
    .short = P
character-enzo = Enzo
    .short = E
character-ugo = Ugo
    .short = U

# Una carta de un personaje, o símbolos de un gremio: Aldo 12, Nobles ×2
card = { $character } { $mark }

## Gremios

guild-nobles = Nobles
    .short = Nob
guild-artists = Artistas
    .short = Art
guild-merchants = Mercaderes
    .short = Mer
guild-workers = Trabajadores
    .short = Tra
guild-knights = Caballeros
    .short = Cab
guild-assassins = Asesinos
    .short = Ase

## Cartas neutras: 1, 2, 3 y 13

neutral-joker = comodín
    .short = ?
neutral-plus = +2
    .short = +
neutral-minus = −2
    .short = −
neutral-pot = Pot-de-Vin
    .short = P

## Ediciones

preset-pot-de-vin = Pot de Vin
    .about = 3 a 6 jugadores; seis juegan en parejas

## Los bots: qué hace cada uno

level-beginner-pot-de-vin = Juega a ojo, y rara vez sabe cuánto le costará una carta.
level-casual-pot-de-vin = Cuenta símbolos, personajes y triunfos, y a menudo saca mal la cuenta.
level-skilled-pot-de-vin = Cuenta bien símbolos, personajes y triunfos, y piensa solo en esta ronda.
level-expert-pot-de-vin = Sabe cuánto vale cada carta para cada uno, y estropea tus columnas si puede.
level-master-pot-de-vin = Imagina las cartas que no ve y juega por adelantado en su cabeza antes de elegir.
level-collector-pot-de-vin = Quiere llevarse todas las rondas, y abre con cartas altas.
level-briber-pot-de-vin = Paga una gema apenas la ronda pinta mal.
level-spoiler-pot-de-vin = Te pasa las cartas que arruinan tus columnas.
level-miser-pot-de-vin = Guarda gemas y triunfos hasta el final.
