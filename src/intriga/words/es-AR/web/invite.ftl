# Invitaciones en la sala, y enlaces que no llevan a ninguna parte.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-invite-here-network = Amigos en la misma red: cerrá Intriga con Ctrl+C y volvé a iniciarlo así. La mesa sigue ahí.
web-invite-here-far = Amigos en otro lugar: dejá Intriga funcionando, iniciá este túnel y abrí la dirección que muestre.
web-at-closed-private-about = Pedile el link a alguien de la mesa.
web-invite-watch = Todas las sillas están ocupadas. Quien tenga este link puede mirar.
web-invite-here = Solo este equipo puede abrir este link
web-at-closed-no-table-about = El link puede estar mal escrito o ser muy viejo.
