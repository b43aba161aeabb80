# O que todas as partes da casa dizem.

## Listas: a, b e c

list-two =
    { $sound ->
       *[other] { $first } e { $last }
    }
list-more = { $first }, { $last }

## Quem não diz o nome

guest = Visitante

## Os bots com quem se pode jogar: o nome de cada um, e o que cada um faz em cada jogo

level-beginner = Iniciante
level-beginner-coup = Nunca mente, e só contesta o que não tem como ser verdade.
level-beginner-pot-de-vin = Agarra o que parece bom agora, e nem pergunta quanto vai custar.
level-casual = Casual
level-casual-coup = Blefa um pouco, conta cartas e confia no faro, como amigos em volta da mesa.
level-casual-pot-de-vin = Conta símbolos, personagens e trunfos, e só pensa nesta rodada.
level-skilled = Avançado
level-skilled-coup = Já blefou muito contra si mesmo, mas ainda escorrega de vez em quando.
level-skilled-pot-de-vin = Já jogou muito contra si mesmo, mas ainda se empolga de vez em quando.
level-expert = Especialista
level-expert-coup = Blefa de um jeito que você quase nunca sabe, e duvida de você quando compensa.
level-expert-pot-de-vin = Sabe quanto cada carta vale para cada um, e estraga as suas colunas quando pode.
level-master = Mestre
level-master-coup = Blefa na medida certa para deixar você na dúvida, e joga adiante com todas as mãos que você pode ter.
level-master-pot-de-vin = Imagina as cartas que não vê e joga adiante na cabeça antes de escolher.

# E os que se distinguem pelo estilo.
level-cautious = Cauteloso
level-cautious-coup = Raramente mente, e deixa passar muita coisa.
level-bluffer = Blefador
level-bluffer-coup = Diz ter o que lhe convém, uma vez atrás da outra.
level-hunter = Caçador
level-hunter-coup = Fareja mentira em todo canto, e contesta as suas.

# Agentes de pesquisa: não se oferecem a ninguém, mas programas, registros e mesas antigas os citam.
level-uniform = Ao acaso
level-impulse = Impulso
level-honest = Honesto
level-rule-of-thumb = Regras práticas
level-search = Busca
level-policy = Rede
level-blend = Rede e regras práticas
level-lookahead = Rede e busca
