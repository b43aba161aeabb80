# Coup antes e depois da partida.

cli-welcome = Um jogo de blefe.
cli-extra-reforma = Reforma: duas facções, um asilo, conversão e desvio
cli-extra-slot-duke = Mecenas em vez do Duque
cli-extra-slot-ambassador = Inquisidor em vez do Embaixador
cli-extra-slot-contessa = Advogado em vez da Condessa
cli-extra-declared-coup = Golpe Declarado: quem ataca nomeia uma carta
cli-again = Mais uma partida? Quem venceu começa.
