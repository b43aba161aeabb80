# Palabras de Pot de Vin que se explican donde están, y consejos para la primera partida.

term-trump = triunfo
    .words = triunfo, triunfos
    .about = El personaje de la carta descubierta. En esta ronda gana a los otros tres.
term-prize = premio
    .words = premio
    .about = La carta descubierta: quien gana la ronda se la lleva con todo lo jugado.
term-gem = gema
    .words = gema, gemas
    .about = Paga por pasar. Las ganadas valen un punto; las que no uses se pierden con tu última carta.
term-guild = gremio
    .words = gremio, gremios
    .about = Las cartas llevan símbolos de seis gremios. Cada gremio cuenta aparte: mira los puntos.
term-joker = comodín
    .words = comodín, comodines
    .about = Un 1. Al final suma un símbolo a un gremio que tengas.
term-pot = Pot-de-Vin
    .words = Pot-de-Vin
    .about = Un 13. Cuesta puntos, salvo que tengas los cuatro.

guide-lead = La carta descubierta es el premio, y su personaje es triunfo. Abres tú: gana el triunfo más alto o, sin triunfos, la carta más alta del personaje que juegues.
guide-follow = Juega el mismo personaje, o pasa por una gema. No hace falta ganar: mira primero el premio y lo que juegan los demás.
guide-follow-free = No tienes ninguno, así que vale cualquier carta: un triunfo para ganar, o una que te sobre.
guide-jokers = Cada comodín cuenta como un símbolo más de un gremio que tengas, aun donde cuesta puntos.
guide-leave = Las otras son todas tuyas. La que dejes vuelve después como premio.
guide-discard = Tienes nueve cartas, una de más. Pon en la pila de triunfos una que no quieras jugar.
