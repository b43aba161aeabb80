# As palavras de Coup.

## Personagens. NAME, THE, AN e OF em outras mensagens tomam estas formas.

character-duke = Duque
    .the = o Duque
    .an = um Duque
    .of = do Duque
    .short = Du
character-assassin = Assassino
    .the = o Assassino
    .an = um Assassino
    .of = do Assassino
    .short = As
character-captain = Capitão
    .the = o Capitão
    .an = um Capitão
    .of = do Capitão
    .short = Ca
character-ambassador = Embaixador
    .the = o Embaixador
    .an = um Embaixador
    .of = do Embaixador
    .short = Em
character-contessa = Condessa
    .the = a Condessa
    .an = uma Condessa
    .of = da Condessa
    .short = Co
character-inquisitor = Inquisidor
    .the = o Inquisidor
    .an = um Inquisidor
    .of = do Inquisidor
    .short = In
character-lawyer = Advogado
    .the = o Advogado
    .an = um Advogado
    .of = do Advogado
    .short = Ad
character-patron = Mecenas
    .the = o Mecenas
    .an = um Mecenas
    .of = do Mecenas
    .short = Me

# Uma carta cuja arte se distingue das outras do mesmo personagem.
card = { $character } { $mark }

## Ações: o nome, o que faz e as palavras com que pode ser digitada.

action-income = Renda
    .about = 1 moeda
    .words = renda
action-foreign-aid = Ajuda Externa
    .about = 2 moedas, se ninguém bloquear
    .words = ajuda externa
action-tax = Taxar
    .about = 3 moedas
    .words = taxar, taxa
action-exchange = Trocar
    .about = compra do Baralho da Corte e devolve
    .words = trocar, troca
action-embezzle = Desviar
    .about = todas as moedas do asilo
    .words = desviar, desvio
action-coup = Golpe de Estado
    .about = paga 7: alguém perde uma influência
    .words = golpe
action-assassinate = Assassinar
    .about = paga 3: alguém perde uma influência
    .words = assassinar, assassinato
action-steal = Extorquir
    .about = até 2 moedas de alguém
    .words = extorquir, extorsão
action-examine = Investigar
    .about = vê uma carta de alguém
    .words = investigar
action-patron = Repartir
    .about = 2 moedas, e 1 para alguém
    .words = repartir, mecenas
action-convert = Converter
    .about = 1 moeda por você, 2 por outra pessoa
    .words = converter, conversão

## Facções

faction-0 = Steamers
faction-1 = SAFE

## Edições

preset-coup-br = Coup, edição brasileira
    .about = 2 a 10 jogadores; a dois joga-se com conjuntos
preset-urbis-reforma = Coup: Urbis Reforma, edição argentina
    .about = 2 a 10 jogadores; quem diz a verdade tem de provar
preset-coup-es = Coup, edição espanhola
    .about = 2 a 6 jogadores
