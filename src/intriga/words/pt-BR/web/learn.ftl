# A página das lições, e o que fica junto à mesa de uma delas.

web-learn-title = Aprender jogando
web-learn-lead = Mesas de verdade, com as regras de verdade; as cartas e os adversários seguem um roteiro, para mostrar o que importa. Leve o tempo que quiser.
web-learn-minutes =
    { $minutes ->
        [1] { $minutes } minuto
       *[other] { $minutes } minutos
    }
web-learn-begin = Começar
web-learn-note = Lição, { $at } de { $of }
web-learn-over = A lição acabou.
web-learn-go-on = Continuar jogando
web-learn-back = Voltar às lições
web-learn-again = Começar de novo
web-learn-no-line = Esta partida continua quando a conexão voltar.
web-puzzles-practise = Praticar com exercícios
web-puzzles-practise-about = Perguntas de partidas de verdade em que uma resposta é claramente a melhor.
