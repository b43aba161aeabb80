# O que o mestre faria numa decisão de uma partida registrada: intriga hint.

hint-thinks = O mestre está pensando…
hint-asked =
    { $at ->
        [one] Depois de { $at } jogada de { $inputs }, quem responde é { $who }.
       *[other] Depois de { $at } jogadas de { $inputs }, quem responde é { $who }.
    }
hint-answer = resposta
hint-probability = probabilidade
hint-win = venceria
hint-loss = perda
hint-percent = { $whole },{ $tenths } %
hint-only = Não há outra resposta possível.
hint-verdict-best = { $who } jogou “{ $action }”. Nenhuma resposta é melhor.
hint-verdict-close = { $who } jogou “{ $action }”. Está perto da melhor, “{ $best }”.
hint-verdict-mixed = { $who } jogou “{ $action }”. “{ $best }” é melhor, mas o mestre também joga assim, { $probability } das vezes.
hint-verdict-loses = { $who } jogou “{ $action }”. Isso custa { $loss } de chance de vencer em relação a “{ $best }”.
hint-beliefs = O que { $who } pode pensar que os outros têm:
hint-noise-coup = Depois de cada resposta foram testados { $worlds } mundos; ± é um erro padrão. Todos continuam jogando como a rede do mestre.
hint-noise-pot-de-vin = Depois de cada resposta { $worlds } distribuições foram jogadas até o fim, com bom senso e depressa; ± é um erro padrão.

hint-which-game = { $file } contém { $games } partidas; escolha uma com --game: { $known }.
hint-no-game = { $file } não contém a partida “{ $game }”; contém { $known }.
hint-no-input = --at é um número de jogadas de 0 a { $most }, não { $at }.
hint-over =
    { $at ->
        [one] Depois de { $at } jogada a partida acabou; escolha uma decisão anterior com --at.
       *[other] Depois de { $at } jogadas a partida acabou; escolha uma decisão anterior com --at.
    }
hint-not-asked = Depois de { $at } jogadas o assento { $seat } não tem nada a responder; respondem: { $known }.
hint-bad-number = { $option } é um número a partir de { $least }, não { $given }.
