# Lo que toda mesa muestra.

table-player = Nombre
table-hand = Tu mano
log-input = { $who }: { $input }
prompt-answer = Te toca: ¿qué haces?

## En el navegador: lo que hay sobre el tapete, para ver y para oír

web-felt-turn-mark = tiene el turno
web-felt-asked = decide ahora
web-felt-bot = bot
web-felt-away = ausente
web-felt-gone = sin conexión
web-felt-choose = Elegir a { $who }
web-generic-answer = { $answer }
web-generic-holds =
    tiene { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
web-generic-no-cards = Ninguna carta.
