# Por qué Pot de Vin rechaza una respuesta: una frase para cada motivo.

refusal-must-lead = Quien sale tiene que jugar una carta y no puede pasar.
refusal-must-follow = Tienes cartas del personaje de la ronda: juega una de ellas o pasa con una gema.
refusal-no-gems = No te quedan gemas para pasar.
refusal-not-held = No tienes esa carta.
refusal-not-played = Esa carta no se jugó en esta ronda.
refusal-wrong-guilds = Tus comodines no pueden ir así: uno a cada gremio que tienes, sin guardar ninguno.
