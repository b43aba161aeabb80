# Las lecciones de Coup: un título y una frase, una nota para cada pregunta, y el final.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

lesson-first = La primera partida
    .about = Cobrá monedas, bloqueá, mentí, desafiá y dejá que te descubran una vez.
lesson-first-tax = Tus dos cartas son tu influencia: { NAME("contessa") } y { NAME("duke") }. Hacer la acción de un personaje es afirmar que lo tenés. Vos tenés de verdad { THE("duke") }: cobrá impuestos, { $tax } monedas.
lesson-first-block = { $second } pide { -foreign-aid }, { $aid } monedas. Eso no se desafía, pero { THE("duke") } lo puede frenar. ¡Bloqueá!
lesson-first-prove = { $second } no te cree. Mostrá { THE("duke") }: { $second } pierde una influencia, y vos cambiás esa carta por otra.
lesson-first-bluff = { $third } afirma tener { THE("captain") } para { -steal }te. Lo frenarían { THE("captain") } o { THE("ambassador") }. No tenés ninguno, pero nadie lo sabe: bloqueá con { THE("captain") }. Eso es una mentira.
lesson-first-assassinate = Nadie dudó. Y ahora tenés { THE("assassin") }: por { $assassin_cost } monedas, alguien pierde una influencia. A { $second } le queda una sola: apuntá ahí.
lesson-first-challenge = { $second } afirma tener { THE("contessa") }, y le queda una sola carta. Vos tenés { AN("contessa") }, así que quedan pocas. ¡Desafiá!
lesson-first-again = { $second } mentía y queda afuera. Ahora mentí vos: cobrá impuestos otra vez. Devolviste { THE("duke") } al mazo, pero ¿quién se acuerda?
lesson-first-caught = ¡Te descubrieron! { $third } desafió y no podés mostrar { THE("duke") }: perdés una influencia. Quedate con { THE("contessa") }, que te cuida de los asesinos, y da vuelta { THE("assassin") }.
lesson-first-allow = { $third } afirma tener { THE("ambassador") }. Te queda una carta: si desafiás y le errás, quedás afuera. Y un intercambio no le hace mal a nadie: dejalo pasar.
lesson-first-end = Así es el juego: monedas, afirmaciones, desafíos. Con { $coup_cost } monedas lanzás un { -coup } que nada frena; con { $must_coup } ya es obligatorio. ¡Seguí sin ayuda!

lesson-court = Una tarde en la corte
    .about = Una partida entera: intercambiá, contá cartas, leé a los demás y ganá un duelo.
lesson-court-claim = { $second } arranca con { THE("duke") }. Nada lo desmiente todavía, y sin un motivo no se desafía. Dejalo pasar.
lesson-court-leave = { $third } pide { -foreign-aid }. Podrías inventar { AN("duke") }, pero { $second } ya afirmó tener uno y le conviene bloquear. Que trabajen los demás: dejalo pasar.
lesson-court-stands = { $second } bloquea, como era de esperar. Eso solo perjudica a { $third }: dejalo pasar.
lesson-court-steal = Es tu turno y tenés { THE("captain") }. Elegí «{ action-steal }» y apuntá a { $second }, que es quien más tiene: { $loot } monedas para vos, y su asesinato tarda más en llegar.
lesson-court-danger = { $second } te quiere asesinar. Si desafiás y tiene { THE("assassin") }, podés perder las dos cartas de una. Mejor bloqueá con { THE("contessa") }, aunque no esté en tu mano.
lesson-court-count = La mentira te salvó. Ahora { $third } también afirma tener { THE("duke") }. Hay tres cartas de cada personaje, así que las dos afirmaciones pueden ser verdad. Dejalo pasar.
lesson-court-exchange = Dijiste tener { THE("contessa") }, y era puro chamuyo. Un intercambio puede arreglarlo, y { THE("ambassador") } sí está en tu mano.
lesson-court-keep = Quedate con lo que ya afirmaste: { NAME("captain") } y { NAME("contessa") }. Quien dude de vos ahora la paga.
lesson-court-truth = { $third } te quiere { -steal }. Para eso tenés { THE("captain") }: bloqueá con la verdad.
lesson-court-show = { $third } desafía una verdad. Mostrá { THE("captain") }.
lesson-court-price = { $third } perdió { AN("duke") } y le queda una carta. En lugar { OF("captain") } te llegó { THE("assassin") }: pagá { $assassin_cost } monedas y apuntá a { $third }.
lesson-court-believe = { $third } afirma tener { THE("contessa") }. Vos tenés una y hay otras dos por ahí: bien puede ser. Las monedas ya se fueron. No arriesgues una carta: dejalo pasar.
lesson-court-again = { $second } cobra impuestos otra vez. Nadie comprobó nunca si tiene { THE("duke") }, pero eso solo todavía no es un motivo. Dejalo pasar.
lesson-court-read = { $third } afirma tener { THE("duke") } justo después de perder uno. Se da vuelta la carta que menos falta hace, y de la única que le queda dijo que era { THE("contessa") }. ¡Desafiá!
lesson-court-safe = ¡Le acertaste! Queda un rival. Si pedís { -foreign-aid }, te va a bloquear con { THE("duke") }: elegí «{ action-income }», que nada lo frena.
lesson-court-contessa = { $second } te quiere asesinar. Esta vez { THE("contessa") } es de verdad: bloqueá.
lesson-court-showdown = { $second } no te creyó. Mostrá { THE("contessa") }.
lesson-court-poor = A { $second } le quedan una carta y una moneda. Elegí «{ action-steal }» y llevate esa moneda: sin monedas nadie ataca.
lesson-court-wait = { $second } ya tiene tres monedas. Quien afirma tantas veces tener { THE("duke") } suele tenerlo: dejalo pasar, que el próximo turno es tuyo.
lesson-court-save = Tenés tres monedas y { THE("assassin") }. Pero { $second } puede tener { THE("contessa") }, y un { -coup } no lo frena nadie: ahorrá para eso. Elegí «{ action-steal }»: { $loot } monedas.
lesson-court-more = A { $second } no le entra casi nada por turno. Elegí «{ action-steal }» otra vez: siete monedas para vos, ninguna para { $second }.
lesson-court-seven = Un { -coup } cuesta { $coup_cost } monedas, y ya las tenés. Antes, una regla más: cobrá impuestos, aunque no tengas { THE("duke") }. Con una sola carta, pocos se animan a desafiar.
lesson-court-coup = Con { $must_coup } monedas o más solo podés lanzar un { -coup }. No afirma ningún personaje, así que nadie lo desafía ni lo bloquea. Apuntá a { $second }.
lesson-court-end = La lección terminó. ¡Seguí sin ayuda!
