# O blefe do dia: uma distribuição por dia, a mesma para todos em um servidor.

web-daily-title = O blefe do dia
web-daily-lead = Uma distribuição por dia, igual para todo mundo neste servidor. A sua primeira partida é a que vale.
web-daily-link = O blefe do dia: uma distribuição por dia, igual para todo mundo
web-daily-next =
    { $hours ->
        [0] A próxima chega em menos de uma hora.
        [1] A próxima chega em uma hora.
       *[other] A próxima chega em { $hours } horas.
    }
web-daily-of = { $game }: o blefe do dia
web-daily-all = Todos os blefes do dia
web-daily-table = { $preset } · { $players } jogadores
web-daily-company = Você joga com { $who }.
web-daily-lost = Não deu para buscar esse dia.

## Jogar

web-daily-play = Jogar o blefe de hoje
web-daily-go-on = Continuar a sua partida
web-daily-practise = Jogar esse dia como treino
web-daily-again = Jogar de novo, como treino
web-daily-counts = Esta partida está valendo. Dicas, só quando ela acabar.
web-daily-practice = Esta partida é treino: não vale.
web-daily-result = Os seus pontos
web-daily-see = Ver os seus pontos

## O resultado

web-daily-points = { $points } de 100 pontos
web-daily-won = Você venceu.
web-daily-not-won = Você não venceu.
web-daily-looking = A sua partida está sendo analisada. Os pontos chegam em um ou dois minutos.
web-daily-spoilt = Outra pessoa ou um bot jogou por você, ou o dia tinha acabado havia mais de uma hora: esta partida não vale.
web-daily-streak =
    { $days ->
        [0] Nenhum dia seguido ainda
        [1] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
web-daily-decisions = As suas decisões
web-daily-grades = Ótimas: { $great }, boas: { $fine }, erros: { $mistakes }
web-daily-share = Compartilhar
web-daily-copy = Copiar o texto para compartilhar
web-daily-share-line = { $game }, blefe do dia { $date }
web-daily-scored = Como os pontos são contados
web-daily-scored-about = A análise compara as suas decisões com as melhores, a partir do que você podia saber. Elas rendem até 70 pontos: perder em média cinco por cento da chance de vencer a cada decisão corta esse valor pela metade. A vitória soma mais 30.

## Todo mundo

web-daily-field = Todo mundo neste servidor
web-daily-field-people =
    { $people ->
        [1] { $people } pessoa
       *[other] { $people } pessoas
    }
web-daily-field-few = Pouca gente jogou até agora para dizer mais. É preciso cinco.
web-daily-field-bar =
    { $people ->
        [1] { $from } a { $to } pontos: { $people } pessoa
       *[other] { $from } a { $to } pontos: { $people } pessoas
    }
web-daily-field-own = A sua está marcada.

## A distribuição

web-daily-explained = A sua partida com a análise
web-daily-deal = A distribuição
web-daily-deal-open = Todas as cartas do dia saem de uma chave secreta. Ela é publicada uma hora depois que o dia acaba. Até lá só existe a impressão digital dela, e ninguém consegue descobrir as mãos.
web-daily-deal-over = Todas as cartas desse dia saíram desta chave. Qualquer um pode conferir.
web-daily-key = Chave
web-daily-fingerprint = Impressão digital da chave (SHA-256)
web-daily-check = Conferir a distribuição
web-daily-check-key = A chave bate com a impressão digital.
web-daily-check-before = Este navegador recebeu a mesma impressão digital no próprio dia.
web-daily-check-late = Este navegador não esteve aqui no próprio dia, então não sabe o que foi dito na hora.
web-daily-check-hands = As mãos da sua partida foram distribuídas de novo a partir da chave: são as mesmas.
web-daily-check-other-key = A chave não bate com a impressão digital.
web-daily-check-other-before = No próprio dia, este navegador recebeu outra impressão digital.
web-daily-check-other-hands = A chave dá outras mãos, diferentes das da sua partida.
web-daily-check-failed = Não deu para buscar a sua partida e conferir.

## Outros dias

web-daily-yesterday = Ontem, { $date }
web-daily-days = Os últimos dias
web-daily-day-none = não jogado
web-daily-day-playing = em andamento
web-daily-day-looking = pontos a caminho
web-daily-day-spoilt = não vale
