# Por que algo é recusado: uma frase para cada motivo.

## Por qualquer jogo

refusal-game-over = A partida terminou.
refusal-not-awaited = Agora não é a sua vez de responder.
refusal-not-the-question = Isso não responde à pergunta. Escolha uma das respostas.
refusal-unreadable = Não entendi. Escolha uma das respostas.

## Por uma mesa ou pelo servidor

table-refusal-private = Esta mesa é privada: peça o link dela.
table-refusal-not-seated = Você não tem cadeira nesta mesa.
table-refusal-seated-already = Você já tem uma cadeira nesta mesa.
table-refusal-no-chair = Essa cadeira não existe.
table-refusal-chair-taken = Já tem alguém sentado aí.
table-refusal-table-full = Não há mais cadeira livre.
table-refusal-queue-full = Já há gente demais esperando uma cadeira.
table-refusal-not-host = Só quem comanda a mesa pode fazer isso.
table-refusal-not-a-person = Nessa cadeira não há ninguém que possa fazer isso.
table-refusal-bad-name = Escolha um nome com letras ou números.
table-refusal-bad-level = Esse bot não existe.
table-refusal-bad-options = Essas regras não combinam.
table-refusal-bad-settings = Uma mesa não aceita esse ajuste.
table-refusal-too-few = Ainda falta gente na mesa.
table-refusal-not-ready = Alguém ainda não confirmou.
table-refusal-game-on = Só entre uma partida e outra.
table-refusal-no-game = Não há partida em andamento.
table-refusal-paused = A partida está em pausa.
table-refusal-not-paused = A partida não está em pausa.
table-refusal-stale = Tarde demais: a mesa já seguiu.
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
table-refusal-barred = Tiraram você desta mesa de vez.
table-refusal-other-lesson = Desta vez não: a nota diz o que experimentar.
table-refusal-not-alone = Os conselhos são para partidas em que todos os outros são bots.
table-refusal-other-chance = Esses não são os bytes anunciados antes da distribuição.
table-refusal-only-seated = Nesta mesa só conversa quem está sentado.
table-refusal-number-used = Outro pedido seu já tinha esse número. Tente de novo.
table-refusal-daily = Esta partida do dia está valendo: as dicas esperam até ela acabar.
table-refusal-unreadable-message = O servidor não entendeu. Recarregue a página.
table-refusal-too-many = Foi muita coisa de uma vez. Espere uns minutos e tente de novo.
table-refusal-full = A casa está cheia. Tente de novo em alguns minutos.
table-refusal-too-much = Você usou todo o espaço de hoje neste servidor. Dá para terminar esta partida; as próximas, amanhã.
table-refusal-foreign = Abra o Intriga no endereço dele e tente de novo.
table-refusal-no-table = Essa mesa não existe mais.
table-refusal-no-replay = Essa partida não existe.
table-refusal-no-circle = Essa mesa de amigos não existe, ou o link dela mudou. Peça o novo.
table-refusal-not-this-viewer = Esta mesa não mostra as cartas.
table-refusal-bad-token = Este servidor não reconhece mais você. Recarregue a página.
table-refusal-bad-link = Este link não vale mais: já foi usado, ou os cinco minutos passaram. Crie outro no aparelho em que você está na mesa.
table-refusal-bad-passkey = Esta chave de acesso não vale aqui. Tente mais uma vez ou volte de outro jeito.
table-refusal-bad-words = Estas palavras não valem. Confira como você as escreveu: cada conjunto serve uma vez, e palavras novas anulam as antigas.
table-refusal-no-login = Isso já não existe mais.
table-refusal-many-passkeys = Você já tem todas as chaves de acesso que uma pessoa pode ter. Exclua uma antes.
table-refusal-own-place = Este navegador já está numa mesa como outra pessoa.
table-refusal-no-browser = Um programa continua onde estiver seu token.
table-refusal-banned = Quem cuida deste servidor bloqueou você de vez.
shut-out-until = Quem cuida deste servidor bloqueou você até { $until }.
table-refusal-closed-table = Quem cuida deste servidor fechou esta mesa.
table-refusal-taken-down = Quem cuida deste servidor tirou esta partida do ar.
table-refusal-other-protocol = A página está desatualizada. Recarregue.
table-refusal-not-kept = O servidor não conseguiu salvar isso. Tente de novo.
table-refusal-later = O servidor está mostrando muitas partidas agora. Tente de novo daqui a pouco.
table-refusal-defect = Algo deu errado no servidor, e nada mudou. Tente de novo.
