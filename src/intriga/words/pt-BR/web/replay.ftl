# Uma partida terminada, passo a passo, o balanço e a análise.

web-replay-title = Uma partida de { $game }
web-replay-waiting = Buscando a partida…
web-replay-missing = Não é possível mostrar esta partida
web-replay-missing-about = Talvez ainda não tenha terminado, o endereço esteja errado ou a conexão tenha caído.
web-replay-board = A mesa neste passo
web-replay-share = Link deste passo
web-replay-record = Baixar o registro
web-replay-begun = Continua outra partida, a partir do passo { $step }

## Com os olhos de quem se vê

web-replay-viewer = Vista de
web-replay-viewer-all = As cartas de todos
web-replay-viewer-table = Só a mesa
web-replay-viewer-closed = { $viewer } (fechada)
web-replay-viewer-hint = Nesta mesa, algumas cartas continuam em segredo.
web-replay-viewer-refused = Esta vista está fechada: a mesa mantém essas cartas em segredo.

## Andar por ela

web-replay-timeline = Reprodução
web-replay-slider = Passo
web-replay-at = { $at } de { $of }
web-replay-step = Passo { $at }
web-replay-first = Ir à distribuição
web-replay-previous = Voltar
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Avançar
web-replay-last = Ir ao fim
web-replay-furthest = Até onde você chegou
web-replay-speed = Velocidade
web-replay-mark-challenge = Contestação
web-replay-mark-block = Bloqueio
web-replay-mark-out = Fora da partida
web-replay-mark-round = Rodada
web-replay-silent = Nada é dito.
web-replay-discreet = Sem spoilers
web-replay-discreet-hint = O histórico e a linha do tempo acabam onde você está.

## Ao lado da mesa

web-replay-aside = Mais sobre esta partida
web-replay-tab-story = Histórico
web-replay-tab-review = Balanço
web-replay-tab-edition = Regras

## Balanço: os dois jogos

web-replay-review-lost = Não foi possível buscar o balanço.
web-replay-review-closed = Esta mesa mantém as cartas em segredo; por isso não se pode dizer quem blefou.
web-replay-review-later = O balanço conta como a partida termina. Veja antes até o fim, ou mostre tudo já.
web-replay-reveal = Mostrar tudo
web-replay-mirror = Como cada um jogou

## Balanço de Coup

web-replay-claims-sum =
    { $claims ->
        [1] { $claims } afirmação
       *[other] { $claims } afirmações
    }, { $bluffs ->
        [0] nenhum blefe
        [1] { $bluffs } blefe
       *[other] { $bluffs } blefes
    }.
web-replay-let-pass =
    { $bluffs ->
        [1] Um blefe passou sem contestação.
       *[other] { $bluffs } blefes passaram sem contestação.
    }
web-replay-all-open = Aqui todas as mãos estão abertas; durante a partida, ninguém via as dos outros.
web-replay-bluffs = Blefes
web-replay-challenges = Contestações ganhas
web-replay-part-of = { $part } de { $whole }
web-replay-claims = Quem blefou quando
web-replay-claims-by = Afirmações: { $name }
web-replay-claims-of =
    { $claims ->
        [1] { $claims } afirmação
       *[other] { $claims } afirmações
    } · { $bluffs ->
        [0] nenhum blefe
        [1] { $bluffs } blefe · { $caught ->
            [0] nenhum descoberto
            [1] { $caught } descoberto
           *[other] { $caught } descobertos
        }
       *[other] { $bluffs } blefes · { $caught ->
            [0] nenhum descoberto
            [1] { $caught } descoberto
           *[other] { $caught } descobertos
        }
    }
web-replay-claim = Afirmação
web-replay-truth = Na verdade
web-replay-outcome = No que deu
web-replay-purpose-block = para bloquear
web-replay-purpose-estate = pelo espólio
web-replay-outcome-unasked = Ninguém podia contestar.
web-replay-outcome-believed = Ninguém contestou.
web-replay-outcome-proved = { $name } contestou em vão.
web-replay-outcome-caught = { $name } contestou, e era blefe.
web-replay-outcome-declined = { $name } contestou, e a carta não foi mostrada.

## Balanço de Pot de Vin

web-replay-growth = Pontos, rodada a rodada
web-replay-growth-table = O mesmo em tabela
web-replay-round-column = Rodada
web-replay-rounds = As rodadas
web-replay-round = Rodada { $round }
web-replay-rounds-won = Rodadas vencidas
web-replay-gems-paid = Gemas pagas
web-replay-points = Pontos
web-replay-points-note = A linha acaba depois da última rodada, antes de colocar os coringas.
web-replay-gem = uma gema
web-replay-wins-round = vence a rodada
web-replay-takes =
    Prêmio: { $cards }{ $gems ->
        [0] .
        [1] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }

## Análise: chances, decisões e sorte

web-replay-tab-analysis = Análise
web-replay-analysis-waiting = Analisando a partida… Leva alguns segundos.
web-replay-analysis-quick = Esta é uma análise rápida. A completa está a caminho e vai ficar no lugar dela; pode levar meio minuto.
web-replay-analysis-careful = Esta é a análise completa.
web-replay-analysis-only-quick = Com tanta gente na mesa, só há a análise rápida.
web-replay-analysis-lost = Não foi possível buscar a análise.
web-replay-analysis-no-careful = Não foi possível buscar a análise completa; esta é a rápida.
web-replay-analysis-closed = Esta mesa mantém as cartas em segredo; por isso as partidas dela não são analisadas.
web-replay-analysis-reference = É o que vê o jogador mais forte da casa (rede { $network }), não a verdade. O custo que ele dá a uma resposta costuma errar por cerca de { $error } pontos, como se mediu em outras partidas; só chamamos de erro de jogo o que custa o dobro disso.
web-replay-percent = { $percent }%
web-replay-points-number = { $sign }{ $whole },{ $tenths }
web-replay-chances = Chances, com todas as cartas abertas
web-replay-chances-about = A chance de vitória de cada um depois de cada passo. Ninguém na mesa podia ver isto.
web-replay-moments = Momentos que vale a pena rever
web-replay-moments-none = Nenhum momento se destaca nesta partida.
web-replay-moment-mistake = Erro
web-replay-moment-lie = Blefe
web-replay-moment-turn = Virada
web-replay-moment-answered = { $who } respondeu “{ $action }”.
web-replay-moment-better =
    { $size ->
        [big] Erro grave
       *[small] Erro
    }: a partida estava { $before ->
        [won] quase ganha
        [good] favorável
        [even] em aberto
        [poor] difícil
       *[lost] quase perdida
    } e ficou { $after ->
        [won] quase ganha
        [good] só favorável
        [even] em aberto
        [poor] difícil
       *[lost] quase perdida
    }.
web-replay-moment-cost = Um erro: a chance de vitória caiu de { $before }% para { $after }%.
web-replay-moment-could = { $who } podia ter escolhido “{ $best }”.
web-replay-moment-bluff-caught = { $who } tentou “{ $action }” na cara dura, e alguém foi conferir.
web-replay-moment-bluff-believed = { $who } blefou com “{ $action }”, e colou.
web-replay-moment-bluff-good = Foi um bom blefe: nenhuma resposta honesta valia tanto.
web-replay-moment-bluff-poor = Foi um blefe ruim: uma resposta honesta valia mais.
web-replay-moment-bluff-even = Blefar ou não fazia pouca diferença.
web-replay-moment-rose = Com todas as cartas abertas, a chance de { $who } subiu de { $before }% para { $after }%.
web-replay-moment-fell = Com todas as cartas abertas, a chance de { $who } caiu de { $before }% para { $after }%.
web-replay-choice = A escolha
web-replay-choice-before = Escolha anterior
web-replay-choice-after = Próxima escolha
web-replay-choice-of =
    { $count ->
        [1] { $who } só podia dar uma resposta.
       *[other] { $who } podia escolher entre { $count } respostas.
    }
web-replay-choice-none = Aqui não há escolha analisada.
web-replay-choice-answer = Resposta
web-replay-choice-wins = Vence
web-replay-choice-reference = Bot mais forte
web-replay-choice-equilibrium = Equilíbrio
web-replay-choice-played = escolhida
web-replay-choice-bluff = blefe
web-replay-choice-mistake = Foi um erro: “{ $best }” era melhor.
web-replay-choice-believed =
    { $times ->
        [0] Pelo que { $name } tinha visto, a afirmação de { $claimant } dificilmente seria verdade.
        [1] Pelo que { $name } tinha visto, a afirmação de { $claimant } podia ser verdade uma vez em dez.
        [10] Pelo que { $name } tinha visto, a afirmação de { $claimant } era quase com certeza verdade.
       *[other] Pelo que { $name } tinha visto, a afirmação de { $claimant } podia ser verdade { $times } vezes em dez.
    }
web-replay-choice-claim-true = Era verdade.
web-replay-choice-claim-false = Era blefe.
web-replay-choice-price = Contestar só compensava para quem dava menos de { $percent }% de chance à afirmação.
web-replay-choice-about = Vence: a chance de vitória depois de cada resposta, pelo que se sabia na hora. Bot mais forte: com que frequência o jogador mais forte da casa responde assim.
web-replay-choice-equilibrium-note = Equilíbrio: com que frequência um jogador de quem ninguém consegue tirar proveito daria cada resposta nesse momento, segundo a estimativa do Equilibrista.
web-replay-choice-equilibrium-about = O Equilibrista parte de tudo o que os dois jogadores ouviram. As frequências dele não provam nada, e nenhum veredito se apoia nelas.
web-replay-play-on = Jogar daqui em diante
web-replay-practise = Praticar com os seus erros
web-replay-account = De onde vieram os resultados
web-replay-account-result = resultado
web-replay-account-cards = cartas
web-replay-account-choices = escolhas
web-replay-account-guesses = palpites
web-replay-account-others = outros
web-replay-account-counted =
    { $count ->
        [0] nenhuma escolha importante
        [1] { $count } escolha importante
       *[other] { $count } escolhas importantes
    }
web-replay-account-lies = blefes descobertos: { $part }
web-replay-account-challenges = contestações ganhas: { $part }
web-replay-account-about = Em pontos percentuais. O resultado é o que cada um ganhou, menos o que podia esperar antes de receber as cartas. É a soma das cartas recebidas e compradas, das próprias escolhas comparadas às da referência, dos palpites que deram certo ou errado e do que os outros fizeram.
web-replay-choice-happened = Ver o que aconteceu
web-replay-choice-back = Voltar para antes dela
web-replay-choice-lost =
    A resposta dada custou { $points ->
        [1] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    }. Números assim costumam errar por cerca de { $off } pontos.
web-replay-account-cards-up = sorte nas cartas: +{ $share }
web-replay-account-cards-down = azar nas cartas: −{ $share }
web-replay-account-choices-up = boas escolhas: +{ $share }
web-replay-account-choices-down = escolhas fracas: −{ $share }
web-replay-account-guesses-up = palpites que deram certo: +{ $share }
web-replay-account-guesses-down = palpites que deram errado: −{ $share }
web-replay-account-others-up = os outros ajudaram: +{ $share }
web-replay-account-others-down = os outros prejudicaram: −{ $share }
web-replay-account-nothing = nada que pesasse muito
