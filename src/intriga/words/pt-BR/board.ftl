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
        [0] Ninguém joga por estas regras: mude as regras ou as cadeiras.
        [1] Um jogador só não joga por estas regras: mude as regras ou as cadeiras.
       *[other] { $count } jogadores não podem jogar por estas regras: mude as regras ou as cadeiras.
    }
waits-ready = Ainda sem confirmar: { $who }.
waits-absent = Sem confirmar e fora da mesa: { $who }. O anfitrião pode liberar a cadeira.
waits-start = Tudo pronto. { $who } (anfitrião) dá as cartas.
waits-resume = A partida está em pausa. { $who } (anfitrião) pode continuar.

## O que a mesa diz de si

told-left = { $who } saiu da mesa.
told-left-game = { $who } saiu. Um bot continua no lugar, e { $who } pode voltar enquanto a partida durar.
told-sent-away = O anfitrião tirou { $who } da mesa.
told-barred = O anfitrião tirou { $who } da mesa de vez.
told-barred-link = O anfitrião tirou { $who } da mesa de vez. As outras pessoas podem ficar; um link enviado antes não deixa mais ninguém entrar.
told-given = Agora { $to } está no lugar de { $who }: o anfitrião lhe deu a cadeira.
told-away = { $who } parece ausente: a partida segue sem esperar.
told-back = { $who } voltou.
told-bot = Agora um bot joga por { $who }.
told-host = { $who } agora é o anfitrião.
told-rules = As regras mudaram.
told-queues = { $who } está esperando uma cadeira.
told-seated = { $who } agora tem uma cadeira.

## No navegador: o que está sobre o feltro, para ver e para ouvir

web-felt-turn-mark = é a vez
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
web-stage-bluff = Blefe!
web-stage-hidden = Não mostra
web-stage-hit = Acertou!
web-stage-missed = Errou!
web-stage-tap = Toque para pular
web-stage-skip = Pular
