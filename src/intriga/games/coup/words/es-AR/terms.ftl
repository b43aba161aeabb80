# Palabras de Coup que se explican donde están, y consejos para la primera partida.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

term-influence = influencia
    .words = influencia, influencias
    .about = Cada una de tus cartas boca abajo. Si perdés todas, quedás afuera.
term-claim = afirmación
    .words = afirma, afirmar, afirmación, afirmaciones
    .about = Decir que tenés un personaje, al hacer lo que él hace. No tiene que ser verdad.
term-bluff = mentira
    .words = mentira, mentiras, mentir, chamuyo
    .about = Una afirmación que no es verdad.
term-block = bloqueo
    .words = bloquear, bloquea, bloqueo, bloqueos
    .about = Frenar una acción al afirmar que tenés un personaje que la frena. También te pueden desafiar.

guide-action = Una acción por turno. Un botón con personaje es una afirmación: no tiene que ser verdad, y donde no lo es dice «mentira». Uno gris dice qué falta.
guide-must-coup = Con tantas monedas tenés que lanzar un { -coup }. Elegí contra quién.
guide-challenge = ¿Verdad o no? Si desafiás una verdad, perdés una influencia; si era mentira, la pierde quien mintió. Dejarlo pasar no te cuesta nada.
guide-block = Podés afirmar que tenés un personaje que lo frena, sea o no verdad. Después los demás te pueden desafiar.
guide-prove = Mostrá la carta, y quien te desafió pierde una influencia. En su lugar recibís otra.
guide-lose = Elegí la carta que menos te hace falta. Desde ahora todos la ven.
guide-exchange = Quedate con lo que te ayuda; lo demás vuelve sin que nadie lo vea.
