# Palavras de Coup que se explicam onde estão, e dicas para a primeira partida.

term-influence = influência
    .words = influência, influências
    .about = Cada carta sua virada para baixo. Quem perde as duas sai da partida.
term-claim = afirmação
    .words = afirma, afirmar, afirmação, afirmações
    .about = Dizer que tem um personagem, ao fazer o que ele faz. Não precisa ser verdade.
term-bluff = blefe
    .words = blefe, blefes, blefar
    .about = Uma afirmação que não é verdade.
term-challenge = contestação
    .words = contestar, contesta, contestação, contestações
    .about = Dizer que uma afirmação não é verdade. Quem erra perde uma influência.
term-block = bloqueio
    .words = bloquear, bloqueia, bloqueio, bloqueios
    .about = Impedir uma ação ao afirmar ter um personagem que pode. Também se contesta.
term-court = Baralho da Corte
    .words = Baralho da Corte, baralho da Corte
    .about = As cartas que ninguém tem, viradas para baixo no meio.
term-faction = facção
    .words = facção, facções
    .about = Steamers ou SAFE. Enquanto houver duas, ninguém ataca nem bloqueia os seus.
term-sewer = esgoto
    .words = esgoto
    .about = Para onde vão as moedas das conversões. Quem não tem o Duque pode levar todas.

guide-action = Uma ação por vez. Um botão com personagem é uma afirmação: não precisa ser verdade, e “blefe” marca onde não seria. Um botão apagado diz o que falta.
guide-must-coup = Com tantas moedas, o Golpe de Estado é obrigatório. Escolha o alvo.
guide-challenge = Verdade ou não? Se contestar uma verdade, você perde uma influência; se era blefe, perde quem blefou. Deixar passar não custa nada.
guide-block = Você pode dizer que tem um personagem que impede isso, tendo ou não. Depois, os outros podem contestar.
guide-prove = Mostre a carta, e quem contestou perde uma influência. No lugar dela você compra outra.
guide-lose = Escolha a carta de que menos precisa. A partir de agora todos a veem.
guide-exchange = Fique com o que ajuda; o resto volta sem ninguém ver.
guide-setup-faction = Steamers ou SAFE: dois lados, com a mesma força. Enquanto houver dois, ninguém ataca nem bloqueia os seus. Os outros se alternam.
