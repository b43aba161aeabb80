# Lo que toda mesa muestra.

table-player = Nombre
table-hand = Tu mano
log-input = { $who }: { $input }
prompt-answer = Te toca: ¿qué haces?
in-menu = { $menu }: { $answer }
choice-input = { $input }
choice-seat = { $who }

## Lo que espera la mesa

waits-person = La mesa espera a que alguien se siente.
waits-players =
    { $count ->
        [0] La mesa está completa.
        [one] Falta al menos un jugador más.
       *[other] Faltan al menos { $count } jugadores más.
    }
waits-rules =
    { $count ->
        [0] Nadie juega con estas reglas: cambia las reglas o las sillas.
        [one] Un jugador solo no puede jugar con estas reglas: cambia las reglas o las sillas.
       *[other] { $count } jugadores no pueden jugar con estas reglas: cambia las reglas o las sillas.
    }
waits-ready = Aún sin confirmar: { $who }.
waits-absent = Sin confirmar y fuera de la mesa: { $who }. El anfitrión puede liberar la silla.
waits-start = Todo listo. { $who }, a cargo de la mesa, reparte las cartas.
waits-resume = La partida está en pausa. { $who }, a cargo de la mesa, puede continuarla.
waits-deal = Se están repartiendo las cartas.

## Lo que la mesa dice de sí

told-left = { $who } salió de la mesa.
told-left-game = { $who } salió. Un bot sigue en su lugar, y { $who } puede volver mientras dure la partida.
told-sent-away = El anfitrión sacó a { $who } de la mesa.
told-sent-off = El anfitrión sacó a { $who } de esta partida. Un bot sigue en su lugar, y { $who } puede volver a sentarse en la próxima.
told-barred = El anfitrión sacó a { $who } de la mesa para siempre.
told-barred-link = El anfitrión sacó a { $who } de la mesa para siempre. Las demás personas pueden quedarse; un enlace enviado antes ya no deja entrar a nadie más.
told-barred-watcher = El anfitrión sacó a un espectador de la mesa para siempre.
told-barred-watcher-link = El anfitrión sacó a un espectador de la mesa para siempre. Las demás personas pueden quedarse; un enlace enviado antes ya no deja entrar a nadie más.
told-link = El anfitrión cambió el enlace. Quienes están aquí pueden quedarse; un enlace enviado antes ya no deja entrar a nadie más.
told-given = Ahora { $to } está en el lugar de { $who }: el anfitrión le dio la silla.
told-away = Parece que { $who } no está: la partida sigue sin esperar.
told-back = { $who } volvió.
told-bot = Ahora un bot juega por { $who }.
told-host = Ahora { $who } está a cargo de la mesa.
told-rules = Las reglas cambiaron.
told-queues = { $who } espera una silla.
told-seated = { $who } ya tiene una silla.
told-announced = Aviso de quienes administran este servidor: { $text }

## En el navegador: lo que hay sobre el tapete, para ver y para oír

web-felt-turn-mark = juega ahora
web-felt-asked = decide ahora
web-felt-bot = bot
web-felt-bot-for = Bot por { $who }
web-felt-away = ausente
web-felt-gone = sin conexión
web-felt-choose = Elegir a { $who }
web-generic-holds =
    tiene { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
web-generic-no-cards = Ninguna carta.

## Lo que todos miran

web-stage-true = ¡Verdad!
web-stage-bluff = ¡Farol!
web-stage-hidden = No muestra
web-stage-hit = ¡Acierto!
web-stage-missed = ¡Fallo!
web-stage-tap = Toca para saltar
web-stage-skip = Saltar
