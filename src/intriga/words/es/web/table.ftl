# Una mesa en el navegador: el marco, la barra con la pregunta, la espera y las respuestas automáticas.

## El marco

web-at-connecting = Buscando tu silla…
web-at-dealing = Repartiendo…
web-at-lost = Se perdió la conexión. Intentando de nuevo…
web-at-lost-restart = El servidor se está reiniciando. La partida vuelve enseguida…
web-at-lost-slow = Tu conexión va lenta. Intentando de nuevo…
web-at-lost-too-fast = Demasiadas órdenes a la vez. Ya volvemos…
web-at-lost-not-kept = El servidor no puede guardar ahora. Intentando de nuevo…
web-at-late = Solo miras, así que ves esta partida con { $time } de retraso. Lo que escribes también aparece con retraso.
web-at-late-first = Quienes miran ven esta partida con { $time } de retraso. Para ti empieza cuando pase ese tiempo…
web-at-refused = No salió. Prueba otra vez.
web-at-closed = La conexión terminó
web-at-closed-private = Esta mesa es privada
web-at-closed-barred = Te sacaron de la mesa
web-at-closed-no-table = Esta mesa ya no existe
web-at-bye = El servidor terminó la conexión.
web-at-resume = Continuar
web-at-pause = Pausar la partida
web-at-away = Parece que no estás: nadie te espera.
web-at-bot-plays = Un bot juega por ti.
web-at-back = Ya volví
web-at-absent = { $who } no está.
web-at-gone = { $who } está sin conexión.
web-at-vote = Que juegue un bot
web-at-voted = Votaste por un bot
web-at-watching =
    { $people ->
        [0] nadie mirando
        [one] { $people } persona mirando
       *[other] { $people } personas mirando
    }
web-at-you-watch = Estás mirando
web-at-board = El tablero
web-at-menu = Menú de la mesa
web-at-invite = Invitar
web-at-rules = Reglas
web-at-summary = Resumen
web-guide = Pista
web-guide-close = Entendido
web-guide-off = Sin más pistas
web-at-rename = Cambiar mi nombre
web-at-rename-title = ¿Cómo te llamas?
web-at-hand-over = Que un bot juegue por mí
web-at-leave = Salir de la mesa
web-at-leave-title = ¿Salir de la mesa?
web-at-leave-game = Un bot sigue en tu lugar. Puedes volver mientras dure la partida.
web-at-left = Saliste: un bot juega por ti.
web-at-take-back = Volver
web-at-given = La mesa respondió por ti. Puedes cambiar la respuesta.
web-at-unanswered = Se te acabó el tiempo: la mesa lo dejó pasar por ti.
web-at-mute = Silenciar a { $who }
web-at-bar-watcher = Sacar a { $who } para siempre
web-at-new-link = Enlace nuevo
web-at-unmute = Volver a oír a { $who }
web-at-replaced = El anfitrión le dio tu silla a { $who } y puede devolvértela.
web-report = Denunciar a { $who }
web-report-title = Denunciar a alguien
web-report-about = Quienes administran este servidor reciben la denuncia, con los últimos mensajes que podías leer. { $who } no se entera.
web-report-why = ¿Qué pasa?
web-report-talk = Lo que se dijo
web-report-name = El nombre
web-report-cheating = Trampa
web-report-other = Otra cosa
web-report-send = Enviar la denuncia
web-report-sent = Tu denuncia llegó a quienes administran este servidor.
web-report-failed = La denuncia no se pudo enviar. Prueba otra vez en un momento.
web-give = Dar una silla a alguien que mira
web-give-this = Dar la silla de { $who } a alguien que mira
web-give-about = Esa persona se queda con las cartas y sigue la partida. Quien tenía la silla pasa a mirar.
web-give-about-room = Esa persona se queda con la silla para la próxima partida.
web-give-chair = Silla de
web-give-to = Para
web-give-do = Dar la silla
web-give-nobody = Nadie está mirando, o no hay silla que se pueda dar: se pueden las de bots y las de quien salió o está ausente.
web-at-away-title = ¿Sacar a { $who } de la mesa?
web-at-away-once = Por ahora
web-at-away-game = Un bot sigue en esta partida. La persona mira y puede volver a sentarse en la próxima.
web-at-away-room = La silla queda libre. La persona puede volver a sentarse.
web-at-away-ever = Para siempre
web-at-bar-about = Esa persona no podrá volver a sentarse ni a hablar en esta mesa, y solo podrá mirar si la mesa es abierta. En una mesa privada cambia el enlace de invitación: el anterior ya no deja entrar a nadie nuevo, y las demás personas pueden quedarse.
web-at-bar-not = Dejarlo así
web-told-chairs =
    { $chairs ->
        [one] { $chairs } silla
       *[other] { $chairs } sillas
    }
web-told-yes = sí
web-told-no = no
web-at-leave-room = Tu silla queda libre.
web-at-stay = Quedarse
web-at-join = Sentarse
web-at-join-title = Siéntate a la mesa
web-at-join-about = Con este nombre te ven los demás. No hace falta registrarse.
web-at-name = Tu nombre
web-at-says = { $who } dice: { $text }
web-at-watch = Solo mirar
web-at-queue = Esperar una silla
web-at-queue-title = ¿Quién espera?
web-at-queue-about = La primera silla libre para la próxima partida es tuya. Con este nombre te ven los demás.
web-at-unqueue = Salir de la fila
web-at-queue-place = Eres el número { $place } en la fila por una silla.
web-at-queue-next = Hay una silla libre para ti: juegas la próxima partida.
web-at-queue-waiting = Esperando una silla
web-at-queue-named = Esperando una silla: { $who }
web-at-queue-gone = sin conexión
web-at-queue-give = Darle a { $who } la silla de { $bot }

## La barra

web-bar = Qué hacer
web-bar-answers-of = Tus respuestas
web-bar-time = Tiempo restante
web-bar-seconds =
    { $seconds ->
        [0] se acabó el tiempo
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
web-bar-bank = Tiempo de reserva
web-bar-bank-begins = Corre tu tiempo de reserva: { $seconds } segundos.
web-bar-held = El reloj espera: alguien se quedó sin conexión.
web-bar-then = Sin respuesta: { $answer }
web-bar-table-chooses = elige la mesa
web-bar-seconds-short = { $seconds } s
web-bar-sealed = Enviado:
web-bar-sealed-reaction = Respuesta enviada, nadie la ve todavía:
web-bar-undo = Cambiar
web-bar-hurry = Saltar al final
web-bar-back = Volver
web-bar-answers = Ahora los demás pueden responder.
web-bar-out = Estás fuera de la partida. Mira cómo termina; ahora los demás pueden responder.
web-bar-waiting = Esperando a { $who }.
web-bar-waiting-held = Esperando a { $who }: se cortó la conexión, y el reloj está parado.
web-bar-going-on = Continuando…
web-bar-paused = Los relojes están parados.
web-bar-choose-card = Elige una carta.
web-bar-card = { $card }
web-bar-costs = cuesta { $price }
web-bar-gives = da { $gain }

## Respuestas automáticas

web-auto-title = Respuestas automáticas
web-auto-about = Solo tú sabes de ellas. Responden después de un rato, como las personas, y nadie nota la diferencia. Terminan con la partida.
web-auto-now = Dejar pasar siempre de ahora en adelante: { $claim }
web-auto-rest = Cuando alguien hace algo
web-auto-rest-ask = Preguntarme
web-auto-rest-others = Dejar pasar lo que no es contra mí
web-auto-rest-all = Dejar pasar todo
web-auto-claims = Cuando alguien afirma tener
web-auto-about-rest = como arriba
web-auto-about-allow = dejar pasar siempre
web-auto-about-ask = preguntarme siempre
web-auto-blocks = Cuando puedo bloquear
web-auto-block-ask = preguntarme
web-auto-clear = Quitar todas
web-auto-done = Listo
web-auto-off = Desactivar: { $rule }
web-auto-off-short = Desactivar
web-auto-is-all = Dejar pasar todo
web-auto-is-others = Dejar pasar lo que no es contra mí

## La espera

web-room-chairs = En la mesa
web-room-chair = silla { $chair }
web-room-free = Silla libre
web-room-sit = Sentarse
web-room-full = Sin silla libre
web-room-you = tú
web-room-host = Anfitrión
web-room-ready = Confirmó
web-room-gone = Sin conexión
web-room-program = Programa
web-room-bot = Bot · { $level }
web-room-add-bot = Poner un bot
web-room-fill = Bots en las sillas libres
web-room-level = Cómo juega { $who }
web-room-about = Más sobre { $who }
web-known = Lo que se sabe de { $who }
web-room-make-host = Hacer anfitrión
web-room-send-away = Sacar a { $who } de la mesa
web-room-pairs = Se juega en parejas: quienes forman pareja ganan juntos. Al elegir silla se elige pareja.
web-room-partner = Pareja de { $who }
web-room-partner-chair = Pareja de la silla { $chair }
web-room-move = Sentarse aquí
web-room-wins =
    { $wins ->
        [0] ninguna victoria
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }
web-room-players = { $least } a { $most } jugadores
web-room-listed = Mesa abierta
web-room-private = Solo con el enlace
web-room-invite = Invita a tus amigos
web-room-invite-about = Quien tiene este enlace puede sentarse. Muestra el código o envía el enlace.
web-room-link = Enlace privado
web-room-copy = Copiar el enlace
web-room-share = Compartir
web-room-share-title = Una mesa en Intriga
web-room-qr = El enlace privado como código QR
web-room-rules = Las reglas
web-room-time = Tiempo y privacidad
web-room-back = Volver a la última partida
web-room-leave = Salir de la mesa
web-room-start = Repartir las cartas
web-room-ready-me = Ya podemos empezar
web-room-ready-again = Las reglas cambiaron: ¿confirmas de nuevo?
web-room-again = Falta confirmar de nuevo
web-room-not-ready-me = Todavía no

## Consejo, para quien juega solo con bots

web-advice = Consejo
web-advice-waiting = Pensando…
web-advice-lost = El consejo no llegó. Prueba otra vez dentro de un momento.
web-advice-stale = La pregunta ya pasó.
web-advice-only = Solo hay una respuesta.
web-advice-decided = Juega lo que quieras: aquí casi da igual.
web-advice-about = Solo por lo que viste. Gana: la probabilidad de ganar después de cada respuesta. Mejor bot: con qué frecuencia responde así el jugador más fuerte de la casa. En las partidas en las que se midió, lo que pierde una respuesta tenía un error típico de { $error } puntos porcentuales.
web-advice-best = «{ $best }» parece lo mejor: gana cerca del { $percent }{ "\u00a0" }% de las veces.
web-advice-close = Está reñido: «{ $best }» y «{ $second }» valen casi lo mismo.
