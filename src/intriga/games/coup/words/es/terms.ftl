# Palabras de Coup que se explican donde están, y consejos para la primera partida.
# Se escriben sin tú ni vos, para que sean las mismas en todas partes.

term-influence = influencia
    .words = influencia, influencias
    .about = Cada carta boca abajo. Sin ninguna se queda fuera.
term-claim = afirmación
    .words = afirma, afirmar, afirmación, afirmaciones
    .about = Decir que se tiene un personaje, al hacer lo que puede hacer. No tiene que ser verdad.
term-bluff = farol
    .words = farol, faroles, mentir, mentira
    .about = Una afirmación que no es verdad.
term-challenge = desafío
    .words = desafiar, desafía, desafío, desafíos
    .about = Decir que una afirmación no es verdad. Quien se equivoca pierde una influencia.
term-block = bloqueo
    .words = bloquear, bloquea, bloqueo, bloqueos
    .about = Impedir una acción al afirmar un personaje que puede. También se desafía.
term-court = mazo de la Corte
    .words = mazo de la Corte
    .about = Las cartas que nadie tiene, boca abajo en el medio.
term-faction = facción
    .words = facción, facciones
    .about = Steamers o SAFE. Mientras haya dos, nadie ataca ni bloquea a los suyos.
term-sewer = alcantarilla
    .words = alcantarilla
    .about = Donde van las monedas de las conversiones. Quien no tiene el Duque puede llevárselas todas.

guide-action = Una acción por turno. Un botón con personaje es una afirmación: no tiene que ser verdad, y una marca dice dónde no lo sería. Uno gris dice qué falta.
guide-must-coup = Con tantas monedas hay que lanzar un { -coup }. Falta decir a quién.
guide-challenge = ¿Verdad o no? Si se desafía una verdad, se pierde una influencia; si era mentira, la pierde quien mintió. Dejar pasar no cuesta nada.
guide-block = Se puede afirmar un personaje que lo impida, esté o no en tu mano. Después los demás pueden desafiar.
guide-prove = Al mostrar la carta, quien desafió pierde una influencia. En su lugar viene otra.
guide-lose = Conviene elegir la carta que menos falta hace. Desde ahora todos la ven.
guide-exchange = Conviene quedarse con lo que ayuda; lo demás vuelve sin que nadie lo vea.
guide-setup-faction = Steamers o SAFE: dos bandos igual de fuertes. Mientras haya dos, nadie ataca ni bloquea a los suyos. Los demás se alternan.
