# La página de las lecciones, y lo que hay junto a la mesa de una.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-learn-lead = Mesas de verdad, con las reglas de verdad; pero las cartas y tus rivales siguen un guion para que veas lo que importa. Tomate tu tiempo.
