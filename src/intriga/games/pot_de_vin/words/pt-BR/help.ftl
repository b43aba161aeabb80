# Ajuda sobre todas as regras de Pot de Vin. Entre colchetes, os números das páginas de regras.

help-rules = Pot de Vin em resumo
    .text =
        Quatro personagens, Aldo, Pietra, Enzo e Ugo, têm cada um cartas de 1 a 13. Em cada rodada vira-se uma carta, e o personagem dela é o trunfo. Alguém abre com uma carta, e os outros jogam o mesmo personagem, se tiverem, ou passam e pagam uma gema.
        Vence o trunfo mais alto ou, sem trunfos, a carta mais alta do personagem da rodada. Quem a jogou leva todas as cartas, a de trunfo também, e as gemas, e abre a rodada seguinte.
        A maioria das cartas tem o símbolo de uma guilda. De cada guilda convêm até três símbolos, ou então sete: 1, 3 e 6 pontos, depois −1, −3 e −6, depois 10 e 15. Perder algumas rodadas importa tanto quanto vencer outras.
        No fim, cada coringa se junta a uma guilda; +2 e −2 são pontos, as cartas Pot-de-Vin atrapalham quem não tem as quatro, e cada gema ganha vale um ponto.

help-setup = Preparação
    .words = começo, distribuir, jogadores, rodadas
    .text =
        Embaralham-se as 52 cartas. Uma parte forma a pilha de trunfos, virada para baixo, e as outras são distribuídas: 16 e 12 para cada um com três jogadores, 12 e 10 com quatro, 12 e 8 com cinco. Cada um recebe gemas: 4, com quatro jogadores 2. Há tantas rodadas quantas cartas na pilha, e é o que cada um tem em cartas e gemas somadas. [PDV-SU-03]
        O acaso decide quem é o Jogador Inicial, que abre a primeira rodada. [PDV-SU-05]
help-cards = Cartas e guildas
    .words = baralho, guilda, guildas, símbolos, personagens, aldo, pietra, enzo, ugo
    .text =
        São 52 cartas: quatro personagens com os valores de 1 a 13. [PDV-SU-01]
        Os valores de 4 a 12 têm o símbolo de uma de seis guildas, e alguns têm dois: Nobres, Artistas, Comerciantes, Trabalhadores, Cavaleiros, Assassinos. As outras são neutras: o 1 é um coringa, o 2 vale 2 pontos, o 3 tira 2 pontos, e o 13 é um Pot-de-Vin. [PDV-SU-02]
        A guilda de cada carta depende do baralho, pois o manual não a diz. A mão e o histórico mostram.
help-trump = Trunfo
    .words = trunfo, trunfos, pilha
    .text = Cada rodada começa com a carta de cima da pilha de trunfos virada. O personagem dela é o trunfo da rodada e vence os outros três. A própria carta não disputa; faz parte do prêmio. [PDV-RO-01]
help-lead = Abrir a rodada
    .words = abrir, líder
    .text =
        Quem abre joga qualquer carta, também um trunfo ou uma neutra, e não pode passar. [PDV-RO-02]
        Quem vence uma rodada abre a seguinte; se não tem cartas, abre a próxima pessoa em sentido horário que tenha. [PDV-RO-09]
help-follow = Acompanhar
    .words = acompanhar, naipe
    .text =
        A carta que você joga tem de ser do personagem da rodada, se você tem uma. Se não tem, vale qualquer carta; jogar então um trunfo é cortar. Pode-se passar mesmo podendo acompanhar, e nunca é preciso cortar. [PDV-RO-04]
        A mesa mostra os personagens que alguém não pôde acompanhar.
    .example = A rodada é de Pietra 9. Ana tem Pietra 5 e Ugo 12, e Ugo é trunfo: pode jogar Pietra 5 ou passar por uma gema, mas não cortar.
help-gems = Gemas e passar a vez
    .words = gema, passar, suborno
    .text =
        Em vez de jogar uma carta, você pode passar a vez e pôr no meio uma gema sua, se tiver. [PDV-RO-03]
        Com a última carta você perde as gemas que não usou e não joga mais. As gemas ganhas ficam: são pontos e não servem para pagar. [PDV-RO-10]
help-winning = Vencer a rodada
    .words = vencer, rodada
    .text =
        Cada um tem uma vez, em sentido horário a partir de quem abriu. [PDV-RO-05]
        Vence o trunfo mais alto e, se não há trunfo, a carta mais alta do personagem da rodada. [PDV-RO-06]
    .example = A rodada é de Pietra 9, Bruno joga Pietra 10, e Clara, que não tem Pietra, corta com Ugo 4. Ugo é trunfo: Clara vence.
help-taking = O que leva quem vence
    .words = levar, prêmio, tesouro
    .text =
        Quem vence leva as cartas jogadas, a carta de trunfo e as gemas da rodada. [PDV-RO-07]
        As cartas ficam abertas em colunas, uma para cada guilda e uma para as neutras. As gemas ficam no tesouro e valem um ponto cada. [PDV-RO-08]
help-end = Fim da partida
    .words = fim, vitória, empate
    .text =
        A partida termina depois da última carta da pilha de trunfos, ou assim que ninguém tem cartas. [PDV-RO-11]
        Vence quem tem mais pontos. No empate decidem as cartas ganhas, depois as gemas ganhas; se também são iguais, a vitória é dividida. [PDV-EN-01]
help-points = Pontos
    .words = pontos, pontuação
    .text =
        Para cada guilda: 1 símbolo vale 1 ponto, 2 valem 3, 3 valem 6; 4 tiram 1, 5 tiram 3, 6 tiram 6; 7 valem 10, e 8 ou mais, 15. Uma carta com dois símbolos conta como dois.
        Um +2 dá 2 pontos, e um −2 tira 2. Um Pot-de-Vin tira 1 ponto, dois tiram 3, três tiram 6, e os quatro valem 10. Cada gema ganha é um ponto.
    .example = Três Nobres valem 6 pontos. Com o quarto passam a valer −1; com sete, 10.
help-jokers = Coringas
    .words = coringa
    .text =
        Depois da última rodada, cada coringa vai para uma guilda de que você tem um símbolo, no máximo um para cada guilda, e conta como mais um símbolo. Você escolhe onde, mas não pode guardá-lo, mesmo que custe pontos. O coringa que não tem lugar sai do jogo.
    .example = Ana tem dois Nobres, quatro Trabalhadores e um coringa. Com os Nobres, 3 pontos viram 6; com os Trabalhadores, −1 viraria −3.
help-pairs = Quatro jogadores em duplas
    .words = dupla, duplas, parceiro, parceira
    .text =
        Os dois de uma dupla sentam frente a frente. [PDV-PA-01]
        Quem vence a rodada guarda as cartas diante de si e não pode passá-las à outra pessoa da dupla. [PDV-PA-02]
        Se os dois têm símbolos de uma guilda, só conta a quantidade menor; os coringas entram depois disso. [PDV-PA-03]
        O resto é como no jogo de cada um por si, e a dupla soma os pontos. [PDV-PA-04]
help-six = Seis jogadores
    .words = seis, descartar, descarte
    .text =
        Seis jogadores formam três duplas. [PDV-SU-04]
        Os dois de uma dupla sentam a três lugares um do outro, e o acaso decide quem abre. [PDV-6P-01]
        Quem abre e os dois seguintes recebem 8 cartas, os outros três 9, cada um recebe 4 gemas, e a última carta vai sem ser vista para a pilha de trunfos. [PDV-6P-02]
        Cada um dos três que têm 9 cartas põe em segredo uma na pilha de trunfos. Ela é embaralhada, e vira-se a primeira carta. [PDV-6P-03]
        Uma carta da rodada não é levada, a de trunfo se o grupo não jogar de outro modo: fica no meio, e o trunfo seguinte a cobre. [PDV-6P-04]
        Quando a pilha acaba, antes das rodadas 5 e 9, as quatro cartas do meio são embaralhadas e formam uma nova. Depois de 12 rodadas a partida termina. [PDV-6P-05]
        De resto, seis jogam como quatro em duplas. [PDV-6P-06]
help-table = A mesa na tela
    .words = marcas, tela, colunas
    .text =
        ▶ marca de quem é a vez, ▲ o trunfo, ★ a carta que por enquanto vence. 3:6→−1 diz que três símbolos de uma guilda valem 6 pontos e que com mais um valeriam −1; numa tela estreita o segundo número está na linha abaixo da mesa. Das cartas neutras, ? é um coringa, + e − dão ou tiram 2 pontos, P é um Pot-de-Vin.
        Na sua mão têm número as cartas que você pode jogar. Digite o número ou a carta: aldo 12, a12. Com g ou gema você passa a vez.
