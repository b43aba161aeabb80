# Por que qualquer jogo pode recusar uma resposta: uma frase para cada motivo.

refusal-game-over = A partida terminou.
refusal-not-awaited = Agora não é você quem responde.
refusal-not-the-question = Isso não responde à pergunta em jogo.
refusal-unreadable = Isso não faz sentido aqui.
