# Listas: a, b y c

list-two =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-more = { $first }, { $last }

# Quien no dice su nombre

guest = Visitante
