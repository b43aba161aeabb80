# Por qué se rechaza algo: una frase para cada motivo.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

refusal-unreadable = No lo entendí. Elegí una de las respuestas.
table-refusal-private = Esta mesa es privada: pedí su link.
table-refusal-not-seated = No tenés silla en esta mesa.
table-refusal-seated-already = Ya tenés una silla en esta mesa.
table-refusal-bad-name = Elegí un nombre con letras o números.
table-refusal-bot-plays = Un bot juega por vos: recuperá antes tu silla.
table-refusal-too-fast = Demasiadas órdenes a la vez. Esperá un momento.
table-refusal-number-used = Otro pedido tuyo ya tenía ese número. Probá otra vez.
table-refusal-unreadable-message = El servidor no entiende eso. Recargá la página.
table-refusal-too-many = Demasiado de golpe. Esperá unos minutos y probá de nuevo.
table-refusal-full = La casa está llena. Probá otra vez en unos minutos.
table-refusal-too-much = Ya usaste el espacio de hoy en este servidor. Podés terminar esta partida; las próximas, mañana.
table-refusal-foreign = Abrí Intriga en su propia dirección y probá de nuevo.
table-refusal-other-protocol = La página está desactualizada. Recargala.
table-refusal-not-kept = El servidor no pudo guardar eso. Probá otra vez.
table-refusal-later = El servidor está mostrando muchas partidas ahora. Probá otra vez en un momento.
table-refusal-bad-link = Este link ya no abre nada: ya se usó, o pasaron sus cinco minutos. Creá otro en el dispositivo en el que estás en la mesa.
table-refusal-bad-passkey = Esta llave de acceso no abre nada acá. Probá otra vez o volvé de otro modo.
table-refusal-bad-words = Estas palabras no abren nada. Revisá cómo las escribiste: cada grupo vale una vez, y las nuevas anulan las anteriores.
table-refusal-many-passkeys = Ya tenés todas las llaves de acceso que puede tener una persona. Sacá una primero.
table-refusal-other-lesson = Acá la lección va por otro lado: leé de nuevo la nota.
table-refusal-bad-token = Este servidor ya no te reconoce. Recargá la página.
table-refusal-no-circle = No existe esa mesa de amigos, o su link cambió. Pedí el nuevo.
