# Las lecciones de Pot de Vin: un título y una frase, una nota para cada pregunta, y el final.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

lesson-first = Las cinco últimas rondas
    .about = Seguí el personaje, jugá triunfos, soborná, juntá gremios y contá los puntos.
lesson-first-lead = La carta descubierta es el premio, y su personaje, Ugo, es triunfo. Lleva Nobles: ya tenés un símbolo, y con el segundo son 3 puntos. Abrí con Ugo 12: nadie tiene uno mayor.
lesson-first-avoid = Te llevaste todo. El próximo premio cuesta 2 puntos y Pietra es triunfo. Abrí con Enzo 10 y sacate de encima un Caballero: ya tenés tres, y con el cuarto pasarías de 6 puntos a −1.
lesson-first-gem = Se juega Pietra. Si jugás una carta tiene que ser Pietra, y tu 5 no gana: regalarías su Noble. Mejor un soborno: pasá por una gema.
lesson-first-trump = ¡Un comodín de premio! Se juega Enzo y no tenés ninguno: vale cualquier carta. Pietra es triunfo: ganá con Pietra 5.
lesson-first-last = Tu última carta lleva dos Caballeros. Si gana, tus tres pasan a cinco: −3 puntos. Solo podés abrir con ella y esperar que aparezca un Aldo mayor.
lesson-first-jokers = Se la llevó { $third }. Ahora los comodines: cada uno suma un símbolo a un gremio que tengas. Ponelos con tu Artista y con tus dos Mercaderes: 1 pasa a 3, y 3 pasa a 6.

lesson-table-collect = Enzo es triunfo, y el premio, un Pot-de-Vin, cuesta 1. Pero Ugo 12 lleva dos Trabajadores, y con él te llevás lo que jueguen los demás. Abrí con él.
lesson-table-small = Tenés gremios nuevos, y el primer símbolo de cada uno vale un punto. Ahora, perfil bajo: abrí con Enzo 4 y mirá quién quiere el premio. Perder una ronda no cuesta nada.
lesson-table-under = El premio cuesta 2 puntos. Tenés que seguir con Pietra: jugá el 5, que queda por debajo del 8 que está en la mesa.
lesson-table-sweep = Acá hay cuatro gremios que te faltan o de los que tenés poco. Ugo 13 es un Pot-de-Vin, y aun así te conviene: ganá la ronda.
lesson-table-bribe = Tu Enzo perdería contra el triunfo, y quien gana se lleva lo que juegues. Mejor pagá una gema que una carta.
lesson-table-spend = Otra vez lo mismo. Las gemas que no uses se pierden con tu última carta: gastá acá la segunda.
lesson-table-duck = Sin gemas tenés que seguir. Aldo 4 queda por debajo del 13.
lesson-table-way-out = Abrís vos. Pietra 10 es alta, pero a { $third } no le queda Pietra y tiene triunfos: abrí con ella.
lesson-table-last-card = Tu última carta. Enzo es triunfo y nadie tiene uno mayor: ganás un Trabajador, un Caballero y otro comodín.
lesson-table-place = Dos comodines. De Nobles y de Caballeros tenés dos símbolos: el tercero suma 3 puntos en cada uno. De Trabajadores ya tenés tres, y el cuarto te saldría caro.
