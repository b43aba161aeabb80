# Regras da casa: um nome, uma frase e um rótulo para cada valor.

option-deck = Baralho
    .about = Qual guilda cada carta tem, e quais têm dois símbolos. O manual não informa: escolha um dos dois baralhos.
    .is-a = baralho A
    .is-b = baralho B
    .is-own = um baralho próprio
option-pairs = Duplas
    .about = Quatro jogadores em duas duplas, cada um de frente para o parceiro. Seis jogam sempre em três duplas.
    .is-false = cada um por si
    .is-true = em duplas
option-joker = Colocar os coringas
    .about = Se cada um escolhe as guildas dos seus coringas ou eles vão aonde rendem mais.
    .is-choose = escolhidos
    .is-auto = sozinhos
option-pair-jokers = Coringas de uma dupla
    .about = Se a dupla coloca todos os coringas junta, ou cada um nas próprias colunas.
    .is-pooled = juntos
    .is-owner = cada um os seus
option-pair-pdv = Cartas Pot-de-Vin de uma dupla
    .about = Se as cartas Pot-de-Vin dos dois são contadas juntas ou separadas.
    .is-each = separadas
    .is-combined = juntas
option-six-recycle = Seis jogadores: a carta que fica
    .about = Qual carta da rodada fica no meio para a próxima pilha de trunfos. O mais próximo da letra do manual é que o vencedor escolha.
    .is-trump = a carta de trunfo
    .is-choice = uma que o vencedor escolhe
    .is-winning-card = a carta vencedora
