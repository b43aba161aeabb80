# Por que a resposta de um exercício é a melhor.

## Contestar, e o que acontece ao deixar passar

why-last-card = É a sua última carta: se isso passar, você está fora. Não há mais nada a perder.
why-card-anyway = Se você deixar passar o assassinato, com certeza perde uma carta.
why-coup-next-last =
    Se isso passar, { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, e o próximo Golpe de Estado leva a sua última carta.
why-coup-next =
    Se isso passar, { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }: o bastante para um Golpe de Estado no próximo turno.
why-coup-waits = { $who } tem moedas para um Golpe de Estado no próximo turno: não dá para esperar.
why-assassin-next =
    Se isso passar, { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e pode assassinar no próximo turno: já afirmou ter { THE($claim) }.
why-theft-stops-coup =
    Você fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, pouco para o Golpe de Estado que poderia dar na sua vez.
why-theft-stops-assassin =
    Você fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, pouco para o assassinato que poderia fazer na sua vez.
why-theft-overtakes =
    Depois { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e você com { $own }: você fica para trás.
why-theft =
    A extorsão tira { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } de você e dá a { $who }.
why-outpaced =
    { $who } chega antes de você a um Golpe de Estado: { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } contra { $own }.
why-block-saves-last = Só resta uma carta a { $who }: se o bloqueio é um blefe, você vence na hora.
why-block-saves =
    Se o bloqueio valer, você perde as suas { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e { $who } fica com a carta.
why-block-stops-coup =
    Sem o bloqueio você fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e pode dar um Golpe de Estado na próxima vez.
why-few-left = Você vê { $seen } das { $copies } cartas { OF($claim) }: é difícil que { $who } tenha uma.
why-caught-before = Já flagraram { $who } sem { THE($claim) }.
why-many-claims =
    { $who } já afirmou ter { $claims ->
        [1] um personagem
       *[other] { $claims } personagens diferentes
    }, e tem { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    }.
why-unlikely = Por tudo o que foi dito e mostrado, { $who } provavelmente não tem { THE($claim) }.
why-caught-ends = Só resta uma carta a { $who }: se é um blefe, contestar vence a partida.
why-caught-out = Só resta uma carta a { $who }: se é um blefe, contestar tira { $who } da partida.
why-behind = { $who } tem mais cartas que você, e sem arriscar é difícil virar o jogo.
why-though-likely = Por isso é certo contestar, mesmo que { $who } possa ter { THE($claim) }.

## Deixar passar

why-likely = { $who } provavelmente tem { THE($claim) }.
why-risk-both = Contestar uma verdade custaria as suas duas cartas.
why-risk-last = Contestar uma verdade custaria a sua última carta.
why-though-unlikely = Por isso é certo deixar passar, mesmo que possa ser um blefe de { $who }.
why-exchange-harmless = Uma troca não tira nada de você.
why-coins-harmless =
    Com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } { $who } ainda não pode dar um Golpe de Estado.
why-not-your-fight = { $who } não está bloqueando você, e sim outra pessoa.
why-others-may = Os outros também podem contestar: deixe o risco para eles.
why-bluff-last = Bloquear seria um blefe, e se contestarem você perde a última carta.
why-bluff-block = Bloquear seria um blefe, e se contestarem você perde uma carta.
why-you-strike = Você tem as moedas para o Golpe de Estado que leva a última carta de { $who }.
why-little-lost =
    Só há { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } em jogo.
why-keep-one = Você perde uma carta e fica com a outra; um blefe poderia custar as duas.
why-others-may-block = Os outros também podem bloquear: deixe o risco para eles.

## Bloquear

why-true-block = Você tem { THE($claim) }: quem contestar o seu bloqueio perde uma carta.
why-block-spends =
    { $who } pagou { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } à toa.
why-dare-last = Só resta uma carta a { $who }, que dificilmente vai se arriscar a contestar.
why-told-before = Você já afirmou ter { THE($claim) }, então é mais fácil que acreditem.
why-none-seen = Nenhuma carta { OF($claim) } apareceu ainda, então é fácil que acreditem.

## O que fazer na sua vez

why-coup-ends = Só resta uma carta a { $who }: um Golpe de Estado vence a partida.
why-strike-first =
    { $who } tem { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e pode dar um Golpe de Estado no próximo turno: ataque primeiro.
why-coup-sure = Um Golpe de Estado não pode ser contestado nem bloqueado.
why-strongest = Ninguém está tão forte quanto { $who } agora, em cartas e moedas.
why-one-fewer = Só resta uma carta a { $who }: você terá um adversário a menos.
why-kill-ends = Só resta uma carta a { $who }, e só { THE($claim) } pode salvá-la.
why-you-hold = Você tem { THE($claim) }: quem contestar perde uma carta.
why-few-blocks = Você vê { $seen } das { $copies } cartas { OF($claim) }: um bloqueio seria provavelmente um blefe.
why-strike-now =
    Um assassinato custa { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }: não é preciso esperar por um Golpe de Estado.
why-strike-cheap =
    Um assassinato custa menos que um Golpe de Estado e deixa você com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
why-theft-slows =
    { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, pouco para um Golpe de Estado no próximo turno.
why-theft-disarms =
    { $who } fica com { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, pouco para um assassinato no próximo turno.
why-theft-swings =
    Você ganha { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } e { $who } perde o mesmo.
why-reach-coup =
    Você chega a { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }: na próxima vez pode dar um Golpe de Estado.
why-reach-coup-ends =
    Você chega a { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }: na próxima vez pode dar o Golpe de Estado que vence a partida.
why-tax-most =
    Nada mais dá { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } a você.
why-twins = Você tem { THE($claim) } em dobro: com dois personagens diferentes dá para fazer mais.
why-no-coins = Nada na sua mão traz moedas.
why-needs-contessa = Você não tem nada contra um assassinato: uma troca pode trazer { THE($claim) }.
why-income-sure = A Renda não pode ser contestada nem bloqueada.
why-rest-bluffs = O que mais poderia tentar você seria um blefe.
why-let-aid-pass = { $who } já deixou passar uma Ajuda Externa sem afirmar ter { THE($claim) }.
why-aid-claims-nothing = A Ajuda Externa não afirma nenhum personagem: ninguém pode flagrar você num blefe.

## Qual carta guardar

why-keep-claimed = Você já afirmou ter { THE($claim) }: com a carta na mão, pode continuar provando.
why-twins-back = Você tem { THE($claim) } em dobro: uma carta sobra.
why-keep-contessa = { $who } já afirmou ter o personagem que assassina e tem moedas para isso: só { THE($claim) } protege você.
why-keep-assassin = Você tem as moedas para assassinar com { THE($claim) } na próxima vez.
why-keep-assassin-ends = Com { THE($claim) } você pode tirar a última carta de { $who } na próxima vez.
why-keep-guard = { $who } já afirmou ter o personagem que extorque: { THE($claim) } pode bloquear isso.
why-keep-duke =
    Com { THE($claim) } você recebe { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } por turno.
why-keep-captain =
    Com { THE($claim) } você tira { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } dos outros e bloqueia extorsões.
why-keep-blade =
    Com { THE($claim) } você ataca por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
why-keep-ambassador = Com { THE($claim) } você pode trocar as suas cartas e bloquear extorsões.
why-keep-shield = Só { THE($claim) } impede um assassinato.
