# Palavras de Pot de Vin que se explicam onde estão, e dicas para a primeira partida.

term-trump = trunfo
    .words = trunfo, trunfos, cortar, corte, cortou
    .about = O personagem da carta aberta: nesta rodada vence os outros três. Cortar é jogar um trunfo sem ter o personagem da rodada.
term-prize = prêmio
    .words = prêmio
    .about = A carta aberta: quem vence a rodada leva tudo, ela e o que foi jogado.
term-gem = gema
    .words = gema, gemas
    .about = Paga para passar a vez. As ganhas valem um ponto; as que sobram se perdem com a última carta.
term-guild = guilda
    .words = guilda, guildas
    .about = As cartas têm símbolos de seis guildas. Cada guilda conta por si; veja os pontos.
term-joker = coringa
    .words = coringa, coringas
    .about = Um 1. No fim, soma um símbolo a uma guilda que você tem.
term-pot = Pot-de-Vin
    .words = Pot-de-Vin
    .about = Um 13. Custa pontos, a não ser que você tenha os quatro.

guide-lead = A carta aberta é o prêmio, e o personagem dela é trunfo. Você abre: o maior trunfo leva tudo ou, sem trunfo, a maior carta do personagem que você jogar.
guide-follow = Jogue o mesmo personagem ou passe por uma gema. Não é preciso vencer: olhe antes o prêmio e o que os outros jogam.
guide-follow-free = Você não tem nenhum, então vale qualquer carta: um trunfo para vencer, ou uma de que quer se livrar.
guide-jokers = Cada coringa conta como um símbolo a mais de uma guilda que você tem, mesmo onde custa pontos.
guide-leave = Você leva todas as outras. A que fica volta depois como prêmio.
guide-discard = Você tem nove cartas, uma a mais. Ponha na pilha de trunfos uma que não faça falta.
