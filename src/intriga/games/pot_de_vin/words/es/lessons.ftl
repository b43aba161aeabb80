# Las lecciones de Pot de Vin: un título y una frase, una nota para cada pregunta, y el final.
# Se escriben sin tú ni vos, para que sean las mismas en todas partes.

lesson-first = Las cinco últimas rondas
    .about = Seguir el personaje, fallar con triunfo, sobornar, juntar gremios y contar los puntos.
lesson-first-lead = La carta descubierta es el premio, y su personaje, Ugo, es triunfo. Lleva Nobles: hay un símbolo en tus columnas y el segundo vale 3 puntos. A salir con Ugo 12: nadie tiene uno mayor.
lesson-first-avoid = Todo fue para tu lado. El próximo premio cuesta 2 puntos y Pietra es triunfo. Mejor salir con Enzo 10: así se va un Caballero. Ya son tres; el cuarto haría de 6 puntos −1.
lesson-first-gem = Se juega Pietra. Si se juega una carta tiene que ser Pietra, y tu 5 no gana: regalaría su Noble. Mejor un soborno: pasar por una gema.
lesson-first-trump = ¡Un comodín de premio! Se juega Enzo y no hay ninguno en tu mano: vale cualquier carta. Pietra es triunfo: se gana con Pietra 5.
lesson-first-last = Tu última carta lleva dos Caballeros. Si gana, tres pasan a cinco: −3 puntos. Solo queda salir con ella y esperar un Aldo mayor.
lesson-first-jokers = Se la llevó { $third }. Ahora los comodines: cada uno suma un símbolo a un gremio de tus columnas. Un Artista y dos Mercaderes ganan más: 1 pasa a 3, y 3 pasa a 6.
lesson-first-end = La lección terminó.

lesson-table = Una partida desde la primera carta
    .about = Doce rondas con cuatro en la mesa, cada una con su porqué.
lesson-table-collect = Enzo es triunfo, y el premio, un Pot-de-Vin, cuesta 1. Pero Ugo 12 lleva dos Trabajadores, y con él se gana lo que jueguen los demás. A salir con él.
lesson-table-small = Gremios nuevos: el primer símbolo de cada uno vale un punto. Ahora, discreción: salir con Enzo 4 y ver quién quiere el premio. Perder una ronda no cuesta nada.
lesson-table-under = El premio cuesta 2 puntos. Hay que seguir con Pietra: el 5 queda por debajo del 8 que está en la mesa.
lesson-table-sweep = Aquí hay cuatro gremios que faltan en tus columnas o tienen poco. Ugo 13 es un Pot-de-Vin, y aun así conviene: a ganar la ronda.
lesson-table-hide = Dos cartas Pot-de-Vin cuestan 3 puntos. Mejor ceder la salida: Pietra 6 es baja, y los demás tienen que seguir.
lesson-table-bribe = Tu Enzo perdería con el triunfo, y quien gana se lleva lo jugado. Mejor dar una gema que una carta.
lesson-table-spend = Otra vez lo mismo. Las gemas sin usar se pierden con la última carta: aquí conviene gastar la segunda.
lesson-table-duck = Sin gemas hay que seguir. Aldo 4 queda por debajo del 13.
lesson-table-forced = Aldo 6 es tu único Aldo. A veces no hay nada que elegir.
lesson-table-caught = Se juega Ugo y nadie falló con triunfo. Tu Ugo 2 va a ganar: +2 puntos y un comodín, pero dos Asesinos más de lo que conviene.
lesson-table-way-out = Es tu salida. Pietra 10 es alta, pero a { $third } no le queda Pietra y tiene triunfos: a salir con ella.
lesson-table-last-card = Tu última carta. Enzo es triunfo y nadie tiene uno mayor: gana un Trabajador, un Caballero y otro comodín.
lesson-table-place = Dos comodines. Nobles y Caballeros tienen dos símbolos cada uno: el tercero vale 3 puntos más en ambos. Los Trabajadores ya son tres, y el cuarto costaría caro.
lesson-table-end = La lección terminó.
