# Perguntas para praticar: a página que as oferece e a mesa que faz uma delas.

web-puzzles-lead = Uma pergunta de uma partida de verdade, na mesa de verdade. Você vê o que o jogador via; uma resposta é claramente a melhor.
web-puzzles-level = Dificuldade
web-puzzles-level-all = Todos
web-puzzles-level-easy = Fácil
web-puzzles-level-medium = Médio
web-puzzles-level-hard = Difícil
web-puzzles-solved =
    { $solved ->
        [0] { $all } exercícios
       *[other] { $solved } de { $all } resolvidos
    }
web-puzzles-due =
    { $due ->
        [1] Um que você errou volta hoje.
       *[other] { $due } que você errou voltam hoje.
    }
web-puzzles-begin = Começar
web-puzzles-about = As partidas foram jogadas por bots. Cada resposta foi jogada até o fim centenas de vezes, com as mãos que o jogador podia imaginar, e a melhor ficou pelo menos oito pontos percentuais à frente, não importa o que ele achasse do que os outros disseram. Um exercício que você erra volta depois de um dia, e mais tarde em intervalos maiores. Quem se lembra disso é só este navegador.
web-puzzles-of = Exercício: { $game }
web-puzzles-board = A mesa
web-puzzles-log = O que foi dito, do fim para o começo
web-puzzles-solution = A resposta
web-puzzles-right = Isso: “{ $best }”.
web-puzzles-wrong = A melhor resposta era “{ $best }”.
web-puzzles-cost = “{ $own }” ganha menos vezes: { $points }{ "\u00a0" }pontos percentuais a menos.
web-puzzles-believed =
    { $times ->
        [0] Pelo que você tinha visto, a afirmação de { $claimant } dificilmente seria verdade.
        [1] Pelo que você tinha visto, a afirmação de { $claimant } podia ser verdade uma vez em dez.
        [10] Pelo que você tinha visto, a afirmação de { $claimant } era quase com certeza verdade.
       *[other] Pelo que você tinha visto, a afirmação de { $claimant } podia ser verdade { $times } vezes em dez.
    }
web-puzzles-note = Vitórias: quantas houve depois da resposta, em partidas jogadas até o fim. Referência: com que frequência o jogador mais forte da casa responde assim.
web-puzzles-next = Próximo exercício
web-puzzles-again = Tentar de novo
web-puzzles-back = Todos os exercícios
