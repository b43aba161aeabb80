# Ao lado do tabuleiro: o histórico, a conversa, as afirmações e a ajuda, o que é lido em voz alta e o fim da partida.

web-side = Ao lado da mesa
web-side-tab-log = Histórico
web-side-tab-talk = Conversa
web-side-tab-claims = Memória
web-side-tab-help = Ajuda
web-side-unread =
    { $lines ->
        [1] { $lines } mensagem nova
       *[other] { $lines } mensagens novas
    }

## Histórico

web-side-log-empty = Ainda não aconteceu nada.
web-side-turn = Turno { $number }
web-side-new-lines =
    { $lines ->
        [1] { $lines } linha nova
       *[other] { $lines } linhas novas
    }

## Conversa

web-side-channel = Onde
web-side-channel-table = Mesa
web-side-channel-gallery = Plateia
web-side-talk-empty = Ninguém disse nada ainda. O blefe começa na conversa.
web-side-gallery-empty = Ninguém disse nada na plateia.
web-side-gallery-note = Você só assiste, e a mesa não ouve você. Fale na plateia; quando a partida acabar, todos leem.
web-side-watcher = Alguém da plateia
web-side-say = Diga alguma coisa
web-side-say-gallery = Diga alguma coisa à plateia
web-side-send = Enviar
web-side-left =
    { $left ->
        [1] Resta { $left } caractere
       *[other] Restam { $left } caracteres
    }
web-side-emoji = Mostrar um emoji no seu lugar
web-side-emoji-thumb = Joinha
web-side-emoji-clap = Aplausos
web-side-emoji-laugh = Chorando de rir
web-side-emoji-wonder = Surpresa
web-side-emoji-think = Pensando
web-side-emoji-devil = Diabinho
web-side-emoji-blind = Não quero ver
web-side-emoji-fire = Fogo

## Afirmações, ou as colunas de Pot de Vin

web-side-claims-about = O que todos ouviram até agora. Uma afirmação que ninguém contestou pode muito bem ter sido blefe.
web-side-claims-none = Nenhuma afirmação ainda
web-side-claimed =
    { $times ->
        [1] afirmou uma vez
        [2] afirmou duas vezes
       *[other] afirmou { $times } vezes
    }
web-side-proved =
    { $times ->
        [1] provou
       *[other] provou { $times } vezes
    }
web-side-refused =
    { $times ->
        [1] não provou
       *[other] não provou { $times } vezes
    }
web-side-seen = Você viu: { $cards }
web-side-columns-about = O que está aberto diante de cada um: os símbolos, os pontos que valem agora e os que valeriam com mais um.
web-side-columns-none = Nenhuma carta ganha ainda
web-side-guild = Guilda
web-side-symbols = Símbolos
web-side-symbols-short = Símb.
web-side-more = Pontos com um símbolo a mais
web-side-idle = Vale a coluna da outra pessoa da dupla
web-side-gems =
    { $gems ->
        [1] { $gems } gema para passar a vez
       *[other] { $gems } gemas para passar a vez
    }
web-side-treasure =
    { $gems ->
        [1] { $gems } gema ganha
       *[other] { $gems } gemas ganhas
    }
web-side-void = Não tem: { $cards }
web-side-jokers = Um coringa em cada: { $guilds }

## Ajuda

web-side-topic = Explicar
web-side-keys = Teclas
web-side-reference = Resumo das ações
web-side-blocked-by = Pode ser bloqueada por
web-side-price =
    { $coins ->
        [1] custa { $coins } moeda
       *[other] custa { $coins } moedas
    }
web-side-copies = Há { $copies } cópias de cada personagem.
web-side-scale = Pontos
web-side-scale-guild = Símbolos de uma guilda e quanto valem
web-side-scale-pots = Cartas { $card } e quanto valem
web-side-scale-plus = Cada +2 vale 2 pontos.
web-side-scale-minus = Cada −2 custa 2 pontos.
web-side-scale-gem = Cada gema ganha vale 1 ponto.
web-side-scale-joker = Cada coringa soma um símbolo a uma guilda no fim.
web-side-key-number = Escolher pelo número
web-side-key-confirm = Confirmar
web-side-key-cancel = Cancelar
web-side-key-undo = Mudar sua resposta
web-side-key-hand = Ler em voz alta: sua mão
web-side-key-players = Ler em voz alta: moedas e cartas de cada um
web-side-key-what = Ler em voz alta: o que se espera agora
web-side-key-last = Ler em voz alta: o que acabou de acontecer
web-side-key-help = Estas teclas

## Lido em voz alta

web-side-say-no-game = Ainda não há partida.
web-side-say-watching = Você só assiste e não tem cartas.
web-side-say-hand =
    Você tem { $cards }. { $coins ->
        [1] { $coins } moeda.
       *[other] { $coins } moedas.
    }
web-side-say-hand-gems =
    Você tem { $cards }. { $gems ->
        [1] { $gems } gema.
       *[other] { $gems } gemas.
    }
web-side-say-player =
    { $who }: { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }, { $cards ->
        [1] { $cards } carta.
       *[other] { $cards } cartas.
    }
web-side-say-lost = Perdeu: { $cards }.
web-side-say-out = { $who } está fora.
web-side-say-player-gems =
    { $who }: { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }, { $gems ->
        [1] { $gems } gema.
       *[other] { $gems } gemas.
    }
web-side-say-points =
    { $points ->
        [1] { $points } ponto.
       *[other] { $points } pontos.
    }
web-side-say-turn = É a vez de { $who }.
web-side-say-reaction = Todos ainda podem responder a { $who }.
web-side-say-awaited = Esperando { $players }.
web-side-say-seconds =
    { $seconds ->
        [1] Resta { $seconds } segundo.
       *[other] Restam { $seconds } segundos.
    }

## O fim da partida

web-side-won-you = Você venceu. A cidade é sua!
web-side-won-with = Você e { $who } levaram a cidade!
web-side-won =
    { $winners ->
        [1] { $who } venceu e levou a cidade!
       *[other] { $who } venceram e levaram a cidade!
    }
web-series-won =
    { $winners ->
        [1] { $who } vence a série
       *[other] { $who } vencem a série
    }
web-series-standing =
    { $wins ->
        [1] Série até { $wins } vitória
       *[other] Série até { $wins } vitórias
    }
web-side-open = Todas as cartas abertas
web-side-closed = Nesta mesa as mãos ficam fechadas, mesmo no fim.
web-side-scores = Pontos
web-side-points =
    { $points ->
        [1] ponto
       *[other] pontos
    }
web-side-taken =
    { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
web-side-sheet-number = Número
web-side-sheet-gems = Gemas ganhas
web-side-sheet-sum = Soma
web-side-sheet-joker = e um coringa
web-side-sheet-jokers = Um coringa conta como mais um símbolo da guilda ao lado da qual está.
web-side-sheet-pair = Se as duas pessoas da dupla têm uma guilda, vale a menor das suas colunas.
web-side-review = Por trás das máscaras
web-side-rounds = Rodada por rodada
web-side-again = Rever a partida
web-side-daily = Os seus pontos no blefe do dia
web-side-replay = Assistir ao replay
web-side-analysis = Analisar a partida
web-side-moment = O momento da partida
web-side-moment-look = Ver o momento
web-side-record = Baixar o registro
web-side-rematch = Mais uma partida?
web-side-ready = Quero jogar mais uma
web-side-unready = Melhor esperar
web-side-ready-yes = Vai jogar
web-side-ready-no = Ainda não confirmou
web-side-bot = Bot
web-side-host = No comando
web-side-pass-on = Passar o comando da mesa
web-side-new-host = Passar o comando
web-side-make-host = Passar o comando a { $who }
web-side-wins =
    { $wins ->
        [1] { $wins } partida vencida
       *[other] { $wins } partidas vencidas
    }
web-side-start = Dar as cartas de novo
web-side-change = Mudar as regras
web-side-leave = Sair da mesa
web-side-watching = Você está assistindo. A próxima partida é de quem está à mesa.
web-side-sit = Sentar para a próxima partida
web-side-fair = O embaralhamento foi justo?
web-side-fair-about = Todo o acaso desta partida veio de um segredo e de bytes aleatórios que os jogadores acrescentaram. O SHA-256 do segredo foi enviado antes que alguém acrescentasse algo, e o SHA-256 de todos os bytes antes dos próprios bytes. Assim o servidor não podia mudar o segredo, os jogadores não o conheciam, e ninguém podia ajustar seus bytes aos dos outros.
web-side-fair-limits = O que resta: quem cuida do servidor pode ler todas as cartas durante a partida. Junto com um jogador que não revela seus bytes, pode escolher entre dois embaralhamentos; esta página diz quem não revelou.
web-side-fair-checking = Seu navegador está dando as cartas de novo…
web-side-fair-failed = Seu navegador não conseguiu buscar o registro, então nada foi conferido.
web-side-fair-commitment = O SHA-256, enviado antes de dar as cartas:
web-side-fair-contributions = O que cada lugar acrescentou; o de um bot é calculado a partir do segredo:
web-side-fair-secret = O segredo, revelado agora:
web-side-fair-before = O segredo é aquele cujo SHA-256 esta página recebeu antes de dar as cartas.
web-side-fair-late = Esta página só recebeu o SHA-256 com as cartas: não dá para dizer se o segredo já estava fixado antes.
web-side-fair-own = Os bytes aleatórios que esta página acrescentou estão entre eles, no seu lugar.
web-side-fair-missed = Os bytes aleatórios desta página não estão nestas cartas: chegaram tarde demais, ou o servidor não os aceitou. Na próxima vez a página acrescenta de novo.
web-side-fair-others = Esta página não acrescentou nada; outros acrescentaram.
web-side-fair-alone = Nenhum jogador acrescentou nada: só o segredo decidiu as cartas.
web-side-fair-copy = Copiar o segredo
web-side-fair-first-drawn = Quem começa também foi sorteado.
web-side-fair-first-settled = Quem começa não foi sorteado: as regras dizem, ou começa quem venceu por último.
web-side-fair-kept-back = { $who } anunciou bytes aleatórios e não os revelou. Isso acontece quando a conexão cai; mas também permite, a quem conhece o segredo, escolher entre dois embaralhamentos.
web-side-fair-differs = As cartas não batem!
web-side-fair-fits =
    { $draws ->
        [1] Seu navegador deu as cartas da partida inteira de novo: o único sorteio é igual
       *[other] Seu navegador deu as cartas da partida inteira de novo: os { $draws } sorteios são iguais
    }
web-side-fair-fault-nothing-told = O registro não diz como as cartas foram dadas. Nada foi conferido.
web-side-fair-fault-closed = Esta mesa mantém as cartas fechadas: o segredo nunca é revelado e os sorteios não podem ser conferidos. O SHA-256 enviado antes de dar as cartas continua o mesmo.
web-side-fair-fault-other-commitment = O SHA-256 não é o que esta página recebeu primeiro: o segredo pode ter sido trocado.
web-side-fair-fault-other-secret = O segredo não é o que corresponde ao SHA-256.
web-side-fair-fault-not-added = O que esta página acrescentou não está no seu lugar: o servidor trocou ou deixou de fora.
web-side-fair-fault-other-told = As contribuições do registro não são as enviadas ao dar as cartas.
web-side-fair-fault-other-bot = O que um bot acrescentou não sai do segredo: alguém escolheu.
web-side-fair-fault-other-hash = O que alguém acrescentou não é o que tinha anunciado antes de as cartas serem dadas.
web-side-fair-fault-other-first = Outro lugar deveria ter começado, ou deveria ter sido sorteado.
web-side-fair-fault-other-deal = Com esse segredo, as primeiras cartas não seriam as que foram dadas.
web-side-fair-fault-other-draw = Com esse segredo, uma carta comprada na partida seria outra.
