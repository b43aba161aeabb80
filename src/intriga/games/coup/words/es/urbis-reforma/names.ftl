# Las palabras de la edición argentina, donde no son las de la española.

character-captain = Capitana
    .the = la Capitana
    .an = una Capitana
    .of = de la Capitana
    .short = Ca

action-income = Ingreso
    .about = 1 moneda
    .words = ingreso
action-foreign-aid = Ayuda extranjera
    .about = 2 monedas, si nadie bloquea
    .words = ayuda extranjera
action-coup = Coup
    .about = paga { $coup_cost }: alguien pierde una influencia
    .words = coup, golpe
action-steal = Extorsión
    .about = hasta 2 monedas de alguien
    .words = extorsión, extorsionar, robar

-foreign-aid = ayuda extranjera
-coup = Coup
-steal = extorsionar
-stolen = sufre la extorsión
-theft = la extorsión
-a-theft = una extorsión
-income = ingreso
-reference-card = tarjeta de ayuda
