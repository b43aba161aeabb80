# Las lecciones de Pot de Vin: un título y una frase, una nota para cada pregunta, y el final.

lesson-first = Las cinco últimas rondas
    .about = Sigue el personaje, juega triunfos, soborna, junta gremios y cuenta los puntos.
lesson-first-lead = La carta descubierta es el premio, y su personaje, Ugo, es triunfo. Lleva Nobles: ya tienes un símbolo, y con el segundo son 3 puntos. Abre con Ugo 12: nadie tiene uno mayor.
lesson-first-avoid = Te llevaste todo. El próximo premio cuesta 2 puntos y Pietra es triunfo. Abre con Enzo 10 y suelta un Caballero: ya tienes tres, y con el cuarto pasarías de 6 puntos a −1.
lesson-first-gem = Se juega Pietra. Si juegas una carta tiene que ser Pietra, y tu 5 no gana: regalarías su Noble. Mejor un soborno: pasa por una gema.
lesson-first-trump = ¡Un comodín de premio! Se juega Enzo y no tienes ninguno: vale cualquier carta. Pietra es triunfo: gana con Pietra 5.
lesson-first-last = Tu última carta lleva dos Caballeros. Si gana, tus tres pasan a cinco: −3 puntos. Solo puedes abrir con ella y esperar que aparezca un Aldo mayor.
lesson-first-jokers = Se la llevó { $third }. Ahora los comodines: cada uno suma un símbolo a un gremio que tengas. Ponlos con tu Artista y con tus dos Mercaderes: 1 pasa a 3, y 3 pasa a 6.
lesson-first-end = La lección terminó.

lesson-table = Una partida desde la primera carta
    .about = Doce rondas con cuatro en la mesa, cada una con su porqué.
lesson-table-collect = Enzo es triunfo, y el premio, un Pot-de-Vin, cuesta 1. Pero Ugo 12 lleva dos Trabajadores, y con él te llevas lo que jueguen los demás. Abre con él.
lesson-table-small = Tienes gremios nuevos, y el primer símbolo de cada uno vale un punto. Ahora, discreción: abre con Enzo 4 y mira quién quiere el premio. Perder una ronda no cuesta nada.
lesson-table-under = El premio cuesta 2 puntos. Tienes que seguir con Pietra: juega el 5, que queda por debajo del 8 que está en la mesa.
lesson-table-sweep = Aquí hay cuatro gremios que te faltan o de los que tienes poco. Ugo 13 es un Pot-de-Vin, y aun así te conviene: gana la ronda.
lesson-table-hide = Dos cartas Pot-de-Vin cuestan 3 puntos. Esta ronda es para perderla: Pietra 6 es baja, y los demás tienen que seguir.
lesson-table-bribe = Tu Enzo perdería contra el triunfo, y quien gana se lleva lo que juegues. Mejor paga una gema que una carta.
lesson-table-spend = Otra vez lo mismo. Las gemas que no uses se pierden con tu última carta: gasta aquí la segunda.
lesson-table-duck = Sin gemas tienes que seguir. Aldo 4 queda por debajo del 13.
lesson-table-forced = Aldo 6 es tu único Aldo. A veces no hay nada que elegir.
lesson-table-caught = Se juega Ugo y nadie jugó triunfo. Tu Ugo 2 va a ganar: +2 puntos y un comodín, pero dos Asesinos más de los que te convienen.
lesson-table-way-out = Abres tú. Pietra 10 es alta, pero a { $third } no le queda Pietra y tiene triunfos: abre con ella.
lesson-table-last-card = Tu última carta. Enzo es triunfo y nadie tiene uno mayor: ganas un Trabajador, un Caballero y otro comodín.
lesson-table-place = Dos comodines. De Nobles y de Caballeros tienes dos símbolos: el tercero suma 3 puntos en cada uno. De Trabajadores ya tienes tres, y el cuarto te costaría caro.
lesson-table-end = La lección terminó.
