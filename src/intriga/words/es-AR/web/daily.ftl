# La mentira del día. Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-daily-title = La mentira del día
web-daily-link = La mentira del día: un reparto por día, el mismo para todos
web-daily-of = { $game }: la mentira del día
web-daily-all = Todas las mentiras del día
web-daily-play = Jugar la mentira de hoy
web-daily-share-line = { $game }, mentira del día { $date }
web-daily-spoilt = Alguien más o un bot jugó por vos, o el día había terminado hacía más de una hora: esta partida no cuenta.
web-daily-check-late = Este navegador no estuvo acá ese mismo día, así que no sabe qué se dijo entonces.
