# Por que Pot de Vin recusa uma resposta: uma frase para cada motivo.

refusal-must-lead = Quem abre a rodada tem de jogar uma carta e não pode passar.
refusal-must-follow = Você tem cartas do personagem da rodada: jogue uma delas ou passe com uma gema.
refusal-no-gems = Você não tem mais gemas para passar.
refusal-not-held = Você não tem essa carta.
refusal-not-played = Essa carta não foi jogada nesta rodada.
refusal-wrong-guilds = Seus coringas não podem ir assim: um para cada guilda que você tem, sem guardar nenhum.
