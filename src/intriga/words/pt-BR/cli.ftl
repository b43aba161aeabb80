# O que só o terminal diz.

## Preparação, despedida e o que pode dar errado antes da partida

language-name = Português (Brasil)

cli-line-name = Nome
cli-line-language = Idioma
cli-line-players = Jogadores
cli-line-preset = Edição
cli-line-extras = Extras
cli-line-bots = Adversários
cli-line-house = Regras da casa
cli-start-hint = Enter distribui as cartas; um número muda uma linha
cli-no-extras = nenhum
cli-no-house = as da edição
cli-ask-name = Seu nome
cli-ask-language = Qual idioma?
cli-ask-players = Quantos jogam, contando você?
cli-ask-preset = Qual edição?
cli-ask-extras = Digite um número para ligar ou desligar, Enter para terminar:
cli-ask-house = Digite um número para mudar uma regra, Enter para terminar:
cli-ask-value = Qual valor?
cli-ask-bots = Como jogam os outros?
cli-not-understood = “{ $typed }” não é uma das respostas.
cli-range = Um número de { $least } a { $most }, por favor.
cli-table = Na mesa: { $players }.
cli-others-play =
    { $others ->
        [1] Nível do seu adversário
       *[other] Nível dos outros
    }: { $how }.
cli-record = O registro da partida: { $file }
cli-getting-ready = Preparando os bots que pensam adiante. Na primeira vez leva até um minuto…
cli-compiling = Compilando as regras para este computador: até um minuto, e só na primeira vez.
cli-no-record = Esta partida não deixa registro: { $reason }.
cli-left = Você saiu da mesa.
cli-resume = Para continuar: { $command }
cli-resumed =
    A partida continua, depois de { $inputs ->
        [1] { $inputs } jogada
       *[other] { $inputs } jogadas
    }.
cli-won = Vitória sua, { $who }!
cli-another = Outra partida?
cli-yes = sim, s
cli-bad-players = { $preset } é para { $least } a { $most } jogadores, não { $players }.
cli-bad-edition = A edição “{ $name }” não existe. Existem: { $known }.
cli-bad-option = A opção “{ $name }” não existe. Existem: { $known }.
cli-bad-value = { $option } é um de { $known }, não “{ $name }”.
cli-bad-written = { $option }: este arquivo não serve: { $reason }.
cli-not-possible = { $players } jogadores não podem jogar assim: { $option }.
cli-bad-pair = Opções se escrevem nome=valor, separadas por vírgulas; “{ $pair }” não é assim.
cli-bad-bot = O adversário “{ $name }” não existe. Existem: { $known }.
cli-bad-setting =
    { $bot ->
        [blend] “{ $setting }” não é uma proporção para { $bot }: escreva um número de 0 a 1, como 0.5
        [policy] “{ $setting }” não é uma temperatura para { $bot }: escreva um número acima de 0, como 1.5
        [lookahead] “{ $setting }” não é um limite para { $bot }: escreva 24x6, mundos e decisões, 500deals ou 50ms por decisão
       *[other] “{ $setting }” não é um limite para { $bot }: escreva 100ms ou 500deals por decisão
    }.
cli-no-setting = { $bot } não tem ajuste; retire “{ $setting }”.
cli-meant = Você quis dizer “{ $meant }”?
cli-bad-agent = Este adversário não pode jogar: { $reason }.
cli-agent-failed = A partida para aqui, porque um adversário não pode continuar: { $reason }.
cli-record-agents = O registro nomeia adversários de arquivos, que só são executados se você pedir: acrescente --agents { $agents }
cli-bad-language = O idioma “{ $name }” não existe. Existem: { $known }.
cli-bad-seat = Um assento é um número de 0 a { $most }, não { $seat }.
cli-bad-record = { $file } não pode ser retomado: linha { $line }: { $reason }.
cli-bad-file = Não se pode escrever em { $file }: { $reason }.
cli-file-exists = { $file } já existe; escolha outro nome ou continue com --resume.
cli-record-over = { $file } não pode ser retomado: a partida já terminou.
cli-record-packed = { $file } não pode ser retomado: um registro compactado não se continua.
cli-record-person = { $file } não diz em que assento a pessoa joga; acrescente --seat.
cli-resume-alone = --resume toma jogadores e regras do registro; retire { $option }.

cli-serve-own = Jogue aqui: { $url }
cli-serve-opened = A página está aberta no seu navegador: { $url }
cli-serve-friends = Amigos na mesma rede: { $url }
cli-serve-lan-host = --lan atende em todos os endereços, então não combina com --host { $host }.
cli-serve-two-places = --data e --database apontam dois lugares para as mesas: escolha um.
cli-serve-stop = Ctrl+C encerra o servidor. As partidas continuam quando você o iniciar de novo.
cli-serve-cannot = O servidor não pode começar: { $reason }
cli-serve-runs = O Intriga já está aberto: { $url }
cli-serve-in-use = { $database } está em uso por outro servidor, processo { $process }.
cli-serve-folder = { $folder } não pode ser usada: { $reason }.
cli-move-cannot = Nada foi copiado: { $reason }
cli-move-done = Tudo copiado. Eventos das mesas: { $events }; mesas no índice: { $tables }; partidas terminadas: { $games }; instantâneos: { $snapshots }; chaves: { $secrets }. Os dois lugares têm o resumo { $digest }.

## O que se pode digitar em qualquer mesa, e o que se diz então

command-help = ajuda
    .words = ajuda, ?
    .about = esta lista; ajuda e um tema explicam uma regra
command-rules = regras
    .words = regras
    .about = o jogo em resumo
command-table = mesa
    .words = mesa
    .about = mostra a mesa outra vez
command-log = histórico
    .words = histórico
    .about = tudo o que aconteceu até agora
command-hand = mão
    .words = mão
    .about = suas cartas e as que você viu
command-options = opções
    .words = opções
    .about = as regras da casa desta partida
command-quit = sair
    .words = sair
    .about = sai da mesa; a partida pode ser retomada

prompt-hint = Um número ou uma palavra; ajuda explica tudo.
prompt-hint-enter = Um número ou uma palavra; Enter deixa passar; ajuda explica tudo.
prompt-hint-only = Enter basta; ajuda explica tudo.
prompt-unknown = Não conheço “{ $typed }”. Digite um número da lista ou ajuda.
prompt-ambiguous = “{ $typed }” pode ser { $choices }.
prompt-more = Enter continua
prompt-watch-words = rápido

## Ajuda, seja qual for o tema

help-topics = Há ajuda sobre:
help-unknown = Não há ajuda sobre “{ $typed }”.

## O que o mestre faria numa decisão de uma partida registrada: intriga hint

hint-thinks = O mestre está pensando…
hint-asked =
    { $inputs ->
        [1] Depois de { $at } de { $inputs } jogada, a decisão é de { $who }.
       *[other] Depois de { $at } de { $inputs } jogadas, a decisão é de { $who }.
    }
hint-answer = resposta
hint-probability = probabilidade
hint-win = vitória
hint-loss = perda, p.p.
hint-percent = { $whole },{ $tenths }%
hint-number = { $whole },{ $tenths }
hint-only = Não há outra resposta possível.
hint-decided = Em todos os mundos testados, nenhuma resposta muda se { $who } vence ou perde.
hint-table = tabela
hint-table-about = As frequências da coluna “tabela” estão provadas para duelos em que nenhuma afirmação revelou nada ainda. Estão aqui para comparação e não julgam nada.
hint-equilibrium = equilíbrio
hint-equilibrium-about = As frequências da coluna “equilíbrio” são as de um jogador de quem ninguém consegue tirar proveito, segundo a estimativa que o Equilibrista faz a partir de tudo o que os dois jogadores ouviram. Não provam nem julgam nada.
hint-verdict-best = { $who } jogou “{ $action }”. Nenhuma resposta é melhor.
hint-verdict-close = { $who } jogou “{ $action }”. Está perto da melhor, “{ $best }”.
hint-verdict-mixed = { $who } jogou “{ $action }”. “{ $best }” é melhor, mas em { $probability } dos casos o mestre também responde “{ $action }”.
hint-verdict-loses = { $who } jogou “{ $action }”. Isso custa { $loss } pontos percentuais de chance de vencer em relação a “{ $best }”.
hint-beliefs = O que { $who } pode pensar que os outros têm:

hint-which-game =
    { $games ->
        [1] { $file } contém { $games } partida; escolha-a com --game: { $known }.
       *[other] { $file } contém { $games } partidas; escolha uma com --game: { $known }.
    }
hint-no-game = { $file } não contém a partida “{ $game }”; contém { $known }.
hint-no-input = --at é um número de jogadas de 0 a { $most }, não { $at }.
hint-over =
    { $at ->
        [1] Depois de { $at } jogada a partida acabou; escolha uma decisão anterior com --at.
       *[other] Depois de { $at } jogadas a partida acabou; escolha uma decisão anterior com --at.
    }
hint-not-asked =
    { $at ->
        [1] Depois de { $at } jogada o assento { $seat } não tem nada a responder; respondem: { $known }.
       *[other] Depois de { $at } jogadas o assento { $seat } não tem nada a responder; respondem: { $known }.
    }
hint-bad-number = { $option } é um número a partir de { $least }, não { $given }.

## O que se encontrou numa partida inteira: intriga analyse

analyse-looks = Analisando a partida…
analyse-game =
    { $inputs ->
        [1] { $seats } assentos, { $inputs } jogada.
       *[other] { $seats } assentos, { $inputs } jogadas.
    }
analyse-result = resultado
analyse-cards = cartas
analyse-choices = escolhas
analyse-guesses = palpites
analyse-others = outros
analyse-counted = escolhas importantes
analyse-each = custo de cada uma
analyse-lies = blefes descobertos
analyse-challenges = contestações ganhas
analyse-of = { $some } de { $all }
analyse-accounts = Em pontos percentuais. O resultado é o que cada um ganhou, menos o que podia esperar antes de receber as cartas. É a soma das cartas recebidas e compradas, das próprias escolhas comparadas às da referência, dos palpites que deram certo ou errado e do que os outros fizeram.
analyse-moments = Momentos que vale a pena rever
analyse-moment = { $step }. { $what }
analyse-reference = É o que vê o jogador mais forte da casa (rede { $network }), não a verdade. O custo que ele dá a uma resposta costuma errar por cerca de { $error } pontos percentuais, como se mediu em outras partidas; só chamamos de erro de jogo o que custa o dobro disso.
