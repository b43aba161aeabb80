# Por que Coup recusa uma resposta: uma frase para cada motivo.

refusal-must-coup = Com 10 moedas ou mais, é preciso dar um Golpe de Estado.
refusal-cannot-afford = Você não tem moedas para isso.
refusal-not-in-game = Esse personagem não está nesta partida.
refusal-no-reforma = Isso só existe com a Reforma.
refusal-no-such-target = Escolha outra pessoa que ainda esteja na partida.
refusal-own-faction = Isso não vale contra a própria facção enquanto houver duas.
refusal-nothing-to-steal = Essa pessoa não tem moedas, e nesta mesa não se extorque de quem nada tem.
refusal-nothing-to-embezzle = O asilo está vazio, e nesta mesa não se desvia o que não há.
refusal-must-name = Nomeie também um personagem: nesta mesa ele é declarado.
refusal-must-not-name = Nesta mesa não se nomeia um personagem com isso.
refusal-cannot-block-with = Esse personagem não bloqueia esta ação.
refusal-cannot-decline = Aqui não se pode recusar: a carta tem de ser mostrada.
refusal-cannot-prove = Você não pode provar isso.
refusal-not-held = Você não tem essa carta.
refusal-would-prove = Virar essa carta provaria o que você afirmou: escolha a outra.
refusal-wrong-number = Não é esse o número de cartas.
