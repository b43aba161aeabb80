# A ajuda da edição argentina, onde não é a das outras.

help-two-players = Dois jogadores
    .words = dois, dupla, conjuntos
    .text = Cada um começa com 2 moedas, como sempre nesta edição: seu manual não diz outra coisa para dois. Com conjuntos, cada um recebe um conjunto dos cinco personagens, escolhe em segredo uma carta e põe quatro de lado; um terceiro conjunto dá a segunda carta a cada um, e as três últimas são o Baralho da Corte. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
