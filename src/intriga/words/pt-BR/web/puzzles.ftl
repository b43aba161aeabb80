# Perguntas para praticar: a página que as oferece e a mesa que faz uma delas.

web-puzzles-lead = Uma pergunta de uma partida de verdade, na mesa de verdade. Você vê o que se via daquela cadeira; uma resposta é claramente a melhor.
web-puzzles-level = Dificuldade
web-puzzles-level-all = Todos
web-puzzles-level-easy = Fácil
web-puzzles-level-medium = Médio
web-puzzles-level-hard = Difícil
web-puzzles-solved =
    { $solved ->
        [0]
            { $all ->
                [1] { $all } exercício
               *[other] { $all } exercícios
            }
        [1] { $solved } de { $all } resolvido
       *[other] { $solved } de { $all } resolvidos
    }
web-puzzles-due =
    { $due ->
        [1] Um que você errou volta hoje.
       *[other] { $due } que você errou voltam hoje.
    }
web-puzzles-begin = Começar
web-puzzles-about = As partidas foram jogadas por bots. Cada resposta foi jogada até o fim centenas de vezes, com as mãos que se podiam imaginar daquela cadeira, e a melhor ficou pelo menos oito pontos percentuais à frente, quer se acreditasse nos outros ou não. Um exercício que você erra volta depois de um dia, e mais tarde em intervalos maiores. Só este navegador se lembra disso.
web-puzzles-of = Exercício: { $game }
web-puzzles-board = A mesa
web-puzzles-log = O que foi dito, do fim para o começo
web-puzzles-solution = A resposta
web-puzzles-right = Isso: “{ $best }”.
web-puzzles-wrong = A melhor resposta era “{ $best }”.
web-puzzles-cost =
    { $points ->
        [1] “{ $own }” vence menos vezes: um ponto percentual a menos.
       *[other] “{ $own }” vence menos vezes: { $points }{ "\u00a0" }pontos percentuais a menos.
    }
web-puzzles-believed =
    { $times ->
        [0] Pelo que você tinha visto, a afirmação de { $claimant } dificilmente seria verdade.
        [1] Pelo que você tinha visto, a afirmação de { $claimant } podia ser verdade uma vez em dez.
        [10] Pelo que você tinha visto, a afirmação de { $claimant } era quase com certeza verdade.
       *[other] Pelo que você tinha visto, a afirmação de { $claimant } podia ser verdade { $times } vezes em dez.
    }
web-puzzles-note = Vence: quantas vezes cada resposta venceu quando a partida foi jogada até o fim. Bot mais forte: com que frequência o jogador mais forte da casa responde assim.
web-puzzles-next = Próximo exercício
web-puzzles-again = Tentar de novo
web-puzzles-back = Todos os exercícios
web-puzzles-next-question = Próxima pergunta

# Dois treinos: o preço de uma contestação e os finais resolvidos.

web-puzzles-price = O preço de uma contestação
web-puzzles-price-about = Até que chance de ser verdade ainda vale a pena contestar? Dê o seu palpite. Aqui isso foi medido, sem opinião sobre quem afirma.
web-puzzles-price-begin = Adivinhar um preço
web-puzzles-price-ask = Vale a pena contestar se a afirmação de { $claimant } for verdade em menos de…
web-puzzles-price-of-hundred =
    { $percent ->
        [1] uma vez em cem
       *[other] { $percent } vezes em cem
    }
web-puzzles-price-say = É o meu palpite
web-puzzles-price-is = Vale a pena contestar abaixo de { $price }%.
web-puzzles-price-note =
    { $points ->
        [1] O preço foi medido com um ponto de margem.
       *[other] O preço foi medido com { $points } pontos de margem.
    }
web-puzzles-price-off =
    { $points ->
        [0] Você disse exatamente isso.
        [1] Você disse { $guess }%: um ponto de diferença.
       *[other] Você disse { $guess }%: { $points } pontos de diferença.
    }
web-puzzles-price-why =
    Flagrar um blefe faz você ganhar algo, e contestar uma verdade faz você perder algo. As duas coisas foram jogadas até o fim centenas de vezes: elas se equilibram quando a afirmação de { $claimant } é verdade { $price ->
        [1] uma vez em cem
       *[other] { $price } vezes em cem
    }.
web-puzzles-price-pays = Então aqui vale a pena contestar.
web-puzzles-price-does-not = Então aqui é melhor deixar passar.
web-puzzles-price-is-even = Então aqui quase não faz diferença.
web-puzzles-price-so-far =
    { $asked ->
        [1]
            { $points ->
                [1] Seu palpite ficou a um ponto.
               *[other] Seu palpite ficou a { $points } pontos.
            }
       *[other]
            { $points ->
                [1] Seus últimos { $asked } palpites ficaram a um ponto, em média.
               *[other] Seus últimos { $asked } palpites ficaram a { $points } pontos, em média.
            }
    }
web-puzzles-endgame = Finais resolvidos
web-puzzles-endgame-about = Dois jogadores, uma carta cada um, sem nenhuma afirmação anterior. Esses duelos estão resolvidos, então o valor de cada resposta não é opinião. Às vezes é preciso variar: a página conta quanto você blefa e quanto contesta.
web-puzzles-endgame-begin = Jogar finais
web-puzzles-endgame-mixed = Aqui várias respostas valem o mesmo. Vale alternar: quem responde sempre igual fica fácil de ler.
web-puzzles-endgame-note = Vence: quantas vezes você vence depois da resposta, se o adversário segue a solução e você continua o melhor possível. Bot mais forte: aqui, com que frequência a solução responde assim. Respostas que valem o mesmo são alternadas; senão o adversário poderia se aproveitar.
web-puzzles-endgame-so-far =
    { $asked ->
        [1]
            { $points ->
                [1] A pergunta custou um ponto percentual a você.
               *[other] A pergunta custou { $points } pontos percentuais a você.
            }
       *[other]
            { $points ->
                [1] As últimas { $asked } perguntas custaram um ponto percentual cada uma, em média.
               *[other] As últimas { $asked } perguntas custaram { $points } pontos percentuais cada uma, em média.
            }
    }
web-puzzles-bluffs-so-far =
    Blefes: { $own } em { $open ->
        [1] uma oportunidade
       *[other] { $open } oportunidades
    }; a solução teria blefado { $meant ->
        [0] quase nunca
        [1] cerca de uma vez
       *[other] cerca de { $meant } vezes
    }.
web-puzzles-doubts-so-far =
    Contestações: { $own } em { $open ->
        [1] uma afirmação
       *[other] { $open } afirmações
    }; a solução teria contestado { $meant ->
        [0] quase nenhuma
        [1] cerca de uma
       *[other] cerca de { $meant }
    }.
