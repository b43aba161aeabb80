# La ayuda de la edición argentina, donde no es la de las otras.

help-two-players = Dos jugadores
    .words = dos, conjuntos, juegos
    .text = Cada uno empieza con 2 monedas, como siempre en esta edición: su reglamento no dice otra cosa para dos. Con conjuntos, cada uno recibe un conjunto de los cinco personajes, elige en secreto una carta y aparta cuatro; un tercer conjunto da la segunda carta a cada uno, y sus tres últimas son el mazo de la Corte. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
