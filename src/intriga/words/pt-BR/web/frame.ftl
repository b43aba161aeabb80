# A página: o que todas as suas partes usam.

web-title-lobby = Intriga
web-title-create = Nova mesa · Intriga
web-title-table = Mesa · Intriga
web-title-evening = Nossa noite · Intriga
web-title-replay = Replay · Intriga
web-title-rules = Regras · Intriga
web-title-learn = Aprender jogando
web-title-lesson = Lição · Intriga
web-title-puzzles = Exercícios
web-title-daily = O blefe do dia · Intriga
web-title-about = Sobre · Intriga
web-title-continue = Outro aparelho · Intriga
web-title-circle = Nossa mesa · Intriga
web-title-me = Suas partidas · Intriga
web-title-open = Abrir um registro · Intriga
web-title-gallery = Galeria · Intriga
web-title-missing = Não encontrado · Intriga

web-game-coup = Coup
web-game-pot-de-vin = Pot de Vin

web-home = Intriga, para o saguão
web-nav = Páginas
web-nav-play = Jogar
web-nav-learn = Aprender
web-nav-rules = Regras
web-nav-return = Voltar à sua partida
web-nav-about = Sobre o Intriga
web-independent = Um programa independente, com arte e palavras próprias.
web-skip = Pular para o conteúdo
web-close = Fechar
web-again = Tentar de novo
web-copied = Copiado
web-copy-refused = O navegador não permite copiar.
web-waiting = Embaralhando…

## Ajustes

web-settings = Ajustes
web-tab-your-turn = Sua vez
web-face = Seu rosto
web-face-number = Rosto { $number }

## Outra pessoa

web-device = Continuar em outro aparelho
web-anew = Começar como outra pessoa

## O que não existe

web-missing-address = Não há nada aqui
web-missing-address-about = O endereço pode estar errado, ou a mesa já não existe.
web-missing-home = Para o saguão
web-missing-connection = Não foi possível carregar a página
web-missing-connection-about = A conexão pode ter caído, ou o servidor está sendo atualizado.

## Regras

web-rules-title = As regras de { $game }
web-rules-games = Jogo
web-rules-example = Exemplo:
web-rules-search = Buscar nas regras
web-rules-contents = Sumário
web-rules-found =
    { $count ->
        [0] Nada encontrado
        [1] { $count } tópico
       *[other] { $count } tópicos
    }
web-rules-none = Nenhuma regra fala de “{ $typed }”.
web-rules-rule = Regra { $rule }
web-rules-topic-link = Link para { $topic }
web-rules-more = Todas as regras
web-rules-failed = Não foi possível carregar as regras.
web-more = Mais
