# Ayuda sobre todas las reglas de Pot de Vin. Entre corchetes, los números de las páginas de reglas.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

help-follow = Seguir
    .words = seguir, palo
    .text =
        La carta que jugás tiene que ser del personaje de la ronda, si tenés una. Si no tenés, vale cualquier carta. Se puede pasar aunque se pueda seguir, y nunca hay que jugar triunfo. [PDV-RO-04]
        La mesa muestra los personajes que alguien no pudo seguir.
    .example = Se juega Pietra 9. Ana tiene Pietra 5 y Ugo 12, y Ugo es triunfo: puede jugar Pietra 5 o pasar por una gema, pero no el triunfo.
help-gems = Gemas y pasar
    .words = gema, pasar, soborno
    .text =
        En lugar de jugar una carta podés pasar y poner en el medio una gema tuya, si tenés. [PDV-RO-03]
        Con la última carta perdés las gemas que no usaste y no jugás más. Las gemas ganadas quedan: son puntos y no sirven para pagar. [PDV-RO-10]
help-jokers = Comodines
    .words = comodín
    .text =
        Después de la última ronda cada comodín va a un gremio del que tenés un símbolo, uno como mucho a cada gremio, y cuenta como un símbolo más. Vos elegís dónde, pero no podés guardarlo, aunque cueste puntos. El comodín que no tiene lugar sale del juego.
    .example = Ana tiene dos Nobles, cuatro Trabajadores y un comodín. Con los Nobles, 3 puntos pasan a 6; con los Trabajadores, −1 pasaría a −3.
help-table = La mesa en la pantalla
    .words = marcas, pantalla, columnas
    .text =
        ▶ marca de quién es el turno, ▲ el triunfo, ★ la carta que gana por ahora. 3:6→−1 dice que tres símbolos de un gremio valen 6 puntos y que con uno más valdrían −1; en una pantalla estrecha el segundo número está en la línea de abajo de la mesa. De las cartas neutras, ? es un comodín, + y − dan o quitan 2 puntos, P es un Pot-de-Vin.
        En tu mano tienen número las cartas que podés jugar. Escribí el número o la carta: aldo 12, a12. Con g o gema pasás.
