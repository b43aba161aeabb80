# O que toda mesa mostra.

table-player = Nome
table-hand = Sua mão
log-input = { $who }: { $input }
