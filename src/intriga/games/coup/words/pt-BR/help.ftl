# Ajuda sobre todas as regras de Coup. Entre colchetes, os números das páginas de regras.

help-rules = Coup em resumo
    .text =
        Cada um tem duas cartas viradas para baixo, cada qual uma influência sobre um personagem da corte. Quem perde as duas está fora; quem sobra vence.
        Na sua vez você faz uma ação. Algumas são de todos: Renda, Ajuda Externa e, por { $coup_cost } moedas, o Golpe de Estado. As outras são de um personagem: { $patron ->
            [0] o Duque recebe 3 moedas
           *[other] o Mecenas recebe 3 moedas e dá uma delas
        }, o Assassino mata por { $assassin_cost }, o Capitão toma 2, { $inquisitor ->
            [0] o Embaixador troca cartas
           *[other] o Inquisidor troca uma carta ou olha a de alguém
        }. Você pode afirmar ter qualquer personagem, com a carta ou sem ela.
        Sempre que alguém afirma ter um personagem, qualquer um pode contestar. Se era verdade, quem contestou perde uma influência; se não era, perde quem afirmou.
        Algumas ações podem ser bloqueadas, também afirmando ter um personagem: { $patron ->
            [0] o Duque
           *[other] o Mecenas
        } bloqueia a Ajuda Externa, { $lawyer ->
            [0] a Condessa
           *[other] o Advogado
        } o assassinato, o Capitão e { $inquisitor ->
            [0] o Embaixador
           *[other] o Inquisidor
        } a extorsão.

help-setup = Preparação
    .words = começo, cartas, baralho, tesouro, moedas
    .text =
        O baralho tem os cinco personagens da partida: três cópias de cada para até seis jogadores, quatro para sete ou oito, cinco para nove ou dez. Cada um recebe duas cartas viradas para baixo e pode olhar as suas quando quiser; as demais são o Baralho da Corte. [COUP-SU-01, COUP-SU-02, COUP-SU-03, COUP-SU-04]
        Cada um recebe 2 moedas, sempre à vista, e as outras são o Tesouro Central. A carta de ajuda lembra as ações e nada mais: aqui ela é a lista de respostas. [COUP-SU-05, COUP-SU-06, COUP-SU-07]
        Começa quem venceu a última partida, e joga-se em sentido horário. [COUP-SU-08, COUP-SU-10]
help-influence = Influência
    .words = perder, carta
    .text =
        Cada carta virada para baixo é uma influência sobre o seu personagem. Ao perder uma influência, você escolhe qual das suas cartas revelar. [COUP-IN-01, COUP-IN-02]
        A carta revelada fica virada para cima, à vista de todos. Já não vale nada e nunca volta ao baralho. [COUP-IN-03]
help-turn = A vez
    .words = vez, turno, ação, ações, afirmar, blefe
    .text =
        Na sua vez você anuncia exatamente uma ação; não se pode passar. Vale qualquer ação que você possa pagar, tenha a carta que tiver: fazer a ação de um personagem é afirmar que você o tem, seja ou não verdade. [COUP-TU-01, COUP-TU-02, COUP-TU-03]
        Primeiro os outros podem contestar, depois bloquear, e então a ação acontece. O que ninguém contesta nem bloqueia dá certo. [COUP-TU-04, COUP-TU-05]
        Quem começa a vez com { $must_coup } moedas ou mais tem de dar um Golpe de Estado. Depois joga a próxima pessoa que ainda está na partida. [COUP-TU-06, COUP-TU-07]
    .example = Ana tem duas Condessas e taxa: “Sou o Duque.” Ninguém contesta, e ela recebe { $tax } moedas.
help-income = Renda
    .words = renda
    .text = Receba 1 moeda. Ninguém pode contestar nem bloquear. [COUP-GA-01, COUP-BL-06]
help-foreign-aid = Ajuda Externa
    .words = ajuda
    .text = Receba 2 moedas. Não depende de personagem, por isso ninguém contesta; mas qualquer um pode bloquear com o Duque (ou o Mecenas). [COUP-GA-02, COUP-BL-02]
help-coup = Golpe de Estado
    .words = golpe
    .text = Pague { $coup_cost } moedas e aponte alguém, que perde na hora uma influência. O golpe não se contesta nem se bloqueia. [COUP-GA-03, COUP-BL-06]
help-tax = Taxar (Duque)
    .words = duque
    .text = Afirme ter o Duque e receba 3 moedas. Ninguém pode bloquear. [COUP-CH-01, COUP-BL-06]
help-assassinate = Assassinar (Assassino)
    .words = assassino, condessa, assassinato
    .text =
        Afirme ter o Assassino, pague { $assassin_cost } moedas e aponte alguém, que perde uma influência se o assassinato não for contestado nem bloqueado. [COUP-CH-02]
        A Condessa não tem ação própria. Ela bloqueia um assassinato contra você; as { $assassin_cost } moedas ficam gastas. [COUP-CH-05, COUP-BL-03]
help-steal = Extorquir (Capitão)
    .words = capitão, extorsão
    .text =
        Afirme ter o Capitão e tome 2 moedas de alguém, ou a única que houver. [COUP-CH-03]
        Quem sofre a extorsão pode bloquear com o Capitão, ou com o Embaixador ou o Inquisidor, o que estiver na partida. [COUP-BL-04, COUP-IQ-05]
help-exchange = Trocar (Embaixador)
    .words = embaixador, troca
    .text = Afirme ter o Embaixador, compre duas cartas do Baralho da Corte, fique com tantas quantas tinha e devolva as outras duas. Ninguém pode bloquear. [COUP-CH-04, COUP-BL-06]
help-block = Bloqueios
    .words = bloquear, bloqueio, ação contrária
    .text =
        Bloquear é afirmar ter um personagem que impede uma ação. Pode ser blefe, e qualquer um pode contestar. [COUP-BL-01]
        A Ajuda Externa qualquer um bloqueia com o Duque. O assassinato e a extorsão, só quem é o alvo: com a Condessa; com o Capitão ou o Embaixador. [COUP-BL-02, COUP-BL-03, COUP-BL-04]
        A ação bloqueada falha, e o que custou fica pago. Renda, Golpe de Estado, Taxar e Trocar não podem ser bloqueados. [COUP-BL-05, COUP-BL-06]
    .example = Bruno pede Ajuda Externa, e Clara bloqueia com o Duque. Ana não acredita e contesta: Clara não tem Duque para mostrar, perde uma influência, e Bruno recebe as moedas.
help-challenge = Contestações
    .words = contestar, contestação, dúvida
    .text =
        Toda vez que alguém afirma ter um personagem, quem ainda está na partida pode contestar, seja ou não o alvo. Todos têm a oportunidade antes de o jogo seguir; depois é tarde. [COUP-CL-01, COUP-CL-02, COUP-CL-03]
        Quem perde a contestação perde na hora uma influência. Se a afirmação era falsa, a ação falha; se o bloqueio era falso, a ação acontece. [COUP-CL-06, COUP-CL-08, COUP-CL-09]
help-prove = Provar e recusar
    .words = provar, recusar, mostrar
    .text =
        Quem recebe uma contestação prova o que disse mostrando a carta. Ela volta ao Baralho da Corte, que é embaralhado, e compra-se outra. [COUP-CL-04, COUP-CL-07]
        Onde a edição permite, pode-se também recusar e não mostrar a carta que se tem. Perde-se então a contestação, e revela-se uma carta que não seja a afirmada, a não ser que o grupo jogue ao pé da letra: então qualquer uma. [COUP-CL-05]
    .example = Contestam o Capitão de Clara, e ela mostra a carta. Quem contestou perde uma influência, o Capitão volta ao baralho, e Clara compra outra carta.
help-costs = Custos
    .words = pagar, devolução
    .text = O Golpe de Estado custa { $coup_cost } moedas e o assassinato { $assassin_cost }, pagas ao anunciar. As moedas só voltam se contestarem você e você não provar; depois de um bloqueio, não. [COUP-CL-08, COUP-BL-05]
    .example = Ana paga { $assassin_cost } moedas por um assassinato, e alguém bloqueia: as moedas se foram. Se contestassem e ela não mostrasse o Assassino, as moedas voltariam.
help-danger = Duas influências numa vez
    .words = perigo, duplo
    .text = Um assassinato pode custar as duas cartas: uma porque você contestou um Assassino verdadeiro, ou disse ter a Condessa sem ter e contestaram, e outra porque o assassinato então acontece. [COUP-DD-01]
    .example = Bruno quer assassinar Ana. Ela contesta, ele mostra o Assassino: uma carta a menos. Depois o assassinato acontece: lá se vai a outra.
help-elimination = Fora da partida
    .words = eliminação, fora, exílio
    .text =
        Quem não tem mais influência está fora na hora. As cartas ficam viradas para cima, e as moedas voltam ao Tesouro Central. [COUP-IN-04]
        Se isso acontece durante uma extorsão, o Capitão leva antes as 2 moedas. Quem está fora não participa de mais nada. [COUP-IN-05, COUP-IN-06]
help-windows = Quem responde quando
    .words = responder, ordem, resposta
    .text = Quando vários podem responder, todos respondem antes que se abra qualquer resposta. Elas valem então em sentido horário: contestações a partir de quem afirmou, bloqueios a partir de quem joga. Se um bloqueio da Ajuda Externa se mostra falso, vale o seguinte que tenha sido dado. Assim a pressa não decide nada, e você nunca vê a resposta dos outros antes de dar a sua. [COUP-CL-03, COUP-TU-05]
help-end = Fim da partida
    .words = fim, vencer, vitória
    .text = A partida termina quando só uma pessoa tem influência. Não há empate nem segundo lugar. [COUP-EN-01, COUP-EN-02]
help-talk = Conversa
    .words = conversa, promessa, acordo
    .text = Vale prometer de tudo, e promessa nenhuma obriga. Ninguém pode mostrar suas cartas, nem dar ou emprestar moedas. Na edição argentina ninguém conta quais cartas viu numa troca. [COUP-NE-01, COUP-NE-02, COUP-NE-03, COUP-NE-04]
help-inquisitor = Inquisidor
    .words = inquisidor
    .text =
        O Inquisidor entra no lugar do Embaixador. Tem duas ações, uma por vez: investigar, ou trocar uma só carta, comprando uma e devolvendo uma. Bloqueia a extorsão. [COUP-IQ-01, COUP-IQ-02, COUP-IQ-03, COUP-IQ-05]
help-examine = Investigar (Inquisidor)
    .words = investigar, investigação
    .text = Afirme ter o Inquisidor e aponte alguém, que mostra uma carta só a você. Você deixa a carta ficar ou obriga a trocar por outra do Baralho da Corte. Todos veem o que você decide, e mais ninguém vê as cartas. [COUP-IQ-04]
help-patron = Repartir (Mecenas)
    .words = mecenas, repartir
    .text = O Mecenas entra no lugar do Duque. Afirme tê-lo para receber 3 moedas, ficar com 2 e dar 1 a quem você apontar ao anunciar. O Mecenas bloqueia a Ajuda Externa, e é o personagem que não pode ter quem comete uma fraude. [COUP-PA-01, COUP-PA-02, COUP-PA-03]
help-lawyer = Advogado
    .words = advogado, espólio, herança
    .text =
        O Advogado entra no lugar da Condessa e bloqueia o assassinato. [COUP-LA-01]
        Quando alguém sai da partida, todos podem afirmar ter o Advogado para herdar as moedas. As afirmações são resolvidas uma a uma e podem ser contestadas; as que ficam de pé dividem por igual, e o resto vai para o Tesouro Central. Cinco moedas entre três advogados: 1 para cada um, 2 para o Tesouro Central. [COUP-LA-02]
        Advogado e Mecenas podem ser jogados juntos, com ou sem a Reforma. [COUP-LA-03]
help-reforma = Reforma e facções
    .words = reforma, facção, facções, steamers, safe
    .text =
        Cada um é dos Steamers ou da SAFE, à vista de todos, e no meio da mesa há um esgoto, vazio no começo. Quem começa escolhe uma facção, e em sentido horário cada um fica com a outra. [COUP-RF-01, COUP-RF-02]
        Enquanto houver duas facções, ninguém dá golpe, assassina ou extorque alguém da própria, nem bloqueia a Ajuda Externa de quem é dela. Contestar é sempre permitido. [COUP-RF-03, COUP-RF-04]
help-convert = Converter
    .words = conversão, esgoto
    .text =
        Pague { $convert_self ->
            [1] { $convert_self } moeda
           *[other] { $convert_self } moedas
        } para mudar a sua facção ou { $convert_other } para mudar a de outra pessoa. As moedas vão para o esgoto. Ninguém pode contestar nem bloquear. [COUP-RF-05, COUP-RF-06]
help-embezzle = Fraudar
    .words = fraude, desvio
    .text =
        Afirme não ter o Duque (o Mecenas, se ele estiver no lugar do Duque) e leve todas as moedas do esgoto. [COUP-RF-07]
        Qualquer um pode contestar. Se você não tem a carta, mostra a mão inteira, devolve tudo ao Baralho da Corte e compra outras tantas, e quem contestou perde uma influência. Se tem, você perde uma influência e as moedas ficam. [COUP-RF-08, COUP-RF-09]
help-declared = Golpe Declarado
    .words = declarado, nomear
    .text =
        Quem dá um golpe nomeia um personagem. O alvo mostra as duas cartas e perde a nomeada; se ela não está lá, não perde nada. Depois o alvo troca cartas como com o Embaixador. Um grupo pode jogar os assassinatos do mesmo modo, sempre ou quando o assassino quiser, e pode deixar que o alvo escolha a carta que perde. [COUP-2P-04, COUP-2P-05, COUP-2P-06]
help-two-players = Dois jogadores
    .words = dois, dupla, conjuntos
    .text = O jogador inicial começa com 1 moeda. Com conjuntos, cada um recebe um conjunto dos cinco personagens, escolhe em segredo uma carta e põe quatro de lado; um terceiro conjunto dá a segunda carta a cada um, e as três últimas são o Baralho da Corte. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
help-many-players = Sete a dez jogadores
    .words = sete, dez, muitos
    .text = Cada personagem tem então mais cópias, os substitutos também. Se as moedas acabarem, qualquer coisa serve de moeda: o Tesouro Central continua pagando. [COUP-10-01, COUP-10-02]
help-art = Artes iguais e diferentes
    .words = arte, artes, imagem
    .text = O grupo escolhe se as cópias de um personagem têm artes iguais ou diferentes. Com artes diferentes, aqui as letras A, B e C, uma carta vista duas vezes pode ser reconhecida. [COUP-SU-09]
help-table = A mesa na tela
    .words = marcas, tela
    .text =
        ▶ marca de quem é a vez, ■ uma carta virada para baixo. No fim da linha está o que cada um já afirmou ter: ×2 diz quantas vezes, ✓ que contestaram e houve prova, ✗ que contestaram e não houve.
        A lista diz entre parênteses se a afirmação seria verdade ou blefe. Digite o número ou palavras: extorquir 2, extorquir Bruno, ou só o começo de uma palavra.
