# As lições de Pot de Vin: um título e uma frase, uma nota para cada pergunta de quem aprende, e o fim.

lesson-first = As cinco últimas rodadas
    .about = Seguir o personagem, cortar, subornar, juntar guildas e contar os pontos.
lesson-first-lead = A carta aberta é o prêmio, e o personagem dela, Ugo, é trunfo. Ela tem Nobres: você tem um símbolo, e o segundo vale 2 pontos a mais. Abra com Ugo 12: não há Ugo maior.
lesson-first-avoid = Você levou tudo. O próximo prêmio custa 2 pontos, e Pietra é trunfo. Abra com Enzo 10: assim vai embora um Cavaleiro. Você tem três; o quarto derrubaria os 6 pontos para −1.
lesson-first-gem = A rodada é de Pietra. Se jogar uma carta, tem de ser Pietra, e o seu 5 não vence: daria o Nobre de presente. Suborne: passe a vez por uma gema.
lesson-first-trump = Um coringa de prêmio! A rodada é de Enzo e você não tem nenhum: vale qualquer carta. Pietra é trunfo: corte com Pietra 5.
lesson-first-last = Sua última carta tem dois Cavaleiros. Se vencer, três viram cinco: −3 pontos. Só resta abrir com ela e torcer para haver um Aldo maior.
lesson-first-jokers = { $third } levou. Agora os coringas: cada um soma um símbolo a uma guilda que você tem. Um Artista e dois Comerciantes ganham mais: 1 vira 3, e 3 vira 6.
lesson-first-end = A lição acabou.

lesson-table = Uma partida desde a primeira carta
    .about = Doze rodadas com quatro à mesa, cada uma com um porquê.
lesson-table-collect = Enzo é trunfo, e o prêmio, um Pot-de-Vin, custa 1. Mas Ugo 12 tem dois Trabalhadores, e com ele você leva o que os outros jogam. Abra com ele.
lesson-table-small = Guildas novas: o primeiro símbolo de cada uma vale um ponto. Agora, discrição: abra com Enzo 4 e veja quem quer o prêmio. Perder uma rodada não custa nada.
lesson-table-under = O prêmio custa 2 pontos. É preciso seguir com Pietra: jogue o 5, abaixo do 8 que está na mesa.
lesson-table-sweep = Aqui há quatro guildas que você não tem, ou de que só tem um pouco. O Ugo 13 é um Pot-de-Vin, e mesmo assim compensa: leve a rodada.
lesson-table-hide = Duas cartas Pot-de-Vin custam 3 pontos. Deixe outra pessoa abrir a próxima: Pietra 6 é baixa, e os outros têm de seguir.
lesson-table-bribe = O seu Enzo perderia para o trunfo, e quem vence leva o que você joga. Dê uma gema em vez de uma carta.
lesson-table-spend = De novo a mesma coisa. As gemas que sobram se perdem com a última carta: use aqui a segunda.
lesson-table-duck = Sem gemas, agora é preciso seguir. Aldo 4 fica abaixo do 13.
lesson-table-forced = Aldo 6 é o seu único Aldo. Às vezes não há o que escolher.
lesson-table-caught = A rodada é de Ugo, e ninguém cortou. O seu Ugo 2 vai vencer: +2 pontos e um coringa, mas dois Assassinos a mais do que convém.
lesson-table-way-out = Você abre. Pietra 10 é alta, mas { $third } não tem mais Pietra e tem trunfos: abra com ela.
lesson-table-last-card = Sua última carta. Enzo é trunfo, e ninguém tem maior: você leva um Trabalhador, um Cavaleiro e mais um coringa.
lesson-table-place = Dois coringas. Nobres e Cavaleiros têm dois símbolos cada: o terceiro vale 3 pontos a mais para ambos. Trabalhadores já têm três, e o quarto custaria caro.
lesson-table-end = A lição acabou.
