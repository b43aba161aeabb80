# Por qué se rechaza algo: una frase para cada motivo.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

refusal-unreadable = Eso no se entiende acá.
table-refusal-private = Esta mesa es privada: pedí su enlace.
table-refusal-not-seated = No tenés silla en esta mesa.
table-refusal-seated-already = Ya tenés una silla en esta mesa.
table-refusal-bad-name = Elegí un nombre que se pueda leer.
table-refusal-bot-plays = Un bot juega por vos: recuperá antes tu silla.
table-refusal-too-fast = Demasiadas órdenes a la vez. Esperá un momento.
table-refusal-unreadable-message = El servidor no entiende eso. Recargá la página.
table-refusal-too-many = Se abrieron demasiadas cosas desde acá. Probá más tarde.
table-refusal-full = La casa está llena. Probá otra vez en unos minutos.
table-refusal-too-much = Hoy ya se guardó demasiado desde acá. Podés jugar esta partida hasta el final; para lo demás, probá mañana.
table-refusal-foreign = Eso no se permite desde acá.
table-refusal-other-protocol = La página está anticuada. Recargala.
table-refusal-not-kept = El servidor no pudo guardar eso. Probá otra vez.
table-refusal-later = El servidor está mostrando muchas partidas ahora. Probá otra vez en un momento.
table-refusal-bad-link = Este enlace ya no abre nada: ya se usó, o pasaron sus cinco minutos. Creá otro en el dispositivo en el que estás en la mesa.
