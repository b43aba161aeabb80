# Por qué la respuesta de un ejercicio es la mejor.

why-takes =
    { $sure ->
        [1] Ganas la ronda
       *[other] Probablemente ganas la ronda
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para ti, tal como está la mesa.
why-avoids =
    La ronda te costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, tal como está la mesa: que se la lleve otro.
why-avoids-gem =
    La ronda te costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, tal como está la mesa: una gema te cuesta menos.
why-denies =
    Si no, { $who } { $sure ->
        [1] gana
       *[other] probablemente gana
    } la ronda y suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-spoils =
    { $who } { $sure ->
        [1] gana
       *[other] probablemente gana
    } la ronda, y así saca { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } menos.
why-harms =
    { $who } { $sure ->
        [1] gana
       *[other] probablemente gana
    } la ronda y con ella pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
why-rids =
    Te deshaces de { NAME($card) }, que te costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } si te la llevaras.
why-spares = { NAME($card) } le vendría mejor a { $who }.
why-likelier = Así es más probable que ganes la ronda, y sus cartas te convienen.
why-ducks = Así es menos probable que ganes la ronda, y sus cartas te perjudicarían.
why-keeps = { NAME($card) } es una carta más fuerte: guárdala para otra ronda.
why-keeps-taking = Esta carta probablemente alcanza para ganar la ronda: guarda { NAME($card) } para otra.
why-gem-saves-card = De todos modos es difícil que ganes la ronda, y guardas { NAME($card) } para otra.
why-gems-lost-else =
    Tienes { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
    }: lo que no pagues antes de tu última carta se pierde.
why-gem-goes = Una gema se la llevaría { $who }, que probablemente gana la ronda.
