# Ayuda sobre todas las reglas de Pot de Vin. Entre corchetes, los números de las páginas de reglas.

help-rules = Pot de Vin en resumen
    .text =
        Cuatro personajes, Aldo, Pietra, Enzo y Ugo, tienen cada uno cartas del 1 al 13. En cada ronda se descubre una carta, y su personaje es el triunfo. Alguien abre con una carta, y los demás juegan el mismo personaje, si lo tienen, o pasan y pagan una gema.
        Gana el triunfo más alto o, si no hay triunfos, la carta más alta del personaje de la ronda. Quien la jugó se lleva todas las cartas, también la de triunfo, y las gemas, y abre la ronda siguiente.
        La mayoría de las cartas lleva el símbolo de un gremio. De cada gremio convienen hasta tres símbolos, o si no siete: 1, 3 y 6 puntos, después −1, −3 y −6, después 10 y 15. Perder unas rondas importa tanto como ganar otras.
        Al final cada comodín se suma a un gremio; +2 y −2 son puntos, las cartas Pot-de-Vin estorban a quien no tiene las cuatro, y cada gema ganada es un punto.

help-setup = Preparación
    .words = comienzo, repartir, jugadores, rondas
    .text =
        Se barajan las 52 cartas. Una parte forma la pila de triunfos, boca abajo, y las demás se reparten: 16 y 12 a cada uno con tres jugadores, 12 y 10 con cuatro, 12 y 8 con cinco. Cada uno recibe gemas: 4, con cuatro jugadores 2. Hay tantas rondas como cartas en la pila, y eso es lo que cada uno tiene en cartas y gemas juntas. [PDV-SU-03]
        El azar decide quién abre la primera ronda. [PDV-SU-05]
help-cards = Cartas y gremios
    .words = mazo, gremio, gremios, símbolos, personajes, aldo, pietra, enzo, ugo
    .text =
        Son 52 cartas: cuatro personajes con los valores del 1 al 13. [PDV-SU-01]
        Los valores del 4 al 12 llevan el símbolo de uno de seis gremios, y algunos llevan dos: Nobles, Artistas, Mercaderes, Trabajadores, Caballeros, Asesinos. Las otras son neutras: el 1 es un comodín, el 2 vale 2 puntos, el 3 quita 2 puntos, y el 13 es un Pot-de-Vin. [PDV-SU-02]
        El gremio de cada carta depende del mazo, porque el reglamento no lo dice. La mano y el historial lo muestran.
help-trump = Triunfo
    .words = triunfo, triunfos, pila
    .text = Cada ronda empieza con la primera carta descubierta de la pila de triunfos. Su personaje es el triunfo de la ronda y vence a los otros tres. La carta misma no compite; es parte del premio. [PDV-RO-01]
help-lead = Abrir la ronda
    .words = abrir, salir, salida
    .text =
        Quien abre la ronda juega cualquier carta, también un triunfo o una neutra, y no puede pasar. [PDV-RO-02]
        Quien gana una ronda abre la siguiente; si no tiene cartas, la abre la próxima persona, en el sentido de las agujas del reloj, que tenga. [PDV-RO-09]
help-follow = Seguir
    .words = seguir, palo
    .text =
        La carta que juegas tiene que ser del personaje de la ronda, si tienes una. Si no tienes, vale cualquier carta. Se puede pasar aunque se pueda seguir, y nunca hay que jugar triunfo. [PDV-RO-04]
        La mesa muestra los personajes que alguien no pudo seguir.
    .example = Se juega Pietra 9. Ana tiene Pietra 5 y Ugo 12, y Ugo es triunfo: puede jugar Pietra 5 o pasar por una gema, pero no el triunfo.
help-gems = Gemas y pasar
    .words = gema, pasar, soborno
    .text =
        En lugar de jugar una carta puedes pasar y poner en el medio una gema tuya, si tienes. [PDV-RO-03]
        Con la última carta pierdes las gemas que no usaste y no juegas más. Las gemas ganadas quedan: son puntos y no sirven para pagar. [PDV-RO-10]
help-winning = Ganar la ronda
    .words = ganar, ronda
    .text =
        Cada uno tiene un turno, en el sentido de las agujas del reloj desde quien abrió la ronda. [PDV-RO-05]
        Gana el triunfo más alto y, si no hay triunfo, la carta más alta del personaje de la ronda. [PDV-RO-06]
    .example = Se juega Pietra 9, Bruno juega Pietra 10 y Clara, sin Pietra, juega Ugo 4. Ugo es triunfo: gana Clara.
help-taking = Lo que se lleva quien gana
    .words = llevar, premio, tesoro
    .text =
        Quien gana se lleva las cartas jugadas, la carta de triunfo y las gemas de la ronda. [PDV-RO-07]
        Las cartas quedan a la vista en columnas, una para cada gremio y una para las neutras. Las gemas van al tesoro y valen un punto cada una. [PDV-RO-08]
help-end = Fin de la partida
    .words = fin, victoria, empate
    .text =
        La partida termina después de la última carta de la pila de triunfos, o en cuanto nadie tiene cartas. [PDV-RO-11]
        Gana quien tiene más puntos. En caso de empate deciden las cartas ganadas, después las gemas ganadas; si también son iguales, se comparte la victoria. [PDV-EN-01]
help-points = Puntos
    .words = puntos, puntuación
    .text =
        Por cada gremio: 1 símbolo vale 1 punto, 2 valen 3, 3 valen 6; 4 quitan 1, 5 quitan 3, 6 quitan 6; 7 valen 10, y 8 o más, 15. Una carta con dos símbolos cuenta como dos.
        Un +2 da 2 puntos, y un −2 quita 2. Un Pot-de-Vin quita 1 punto, dos quitan 3, tres quitan 6, y los cuatro valen 10. Cada gema ganada es un punto.
    .example = Tres Nobles valen 6 puntos. El cuarto los deja en −1, y con siete valen 10.
help-jokers = Comodines
    .words = comodín
    .text =
        Después de la última ronda cada comodín va a un gremio del que tienes un símbolo, uno como mucho a cada gremio, y cuenta como un símbolo más. Tú eliges dónde, pero no puedes guardarlo, aunque cueste puntos. El comodín que no tiene lugar sale del juego.
    .example = Ana tiene dos Nobles, cuatro Trabajadores y un comodín. Con los Nobles, 3 puntos pasan a 6; con los Trabajadores, −1 pasaría a −3.
help-pairs = Cuatro jugadores en parejas
    .words = pareja, parejas, compañero, compañera
    .text =
        Los dos de una pareja se sientan frente a frente. [PDV-PA-01]
        Quien gana la ronda se queda con las cartas delante de sí y no puede pasárselas a su pareja. [PDV-PA-02]
        Si los dos tienen símbolos de un gremio, solo cuenta la cantidad menor; los comodines se suman después. [PDV-PA-03]
        Lo demás es como en el juego de cada uno por su cuenta, y la pareja suma sus puntos. [PDV-PA-04]
help-six = Seis jugadores
    .words = seis, descartar, descarte
    .text =
        Seis jugadores forman tres parejas. [PDV-SU-04]
        Los dos de una pareja se sientan a tres lugares, y el azar decide quién abre. [PDV-6P-01]
        Quien abre y los dos siguientes reciben 8 cartas, los otros tres 9, cada uno recibe 4 gemas, y la última carta va sin ser vista a la pila de triunfos. [PDV-6P-02]
        Cada uno de los tres que tienen 9 cartas pone en secreto una en la pila de triunfos. Se baraja, y se descubre la primera carta. [PDV-6P-03]
        Una carta de la ronda no se la lleva nadie, la de triunfo si el grupo no juega de otro modo: queda en el medio, y el triunfo siguiente la cubre. [PDV-6P-04]
        Cuando la pila se acaba, antes de las rondas 5 y 9, las cuatro cartas del medio se barajan y forman una nueva. Después de 12 rondas la partida termina. [PDV-6P-05]
        En lo demás, seis juegan como cuatro en parejas. [PDV-6P-06]
help-table = La mesa en la pantalla
    .words = marcas, pantalla, columnas
    .text =
        ▶ marca de quién es el turno, ▲ el triunfo, ★ la carta que gana por ahora. 3:6→−1 dice que tres símbolos de un gremio valen 6 puntos y que con uno más valdrían −1; en una pantalla estrecha el segundo número está en la línea de abajo de la mesa. De las cartas neutras, ? es un comodín, + y − dan o quitan 2 puntos, P es un Pot-de-Vin.
        En tu mano tienen número las cartas que puedes jugar. Escribe el número o la carta: aldo 12, a12. Con g o gema pasas.
