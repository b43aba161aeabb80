# Por que algo é recusado: uma frase para cada motivo.

## Por qualquer jogo

refusal-game-over = A partida terminou.
refusal-not-awaited = Agora não é você quem responde.
refusal-not-the-question = Isso não responde à pergunta em jogo.
refusal-unreadable = Isso não faz sentido aqui.

## Por uma mesa ou pelo servidor

table-refusal-private = Esta mesa é particular: peça o link dela.
table-refusal-not-seated = Você não tem cadeira nesta mesa.
table-refusal-seated-already = Você já tem uma cadeira nesta mesa.
table-refusal-no-chair = Essa cadeira não existe.
table-refusal-chair-taken = Já tem alguém sentado aí.
table-refusal-table-full = Não há mais cadeira livre.
table-refusal-queue-full = Já há gente demais esperando uma cadeira.
table-refusal-not-host = Só o anfitrião pode fazer isso.
table-refusal-not-a-person = Aí não há ninguém que possa fazer isso.
table-refusal-bad-name = Escolha um nome que dê para ler.
table-refusal-bad-level = Esse bot não existe.
table-refusal-bad-options = Essas regras não combinam.
table-refusal-bad-settings = Isso não é possível para uma mesa.
table-refusal-too-few = Há pouca gente na mesa.
table-refusal-not-ready = Alguém ainda não está pronto.
table-refusal-game-on = Não durante uma partida.
table-refusal-no-game = Não há partida em andamento.
table-refusal-paused = A partida está em pausa.
table-refusal-not-paused = A partida não está em pausa.
table-refusal-stale = Tarde demais: essa pergunta já foi encerrada.
table-refusal-nothing-to-undo = Não há nada para desfazer.
table-refusal-bot-plays = Um bot joga por você: retome a sua cadeira primeiro.
table-refusal-not-away = Essa pessoa não está ausente.
table-refusal-nobody-watches = Ninguém que possa ficar com essa cadeira está assistindo agora.
table-refusal-not-watching = Essa pessoa não está mais assistindo, ou não pode ficar com essa cadeira nesta partida.
table-refusal-voted = Você já votou por um bot nessa cadeira.
table-refusal-people-play = Ainda há uma pessoa nesta partida.
table-refusal-present = Essa pessoa já voltou.
table-refusal-too-fast = Muitos comandos de uma vez. Espere um momento.
table-refusal-nothing-said = A mensagem está vazia.
table-refusal-barred = O anfitrião tirou você desta mesa de vez.
table-refusal-other-lesson = Aqui a lição mostra outra resposta: leia a nota de novo.
table-refusal-not-alone = Os conselhos são para partidas em que todos os outros são bots.
table-refusal-unreadable-message = O servidor não entende isso. Recarregue a página.
table-refusal-too-many = Muita coisa já foi aberta a partir daqui. Tente mais tarde.
table-refusal-full = A casa está cheia. Tente de novo em alguns minutos.
table-refusal-too-much = Muita coisa já foi guardada a partir daqui hoje. Você pode jogar esta partida até o fim; para o resto, tente amanhã.
table-refusal-foreign = Isso não é permitido a partir daqui.
table-refusal-no-table = Essa mesa não existe mais.
table-refusal-no-replay = Essa partida não existe.
table-refusal-not-these-eyes = Esta mesa não mostra as cartas.
table-refusal-bad-token = Este servidor não conhece esse token.
table-refusal-bad-link = Este link não abre mais nada: já foi usado, ou seus cinco minutos acabaram. Crie outro no aparelho em que você está na mesa.
table-refusal-own-place = Este navegador está sentado a uma mesa como outra pessoa.
table-refusal-no-browser = Um programa continua onde estiver seu token.
table-refusal-other-protocol = A página está desatualizada. Recarregue.
table-refusal-not-kept = O servidor não conseguiu salvar isso. Tente de novo.
table-refusal-later = O servidor está mostrando muitas partidas agora. Tente de novo daqui a pouco.
table-refusal-defect = Algo deu errado no servidor. Nada mudou.
