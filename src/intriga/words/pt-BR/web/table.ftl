# Uma mesa no navegador: a moldura, a barra com a pergunta, a espera e as respostas automáticas.

## A moldura

web-at-connecting = Procurando a sua cadeira…
web-at-dealing = Distribuindo…
web-at-lost = Conexão perdida. Tentando de novo…
web-at-lost-restart = O servidor está reiniciando. A partida volta em instantes…
web-at-lost-slow = A sua conexão está lenta. Tentando de novo…
web-at-lost-too-fast = Muitos comandos de uma vez. Já voltamos…
web-at-lost-not-kept = O servidor não consegue salvar agora. Tentando de novo…
web-at-late = Você só assiste e vê esta partida com atraso de { $time }. O que você escreve também aparece com atraso.
web-at-late-first = Quem assiste vê esta partida com atraso de { $time }. Ela começa para você quando esse tempo passar…
web-at-refused = Não foi desta vez. Tente de novo.
web-at-closed = A conexão terminou
web-at-closed-private = Esta mesa é privada
web-at-closed-barred = Tiraram você da mesa
web-at-closed-no-table = Esta mesa não existe mais
web-at-bye = O servidor encerrou a conexão.
web-at-resume = Continuar
web-at-pause = Pausar a partida
web-at-away = Você parece ausente, então ninguém espera.
web-at-bot-plays = Um bot joga por você.
web-at-back = Voltei
web-at-absent = { $who } se ausentou.
web-at-gone = { $who } está sem conexão.
web-at-vote = Deixar um bot jogar
web-at-voted = Você votou por um bot
web-at-watching =
    { $people ->
        [0] ninguém assistindo
        [1] { $people } pessoa assistindo
       *[other] { $people } pessoas assistindo
    }
web-at-you-watch = Você está assistindo
web-at-board = O tabuleiro
web-at-menu = Menu da mesa
web-at-invite = Convidar
web-at-rules = Regras
web-at-summary = Resumo
web-guide = Dica
web-guide-close = Entendi
web-guide-off = Sem mais dicas
web-at-rename = Mudar meu nome
web-at-rename-title = Qual é o seu nome?
web-at-hand-over = Deixar um bot jogar por mim
web-at-leave = Sair da mesa
web-at-leave-title = Sair da mesa?
web-at-leave-game = Um bot continua no seu lugar. Você pode voltar enquanto durar a partida.
web-at-left = Você saiu: um bot joga por você.
web-at-take-back = Voltar
web-at-given = A mesa respondeu por você. Dá para mudar.
web-at-unanswered = Seu tempo acabou: a mesa deixou passar por você.
web-at-mute = Silenciar { $who }
web-at-bar-watcher = Tirar { $who } de vez
web-at-new-link = Novo link
web-at-unmute = Voltar a ouvir { $who }
web-at-replaced = Quem comanda a mesa deu a sua cadeira a { $who } e pode devolvê-la.
web-report = Denunciar { $who }
web-report-title = Denunciar alguém
web-report-about = Quem cuida deste servidor recebe a denúncia, com as últimas mensagens que você podia ler. { $who } não fica sabendo.
web-report-why = Qual é o problema?
web-report-talk = O que foi dito
web-report-name = O nome
web-report-cheating = Trapaça
web-report-other = Outra coisa
web-report-send = Enviar a denúncia
web-report-sent = Sua denúncia chegou a quem cuida deste servidor.
web-report-failed = A denúncia não foi enviada. Tente de novo daqui a pouco.
web-give = Dar uma cadeira a quem assiste
web-give-this = Dar a cadeira de { $who } a quem assiste
web-give-about = Essa pessoa fica com as cartas e continua a partida. Quem tinha a cadeira passa a assistir.
web-give-about-room = Essa pessoa fica com a cadeira na próxima partida.
web-give-chair = Cadeira de
web-give-to = Para
web-give-do = Dar a cadeira
web-give-nobody = Ninguém está assistindo, ou nenhuma cadeira pode ser dada: podem as de bots e as de quem saiu ou está ausente.
web-at-away-title = Tirar { $who } da mesa?
web-at-away-once = Por agora
web-at-away-game = Um bot continua nesta partida. A pessoa assiste e pode se sentar de novo na próxima.
web-at-away-room = A cadeira fica livre. A pessoa pode se sentar de novo.
web-at-away-ever = De vez
web-at-bar-about = Essa pessoa não poderá mais sentar nem conversar nesta mesa, e só poderá assistir se a mesa for aberta. Numa mesa privada o link de convite muda: o antigo não deixa mais ninguém novo entrar, e as outras pessoas podem ficar.
web-at-bar-not = Deixar como está
web-told-chairs =
    { $chairs ->
        [1] { $chairs } cadeira
       *[other] { $chairs } cadeiras
    }
web-told-yes = sim
web-told-no = não
web-at-leave-room = A sua cadeira fica livre.
web-at-stay = Ficar
web-at-join = Sentar
web-at-join-title = Sente-se à mesa
web-at-join-about = É com este nome que os outros veem você. Não precisa de cadastro.
web-at-name = Seu nome
web-at-says = { $who } diz: { $text }
web-at-watch = Só assistir
web-at-queue = Esperar uma cadeira
web-at-queue-title = Quem está esperando?
web-at-queue-about = A primeira cadeira livre para a próxima partida é sua. É com este nome que os outros veem você.
web-at-unqueue = Sair da fila
web-at-queue-place = Você é o número { $place } na fila por uma cadeira.
web-at-queue-next = Há uma cadeira livre para você: a próxima partida é sua também.
web-at-queue-waiting = Esperando uma cadeira
web-at-queue-named = Esperando uma cadeira: { $who }
web-at-queue-gone = sem conexão
web-at-queue-give = Dar a { $who } a cadeira de { $bot }

## A barra

web-bar = O que fazer
web-bar-answers-of = Suas respostas
web-bar-time = Tempo restante
web-bar-seconds =
    { $seconds ->
        [0] acabou o tempo
        [1] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
web-bar-bank = Tempo reserva
web-bar-bank-begins =
    { $seconds ->
        [1] Seu tempo reserva está correndo: { $seconds } segundo.
       *[other] Seu tempo reserva está correndo: { $seconds } segundos.
    }
web-bar-held = O relógio espera: alguém está sem conexão.
web-bar-then = Sem resposta: { $answer }
web-bar-table-chooses = a mesa escolhe
web-bar-seconds-short = { $seconds } s
web-bar-sealed = Enviado:
web-bar-sealed-reaction = Resposta enviada, ninguém vê ainda:
web-bar-undo = Mudar resposta
web-bar-hurry = Pular para o fim
web-bar-back = Voltar
web-bar-answers = Agora os outros podem responder.
web-bar-out = Você está fora da partida. Veja como termina; agora os outros podem responder.
web-bar-waiting = Agora é com { $who }.
web-bar-waiting-held = Esperando { $who }: sem conexão, o relógio espera.
web-bar-going-on = Continuando…
web-bar-paused = Os relógios estão parados.
web-bar-choose-card = Escolha uma carta.
web-bar-card = { $card }
web-bar-costs = custa { $price }
web-bar-gives = dá { $gain }

## Respostas automáticas

web-auto-title = Respostas automáticas
web-auto-about = Só você sabe delas. Respondem depois de um tempo, como gente, e ninguém percebe a diferença. Acabam com a partida.
web-auto-now = Sempre deixar passar daqui em diante: { $claim }
web-auto-rest = Quando alguém faz alguma coisa
web-auto-rest-ask = Perguntar
web-auto-rest-others = Deixar passar o que não é contra mim
web-auto-rest-all = Deixar passar tudo
web-auto-claims = Quando alguém afirma ter
web-auto-about-rest = como acima
web-auto-about-allow = sempre deixar passar
web-auto-about-ask = sempre perguntar
web-auto-blocks = Quando posso bloquear
web-auto-block-ask = perguntar
web-auto-clear = Tirar todas
web-auto-done = Pronto
web-auto-off = Desligar: { $rule }
web-auto-off-short = Desligar
web-auto-is-all = Deixar passar tudo
web-auto-is-others = Deixar passar o que não é contra mim

## A espera

web-room-chairs = Na mesa
web-room-chair = cadeira { $chair }
web-room-free = Cadeira livre
web-room-sit = Sentar
web-room-full = Sem cadeira livre
web-room-you = você
web-room-host = No comando
web-room-ready = Confirmou
web-room-gone = Sem conexão
web-room-program = Programa
web-room-bot = Bot · { $level }
web-room-add-bot = Pôr um bot
web-room-fill = Bots nas cadeiras livres
web-room-level = Como { $who } joga
web-room-about = Mais sobre { $who }
web-known = O que se sabe de { $who }
web-room-make-host = Passar o comando
web-room-send-away = Tirar { $who } da mesa
web-room-pairs = Joga-se em duplas: quem forma dupla vence junto. Escolha a cadeira para escolher a dupla.
web-room-partner = Dupla de { $who }
web-room-partner-chair = Dupla da cadeira { $chair }
web-room-move = Sentar aqui
web-room-wins =
    { $wins ->
        [0] nenhuma vitória
        [1] { $wins } vitória
       *[other] { $wins } vitórias
    }
web-room-players = { $least } a { $most } jogadores
web-room-listed = Mesa aberta
web-room-private = Só pelo link
web-room-invite = Convide amigos
web-room-invite-about = Quem tem este link pode se sentar. Mostre o QR code ou envie o link.
web-room-link = Link privado
web-room-copy = Copiar o link
web-room-share = Compartilhar
web-room-share-title = Uma mesa no Intriga
web-room-qr = O link privado em QR code
web-room-rules = As regras
web-room-time = Tempo e privacidade
web-room-back = Voltar à última partida
web-room-leave = Sair da mesa
web-room-start = Dar as cartas
web-room-ready-me = Pode começar
web-room-ready-again = As regras mudaram: confirma de novo?
web-room-again = Falta confirmar de novo
web-room-not-ready-me = Ainda não

## Conselho, para quem joga só com bots

web-advice = Conselho
web-advice-waiting = Pensando…
web-advice-lost = O conselho não veio. Tente de novo daqui a pouco.
web-advice-stale = Essa pergunta já foi respondida.
web-advice-only = Só há uma resposta.
web-advice-decided = Tanto faz: aqui qualquer resposta dá quase no mesmo.
web-advice-about =
    Só pelo que você viu. Vence: a chance de vitória depois de cada resposta. Bot mais forte: com que frequência o jogador mais forte da casa responde assim. O que uma resposta perde costuma estar errado por { $error ->
        [1] um ponto
       *[other] uns { $error } pontos
    }.
web-advice-best = “{ $best }” parece a melhor: vence em cerca de { $percent }% das vezes.
web-advice-close = É uma escolha apertada: “{ $best }” e “{ $second }” valem quase o mesmo.
