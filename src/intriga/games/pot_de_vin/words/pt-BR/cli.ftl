# Pot de Vin antes e depois da partida.

cli-welcome = Um jogo de guildas e subornos.
cli-extra-pairs = Quatro jogadores em duas duplas
cli-extra-joker = Coringas vão sozinhos aonde valem mais
cli-extra-deck = Baralho B: doze cartas com dois símbolos em vez de seis
cli-again = Mais uma partida?
