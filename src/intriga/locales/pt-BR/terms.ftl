# Listas: a, b e c

list-two =
    { $sound ->
       *[other] { $first } e { $last }
    }
list-more = { $first }, { $last }
