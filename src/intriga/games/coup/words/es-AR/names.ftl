# Las palabras de Coup, en los términos de la edición española.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

action-convert = Conversión
    .about =
        { $convert_self ->
            [one] { $convert_self } moneda
           *[other] { $convert_self } monedas
        } por vos, { $convert_other } por otra persona
    .words = conversión, convertir
level-beginner-coup = Nunca miente, y solo desafía lo que no puede ser verdad.
level-casual-coup = Miente un poco, cuenta cartas y confía en su olfato, como los amigos en la mesa.
level-skilled-coup = Mintió mucho contra sí mismo, pero todavía resbala de vez en cuando.
level-expert-coup = Miente de modo que casi nunca lo sabés, y te desafía cuando le conviene.
level-master-coup = Miente lo justo para dejarte con la duda, y juega por adelantado con todas las manos que podés tener.
level-cautious-coup = Rara vez miente, y te deja pasar muchas.
level-hunter-coup = Huele mentiras por todas partes, y desafía las tuyas.
