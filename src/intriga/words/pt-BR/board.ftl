# O que toda mesa mostra.

table-player = Nome
table-hand = Sua mão
log-input = { $who }: { $input }
prompt-answer = É a sua vez: o que você faz?

## No navegador: o que está sobre o feltro, para ver e para ouvir

web-felt-turn-mark = é a vez
web-felt-asked = decide agora
web-felt-bot = bot
web-felt-away = ausente
web-felt-gone = sem conexão
web-felt-choose = Escolher { $who }
web-generic-answer = { $answer }
web-generic-holds =
    tem { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    }
web-generic-no-cards = Nenhuma carta.
