# Lo que dicen en la mesa los bots del elenco: cada temperamento a su manera.

## bluffer

says-bluffer-greets-1 = Yo nunca miento. Empecemos por ahí.
says-bluffer-greets-2 = Qué mano tan bonita. Una pena que nadie la vea.
says-bluffer-wins-1 = Y eso que me porté bien.
says-bluffer-wins-2 = La mitad hasta era verdad.
says-bluffer-out-1 = Bueno. El discurso estuvo bien.
says-bluffer-out-2 = Me voy como viví: con las manos vacías.
says-bluffer-caught-1 = Fue una manera de hablar.
says-bluffer-caught-2 = Casi. Era casi esa carta.
says-bluffer-proved-1 = ¿Ven? A veces hasta a mí me sorprende.
says-bluffer-proved-2 = Ya nadie cree en una cara honesta.
says-bluffer-struck-1 = Qué falta de respeto. En medio de mi historia.
says-bluffer-struck-2 = ¿Fue algo que dije?
says-bluffer-doubted-1 = ¿Yo? Qué ofensa.
says-bluffer-doubted-2 = Cualquier pregunta menos esa.
says-bluffer-doubts-1 = Conozco el oficio.
says-bluffer-doubts-2 = Ni yo diría una cosa así.
says-bluffer-blocks-1 = De pura casualidad, soy justo eso.
says-bluffer-blocks-2 = Hoy no. Por suerte vine con todo.
says-bluffer-robbed-1 = Lo iba a gastar con todos.
says-bluffer-robbed-2 = Tenía más. Siempre tuve más.
says-bluffer-robs-1 = Un pequeño préstamo.
says-bluffer-robs-2 = Se las veía tan solas.

## hunter

says-hunter-greets-1 = Yo escucho todo. Adelante.
says-hunter-greets-2 = A ver quién se atreve primero.
says-hunter-wins-1 = Avisé que estaba escuchando.
says-hunter-wins-2 = Muchos cuentos para un solo oído.
says-hunter-out-1 = Una pregunta de más.
says-hunter-out-2 = Sigo sin creerlo.
says-hunter-caught-1 = Bien. Ahora sé cómo se siente.
says-hunter-caught-2 = Solo quería probar a la mesa.
says-hunter-proved-1 = No digo lo que no puedo mostrar.
says-hunter-proved-2 = Aquí está. Bien a la vista.
says-hunter-struck-1 = Anotado.
says-hunter-struck-2 = Esa tenía que haberla desafiado.
says-hunter-doubted-1 = Al fin alguien pregunta.
says-hunter-doubted-2 = Buena pregunta. Yo también la haría.
says-hunter-doubts-1 = No. Quiero verlo.
says-hunter-doubts-2 = ¿Otra vez? Lo dudo.
says-hunter-blocks-1 = Por aquí no pasa.
says-hunter-blocks-2 = Hasta ahí.
says-hunter-robbed-1 = ¿Y nadie dice nada?
says-hunter-robbed-2 = Eso lo dejo pasar una vez.
says-hunter-robs-1 = ¿Alguien se opone?
says-hunter-robs-2 = Prueba confiscada.

## cautious

says-cautious-greets-1 = Con calma, por favor. Hay tiempo.
says-cautious-greets-2 = Voy a mirar un rato.
says-cautious-wins-1 = Despacio y sin ruido. Lo recomiendo.
says-cautious-wins-2 = ¿Ya está?
says-cautious-out-1 = Sabía que era mejor quedarse en casa.
says-cautious-out-2 = Estuvo bien mientras hubo calma.
says-cautious-caught-1 = Nunca hago esto. Se entiende por qué.
says-cautious-caught-2 = Ay. Una vez en la vida.
says-cautious-proved-1 = Si no fuera así, no lo diría.
says-cautious-proved-2 = Solo digo lo que es.
says-cautious-struck-1 = Yo no le hice nada a nadie.
says-cautious-struck-2 = ¿Por qué a mí? Si no molestaba a nadie.
says-cautious-doubted-1 = ¿Seguro? Yo sí.
says-cautious-doubted-2 = Preferiría que no.
says-cautious-doubts-1 = Con perdón, pero no.
says-cautious-doubts-2 = Ahora hasta yo tengo que preguntar.
says-cautious-blocks-1 = Mejor no, gracias.
says-cautious-blocks-2 = Para eso tengo seguro.
says-cautious-robbed-1 = Era para el alquiler.
says-cautious-robbed-2 = Está bien. Guardé un poco.
says-cautious-robs-1 = Solo lo necesario.
says-cautious-robs-2 = Con permiso. ¿Puedo?

## grudge

says-grudge-greets-1 = Me acuerdo de la última vez.
says-grudge-greets-2 = Trátenme bien. Sale más barato.
says-grudge-wins-1 = Ahora estamos a mano.
says-grudge-wins-2 = Perdono a todos. Ahora.
says-grudge-out-1 = Sé quién fue. Siempre lo sé.
says-grudge-out-2 = Nos vemos en la próxima mesa.
says-grudge-caught-1 = No me voy a olvidar de quién preguntó.
says-grudge-caught-2 = Eso va a la lista.
says-grudge-proved-1 = Bastaba mi palabra.
says-grudge-proved-2 = Una disculpa estaría bien.
says-grudge-struck-1 = Esta me la cobro.
says-grudge-struck-2 = Empezaba a caerme bien.
says-grudge-doubted-1 = Justo tú.
says-grudge-doubted-2 = Me voy a acordar de esta pregunta.
says-grudge-doubts-1 = Ya creí una vez.
says-grudge-doubts-2 = ¿Viniendo de ti? No.
says-grudge-blocks-1 = Conmigo no. Otra vez no.
says-grudge-blocks-2 = Estaba esperando eso.
says-grudge-robbed-1 = Las conté. Y van a volver.
says-grudge-robbed-2 = Cada moneda tiene un nombre.
says-grudge-robs-1 = Sabes por qué.
says-grudge-robs-2 = Con intereses.

## calculator

says-calculator-greets-1 = Tantas cartas, y casi todas ocultas. Bien.
says-calculator-greets-2 = Un momento, estoy contando.
says-calculator-wins-1 = Como estaba previsto, más o menos.
says-calculator-wins-2 = Los números fueron amables.
says-calculator-out-1 = Un caso aislado.
says-calculator-out-2 = Igual fue la decisión correcta.
says-calculator-caught-1 = Una de cada seis. Tenía que pasar.
says-calculator-caught-2 = Un costo que estaba previsto.
says-calculator-proved-1 = No convenía dudar.
says-calculator-proved-2 = Revisado y correcto.
says-calculator-struck-1 = Razonable. Yo haría lo mismo.
says-calculator-struck-2 = Ni siquiera soy quien más tiene.
says-calculator-doubted-1 = ¿Alguien contó las cartas?
says-calculator-doubted-2 = Interesante. ¿En base a qué?
says-calculator-doubts-1 = Sería una de más.
says-calculator-doubts-2 = Las probabilidades dicen que no.
says-calculator-blocks-1 = Eso lo tenía de reserva.
says-calculator-blocks-2 = Esa cuenta no cierra.
says-calculator-robbed-1 = Dos monedas, un turno perdido.
says-calculator-robbed-2 = Va a pérdidas.
says-calculator-robs-1 = Lo máximo por lo mínimo.
says-calculator-robs-2 = Una simple transferencia.

## raider

says-raider-greets-1 = Las monedas, donde pueda verlas.
says-raider-greets-2 = Qué bolsillos tan llenos.
says-raider-wins-1 = Todos a bordo, y a casa.
says-raider-wins-2 = Todo vino de ustedes. Gracias.
says-raider-out-1 = Llévenselo. Total, era de ustedes.
says-raider-out-2 = Hombre al agua.
says-raider-caught-1 = Me subí al barco equivocado.
says-raider-caught-2 = Las otras veces salió bien.
says-raider-proved-1 = ¿Ven? Con permiso y todo.
says-raider-proved-2 = Quien pregunta, paga.
says-raider-struck-1 = ¿Por unas monedas?
says-raider-struck-2 = Eso dio bajo la línea de flotación.
says-raider-doubted-1 = ¿Yo, tomar lo que no es mío?
says-raider-doubted-2 = Cuidado, puede ser verdad.
says-raider-doubts-1 = Aquí huele a pescado.
says-raider-doubts-2 = Ese barco no flota.
says-raider-blocks-1 = Estos bolsillos están cosidos.
says-raider-blocks-2 = Puerto equivocado.
says-raider-robbed-1 = Eh. Ese oficio es mío.
says-raider-robbed-2 = Prestado. A eso le digo prestado.
says-raider-robs-1 = Pesaban, ¿no?
says-raider-robs-2 = Dos para el camino.
