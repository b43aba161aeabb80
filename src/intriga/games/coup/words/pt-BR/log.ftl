# O que aconteceu à mesa. Cada participante é chamado pelo nome.

log-deal = As cartas estão na mesa. { $who } começa.
log-sets = Cada um recebe um conjunto de cinco personagens e escolhe dele a primeira influência.
log-factions =
    Steamers: { $steamers }. SAFE: { $safe }.
log-picks = { $who } já escolheu uma carta.
log-picks-card = { $who } escolhe { THE($card) }.
log-third-set = O terceiro conjunto é distribuído: uma carta para cada um, e três ficam como Baralho da Corte. { $who } começa.
log-faction =
    { $who } escolhe { $faction ->
        [0] os { faction-0 }
       *[1] a { faction-1 }
    }.

## Declarações

log-foreign-aid = { $who } pede Ajuda Externa.
log-tax = { $who } afirma ter { THE($claim) } para taxar.
log-exchange = { $who } afirma ter { THE($claim) } para trocar cartas.
log-embezzle = { $who } afirma não ter { NAME($claim) } e quer as moedas do esgoto.
log-coup =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e dá um Golpe de Estado em { $whom }.
log-coup-named =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e dá um Golpe de Estado em { $whom }, nomeando { THE($card) }.
log-assassinate =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e afirma ter { THE($claim) } para assassinar { $whom }.
log-assassinate-named =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e afirma ter { THE($claim) } para assassinar { $whom }, nomeando { THE($card) }.
log-steal = { $who } afirma ter { THE($claim) } para extorquir { $whom }.
log-examine = { $who } afirma ter { THE($claim) } para investigar { $whom }.
log-patron = { $who } afirma ter { THE($claim) } para repartir com { $whom }.
log-convert =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } ao esgoto: { $whom } passa para { $faction ->
        [0] os { faction-0 }
       *[1] a { faction-1 }
    }.
log-convert-self =
    { $who } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } ao esgoto e passa para { $faction ->
        [0] os { faction-0 }
       *[1] a { faction-1 }
    }.

## Respostas

log-challenge = { $who } contesta { $whom }.
log-block = { $who } bloqueia e afirma ter { THE($claim) }.
log-claim = { $who } afirma ter { THE($claim) } e reivindica o espólio de { $whom }.
log-block-stands = O bloqueio de { $who } vale.

## Dúvida

log-proved = { $who } mostra { THE($card) }, devolve a carta e compra outra.
log-proved-none = { $who } mostra a mão inteira, { $cards }, sem { THE($claim) }, devolve tudo e compra de novo.
log-not-proved = { $who } não pode mostrar { THE($claim) }.
log-not-proved-none = { $who } tem, sim, { THE($claim) }.
log-declined = { $who } prefere não mostrar { THE($claim) }.
log-declined-none = { $who } prefere não mostrar a mão.
log-refund =
    { $who } recebe de volta { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-draws-own = { $who } compra { $cards }; ninguém mais vê.
log-redraws = { $who } devolve a outra carta e compra uma nova.
log-lost = { $who } perde uma influência: { THE($card) }.
log-out = { $who } está fora da partida.

## Efeitos

log-income =
    { $who } { $coins ->
        [0] não recebe Renda: o Tesouro Central está vazio
        [1] recebe { $coins } moeda de Renda
       *[other] recebe { $coins } moedas de Renda
    }.
log-gains =
    { $who } { $coins ->
        [0] não recebe nada: o Tesouro Central está vazio
        [1] recebe { $coins } moeda
       *[other] recebe { $coins } moedas
    }.
log-embezzled =
    { $who } { $coins ->
        [0] não leva nada: o esgoto está vazio
        [1] leva { $coins } moeda do esgoto
       *[other] leva { $coins } moedas do esgoto
    }.
log-stolen =
    { $who } { $coins ->
        [0] não toma nada: { $whom } não tem moedas
        [1] toma { $coins } moeda de { $whom }
       *[other] toma { $coins } moedas de { $whom }
    }.
log-draws =
    { $who } compra { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } do Baralho da Corte.
log-returns =
    { $who } devolve { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } ao Baralho da Corte.
log-keeps = { $who } fica com { $kept } e devolve { $back }.
log-shows = { $who } mostra uma carta a { $whom }.
log-shows-card = { $who } mostra { THE($card) } a { $whom }.
log-leaves = { $who } deixa { $whom } ficar com a carta.
log-replaces = { $who } faz { $whom } trocar a carta.
log-patron-pays =
    { $who } { $coins ->
        [0] não recebe nada
        [1] recebe { $coins } moeda
       *[other] recebe { $coins } moedas
    } e { $whom } { $share ->
        [0] também não
       *[other] recebe { $share }
    }.
log-redirect =
    { $who } { $coins ->
        [0] não passa nada
        [1] passa { $coins } moeda
       *[other] passa { $coins } moedas
    } para { $whom }.
log-hits = { $who } mostra a mão inteira, { $cards }: { THE($card) } está ali.
log-misses = { $who } mostra a mão inteira, { $cards }: nada de { NAME($card) }, e nenhuma carta se perde.
log-no-effect = { $whom } já está fora, e nada mais acontece.
log-coins-return =
    { $who } deixa { $coins ->
        [1] { $coins } moeda, que volta
       *[other] { $coins } moedas, que voltam
    } ao Tesouro Central.
log-estate =
    { $who } deixa { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } para quem afirmar ter o Advogado.
log-estate-divided =
    Espólio de { $whom }, { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }: { $heirs } { $lawyers ->
        [1] recebe { $share }
       *[other] recebem { $share } cada
    }{ $rest ->
        [0] .
       *[other] , { $rest } para o Tesouro Central.
    }
log-estate-unclaimed =
    Espólio de { $whom }: { $coins ->
        [1] { $coins } moeda vai
       *[other] { $coins } moedas vão
    } para o Tesouro Central.
log-wins = { $who } vence a partida!
