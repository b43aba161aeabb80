# Acerca de Intriga: de quién son los juegos, y con qué está hecha la página.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-about-lead = Intriga es un programa libre e independiente para dos juegos de cartas de intriga. Los juegos los inventaron otras personas, y acá están sus nombres.
web-about-buy = Comprá las cajas
web-about-buy-1 = En una mesa de verdad estos juegos son todavía mejores. Buscalos en una tienda de juegos de mesa cerca de vos: Urbis Reforma es de El Dragón Azul, Pot de Vin es de Mandala Jogos.
