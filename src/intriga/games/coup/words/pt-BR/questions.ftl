# O que se pergunta a quem joga Coup, e o que se pode responder.

## Perguntas, uma para cada fase

ask-action = { $who }, é a sua vez. O que você faz?
ask-must-coup = { $who }, com { $must_coup } moedas ou mais é preciso dar um Golpe de Estado.
ask-challenge = { $who } afirma ter { THE($claim) }. Você contesta?
ask-challenge-none = { $who } afirma não ter { NAME($claim) }. Você contesta?
ask-challenge-block = { $who } afirma ter { THE($claim) } para bloquear. Você contesta?
ask-challenge-lawyer = { $who } afirma ter { THE($claim) } pelo espólio de { $whom }. Você contesta?
ask-prove = { $who } contesta você. Você mostra { THE($claim) }?
ask-prove-none = { $who } contesta você. Você mostra a mão inteira?
ask-lose-challenger = Era verdade. Que carta você vira para cima?
ask-lose-claimant = O que você afirmou não foi provado. Que carta você vira para cima?
ask-lose-struck = Você perde uma influência. Que carta você vira para cima?
ask-block-foreign-aid = { $who } pede Ajuda Externa. Você bloqueia?
ask-block-assassinate = { $who } quer assassinar você. Você bloqueia?
ask-block-steal = { $who } quer extorquir você. Você bloqueia?
ask-block-examine = { $who } quer investigar você. Você bloqueia?
ask-exchange =
    { $cards ->
        [one] Com que carta você fica?
       *[other] Com que { $cards } cartas você fica?
    }
ask-examine-show = { $who } investiga você. Que carta você mostra?
ask-examine-decide = { $who } mostra { THE($card) } a você. O que será da carta?
ask-patron-redirect = Quem ia receber está fora da partida. Para quem vai a moeda?
ask-lawyer =
    { $whom } deixa { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }. Você afirma ter o Advogado?
ask-setup-pick = Que carta do seu conjunto é a sua primeira influência?
ask-setup-faction = Você começa. Que facção escolhe?
ask-whom = quem?
ask-character = que personagem você nomeia?
ask-block-too = Ou você bloqueia?

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
choice-lose = virar para cima { THE($card) }
    .words = perder, virar
choice-keep = ficar com { $cards }
    .words = ficar com, ficar
choice-show = mostrar { THE($card) }
    .words = mostrar
choice-replace = mandar trocar
    .words = trocar
choice-leave = deixar
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
        [one] { $count } moeda
       *[other] { $count } moedas
    }

## As teclas das respostas, no navegador

key-pass = Deixar passar
key-challenge = Contestar
key-block = Bloquear

claim-true = verdade
claim-bluff = blefe

## O que mais se pode digitar

prompt-watch = Você está fora da partida. Enter continua a assistir, rápido tira as pausas, sair deixa a mesa.

## Por que uma resposta é recusada: uma frase para cada motivo

refusal-must-coup = Com { $must_coup } moedas ou mais, é preciso dar um Golpe de Estado.
refusal-cannot-afford = Você não tem moedas para isso.
refusal-not-in-game = Esse personagem não está nesta partida.
refusal-no-reforma = Isso só existe com a Reforma.
refusal-no-such-target = Escolha outra pessoa que ainda esteja na partida.
refusal-own-faction = Isso não vale contra a própria facção enquanto houver duas.
refusal-nothing-to-steal = Essa pessoa não tem moedas, e nesta mesa não se extorque de quem nada tem.
refusal-nothing-to-embezzle = O esgoto está vazio, e nesta mesa não se frauda à toa.
refusal-must-name = Nomeie também um personagem: nesta mesa ele é declarado.
refusal-must-not-name = Nesta mesa não se nomeia um personagem com isso.
refusal-cannot-block-with = Esse personagem não bloqueia esta ação.
refusal-cannot-decline = Aqui não se pode recusar: a carta tem de ser mostrada.
refusal-cannot-prove = Você não pode provar isso.
refusal-not-held = Você não tem essa carta.
refusal-would-prove = Virar essa carta provaria o que você afirmou: escolha a outra.
refusal-wrong-number = Não é esse o número de cartas.
