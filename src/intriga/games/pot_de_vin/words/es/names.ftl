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
