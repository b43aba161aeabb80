# Las lecciones de Coup: un título y una frase, una nota para cada pregunta, y el final.
# Se escriben sin tú ni vos, para que sean las mismas en todas partes.

lesson-first = La primera partida
    .about = Recibir monedas, bloquear, mentir, desafiar y que te descubran una vez.
lesson-first-tax = Tus dos cartas son tu influencia: { NAME("contessa") } y Duque. Hacer la acción de un personaje es afirmar que está en tu mano. El Duque está de verdad: a cobrar impuestos, { $tax } monedas.
lesson-first-block = { $second } pide { -foreign-aid }, { $aid } monedas. Eso no se desafía, pero el Duque lo bloquea. Toca bloquear.
lesson-first-prove = { $second } no lo cree. Hay que mostrar el Duque: { $second } pierde una influencia, y para tu mano viene otra carta.
lesson-first-bluff = { $third } afirma tener { THE("captain") } para robarte. { NAME("captain") } o Embajador lo impedirían. No hay ninguno en tu mano y nadie lo sabe: a bloquear con { THE("captain") }. Eso es un farol.
lesson-first-assassinate = Nadie dudó. Ahora tu mano tiene el Asesino: por { $assassin_cost } monedas alguien pierde una influencia. A { $second } le queda una sola: ese es el blanco.
lesson-first-challenge = { $second } afirma tener { THE("contessa") }, y es su última carta. Una está en tu mano, así que quedan pocas. ¡A desafiar!
lesson-first-again = { $second } mentía y queda fuera. Ahora, a mentir: otra vez impuestos. El Duque volvió al mazo, pero ¿quién se acuerda?
lesson-first-caught = Descubierto: { $third } desafió y no hay Duque que mostrar. Se pierde una influencia. { THE("contessa") } protege de los asesinos, así que mejor revelar el Asesino.
lesson-first-allow = { $third } afirma tener el Embajador. Con la última carta, un desafío equivocado te elimina, y un intercambio no daña a nadie: dejar pasar.
lesson-first-end = El juego es esto: monedas, afirmaciones, desafíos. Con { $coup_cost } monedas nada detiene un { -coup }; con { $must_coup } es obligatorio. ¡Ahora, a jugar sin ayuda!

lesson-court = Una tarde en la corte
    .about = Una partida entera: intercambiar, contar cartas, leer a los demás y ganar un duelo.
lesson-court-claim = { $second } empieza con el Duque. Nada dice lo contrario: desafiar pide un motivo. Dejar pasar.
lesson-court-leave = { $third } pide { -foreign-aid }. Se podría fingir un Duque, pero { $second } afirmó tener uno y gana si bloquea. Que trabajen los demás: dejar pasar.
lesson-court-stands = { $second } bloquea, como era de esperar. Solo pierde { $third }: dejar pasar.
lesson-court-steal = Es tu turno y { THE("captain") } está en tu mano: a { -steal } { $loot } monedas a { $second }, que es quien más tiene. Así también tarda más un asesinato.
lesson-court-danger = { $second } te quiere asesinar. Con un desafío a un Asesino verdadero se pueden perder las dos cartas de golpe. Mejor bloquear con { THE("contessa") }, aunque no esté en tu mano.
lesson-court-count = El farol te salvó. Ahora { $third } afirma tener un Duque, el segundo de la mesa. Hay tres de cada personaje: los dos pueden ser verdad. Dejar pasar.
lesson-court-exchange = { THE("contessa") } que se afirmó no está en tu mano. Un intercambio puede volverla verdad: el Embajador sí está.
lesson-court-keep = Conviene quedarse con lo que ya se afirmó: { NAME("captain") } y { NAME("contessa") }. Quien dude ahora lo pagará.
lesson-court-truth = { $third } quiere { -steal }te. { THE("captain") } lo impide y está en tu mano: a bloquear con la verdad.
lesson-court-show = { $third } desafía una verdad. A mostrar { THE("captain") }.
lesson-court-price = { $third } perdió un Duque y tiene una carta. En lugar de { THE("captain") } llegó el Asesino: { $assassin_cost } monedas, y el blanco es { $third }.
lesson-court-believe = { $third } afirma tener { THE("contessa") }. Una está en tu mano y quedan otras dos: es bien posible. Las monedas ya se fueron. No vale arriesgar una carta: dejar pasar.
lesson-court-again = { $second } cobra impuestos otra vez. Nadie probó ese Duque, y solo por eso aún no vale la pena desafiar. Dejar pasar.
lesson-court-read = { $third } afirma tener el Duque justo después de perder uno. Se revela la carta que menos falta hace, y a { $third } le queda una sola, que dijo ser { THE("contessa") }. ¡A desafiar!
lesson-court-safe = Era mentira. Queda un rival. La { -foreign-aid } chocaría con un Duque: mejor { -income }, que nada detiene.
lesson-court-contessa = { $second } te quiere asesinar. Esta vez { THE("contessa") } es de verdad: a bloquear.
lesson-court-showdown = { $second } no lo creyó. A mostrar { THE("contessa") }.
lesson-court-poor = { $second } tiene una carta y una moneda. Con { THE("captain") } se puede tomar esa moneda: sin monedas nadie ataca.
lesson-court-wait = Tres monedas para { $second }. Un Duque afirmado tantas veces debe de estar ahí: dejar pasar, el próximo turno es tuyo.
lesson-court-save = Tres monedas y el Asesino en tu mano. Pero { $second } puede tener { THE("contessa") }, y un { -coup } no lo detiene nadie: a juntar para eso. A { -steal } { $loot } monedas.
lesson-court-more = { $second } cobra poco por turno. A { -steal } otra vez: siete monedas en tu mano, ninguna para { $second }.
lesson-court-seven = Un { -coup } cuesta { $coup_cost } monedas. Antes, una regla más: a cobrar impuestos, aunque no haya ningún Duque en tu mano. Con una sola carta, pocos se animan a desafiar.
lesson-court-coup = Con { $must_coup } monedas o más solo queda el { -coup }. No afirma ningún personaje, así que nadie lo desafía ni lo bloquea. El blanco es { $second }.
lesson-court-end = La lección terminó. Ahora, a jugar sin ayuda.
