# Ayuda sobre todas las reglas de Coup. Entre corchetes, los números de las páginas de reglas.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

help-rules = Coup en resumen
    .text =
        Cada uno tiene dos cartas boca abajo, y cada una es una influencia sobre un personaje de la corte. Quien pierde las dos queda fuera; gana quien quede al final.
        En tu turno hacés una acción. Algunas son de todos: { action-income }, { action-foreign-aid } y, por { $coup_cost } monedas, { action-coup }. Las otras son de un personaje: { $patron ->
            [0] el Duque cobra 3 monedas
           *[other] el Mecenas cobra 3 monedas y da una de ellas
        }, el Asesino mata por { $assassin_cost }, { THE("captain") } toma 2, { $inquisitor ->
            [0] el Embajador intercambia cartas
           *[other] el Inquisidor intercambia una carta o mira la de alguien
        }. Podés afirmar que tenés cualquier personaje, lo tengas o no.
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
        Cada uno recibe 2 monedas, siempre a la vista, y las otras son el Tesoro. La { -reference-card } recuerda las acciones y nada más: acá es la lista de respuestas. [COUP-SU-05, COUP-SU-06, COUP-SU-07]
        Empieza quien ganó la última partida, y se juega en el sentido de las agujas del reloj. [COUP-SU-08, COUP-SU-10]
help-influence = Influencia
    .words = perder, carta
    .text =
        Cada carta boca abajo es una influencia sobre su personaje. Al perder una influencia, elegís cuál de tus cartas dar vuelta. [COUP-IN-01, COUP-IN-02]
        La carta dada vuelta queda boca arriba, a la vista de todos. Ya no vale nada y nunca vuelve al mazo. [COUP-IN-03]
help-turn = El turno
    .words = turno, acción, acciones, afirmar, mentir, farol
    .text =
        En tu turno anunciás exactamente una acción; no se puede pasar. Vale cualquiera que puedas pagar, tengas las cartas que tengas: hacer la acción de un personaje es afirmar que lo tenés, sea o no verdad. [COUP-TU-01, COUP-TU-02, COUP-TU-03]
        Primero los demás pueden desafiar, después bloquear, y entonces la acción ocurre. Lo que nadie desafía ni bloquea tiene éxito. [COUP-TU-04, COUP-TU-05]
        Quien empieza su turno con { $must_coup } monedas o más tiene que lanzar un { -coup }. Después juega la siguiente persona que siga en juego. [COUP-TU-06, COUP-TU-07]
    .example = Ana tiene dos veces { THE("contessa") } y cobra impuestos: «Soy el Duque». Nadie desafía y recibe { $tax } monedas.
help-income = { action-income }
    .words = ingreso, ingresos
    .text = Recibí 1 moneda. Nadie puede desafiar ni bloquear. [COUP-GA-01, COUP-BL-06]
help-foreign-aid = { action-foreign-aid }
    .words = ayuda
    .text = Recibí 2 monedas. No depende de ningún personaje, por eso nadie desafía; pero cualquiera puede bloquear con el Duque (o el Mecenas). [COUP-GA-02, COUP-BL-02]
help-coup = { action-coup }
    .words = golpe, coup
    .text = Pagá { $coup_cost } monedas y señalá a alguien, que pierde al instante una influencia. No se puede desafiar ni bloquear. [COUP-GA-03, COUP-BL-06]
help-tax = Impuestos (Duque)
    .words = duque
    .text = Afirmá tener el Duque y recibí 3 monedas. Nadie puede bloquear. [COUP-CH-01, COUP-BL-06]
help-assassinate = Asesinato (Asesino)
    .words = asesino, contessa, condesa, asesinar
    .text =
        Afirmá tener el Asesino, pagá { $assassin_cost } monedas y señalá a alguien, que pierde una influencia si nadie desafía ni bloquea el asesinato. [COUP-CH-02]
        { NAME("contessa") } no tiene acción propia (la caja española la llama Contessa): bloquea un asesinato contra vos, y las { $assassin_cost } monedas quedan gastadas. [COUP-CH-05, COUP-BL-03]
help-steal = { action-steal } ({ NAME("captain") })
    .words = capitán, capitana, robar, extorsionar
    .text =
        Afirmá tener { THE("captain") } y tomá 2 monedas de alguien, o la única que haya. [COUP-CH-03]
        Quien { -stolen } puede bloquear con { THE("captain") }, o con el Embajador o el Inquisidor, el que esté en la partida. [COUP-BL-04, COUP-IQ-05]
help-exchange = Intercambio (Embajador)
    .words = embajador, intercambiar
    .text = Afirmá tener el Embajador, tomá dos cartas del mazo de la Corte, conservá tantas como tenías y devolvé las otras dos. Nadie puede bloquear. [COUP-CH-04, COUP-BL-06]
help-block = Bloqueos
    .words = bloquear, bloqueo, contraataque
    .text =
        Bloquear es afirmar que se tiene un personaje que impide una acción. Puede ser mentira, y cualquiera puede desafiar. [COUP-BL-01]
        La { -foreign-aid } la bloquea cualquiera con el Duque. El asesinato y { -theft }, solo quien los sufre: con { THE("contessa") }; con { THE("captain") } o el Embajador. [COUP-BL-02, COUP-BL-03, COUP-BL-04]
        La acción bloqueada fracasa, y lo que costó queda pagado. { action-income }, { action-coup }, impuestos e intercambio no se pueden bloquear. [COUP-BL-05, COUP-BL-06]
    .example = Bruno pide { -foreign-aid } y Clara bloquea con el Duque. Ana no lo cree y desafía: Clara no puede mostrar un Duque, pierde una influencia, y Bruno recibe las monedas.
help-costs = Costos
    .words = pagar, devolución
    .text = Un { -coup } cuesta { $coup_cost } monedas y un asesinato { $assassin_cost }, pagadas al anunciarlos. Las monedas vuelven solo si te desafían y no lo probás; después de un bloqueo, no. [COUP-CL-08, COUP-BL-05]
    .example = Ana paga { $assassin_cost } monedas por un asesinato y la bloquean: las monedas se pierden. Si la hubieran descubierto sin el Asesino, las tendría de vuelta.
help-examine = Investigar (Inquisidor)
    .words = investigar, investigación
    .text = Afirmá tener el Inquisidor y señalá a alguien, que te muestra una carta solo a vos. La dejás o hacés que se cambie por otra del mazo de la Corte. Todos ven lo que decidís, y nadie más ve las cartas. [COUP-IQ-04]
help-patron = Reparto (Mecenas)
    .words = mecenas, repartir
    .text = El Mecenas ocupa el lugar del Duque. Afirmá tenerlo para recibir 3 monedas, quedarte con 2 y dar 1 a quien señales al anunciarlo. El Mecenas bloquea la { -foreign-aid }, y es el personaje que no debe tener quien quiera { -embezzle }. [COUP-PA-01, COUP-PA-02, COUP-PA-03]
help-convert = Conversión
    .words = convertir, alcantarilla, reserva
    .text =
        Pagá { $convert_self ->
            [one] { $convert_self } moneda
           *[other] { $convert_self } monedas
        } para cambiar tu facción o { $convert_other } para cambiar la de otra persona. Las monedas van a la { -sewer }. Nadie puede desafiar ni bloquear. [COUP-RF-05, COUP-RF-06]
help-embezzle = { action-embezzle }
    .words = estafa, malversación
    .text =
        Afirmá no tener el Duque (el Mecenas, si ocupa el lugar del Duque) y llevate todas las monedas de la { -sewer }. [COUP-RF-07]
        Cualquiera puede desafiar. Si no tenés la carta, mostrás toda la mano, la devolvés al mazo de la Corte y tomás otras tantas, y quien desafió pierde una influencia. Si la tenés, perdés una influencia y las monedas se quedan. [COUP-RF-08, COUP-RF-09]
help-art = Imágenes iguales y distintas
    .words = arte, imágenes, imagen
    .text = El grupo elige si las copias de un personaje tienen imágenes iguales o distintas. Con imágenes distintas, acá las letras A, B y C, una carta que se ve dos veces se puede reconocer. [COUP-SU-09]
help-table = La mesa en la pantalla
    .words = marcas, pantalla
    .text =
        ▶ marca de quién es el turno, ■ una carta boca abajo. Al final de la línea está lo que cada uno afirmó tener: ×2 dice cuántas veces, ✓ que hubo desafío y lo probó, ✗ que hubo desafío y no lo probó.
        La lista dice entre paréntesis si lo que afirmás sería verdad o mentira. Escribí el número o palabras: { -steal } 2, { -steal } Bruno, o solo el principio de una palabra.
help-reforma = Reforma y facciones
    .words = reforma, facción, facciones, steamers, safe
    .text =
        Cada uno es de los Steamers o de SAFE, a la vista de todos, y en el medio de la mesa hay una { -sewer }, vacía al principio. Quien empieza elige una facción, y en el sentido de las agujas del reloj cada uno toma la otra. [COUP-RF-01, COUP-RF-02]
        Mientras haya dos facciones no podés atacar a nadie de la tuya con un { -coup }, un asesinato o { -a-theft }, ni bloquearle la { -foreign-aid }. Desafiar se puede siempre. [COUP-RF-03, COUP-RF-04]
