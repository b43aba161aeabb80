# Palabras de Pot de Vin que se explican donde están, y consejos para la primera partida.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

term-guild = gremio
    .words = gremio, gremios
    .about = Las cartas llevan símbolos de seis gremios. Cada gremio cuenta aparte: mirá los puntos.

guide-lead = La carta descubierta es el premio, y su personaje es triunfo. Abrís vos: gana el triunfo más alto o, sin triunfos, la carta más alta del personaje que juegues.
guide-follow = Jugá el mismo personaje, o pasá por una gema. No hace falta ganar: mirá primero el premio y lo que juegan los demás.
guide-follow-free = No tenés ninguno, así que vale cualquier carta: un triunfo para ganar, o una que te sobre.
guide-discard = Tenés nueve cartas, una de más. Poné en la pila de triunfos una que no quieras jugar.
