# Las palabras de Coup, en los términos de la edición española.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

action-convert = Conversión
    .about =
        { $convert_self ->
            [one] { $convert_self } moneda
           *[other] { $convert_self } monedas
        } por vos, { $convert_other } por otra persona
    .words = conversión, convertir
level-beginner-coup = Miente poco y mal; se cree casi todo.
level-casual-coup = Miente cuando tiene ganas, desafía por olfato y se olvida de quién dijo qué, como los amigos en la mesa.
level-skilled-coup = Mintió mucho contra sí mismo, pero todavía resbala de vez en cuando.
level-expert-coup = Miente tan bien que casi nunca te das cuenta, y te desafía cuando le conviene.
level-master-coup = Miente lo justo para dejarte con la duda, y juega por adelantado con todas las manos que podés tener.
level-cautious-coup = Rara vez miente, y te deja pasar muchas.
level-hunter-coup = Ve mentiras por todos lados, y desafía las tuyas.
level-calculator-coup = Miente menos que los demás, y golpea en cuanto tiene monedas.
