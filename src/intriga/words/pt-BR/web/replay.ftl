# Uma partida terminada, passo a passo, e a sua análise.

web-replay-title = Uma partida de { $game }
web-replay-waiting = Buscando a partida…
web-replay-missing = Não é possível mostrar esta partida
web-replay-missing-about = Talvez ainda não tenha terminado, o endereço esteja errado ou a conexão tenha caído.
web-replay-board = A mesa neste passo
web-replay-share = Link deste passo
web-replay-record = Baixar o registro

## Com os olhos de quem se vê

web-replay-eyes = Vista de
web-replay-eyes-all = As cartas de todos
web-replay-eyes-table = Só a mesa
web-replay-eyes-closed = { $eyes } (fechada)
web-replay-eyes-hint = Nesta mesa, algumas cartas continuam em segredo.
web-replay-eyes-refused = Esta vista está fechada: a mesa mantém essas cartas em segredo.

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
web-replay-tab-review = Análise
web-replay-tab-edition = Regras

## Análise: os dois jogos

web-replay-review-lost = Não foi possível buscar a análise.
web-replay-review-closed = Esta mesa mantém as cartas em segredo; por isso não se pode dizer quem blefou.
web-replay-review-later = A análise conta como a partida termina. Veja antes até o fim, ou mostre tudo já.
web-replay-reveal = Mostrar tudo
web-replay-mirror = Como cada um jogou

## Análise de Coup

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
        [1] { $bluffs } blefe
       *[other] { $bluffs } blefes
    } · { $caught ->
        [0] nenhum descoberto
        [1] { $caught } descoberto
       *[other] { $caught } descobertos
    }
web-replay-claim = Afirmação
web-replay-truth = Na verdade
web-replay-outcome = O que deu
web-replay-purpose-block = para bloquear
web-replay-purpose-estate = pelo espólio
web-replay-outcome-unasked = Ninguém podia contestar.
web-replay-outcome-believed = Ninguém contestou.
web-replay-outcome-proved = { $name } contestou em vão.
web-replay-outcome-caught = { $name } contestou: descoberto.
web-replay-outcome-declined = { $name } contestou, e a carta não foi mostrada.

## Análise de Pot de Vin

web-replay-growth = Pontos, rodada a rodada
web-replay-growth-table = O mesmo em tabela
web-replay-round-column = Rodada
web-replay-rounds = As rodadas
web-replay-round = Rodada { $round }
web-replay-rounds-won = Rodadas ganhas
web-replay-gems-paid = Gemas pagas
web-replay-points = Pontos
web-replay-points-note = A linha acaba depois da última rodada, antes de colocar os coringas.
web-replay-gem = uma gema
web-replay-wins-round = ganha a rodada
web-replay-takes =
    Prêmio: { $cards }{ $gems ->
        [0] .
        [1] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }
