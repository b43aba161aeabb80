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
level-solver = Equilibrista
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
level-fallible = Falível
level-attentive = Atento
level-careless = Descuidado
level-judging = Avaliador
level-network-1 = Primeira rede
level-liar = Mentiroso
level-honest-caller = Honesto que contesta tudo
level-caller = Contesta tudo
level-never-challenger = Nunca contesta
level-truthful = Nunca blefa
level-hoarder = Acumulador
level-maniac = Maníaco
level-timid = Tímido
level-grudge-holder = Vingativo
level-blocker = Bloqueia tudo
level-greedy = Pega tudo o que pode
level-ducker = Foge das rodadas
level-payer = Paga logo
level-gem-hoarder = Nunca paga
level-trump-early = Trunfos primeiro
level-trump-hoarder = Guarda os trunfos
level-high-roller = Cartas altas primeiro
