# Los ajustes, que cada página busca cuando ya está lista.

web-language = Idioma
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-language-es = Español
web-language-es-AR = Español (Argentina)
web-theme = Tema
web-theme-auto = Automático
web-theme-light = Claro
web-theme-dark = Oscuro
web-look = Estilo
web-look-court = Corte
web-look-steam = Vapor
web-look-guilds = Gremios
web-sound = Sonido
web-volume = Volumen
web-haptics = Vibración
web-notify = Notificaciones
web-notify-hint = Cuando te toque y no estés mirando esta página.
web-notify-ask = Avisarme cuando sea mi turno
web-notify-denied = Las notificaciones están bloqueadas en los ajustes del navegador.
web-banter = Lo que dicen los bots
web-still = Menos movimiento
web-still-hint = Las cartas aparecen en su lugar, sin volar.
web-guide-wanted = Pistas en la primera partida
web-logins = Dispositivos y llaves de acceso
web-back-title = Ya jugué antes
