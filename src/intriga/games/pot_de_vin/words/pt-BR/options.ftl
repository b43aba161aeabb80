# Regras da casa: um nome, uma frase e um rótulo para cada valor.

option-deck = Baralho
    .about = Que guilda tem cada carta, e quais têm dois símbolos? O manual não diz: escolha um dos dois baralhos.
    .is-a = baralho A
    .is-b = baralho B
    .is-own = um baralho próprio
option-pairs = Duplas
    .about = Quatro jogadores em duas duplas, cada dupla frente a frente. Seis jogam sempre em três duplas.
    .is-false = cada um por si
    .is-true = em duplas
option-joker = Colocar os coringas
    .about = Cada um escolhe as guildas dos seus coringas, ou eles vão aonde rendem mais?
    .is-choose = escolhidos
    .is-auto = sozinhos
option-pair-jokers = Coringas de uma dupla
    .about = A dupla coloca todos os coringas junta, ou cada um os seus nas próprias colunas?
    .is-pooled = juntos
    .is-owner = cada um os seus
option-pair-pdv = Cartas Pot-de-Vin de uma dupla
    .about = As cartas Pot-de-Vin da dupla são contadas juntas ou separadas?
    .is-each = separadas
    .is-combined = juntas
option-six-recycle = Seis jogadores: a carta que fica
    .about = Qual carta da rodada fica no meio para a próxima pilha de trunfos? O mais próximo da letra do manual é que escolha quem venceu.
    .is-trump = a carta de trunfo
    .is-choice = a que escolher quem venceu
    .is-winning-card = a carta vencedora
