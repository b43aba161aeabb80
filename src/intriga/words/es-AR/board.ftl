# Lo que toda mesa muestra.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

prompt-answer = Te toca: ¿qué hacés?
waits-rules =
    { $count ->
        [0] Nadie juega con estas reglas: cambiá las reglas o las sillas.
        [one] Un jugador solo no puede jugar con estas reglas: cambiá las reglas o las sillas.
       *[other] { $count } jugadores no pueden jugar con estas reglas: cambiá las reglas o las sillas.
    }

## Lo que todos miran

web-stage-bluff = ¡Mentira!
web-stage-tap = Tocá para saltar
told-barred-link = El anfitrión sacó a { $who } de la mesa para siempre. Las demás personas pueden quedarse; un link enviado antes ya no deja entrar a nadie más.
told-barred-watcher-link = El anfitrión sacó a un espectador de la mesa para siempre. Las demás personas pueden quedarse; un link enviado antes ya no deja entrar a nadie más.
told-link = El anfitrión cambió el link. Quienes están acá pueden quedarse; un link enviado antes ya no deja entrar a nadie más.
