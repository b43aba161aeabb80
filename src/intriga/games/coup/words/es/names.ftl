# Las palabras de Coup, en los términos de la edición española.
# La edición argentina reemplaza algunas: urbis-reforma/names.ftl.

## Personajes. NAME, THE, AN y OF en otros mensajes toman estas formas.

character-duke = Duque
    .the = el Duque
    .an = un Duque
    .of = del Duque
    .short = Du
character-assassin = Asesino
    .the = el Asesino
    .an = un Asesino
    .of = del Asesino
    .short = As
character-captain = Capitán
    .the = el Capitán
    .an = un Capitán
    .of = del Capitán
    .short = Ca
character-ambassador = Embajador
    .the = el Embajador
    .an = un Embajador
    .of = del Embajador
    .short = Em
character-contessa = Condesa
    .the = la Condesa
    .an = una Condesa
    .of = de la Condesa
    .short = Co
character-inquisitor = Inquisidor
    .the = el Inquisidor
    .an = un Inquisidor
    .of = del Inquisidor
    .short = In
character-lawyer = Abogado
    .the = el Abogado
    .an = un Abogado
    .of = del Abogado
    .short = Ab
character-patron = Mecenas
    .the = el Mecenas
    .an = un Mecenas
    .of = del Mecenas
    .short = Me

# Una carta cuya imagen se distingue de las otras del mismo personaje.
card = { $character } { $mark }

## Acciones: el nombre, lo que hace y las palabras con que puede escribirse.

action-income = Ingresos
    .about = 1 moneda
    .words = ingresos
action-foreign-aid = Ayuda externa
    .about = 2 monedas, si nadie bloquea
    .words = ayuda externa
action-tax = Impuestos
    .about = 3 monedas
    .words = impuestos
action-exchange = Intercambio
    .about = toma cartas de la Corte y devuelve
    .words = intercambio, intercambiar, cambiar
action-embezzle = Estafa
    .about = todas las monedas de la alcantarilla
    .words = estafa, estafar
action-coup = Golpe de Estado
    .about = paga { $coup_cost }: alguien pierde una influencia
    .words = golpe
action-assassinate = Asesinato
    .about = paga { $assassin_cost }: alguien pierde una influencia
    .words = asesinato, asesinar
action-steal = Robo
    .about = hasta 2 monedas de alguien
    .words = robo, robar
action-examine = Investigar
    .about = ve una carta de alguien
    .words = investigar
action-patron = Reparto
    .about = 2 monedas, y 1 para alguien
    .words = reparto, repartir, mecenas
action-convert = Conversión
    .about =
        { $convert_self ->
            [one] { $convert_self } moneda
           *[other] { $convert_self } monedas
        } por ti, { $convert_other } por otra persona
    .words = conversión, convertir

## Palabras que cambian con la edición, dentro de las frases

-foreign-aid = ayuda externa
-coup = Golpe de Estado
-steal = robar
-stolen = sufre el robo
-theft = el robo
-a-theft = un robo
-embezzle = estafar
-embezzlement = estafa
-sewer = alcantarilla
-income = ingresos
-reference-card = tarjeta de resumen

## Facciones

faction-0 = Steamers
faction-1 = SAFE

## Ediciones

preset-coup-br = Coup, edición brasileña
    .about = 2 a 10 jugadores; con dos, cada uno elige su primera carta
preset-urbis-reforma = Coup: Urbis Reforma, edición argentina
    .about = 2 a 10 jugadores; quien dice la verdad tiene que probarla
preset-coup-es = Coup, edición española
    .about = 2 a 6 jugadores

## Los bots: qué hace cada uno

level-beginner-coup = Farolea poco y mal; se lo cree casi todo.
level-casual-coup = Farolea cuando le apetece, desafía por olfato y olvida quién dijo qué, como los amigos en la mesa.
level-skilled-coup = Faroleó mucho contra sí mismo, pero todavía resbala de vez en cuando.
level-expert-coup = Farolea tan bien que casi nunca te das cuenta, y te desafía cuando le conviene.
level-master-coup = Farolea lo justo para dejarte con la duda, y juega por adelantado con todas las manos que puedes tener.
level-cautious-coup = Rara vez farolea, y te deja pasar muchas.
level-bluffer-coup = Dice tener lo que le conviene, una y otra vez.
level-hunter-coup = Huele faroles por todas partes, y desafía los tuyos.
level-grudge-coup = Devuelve el golpe a quien lo dio último, tarde lo que tarde.
level-calculator-coup = Farolea menos que los demás, y golpea en cuanto tiene monedas.
level-raider-coup = Vive de las monedas ajenas.
level-solver-coup = Busca un juego del que nadie pueda sacar provecho, y nunca se adapta a quien tiene delante.
    .elsewhere = En esta mesa juega como el Maestro: solo resuelve partidas de dos con las reglas básicas, como las de la edición española.
