# Por qué se rechaza algo: una frase para cada motivo.

## Por cualquier juego

refusal-game-over = La partida terminó.
refusal-not-awaited = Ahora no te toca responder.
refusal-not-the-question = Eso no responde a la pregunta en juego.
refusal-unreadable = No lo entendí. Elige una de las respuestas.

## Por una mesa o el servidor

table-refusal-private = Esta mesa es privada: pide su enlace.
table-refusal-not-seated = No tienes silla en esta mesa.
table-refusal-seated-already = Ya tienes una silla en esta mesa.
table-refusal-no-chair = Esa silla no existe.
table-refusal-chair-taken = Ya hay alguien sentado ahí.
table-refusal-table-full = No queda ninguna silla libre.
table-refusal-queue-full = Ya hay demasiada gente esperando una silla.
table-refusal-not-host = Solo el anfitrión puede hacer eso.
table-refusal-not-a-person = Ahí no hay nadie que pueda hacer eso.
table-refusal-bad-name = Elige un nombre con letras o números.
table-refusal-bad-level = Ese bot no existe.
table-refusal-bad-options = Esas reglas no van juntas.
table-refusal-bad-settings = Eso no es posible para una mesa.
table-refusal-too-few = Hay muy poca gente en la mesa.
table-refusal-not-ready = Todavía falta que alguien confirme.
table-refusal-game-on = No durante una partida.
table-refusal-no-game = No hay ninguna partida en curso.
table-refusal-paused = La partida está en pausa.
table-refusal-not-paused = La partida no está en pausa.
table-refusal-stale = Tarde: la mesa ya siguió.
table-refusal-nothing-to-undo = No hay nada que deshacer.
table-refusal-bot-plays = Un bot juega por ti: recupera antes tu silla.
table-refusal-not-away = Esa persona no está ausente.
table-refusal-nobody-watches = Nadie que pueda quedarse con esa silla está mirando ahora.
table-refusal-not-watching = Esa persona ya no está mirando, o no puede quedarse con esa silla en esta partida.
table-refusal-voted = Ya votaste por un bot en esa silla.
table-refusal-people-play = Todavía juega una persona en esta partida.
table-refusal-present = Esa persona ya volvió.
table-refusal-too-fast = Demasiadas órdenes a la vez. Espera un momento.
table-refusal-nothing-said = El mensaje está vacío.
table-refusal-barred = El anfitrión te sacó de esta mesa para siempre.
table-refusal-other-lesson = Aquí la lección va por otro lado: lee otra vez la nota.
table-refusal-not-alone = El consejo es solo para partidas en las que los demás son bots.
table-refusal-other-chance = Esos no son los bytes anunciados antes del reparto.
table-refusal-only-seated = En esta mesa solo habla quien está sentado.
table-refusal-number-used = Otro pedido tuyo ya tenía ese número. Inténtalo de nuevo.
table-refusal-daily = Esta partida del día cuenta: las pistas esperan hasta que termine.
table-refusal-unreadable-message = El servidor no entiende eso. Recarga la página.
table-refusal-too-many = Demasiado de golpe. Espera unos minutos y prueba otra vez.
table-refusal-full = La casa está llena. Prueba otra vez en unos minutos.
table-refusal-too-much = Ya usaste el espacio de hoy en este servidor. Puedes terminar esta partida; las próximas, mañana.
table-refusal-foreign = Abre Intriga en su propia dirección y prueba otra vez.
table-refusal-no-table = Esa mesa ya no existe.
table-refusal-no-replay = Esa partida no existe.
table-refusal-no-circle = No existe esa mesa de amigos, o su enlace cambió. Pide el nuevo.
table-refusal-not-this-viewer = Esta mesa no muestra sus cartas.
table-refusal-bad-token = Este servidor ya no te reconoce. Recarga la página.
table-refusal-bad-link = Este enlace ya no abre nada: ya se usó, o pasaron sus cinco minutos. Crea otro en el dispositivo en el que estás en la mesa.
table-refusal-bad-passkey = Esta llave de acceso no abre nada aquí. Inténtalo otra vez o vuelve de otro modo.
table-refusal-bad-words = Estas palabras no abren nada. Revisa cómo las escribiste: cada grupo vale una vez, y las nuevas anulan las anteriores.
table-refusal-no-login = Eso ya no existe.
table-refusal-many-passkeys = Ya tienes todas las llaves de acceso que puede tener una persona. Quita una primero.
table-refusal-own-place = Este navegador está sentado a una mesa como otra persona.
table-refusal-no-browser = Un programa continúa donde esté su token.
table-refusal-banned = Quienes administran este servidor te bloquearon para siempre.
shut-out-until = Quienes administran este servidor te bloquearon hasta { $until }.
table-refusal-closed-table = Quienes administran este servidor cerraron esta mesa.
table-refusal-taken-down = Quienes administran este servidor retiraron esta partida.
table-refusal-other-protocol = La página está desactualizada. Recárgala.
table-refusal-not-kept = El servidor no pudo guardar eso. Prueba otra vez.
table-refusal-later = El servidor está mostrando muchas partidas ahora. Prueba otra vez en un momento.
table-refusal-defect = Algo salió mal en el servidor. No cambió nada.
