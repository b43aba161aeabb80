# Por qué Coup rechaza una respuesta: una frase para cada motivo.

refusal-must-coup = Con 10 monedas o más hay que lanzar un { -coup }.
refusal-cannot-afford = No tienes monedas para eso.
refusal-not-in-game = Ese personaje no está en esta partida.
refusal-no-reforma = Eso solo existe con la Reforma.
refusal-no-such-target = Elige a otra persona que siga en juego.
refusal-own-faction = Eso no vale contra la propia facción mientras haya dos.
refusal-nothing-to-steal = Esa persona no tiene monedas, y en esta mesa no se puede { -steal } a quien nada tiene.
refusal-nothing-to-embezzle = No hay monedas en la { -sewer }, y en esta mesa no se puede { -embezzle } lo que no hay.
refusal-must-name = Nombra también un personaje: en esta mesa se declara.
refusal-must-not-name = En esta mesa no se nombra un personaje con eso.
refusal-cannot-block-with = Ese personaje no bloquea esta acción.
refusal-cannot-decline = Aquí no se puede rehusar: hay que mostrar la carta.
refusal-cannot-prove = No puedes probar eso.
refusal-not-held = No tienes esa carta.
refusal-would-prove = Dar vuelta esa carta probaría lo que afirmaste: elige la otra.
refusal-wrong-number = No es ese el número de cartas.
