# Os ajustes, que cada página busca depois de estar pronta.

web-language = Idioma
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-language-es = Español
web-language-es-AR = Español (Argentina)
web-theme = Tema
web-theme-auto = Automático
web-theme-light = Claro
web-theme-dark = Escuro
web-look = Estilo
web-look-court = Corte
web-look-steam = Vapor
web-look-guilds = Guildas
web-sound = Som
web-volume = Volume
web-haptics = Vibração
web-notify = Notificações
web-notify-hint = Quando for a sua vez e esta página não estiver à vista.
web-notify-ask = Avisar quando for a minha vez
web-notify-denied = As notificações estão bloqueadas nas configurações do navegador.
web-banter = Falas dos bots
web-still = Menos movimento
web-still-hint = As cartas aparecem no lugar, sem voar.
web-guide-wanted = Dicas na primeira partida
web-logins = Aparelhos e chaves de acesso
web-back-title = Já estive aqui
