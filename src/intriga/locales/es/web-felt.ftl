# Las mesas de ambos juegos en el navegador: lo que hay sobre el tapete, para ver y para oír.

web-felt-turn-mark = tiene el turno
web-felt-asked = decide ahora
web-felt-bot = bot
web-felt-away = ausente
web-felt-gone = sin conexión
web-felt-choose = Elegir a { $who }
