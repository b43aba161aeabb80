# Listas: a, b e c

list-two =
    { $sound ->
       *[other] { $first } e { $last }
    }
list-more = { $first }, { $last }

# Quem não diz o nome

guest = Visitante
