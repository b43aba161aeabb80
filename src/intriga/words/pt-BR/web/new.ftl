# Uma mesa nova.

web-new-title = Uma mesa nova
web-new-game = Jogo
web-new-players = Quem joga
web-new-name = Seu nome
web-new-chairs = Cadeiras
web-new-you = você, no comando da mesa
web-new-chair = Cadeira { $chair }
web-new-chair-free = Livre
web-new-chair-bot = Bot · { $level }
web-new-another = Outro rosto no lugar de { $who }
web-new-fill = Bots em todas as cadeiras livres
web-new-clear = Liberar todas as cadeiras
web-new-rules = As regras
web-new-edition = Edição
web-new-house =
    { $rules ->
        [1] Mais { $rules } regra da casa
       *[other] Mais { $rules } regras da casa
    }
web-new-house-changed =
    { $rules ->
        [1] { $rules } alterada
       *[other] { $rules } alteradas
    }
web-new-changed = Alterada
web-new-recommended = { $value } (recomendado)
web-new-reset = Como na edição
web-new-reset-all = Todas as regras da casa como na edição
web-new-table = Na mesa
web-setting-series = Série
web-setting-series-about = Vence a série quem chegar primeiro a esse número de vitórias. Mudar o número não apaga as que há; desligar a série, sim.
web-setting-series-none = desligada
web-setting-series-number =
    { $number ->
        [1] até { $number } vitória
       *[other] até { $number } vitórias
    }
web-setting-windows = Quando os outros respondem
web-setting-windows-friends = Entre amigos
web-setting-windows-fixed = Tempo fixo
web-setting-windows-friends-about = Segue assim que todos respondem. A demora de cada um pode dar pistas.
web-setting-windows-fixed-about = Leva sempre o mesmo tempo, 8 a 12 segundos conforme o número de jogadores, para que nada se leia na demora.
web-setting-reaction = Tempo máximo para responder
web-setting-reaction-about = Sem resposta a tempo, vale “Deixar passar”. O tempo dobra quando alguém é o alvo.
web-setting-turn = Tempo máximo por vez
web-setting-turn-about = Depois disso a mesa escolhe, para ninguém esperar à toa.
web-setting-bank = Tempo reserva
web-setting-bank-about = Cada pessoa tem esse tempo uma vez por partida, para as jogadas mais demoradas. O relógio também espera até 30 segundos por quem perdeu a conexão.
web-setting-bank-none = nenhum
web-new-seconds =
    { $seconds ->
        [0] Sem limite
        [1] 1 segundo
        [60] 1 minuto
        [120] 2 minutos
        [180] 3 minutos
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
web-setting-pace = Ritmo dos bots
web-setting-pace-none = sem pausas
web-setting-pace-brisk = rápido
web-setting-pace-human = com calma
web-setting-pace-about = Só para dar clima: a pausa não diz nada sobre as cartas deles.
web-setting-listed = Mesa aberta
web-setting-listed-about = Aparece no saguão: qualquer pessoa pode assistir ou se sentar. Desligado: só quem tem o link.
web-setting-gallery = Quem assiste pode conversar
web-setting-gallery-about = Desligado: só quem está sentado à mesa escreve na conversa.
web-setting-delay = Quem assiste vê a partida com atraso
web-setting-delay-about = Para que ninguém conte à mesa o que está vendo. Entre as partidas nada atrasa.
web-setting-delay-none = ao vivo
web-setting-memory = Mostrar o que foi afirmado
web-setting-memory-about = Ao lado de cada nome ficam os personagens que a pessoa afirmou ter, como lembraria quem prestou atenção.
web-setting-open-cards = Abrir as cartas no fim
web-setting-open-cards-about = Depois da partida todos veem as mãos de todos.
web-setting-acquainted = Os bots lembram como você joga
web-setting-acquainted-about = De uma partida para outra, os bots do nível mais alto usam o que viram de cada pessoa. Depois de alguns minutos sem ninguém na mesa, eles esquecem.
web-new-summary = Sua mesa
web-new-sum-chairs =
    { $free ->
        [0] { $bots ->
            [1] { $chairs } cadeiras: você e um bot
           *[other] { $chairs } cadeiras: você e { $bots } bots
        }
       *[other] { $bots ->
            [0] { $chairs } cadeiras, todas para pessoas
            [1] { $chairs } cadeiras, uma para um bot
           *[other] { $chairs } cadeiras, { $bots } para bots
        }
    }
web-new-sum-turn =
    { $seconds ->
        [0] Todo o tempo do mundo
       *[other] { $time } por vez
    }
web-new-sum-listed = No saguão, para quem quiser
web-new-sum-private = Só para quem tem o link
web-new-sum-plain = Regras como na edição
web-new-create = Criar a mesa
web-new-creating = Arrumando as cadeiras…

## Uma mesa de amigos

web-new-save = Salvar as regras
web-new-found = Fundar nossa mesa
web-new-circle = Nossa mesa
web-new-circle-found = A gente se encontra sempre aqui
web-new-circle-about = A mesa ganha um nome e um link que não muda, guarda as regras, todas as noites e quem venceu.
web-new-circle-name = Como ela se chama?
web-new-circle-usual = Nossa mesa
web-new-circle-face = O rosto dela
web-new-circle-rules = Regras da nossa mesa
