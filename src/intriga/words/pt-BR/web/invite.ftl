# Convites na sala, e links que não levam a lugar nenhum.

web-invite-watch = Todas as cadeiras estão ocupadas. Quem tem este link pode assistir.
web-invite-whatsapp = WhatsApp
web-invite-here = Só este computador abre este link
web-invite-here-network = Amigos na mesma rede: encerre o Intriga com Ctrl+C e comece de novo assim. A mesa continua lá.
web-invite-here-far = Amigos em outro lugar: deixe o Intriga ligado, inicie este túnel e abra o endereço que ele mostrar.
web-invite-command = Copiar comando

web-at-closed-private-about = Peça o link a alguém da mesa.
web-at-closed-no-table-about = O link pode estar errado ou ser muito antigo.
