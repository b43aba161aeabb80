# Why an answer to a puzzle is the best one.

why-takes =
    { $sure ->
        [1] You take the round
       *[other] You probably take the round
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you as things stand.
why-avoids =
    The round would cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as things stand: let somebody else take it.
why-avoids-gem =
    The round would cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as things stand: a gem costs you less.
why-denies =
    Otherwise { $who } { $sure ->
        [1] takes
       *[other] probably takes
    } the round and gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-spoils =
    { $who } { $sure ->
        [1] takes
       *[other] probably takes
    } the round, and this way gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less out of it.
why-harms =
    { $who } { $sure ->
        [1] takes
       *[other] probably takes
    } the round and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by it.
why-rids =
    You get rid of { NAME($card) }, which would cost you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you took it yourself.
why-spares = { NAME($card) } would be worth more to { $who }.
why-likelier = This makes it likelier that you take the round, and its cards are good for you.
why-ducks = This makes it less likely that you take the round, and its cards would harm you.
why-keeps = { NAME($card) } is the stronger card: keep it for a later round.
why-keeps-taking = This card is probably enough to take the round: keep { NAME($card) } for a later one.
why-gem-saves-card = You would hardly take the round in any case, and you keep { NAME($card) } for a later one.
why-gems-lost-else =
    You have { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }: what you have not paid before your last card is lost.
why-gem-goes = A gem would go to { $who }, who probably takes the round.
