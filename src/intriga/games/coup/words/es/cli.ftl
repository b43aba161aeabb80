# Coup antes y después de la partida.

cli-welcome = Un juego de faroles y mentiras.
cli-extra-reforma = Reforma: dos facciones, una { -sewer }, conversión y { -embezzlement }
cli-extra-slot-duke = Mecenas en lugar del Duque
cli-extra-slot-ambassador = Inquisidor en lugar del Embajador
cli-extra-slot-contessa = Abogado en lugar { OF("contessa") }
cli-extra-declared-coup = { -coup } declarado: quien ataca nombra una carta
cli-again = ¿Otra partida? Empieza quien ganó.
