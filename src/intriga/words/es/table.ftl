# Lo que toda mesa muestra.

table-player = Nombre
table-hand = Tu mano
log-input = { $who }: { $input }
