# As palavras de Pot de Vin.

## Os quatro naipes são personagens; as formas curtas estão na mesa e podem ser digitadas.

character-aldo = Aldo
    .short = A
character-pietra = Pietra
    .short = P
character-enzo = Enzo
    .short = E
character-ugo = Ugo
    .short = U

# Uma carta de um personagem, ou símbolos de uma guilda: Aldo 12, Nobres ×2
card = { $character } { $mark }

## Guildas

guild-nobles = Nobres
    .short = Nob
guild-artists = Artistas
    .short = Art
guild-merchants = Comerciantes
    .short = Com
guild-workers = Trabalhadores
    .short = Tra
guild-knights = Cavaleiros
    .short = Cav
guild-assassins = Assassinos
    .short = Ass

## Cartas neutras: 1, 2, 3 e 13

neutral-joker = coringa
    .short = ?
neutral-plus = +2
    .short = +
neutral-minus = −2
    .short = −
neutral-pot = Pot-de-Vin
    .short = P

## Edições

preset-pot-de-vin = Pot de Vin
    .about = 3 a 6 jogadores; seis jogam em duplas

## Os bots: o que cada um faz

level-beginner-pot-de-vin = Joga no palpite, e raramente sabe quanto uma carta vai custar.
level-casual-pot-de-vin = Conta símbolos, personagens e trunfos, e muitas vezes erra a conta.
level-skilled-pot-de-vin = Conta bem símbolos, personagens e trunfos, e só pensa nesta rodada.
level-expert-pot-de-vin = Sabe quanto cada carta vale para cada um, e estraga as suas colunas quando pode.
level-master-pot-de-vin = Imagina as cartas que não vê e joga adiante na cabeça antes de escolher.
level-collector-pot-de-vin = Quer levar todas as rodadas, e abre com carta alta.
level-briber-pot-de-vin = Paga uma gema assim que a rodada parece ruim.
level-spoiler-pot-de-vin = Empurra as cartas que estragam as suas colunas.
level-miser-pot-de-vin = Guarda gemas e trunfos até o fim.
