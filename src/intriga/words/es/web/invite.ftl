# Invitaciones en la sala, y enlaces que no llevan a ninguna parte.

web-invite-watch = Todas las sillas están ocupadas. Quien tenga este enlace puede mirar.
web-invite-whatsapp = WhatsApp
web-invite-here = Solo este equipo puede abrir este enlace
web-invite-here-network = Amigos en la misma red: cierra Intriga con Ctrl+C y vuelve a iniciarlo así. La mesa sigue ahí.
web-invite-here-far = Amigos en otro lugar: deja Intriga funcionando, inicia este túnel y abre la dirección que muestre.
web-invite-command = Copiar comando

web-at-closed-private-about = Pide el enlace a alguien de la mesa.
web-at-closed-no-table-about = El enlace puede estar mal escrito o ser muy viejo.
