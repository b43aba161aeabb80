# O que todas as partes da casa dizem.

## Listas: a, b e c

list-two =
    { $sound ->
       *[other] { $first } e { $last }
    }
list-more = { $first }, { $last }

## Quem não diz o nome

guest = Visitante

## De um jogo que nada explica

help-no-rules = Este jogo não traz as regras por escrito.

## Os bots com quem se pode jogar: o nome de cada um

level-beginner = Iniciante
level-casual = Casual
level-skilled = Avançado
level-expert = Especialista
level-master = Mestre

# E os que se distinguem pelo estilo.
level-cautious = Cauteloso
level-bluffer = Blefador
level-hunter = Desconfiado
level-grudge = Rancoroso
level-calculator = Calculista
level-raider = Saqueador
level-collector = Colecionador
level-briber = Subornador
level-spoiler = Estraga-prazeres
level-miser = Avarento

# Agentes de pesquisa: não se oferecem a ninguém, mas programas, registros e mesas antigas os citam.
level-uniform = Ao acaso
level-impulse = Impulso
level-honest = Honesto
level-rule-of-thumb = Regras práticas
level-search = Busca
level-policy = Rede
level-blend = Rede e regras práticas
level-lookahead = Rede e busca
