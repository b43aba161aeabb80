# Lists: a, b and c

list-two =
    { $sound ->
       *[other] { $first } and { $last }
    }
list-more = { $first }, { $last }

# Somebody who gives no name

guest = Guest
