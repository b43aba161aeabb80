# Invitaciones en la sala, y enlaces que no llevan a ninguna parte.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-invite-here-network = Amigos en la misma red: cerrá Intriga con Ctrl+C y volvé a iniciarlo así. La mesa sigue ahí.
web-invite-here-far = Amigos en otro lugar: dejá Intriga funcionando, iniciá este túnel y abrí la dirección que muestre.
web-at-closed-private-about = Pedile el enlace a alguien de la mesa.
