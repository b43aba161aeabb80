# Ayuda sobre todas las reglas de Coup. Entre corchetes, los números de las páginas de reglas.

help-rules = Coup en resumen
    .text =
        Cada uno tiene dos cartas boca abajo, y cada una es una influencia sobre un personaje de la corte. Quien pierde las dos queda fuera; gana quien quede al final.
        En tu turno haces una acción. Algunas son de todos: { action-income }, { action-foreign-aid } y, por { $coup_cost } monedas, { action-coup }. Las otras son de un personaje: { $patron ->
            [0] el Duque cobra 3 monedas
           *[other] el Mecenas cobra 3 monedas y da una de ellas
        }, el Asesino mata por { $assassin_cost }, { THE("captain") } toma 2, { $inquisitor ->
            [0] el Embajador intercambia cartas
           *[other] el Inquisidor intercambia una carta o mira la de alguien
        }. Puedes afirmar que tienes cualquier personaje, lo tengas o no.
        Cada vez que alguien afirma tener un personaje, cualquiera puede desafiar. Si era verdad, quien desafió pierde una influencia; si no, la pierde quien lo afirmó.
        Algunas acciones se pueden bloquear, también afirmando tener un personaje: { $patron ->
            [0] el Duque
           *[other] el Mecenas
        } bloquea la { -foreign-aid }, { $lawyer ->
            [0] { THE("contessa") }
           *[other] el Abogado
        } el asesinato, { THE("captain") } y { $inquisitor ->
            [0] el Embajador
           *[other] el Inquisidor
        } { -theft }.

help-setup = Preparación
    .words = comienzo, cartas, mazo, tesoro, monedas
    .text =
        El mazo tiene los cinco personajes de la partida: tres copias de cada uno hasta seis jugadores, cuatro para siete u ocho, cinco para nueve o diez. Cada uno recibe dos cartas boca abajo y puede mirar las suyas cuando quiera; las demás son el mazo de la Corte. [COUP-SU-01, COUP-SU-02, COUP-SU-03, COUP-SU-04]
        Cada uno recibe 2 monedas, siempre a la vista, y las otras son el Tesoro. La { -reference-card } recuerda las acciones y nada más: aquí es la lista de respuestas. [COUP-SU-05, COUP-SU-06, COUP-SU-07]
        Empieza quien ganó la última partida, y se juega en el sentido de las agujas del reloj. [COUP-SU-08, COUP-SU-10]
help-influence = Influencia
    .words = perder, carta
    .text =
        Cada carta boca abajo es una influencia sobre su personaje. Al perder una influencia, eliges cuál de tus cartas revelar. [COUP-IN-01, COUP-IN-02]
        La carta revelada queda boca arriba, a la vista de todos. Ya no vale nada y nunca vuelve al mazo. [COUP-IN-03]
help-turn = El turno
    .words = turno, acción, acciones, afirmar, farol, mentir
    .text =
        En tu turno anuncias exactamente una acción; no se puede pasar. Vale cualquiera que puedas pagar, tengas las cartas que tengas: hacer la acción de un personaje es afirmar que lo tienes, sea o no verdad. [COUP-TU-01, COUP-TU-02, COUP-TU-03]
        Primero los demás pueden desafiar, después bloquear, y entonces la acción ocurre. Lo que nadie desafía ni bloquea tiene éxito. [COUP-TU-04, COUP-TU-05]
        Quien empieza su turno con { $must_coup } monedas o más tiene que lanzar un { -coup }. Después juega la siguiente persona que siga en juego. [COUP-TU-06, COUP-TU-07]
    .example = Ana tiene dos veces { THE("contessa") } y cobra impuestos: «Soy el Duque». Nadie desafía y recibe { $tax } monedas.
help-income = { action-income }
    .words = ingreso, ingresos
    .text = Recibe 1 moneda. Nadie puede desafiar ni bloquear. [COUP-GA-01, COUP-BL-06]
help-foreign-aid = { action-foreign-aid }
    .words = ayuda
    .text = Recibe 2 monedas. No depende de ningún personaje, por eso nadie desafía; pero cualquiera puede bloquear con el Duque (o el Mecenas). [COUP-GA-02, COUP-BL-02]
help-coup = { action-coup }
    .words = golpe, coup
    .text = Paga { $coup_cost } monedas y señala a alguien, que pierde al instante una influencia. No se puede desafiar ni bloquear. [COUP-GA-03, COUP-BL-06]
help-tax = Impuestos (Duque)
    .words = duque
    .text = Afirma tener el Duque y recibe 3 monedas. Nadie puede bloquear. [COUP-CH-01, COUP-BL-06]
help-assassinate = Asesinato (Asesino)
    .words = asesino, contessa, condesa, asesinar
    .text =
        Afirma tener el Asesino, paga { $assassin_cost } monedas y señala a alguien, que pierde una influencia si nadie desafía ni bloquea el asesinato. [COUP-CH-02]
        { NAME("contessa") } no tiene acción propia (la caja española la llama Contessa): bloquea un asesinato contra ti, y las { $assassin_cost } monedas quedan gastadas. [COUP-CH-05, COUP-BL-03]
help-steal = { action-steal } ({ NAME("captain") })
    .words = capitán, capitana, robar, extorsionar
    .text =
        Afirma tener { THE("captain") } y toma 2 monedas de alguien, o la única que haya. [COUP-CH-03]
        Quien { -stolen } puede bloquear con { THE("captain") }, o con el Embajador o el Inquisidor, el que esté en la partida. [COUP-BL-04, COUP-IQ-05]
help-exchange = Intercambio (Embajador)
    .words = embajador, intercambiar
    .text = Afirma tener el Embajador, toma dos cartas del mazo de la Corte, conserva tantas como tenías y devuelve las otras dos. Nadie puede bloquear. [COUP-CH-04, COUP-BL-06]
help-block = Bloqueos
    .words = bloquear, bloqueo, contraataque
    .text =
        Bloquear es afirmar que se tiene un personaje que impide una acción. Puede ser un farol, y cualquiera puede desafiar. [COUP-BL-01]
        La { -foreign-aid } la bloquea cualquiera con el Duque. El asesinato y { -theft }, solo quien los sufre: con { THE("contessa") }; con { THE("captain") } o el Embajador. [COUP-BL-02, COUP-BL-03, COUP-BL-04]
        La acción bloqueada fracasa, y lo que costó queda pagado. { action-income }, { action-coup }, impuestos e intercambio no se pueden bloquear. [COUP-BL-05, COUP-BL-06]
    .example = Bruno pide { -foreign-aid } y Clara bloquea con el Duque. Ana no lo cree y desafía: Clara no puede mostrar un Duque, pierde una influencia, y Bruno recibe las monedas.
help-challenge = Desafíos
    .words = desafiar, desafío, duda
    .text =
        Cada vez que alguien afirma tener un personaje, quien siga en juego puede desafiar, le afecte o no. Todos tienen la oportunidad antes de seguir; después es tarde. [COUP-CL-01, COUP-CL-02, COUP-CL-03]
        Quien pierde el desafío pierde al instante una influencia. Si lo afirmado era falso, la acción fracasa; si el bloqueo era falso, la acción ocurre. [COUP-CL-06, COUP-CL-08, COUP-CL-09]
help-prove = Probar y rehusar
    .words = probar, rehusar, mostrar
    .text =
        Quien recibe un desafío prueba lo que dijo mostrando la carta. Esta vuelve al mazo de la Corte, que se baraja, y se toma otra. [COUP-CL-04, COUP-CL-07]
        Donde la edición lo permite, también se puede rehusar y no mostrar la carta que se tiene. Entonces se pierde el desafío y se revela una carta que no sea la afirmada, salvo que el grupo juegue al pie de la letra: entonces cualquiera. [COUP-CL-05]
    .example = Desafían a Clara, que dijo tener { THE("captain") }, y ella muestra la carta. Quien desafió pierde una influencia, la carta vuelve al mazo y Clara toma otra.
help-costs = Costos
    .words = pagar, devolución
    .text = Un { -coup } cuesta { $coup_cost } monedas y un asesinato { $assassin_cost }, pagadas al anunciarlos. Las monedas vuelven solo si te desafían y no lo pruebas; después de un bloqueo, no. [COUP-CL-08, COUP-BL-05]
    .example = Ana paga { $assassin_cost } monedas por un asesinato y la bloquean: las monedas se pierden. Si la hubieran descubierto sin el Asesino, las tendría de vuelta.
help-danger = Dos influencias en un turno
    .words = peligro, doble
    .text = Un asesinato puede costarte las dos cartas: una porque desafiaste a un Asesino verdadero, o afirmaste en falso tener { THE("contessa") } y te desafiaron, y otra porque el asesinato entonces ocurre. [COUP-DD-01]
    .example = Bruno quiere asesinar a Ana. Ella desafía y él muestra el Asesino: una carta menos. Después el asesinato ocurre: también la otra.
help-elimination = Fuera del juego
    .words = eliminación, fuera, exilio
    .text =
        Quien se queda sin influencia está fuera al instante. Las cartas quedan boca arriba y las monedas vuelven al Tesoro. [COUP-IN-04]
        Si ocurre durante { -a-theft }, { THE("captain") } se lleva antes las 2 monedas. Quien está fuera ya no participa en nada. [COUP-IN-05, COUP-IN-06]
help-windows = Quién responde cuándo
    .words = responder, orden, respuesta
    .text = Cuando pueden responder varios, todos responden antes de que se abra ninguna respuesta. Valen entonces en el sentido de las agujas del reloj: los desafíos desde quien afirmó, los bloqueos desde quien tiene el turno. Si un bloqueo de la { -foreign-aid } resulta falso, vale el siguiente que se haya dado. Así la prisa no decide nada, y nunca ves la respuesta de los demás antes de dar la tuya. [COUP-CL-03, COUP-TU-05]
help-end = Fin de la partida
    .words = fin, ganar, victoria
    .text = La partida termina cuando solo una persona tiene influencia. No hay empate ni segundo puesto. [COUP-EN-01, COUP-EN-02]
help-talk = Conversación
    .words = conversación, promesa, trato
    .text = En la mesa se puede prometer todo, y nada obliga. Nadie puede mostrar sus cartas, ni dar o prestar monedas. En la edición argentina nadie cuenta qué cartas vio en un intercambio. [COUP-NE-01, COUP-NE-02, COUP-NE-03, COUP-NE-04]
help-inquisitor = Inquisidor
    .words = inquisidor
    .text =
        El Inquisidor ocupa el lugar del Embajador. Tiene dos acciones, una por turno: investigar, o intercambiar una sola carta, tomando una y devolviendo una. Bloquea { -theft }. [COUP-IQ-01, COUP-IQ-02, COUP-IQ-03, COUP-IQ-05]
help-examine = Investigar (Inquisidor)
    .words = investigar, investigación
    .text = Afirma tener el Inquisidor y señala a alguien, que te muestra una carta solo a ti. La dejas o haces que se cambie por otra del mazo de la Corte. Todos ven lo que decides, y nadie más ve las cartas. [COUP-IQ-04]
help-patron = Reparto (Mecenas)
    .words = mecenas, repartir
    .text = El Mecenas ocupa el lugar del Duque. Afirma tenerlo para recibir 3 monedas, quedarte con 2 y dar 1 a quien señales al anunciarlo. El Mecenas bloquea la { -foreign-aid }, y es el personaje que no debe tener quien quiera { -embezzle }. [COUP-PA-01, COUP-PA-02, COUP-PA-03]
help-lawyer = Abogado
    .words = abogado, herencia
    .text =
        El Abogado ocupa el lugar { OF("contessa") } y bloquea el asesinato. [COUP-LA-01]
        Cuando alguien queda fuera, todos pueden afirmar que tienen el Abogado para heredar las monedas. Las afirmaciones se examinan una por una y se pueden desafiar; quienes quedan en pie reparten por igual, y lo que sobra va al Tesoro. Cinco monedas entre tres abogados: 1 para cada uno, 2 para el Tesoro. [COUP-LA-02]
        Abogado y Mecenas se pueden jugar juntos, con la Reforma o sin ella. [COUP-LA-03]
help-reforma = Reforma y facciones
    .words = reforma, facción, facciones, steamers, safe
    .text =
        Cada uno es de los Steamers o de SAFE, a la vista de todos, y en el medio de la mesa hay una { -sewer }, vacía al principio. Quien empieza elige una facción, y en el sentido de las agujas del reloj cada uno toma la otra. [COUP-RF-01, COUP-RF-02]
        Mientras haya dos facciones no puedes atacar a nadie de la tuya con un { -coup }, un asesinato o { -a-theft }, ni bloquear su { -foreign-aid }. Desafiar se puede siempre. [COUP-RF-03, COUP-RF-04]
help-convert = Conversión
    .words = convertir, alcantarilla, reserva
    .text =
        Paga { $convert_self ->
            [one] { $convert_self } moneda
           *[other] { $convert_self } monedas
        } para cambiar tu facción o { $convert_other } para cambiar la de otra persona. Las monedas van a la { -sewer }. Nadie puede desafiar ni bloquear. [COUP-RF-05, COUP-RF-06]
help-embezzle = { action-embezzle }
    .words = estafa, malversación
    .text =
        Afirma no tener el Duque (el Mecenas, si ocupa el lugar del Duque) y llévate todas las monedas de la { -sewer }. [COUP-RF-07]
        Cualquiera puede desafiar. Si no tienes la carta, muestras toda la mano, la devuelves al mazo de la Corte y tomas otras tantas, y quien desafió pierde una influencia. Si la tienes, pierdes una influencia y las monedas se quedan. [COUP-RF-08, COUP-RF-09]
help-declared = { -coup } declarado
    .words = declarado, nombrar
    .text =
        Quien lo lanza nombra un personaje. El atacado muestra las dos cartas y pierde la nombrada; si no está, no pierde nada. Después intercambia cartas como con el Embajador. Un grupo puede jugar los asesinatos del mismo modo, siempre o cuando el asesino quiera, y puede dejar que el atacado elija la carta que pierde. [COUP-2P-04, COUP-2P-05, COUP-2P-06]
help-two-players = Dos jugadores
    .words = dos, conjuntos, juegos
    .text = El jugador inicial empieza con 1 moneda. Con conjuntos, cada uno recibe un conjunto de los cinco personajes, elige en secreto una carta y aparta cuatro; un tercer conjunto da la segunda carta a cada uno, y sus tres últimas son el mazo de la Corte. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
help-many-players = Siete a diez jugadores
    .words = siete, diez, muchos
    .text = Entonces hay más copias de cada personaje, también de los que ocupan el lugar de otros. Si se acaban las monedas, cualquier cosa sirve de moneda: el Tesoro sigue pagando. [COUP-10-01, COUP-10-02]
help-art = Imágenes iguales y distintas
    .words = arte, imágenes, imagen
    .text = El grupo elige si las copias de un personaje tienen imágenes iguales o distintas. Con imágenes distintas, aquí las letras A, B y C, una carta que se ve dos veces se puede reconocer. [COUP-SU-09]
help-table = La mesa en la pantalla
    .words = marcas, pantalla
    .text =
        ▶ marca de quién es el turno, ■ una carta boca abajo. Al final de la línea está lo que cada uno afirmó tener: ×2 dice cuántas veces, ✓ que hubo desafío y lo probó, ✗ que hubo desafío y no lo probó.
        La lista dice entre paréntesis si lo que afirmas sería verdad o un farol. Escribe el número o palabras: { -steal } 2, { -steal } Bruno, o solo el principio de una palabra.
