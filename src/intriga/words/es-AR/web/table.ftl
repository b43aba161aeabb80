# Una mesa en el navegador: el marco, la barra con la pregunta, la espera y las respuestas automáticas.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-at-bot-plays = Un bot juega por vos.
web-at-rename-title = ¿Cómo te llamás?
web-at-leave-game = Un bot sigue en tu lugar. Podés volver mientras dure la partida.
web-at-left = Saliste: un bot juega por vos. Tu silla te espera mientras dure la partida.
web-at-given = Parece que no estás, así que la mesa respondió por vos. Podés cambiar la respuesta.
web-at-unanswered = Se te acabó el tiempo: la mesa lo dejó pasar por vos.
web-at-join-title = Sentate a la mesa
web-at-queue-place = Sos el número { $place } en la fila por una silla.
web-at-queue-next = Hay una silla libre para vos: jugás la próxima partida.
web-bar-out = Estás fuera de la partida. Mirá cómo termina; ahora los demás pueden responder.
web-bar-choose-card = Elegí una carta.
web-auto-about = Solo vos sabés de ellas. Responden después de un rato, como las personas, y nadie nota la diferencia. Terminan con la partida.
web-room-ready-again = Las reglas cambiaron: ¿confirmás de nuevo?
web-room-you = vos
web-room-invite = Invitá a tus amigos
web-room-invite-about = Quien tiene este enlace puede sentarse. Mostrá el código o mandá el enlace.

## Consejo, para quien juega solo con bots

web-advice-lost = El consejo no llegó. Probá otra vez dentro de un momento.
web-advice-about = Solo por lo que viste. Gana: la probabilidad de ganar después de cada respuesta. Mejor bot: con qué frecuencia responde así el jugador más fuerte de la casa. En las partidas en las que se midió, lo que pierde una respuesta tenía un error de { $error } puntos porcentuales (media cuadrática).
web-at-replaced = El anfitrión le dio tu silla a { $who }. Ahora mirás esta partida; el anfitrión puede devolverte la silla.
