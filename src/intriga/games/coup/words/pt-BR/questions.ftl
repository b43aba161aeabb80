# O que se pergunta a quem joga Coup, e o que se pode responder.

## Perguntas, uma para cada fase

ask-action = { $who }, é a sua vez. O que você faz?
ask-must-coup = { $who }, com { $must_coup } moedas ou mais é preciso dar um Golpe de Estado.
ask-challenge-tax = { $who } afirma ter { THE($claim) } para receber 3 moedas. Você contesta?
ask-challenge-exchange = { $who } afirma ter { THE($claim) } para trocar cartas. Você contesta?
ask-challenge-assassinate = { $who } afirma ter { THE($claim) } para assassinar { $whom }. Você contesta?
ask-challenge-assassinate-you = { $who } afirma ter { THE($claim) } para assassinar você: seria uma influência a menos. Você contesta?
ask-challenge-assassinate-named = { $who } afirma ter { THE($claim) } para assassinar { $whom }, nomeando { THE($card) }. Você contesta?
ask-challenge-assassinate-named-you =
    { $who } afirma ter { THE($claim) } para assassinar você, nomeando { THE($card) }. { $choices ->
        [0] Você não tem essa carta: não perderia nada.
        [1] Você tem essa carta e a perderia.
       *[other] Você tem essa carta: perderia uma influência.
    } Você contesta?
ask-challenge-steal =
    { $who } afirma ter { THE($claim) } para extorquir { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } de { $whom }. Você contesta?
ask-challenge-steal-you =
    { $who } afirma ter { THE($claim) } para extorquir { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } de você. Você contesta?
ask-challenge-examine = { $who } afirma ter { THE($claim) } para ver uma carta de { $whom }. Você contesta?
ask-challenge-examine-you = { $who } afirma ter { THE($claim) } para ver uma das suas cartas. Você contesta?
ask-challenge-patron = { $who } afirma ter { THE($claim) } para receber 2 moedas e dar 1 a { $whom }. Você contesta?
ask-challenge-patron-you = { $who } afirma ter { THE($claim) } para receber 2 moedas e dar 1 a você. Você contesta?
ask-challenge-embezzle =
    { $who } afirma não ter { NAME($claim) } para levar { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } do esgoto. Você contesta?
ask-challenge-block = { $who } afirma ter { THE($claim) } para bloquear { $whom }. Você contesta?
ask-challenge-block-you = { $who } afirma ter { THE($claim) } para bloquear você. Você contesta?
ask-challenge-lawyer = { $who } afirma ter { THE($claim) } pelo espólio de { $whom }. Você contesta?
ask-prove = { $who } contesta você. Você mostra { THE($claim) }?
ask-prove-none = { $who } contesta você. Você mostra a mão inteira?
ask-lose-challenger = Era verdade. Qual influência você perde?
ask-lose-claimant = Sem prova não tem conversa. Qual influência vai embora?
ask-lose-coup = { $who } dá um Golpe de Estado em você, que perde uma influência. Qual carta você revela?
ask-lose-assassinate = { $who } assassina você, que perde uma influência. Qual carta você revela?
ask-lose-challenger-named = Era verdade, e a carta nomeada é { THE($card) }. Qual influência você perde?
ask-lose-claimant-named = Sem prova não tem conversa, e a carta nomeada é { THE($card) }. Qual influência vai embora?
ask-lose-coup-named = { $who } dá um Golpe de Estado em você, nomeando { THE($card) }, que você tem. Qual influência você perde?
ask-lose-assassinate-named = { $who } assassina você, nomeando { THE($card) }, que você tem. Qual influência você perde?
ask-block-foreign-aid = { $who } pede Ajuda Externa. Você bloqueia?
ask-block-assassinate = { $who } quer assassinar você. Você bloqueia?
ask-block-assassinate-named =
    { $who } quer assassinar você, nomeando { THE($card) }. { $choices ->
        [0] Você não tem essa carta: não perderia nada.
        [1] Você tem essa carta e a perderia.
       *[other] Você tem essa carta: perderia uma influência.
    } Você bloqueia?
ask-block-steal =
    { $who } quer extorquir { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } de você. Você bloqueia?
ask-block-examine = { $who } quer investigar você. Você bloqueia?
ask-exchange =
    { $cards ->
        [1] Com qual carta você fica?
       *[other] Com quais { $cards } cartas você fica?
    }
ask-examine-show = { $who } investiga você. Qual carta você mostra?
ask-examine-decide = { $who } mostra { THE($card) } a você. O que fazer com a carta?
ask-patron-redirect = Quem ia receber está fora da partida. Para quem vai a moeda?
ask-lawyer =
    { $whom } deixa { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }. Você afirma ter o Advogado?
ask-setup-pick = Qual carta do seu conjunto é a sua primeira influência?
ask-setup-faction = Você começa e escolhe a facção; os outros se alternam. Enquanto houver duas, ninguém ataca nem bloqueia os seus. Qual é a sua?
ask-whom = quem?
ask-character = qual personagem você nomeia?
ask-block-too = Ou bloqueia?

## Respostas

choice-pass = deixar passar
    .words = passar, não, deixar
choice-challenge = contestar
    .words = contestar, contesto, desafiar
choice-block = bloquear com { THE($card) }
    .words = bloquear, bloqueio
choice-prove = mostrar { THE($card) }
    .words = provar, mostrar
choice-prove-none = mostrar a mão inteira
choice-decline = recusar e perder uma influência
    .words = recusar
choice-lose = revelar { THE($card) }
    .words = perder, revelar, virar
choice-keep = ficar com { $cards }
    .words = ficar com, ficar
choice-show = mostrar { THE($card) }
    .words = mostrar
choice-replace = obrigar a trocar
    .words = trocar
choice-leave = deixar ficar
    .words = deixar
choice-redirect = { $who }
    .words = passar
choice-claim = afirmar ter { THE($card) }
    .words = afirmar, sim
choice-pick = { THE($card) }
    .words = escolher
choice-faction = { $faction ->
        [0] { faction-0 }
       *[1] { faction-1 }
    }
    .words = facção
choice-unnamed = sem nomear carta
choice-yourself = você
price-coin =
    { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }

## O que uma ação faz além das moedas, o que não tem volta e por que está fechada: curto, nos botões

effect-strike = alguém perde uma influência
effect-strike-named = uma influência, se tiver a carta nomeada
effect-exchange =
    { $cards ->
        [1] { $cards } carta nova
       *[other] { $cards } cartas novas
    }
effect-patron = e { $coins } para alguém
effect-examine = ver uma carta
effect-convert = mudar uma facção
warn-empty-sewer = vazio: não leva nada
warn-must-coup = depois, só o Golpe
warn-no-coup = depois, sem Golpe
warn-bluff-last = se contestarem: você sai
warn-bluff-both = se contestarem: duas cartas
warn-challenge-last = se for verdade: você sai
warn-challenge-both = se for verdade: duas cartas
warn-decline = você poderia provar
warn-decline-both = duas cartas: você sai da partida
warn-last-card = sua última carta: você sai da partida
closed-cannot-afford =
    { $coins ->
        [1] falta { $coins } moeda
       *[other] faltam { $coins } moedas
    }
closed-must-coup = { $must_coup } moedas: só o Golpe
closed-nothing-to-steal = ninguém tem moedas
closed-nothing-to-embezzle = o esgoto está vazio
closed-own-faction = sua facção
closed-empty-purse = sem moedas

## As teclas das respostas, no navegador

key-pass = Deixar passar
key-challenge = Contestar
key-block = Bloquear

claim-true = verdade
claim-bluff = blefe

## O que mais se pode digitar

prompt-watch = Você está fora da partida. Enter continua a assistir, rápido tira as pausas, sair encerra.

## Por que uma resposta é recusada: uma frase para cada motivo

refusal-must-coup = Com { $must_coup } moedas ou mais, é preciso dar um Golpe de Estado.
refusal-cannot-afford = Você não tem moedas para isso.
refusal-not-in-game = Esse personagem não está nesta partida.
refusal-no-reforma = Isso só existe com a Reforma.
refusal-no-such-target = Escolha outra pessoa que ainda esteja na partida.
refusal-own-faction = Isso não vale contra a própria facção enquanto houver duas.
refusal-nothing-to-steal = Essa pessoa não tem moedas, e nesta mesa não se extorque quem não tem nada.
refusal-nothing-to-embezzle = O esgoto está vazio, e nesta mesa não se frauda à toa.
refusal-must-name = Nesta mesa é preciso nomear também um personagem.
refusal-must-not-name = Nesta mesa essa ação não nomeia personagem.
refusal-cannot-block-with = Esse personagem não bloqueia esta ação.
refusal-cannot-decline = Aqui não se pode recusar: a carta tem de ser mostrada.
refusal-cannot-prove = Você não pode provar isso.
refusal-not-held = Você não tem essa carta.
refusal-would-prove = Revelar essa carta provaria o que você afirmou: escolha a outra.
refusal-wrong-number = Não é esse o número de cartas.

## O que podia ter sido feito

could-allow = { $who } podia ter deixado passar.
could-challenge = { $who } podia ter contestado.
could-challenge-counted = { $who } podia ter contestado: todas as cópias { OF($card) } estavam à vista, e { $whom } não tinha nenhuma.
could-challenge-sure = { $who } podia ter contestado: { $whom } não tinha como ter { THE($card) }.
could-block = { $who } tinha { THE($card) } e podia ter bloqueado com essa carta.
could-block-bluff = { $who } podia ter bloqueado com { THE($card) }, mesmo blefando.
