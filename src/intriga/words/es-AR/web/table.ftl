# Una mesa en el navegador: el marco, la barra con la pregunta, la espera y las respuestas automáticas.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-at-bot-plays = Un bot juega por vos.
web-at-rename-title = ¿Cómo te llamás?
web-at-leave-game = Un bot sigue en tu lugar. Podés volver mientras dure la partida.
web-at-left = Saliste: un bot juega por vos.
web-at-given = La mesa respondió por vos. Podés cambiar la respuesta.
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
web-room-invite-about = Quien tiene este link puede sentarse. Mostrá el código o mandá el link.

## Consejo, para quien juega solo con bots

web-advice-lost = El consejo no llegó. Probá otra vez dentro de un momento.
web-at-lost-slow = Tu conexión anda lenta. Intentando de nuevo…
web-at-late = Solo mirás, así que ves esta partida con { $time } de retraso. Lo que escribís también aparece con retraso.
web-at-late-first = Quienes miran ven esta partida con { $time } de retraso. Para vos empieza cuando pase ese tiempo…
web-at-refused = No salió. Probá de nuevo.
web-room-add-bot = Sumar un bot
web-room-move = Sentarse acá
web-advice-decided = Jugá lo que quieras: acá casi da igual.
web-at-bar-about = Esa persona no podrá volver a sentarse ni a hablar en esta mesa, y solo podrá mirar si la mesa es abierta. En una mesa privada cambia el link de invitación: el anterior ya no deja entrar a nadie nuevo, y las demás personas pueden quedarse.
web-at-new-link = Link nuevo
web-room-private = Solo con el link
web-room-link = Link privado
web-room-copy = Copiar el link
web-room-qr = El link privado como código QR
