# A página das lições, e o que fica junto à mesa de uma delas.

web-learn-title = Aprender jogando
web-learn-lead = Mesas de verdade, com as regras de verdade; as cartas, os outros e cada compra estão combinados para você ver o que importa. Ninguém espera por você.
web-learn-minutes = { $minutes } minutos
web-learn-begin = Começar
web-learn-note = Lição, { $at } de { $of }
web-learn-over = A lição acabou.
web-learn-go-on = Continuar jogando
web-learn-back = Voltar às lições
web-learn-again = Começar de novo
web-learn-no-line = Esta partida continua quando a conexão voltar.
web-puzzles-practise = Praticar com exercícios
web-puzzles-practise-about = Perguntas de partidas de verdade em que uma resposta é claramente a melhor.
