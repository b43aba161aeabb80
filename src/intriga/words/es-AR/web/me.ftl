# Los mensajes de las partidas propias que en la Argentina se dicen de otro modo.

web-me-met = Vos y los demás
web-me-against = Vos y { $name }
web-me-against-somebody = Vos y …
web-me-you = Vos
web-me-you-did = Vos
web-me-files-about = Los registros de tus partidas se pueden volver a ver con este programa en cualquier lado. «Todo sobre mí» tiene lo que este servidor guarda de vos: lo que hiciste y dijiste en las mesas, tus partidas y tus denuncias.
web-me-kept-about = Este servidor te conoce por un número al azar en tu navegador, no por un nombre ni por una dirección. Guarda las mesas en las que te sentaste, con la charla, y las partidas terminadas, hasta que quien lo administra haga limpieza.
web-me-forget-about = Te vas de todas las mesas. Se borran tu nombre, tu charla y tus denuncias. No se puede deshacer.
web-me-forget-failed = No funcionó. Probá de nuevo.
web-open-about = Elegí el archivo de una partida terminada, como lo guarda el botón «Registro» de una repetición. Las reglas juegan la partida entera; no se guarda nada.
web-me-none = Todavía no terminaste ninguna partida acá. Cuando termines una, la vas a encontrar en esta página.
web-me-lies = Mentiras
web-me-deed-fooled = entre ellas, mentiras
