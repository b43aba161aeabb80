# Acerca de Intriga: de quién son los juegos, y con qué está hecha la página.

web-about-title = Acerca de Intriga
web-about-lead = Intriga es un programa libre e independiente para dos juegos de cartas de intriga. Los juegos los inventaron otras personas, y aquí están sus nombres.

## Los juegos

web-about-designed = Diseño
web-about-published = Publicación
web-about-drawn = Ilustración
web-about-coup-designed = Rikki Tahta, La Mame Games (2012); desarrollado con Haig Tahta y Sacha Tahta
web-about-coup-br = Edición brasileña
web-about-coup-br-names = Traducción de Tatiane Cappelari, revisión de Igor Knop, ilustración de Weberson Santiago, diseño gráfico de Luis Francisco
web-about-urbis-reforma = Urbis Reforma, edición argentina
web-about-urbis-reforma-names = Editorial El Dragón Azul, 2016; ilustración de Maria Paolo y Osky Yañez, diseño gráfico de Guillermo Nuñez
web-about-pot-de-vin-designed = Warny Marçano y Fel Barros
web-about-pot-de-vin-published = Mandala Jogos y Ace Studios, 2017
web-about-pot-de-vin-drawn = Weberson Santiago; diseño gráfico de Luis Francisco

## Lo que es nuestro

web-about-own = Independiente
web-about-own-1 = Los autores y las editoriales no hicieron ni aprobaron Intriga, que no tiene vínculo con ellos. Los nombres de los juegos son suyos; los usamos para decir de qué reglas se trata.
web-about-own-2 = Las reglas están en nuestras propias palabras, y las cartas las dibuja nuestro propio programa. Ningún texto y ninguna imagen viene de un reglamento, de una carta o de una caja.
web-about-buy = Compra las cajas
web-about-buy-1 = En una mesa de verdad estos juegos son todavía mejores. Búscalos en una tienda de juegos de mesa cerca de ti: Urbis Reforma es de El Dragón Azul, Pot de Vin es de Mandala Jogos.
web-about-private = Tus datos
web-about-private-1 = Sin registrarse, sin anuncios, sin rastreo. Una cookie guarda tu silla, el navegador guarda tus ajustes, y este servidor guarda las partidas.

## Licencias

web-about-licences = Licencias
web-about-licences-1 = Intriga es de código abierto, bajo la licencia MIT. Las fuentes Alegreya Sans y Fraunces están bajo la SIL Open Font License.
web-about-fonts = Licencias de las fuentes
web-about-code = Licencias de las bibliotecas
