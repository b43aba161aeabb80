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
action-embezzle = Fraudar
    .about = todas as moedas do esgoto
    .words = fraudar, fraude
action-coup = Golpe de Estado
    .about = paga { $coup_cost }: alguém perde uma influência
    .words = golpe
action-assassinate = Assassinar
    .about = paga { $assassin_cost }: alguém perde uma influência
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
    .about =
        { $convert_self ->
            [1] { $convert_self } moeda
           *[other] { $convert_self } moedas
        } por você, { $convert_other } por outra pessoa
    .words = converter, conversão

## Facções

faction-0 = Steamers
faction-1 = SAFE

## Edições

preset-coup-br = Coup, edição brasileira
    .about = 2 a 10 jogadores; com dois, cada um escolhe a primeira carta
preset-urbis-reforma = Coup: Urbis Reforma, edição argentina
    .about = 2 a 10 jogadores; quem diz a verdade tem de provar
preset-coup-es = Coup, edição espanhola
    .about = 2 a 6 jogadores

## Os bots: o que cada um faz

level-beginner-coup = Blefa pouco, e mal; acredita em quase tudo.
level-casual-coup = Blefa quando dá vontade, contesta pelo faro e esquece quem disse o quê, como amigos em volta da mesa.
level-skilled-coup = Já blefou muito contra si mesmo, mas ainda escorrega de vez em quando.
level-expert-coup = Blefa tão bem que você quase nunca percebe, e contesta quando compensa.
level-master-coup = Blefa na medida certa para deixar você na dúvida, e joga adiante com todas as mãos que você pode ter.
level-cautious-coup = Raramente blefa, e deixa passar muita coisa.
level-bluffer-coup = Diz ter o que lhe convém, uma vez atrás da outra.
level-hunter-coup = Fareja blefe em todo canto, e contesta os seus.
level-grudge-coup = Devolve o golpe a quem bateu por último, demore o que demorar.
level-calculator-coup = Blefa menos que os outros, e golpeia assim que tem moedas.
level-raider-coup = Vive das moedas dos outros.
level-solver-coup = Procura um jogo de que ninguém consiga tirar proveito, e nunca se adapta a você.
    .elsewhere = Nesta mesa, joga como o Mestre: só resolve partidas de dois com as regras básicas, como as da edição espanhola.
