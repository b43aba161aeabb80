# Palabras de Pot de Vin que se explican donde están, y consejos para la primera partida.
# Se escriben sin tú ni vos, para que sean las mismas en todas partes.

term-trump = triunfo
    .words = triunfo, triunfos
    .about = El personaje de la carta descubierta. En esta ronda gana a los otros tres.
term-prize = premio
    .words = premio
    .about = La carta descubierta: quien gana la ronda se la lleva con todo lo jugado.
term-gem = gema
    .words = gema, gemas
    .about = Paga por pasar. Las ganadas valen un punto; las que sobran se pierden con la última carta.
term-guild = gremio
    .words = gremio, gremios
    .about = Las cartas llevan símbolos de seis gremios. Cada gremio cuenta aparte: ver los puntos.
term-joker = comodín
    .words = comodín, comodines
    .about = Un 1. Al final suma un símbolo a un gremio propio.
term-pot = Pot-de-Vin
    .words = Pot-de-Vin
    .about = Un 13. Cuesta puntos, salvo que se tengan los cuatro.

guide-lead = La carta descubierta es el premio, y su personaje es triunfo. Quien sale elige: gana el triunfo más alto o, sin triunfo, la carta más alta del personaje jugado.
guide-follow = Se juega el mismo personaje, o se pasa por una gema. No hace falta ganar: primero conviene mirar el premio y lo que juegan los demás.
guide-follow-free = No hay ninguno en tu mano, así que vale cualquier carta: un triunfo para ganar, o una que sobre.
guide-jokers = Cada comodín cuenta como un símbolo más de un gremio propio, aun donde cuesta puntos.
guide-leave = Las otras son todas tuyas. La que queda vuelve después como premio.
guide-discard = Nueve cartas son una de más: conviene apartar una que no se quiera jugar.
