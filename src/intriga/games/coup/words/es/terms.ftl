# Palabras de Coup que se explican donde están, y consejos para la primera partida.

term-influence = influencia
    .words = influencia, influencias
    .about = Cada una de tus cartas boca abajo. Si pierdes todas, quedas fuera.
term-claim = afirmación
    .words = afirma, afirmar, afirmación, afirmaciones
    .about = Decir que tienes un personaje, al hacer lo que él hace. No tiene que ser verdad.
term-bluff = farol
    .words = farol, faroles, farolear, mentir, mentira
    .about = Una mentira: una afirmación que no es verdad.
term-challenge = desafío
    .words = desafiar, desafía, desafío, desafíos
    .about = Decir que una afirmación no es verdad. Quien se equivoca pierde una influencia.
term-block = bloqueo
    .words = bloquear, bloquea, bloqueo, bloqueos
    .about = Impedir una acción al afirmar que tienes un personaje que la impide. También te pueden desafiar.
term-court = mazo de la Corte
    .words = mazo de la Corte
    .about = Las cartas que nadie tiene, boca abajo en el medio.
term-faction = facción
    .words = facción, facciones
    .about = Steamers o SAFE. Mientras haya dos, nadie ataca ni bloquea a los suyos.
term-sewer = alcantarilla
    .words = alcantarilla
    .about = Adonde van las monedas de las conversiones. Quien no tiene { THE("duke") } puede llevárselas todas.

guide-action = Una acción por turno. Un botón con personaje es una afirmación: no tiene que ser verdad, y donde no lo es dice «farol». Uno gris dice qué falta.
guide-must-coup = Con tantas monedas tienes que lanzar un { -coup }. Elige contra quién.
guide-challenge = ¿Verdad o no? Si desafías una verdad, pierdes una influencia; si era mentira, la pierde quien mintió. Dejarlo pasar no te cuesta nada.
guide-block = Puedes afirmar que tienes un personaje que lo impide, sea o no verdad. Después los demás pueden desafiarte.
guide-prove = Muestra la carta, y quien te desafió pierde una influencia. En su lugar recibes otra.
guide-lose = Elige la carta que menos te hace falta. Desde ahora todos la ven.
guide-exchange = Quédate con lo que te ayuda; lo demás vuelve sin que nadie lo vea.
guide-setup-faction = Steamers o SAFE: dos bandos igual de fuertes. Mientras haya dos, nadie ataca ni bloquea a los suyos. Los demás se alternan.
