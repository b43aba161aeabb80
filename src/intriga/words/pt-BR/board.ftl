# O que toda mesa mostra.

table-player = Nome
table-hand = Sua mão
log-input = { $who }: { $input }
prompt-answer = É a sua vez: o que você faz?
in-menu = { $menu }: { $answer }
choice-input = { $input }
choice-seat = { $who }

## O que a mesa espera

waits-person = A mesa espera que alguém se sente.
waits-players =
    { $count ->
        [0] A mesa está completa.
        [1] Falta pelo menos mais um jogador.
       *[other] Faltam pelo menos mais { $count } jogadores.
    }
waits-rules =
    { $count ->
        [0] Com estas regras ninguém joga: mude as regras ou as cadeiras.
        [1] Estas regras pedem mais de um jogador: mude as regras ou as cadeiras.
       *[other] { $count } jogadores não podem jogar com estas regras: mude as regras ou as cadeiras.
    }
waits-ready = Falta confirmar: { $who }.
waits-absent = Sem confirmar e fora da mesa: { $who }. Quem comanda a mesa pode liberar a cadeira.
waits-start = Tudo pronto. { $who } comanda a mesa e dá as cartas.
waits-resume = A partida está em pausa. { $who }, no comando da mesa, pode retomar.
waits-deal = As cartas estão sendo distribuídas.

## O que a mesa diz de si

told-left = { $who } saiu da mesa.
told-left-game = { $who } saiu. Um bot joga no lugar, e { $who } pode voltar enquanto a partida durar.
told-sent-away = Quem comanda a mesa tirou { $who } dela.
told-sent-off = Quem comanda a mesa tirou { $who } desta partida. Um bot joga no lugar, e { $who } pode se sentar de novo na próxima.
told-barred = Quem comanda a mesa tirou { $who } dela de vez.
told-barred-link = Quem comanda a mesa tirou { $who } dela de vez. As outras pessoas podem ficar; um link enviado antes não deixa mais ninguém entrar.
told-barred-watcher = Quem comanda a mesa tirou um espectador dela de vez.
told-barred-watcher-link = Quem comanda a mesa tirou um espectador dela de vez. As outras pessoas podem ficar; um link enviado antes não deixa mais ninguém entrar.
told-link = Quem comanda a mesa trocou o link. Quem já está aqui pode ficar; um link enviado antes não deixa mais ninguém entrar.
told-given = Agora { $to } está no lugar de { $who }: quem comanda a mesa deu a cadeira.
told-away = { $who } parece ausente: a partida segue sem esperar.
told-back = { $who } voltou.
told-bot = Agora um bot joga por { $who }.
told-host = { $who } agora comanda a mesa.
told-rules = As regras mudaram.
told-queues = { $who } está esperando uma cadeira.
told-seated = { $who } agora tem uma cadeira.
told-announced = Aviso de quem cuida deste servidor: { $text }

## No navegador: o que está sobre o feltro, para ver e para ouvir

web-felt-turn-mark = na vez
web-felt-asked = decide agora
web-felt-bot = bot
web-felt-bot-for = Bot por { $who }
web-felt-away = ausente
web-felt-gone = sem conexão
web-felt-choose = Escolher { $who }
web-generic-holds =
    tem { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    }
web-generic-no-cards = Nenhuma carta.

## O que todos olham

web-stage-true = Verdade!
web-stage-bluff = Flagrante!
web-stage-hidden = Não mostrou!
web-stage-hit = Acertou!
web-stage-missed = Errou!
web-stage-tap = Toque para pular
web-stage-skip = Pular
