# Las personas a las que dan vida los bots.

web-cast-amadeo = Dirige teatro aficionado y siempre se queda con el mejor papel.
web-cast-dora = Arregla relojes y nunca llega tarde ni temprano.
web-cast-greta = Arbitra ajedrez infantil y ya oyó todas las excusas.
web-cast-iris = Lee las noticias de la noche en la radio y no cree ninguna.
web-cast-lola = Conduce el último autobús y recuerda quién no pagó.
web-cast-noemi = Lleva las cuentas de cuatro restaurantes y no come en ninguno.
web-cast-otto = Cocinó treinta años en barcos y todavía no da una receta.
web-cast-ramiro = Enseña geografía y ya midió su propia calle dos veces.
web-cast-tobias = Toca la trompeta en una banda que jura que existe.
web-cast-valdo = Vende paraguas, y sale con dos.
