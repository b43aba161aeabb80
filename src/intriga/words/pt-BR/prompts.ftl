# O que se pode digitar em qualquer mesa, e o que se diz então.

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
    .about = deixa a mesa; a partida pode ser retomada

prompt-answer = É a sua vez: o que você faz?
prompt-hint = Um número ou uma palavra; ajuda explica tudo.
prompt-hint-enter = Um número ou uma palavra; Enter deixa passar; ajuda explica tudo.
prompt-hint-only = Enter basta; ajuda explica tudo.
prompt-unknown = “{ $typed }” não faz sentido aqui. Digite um número da lista ou ajuda.
prompt-ambiguous = “{ $typed }” pode ser { $choices }.
prompt-more = Enter continua
prompt-watch-words = rápido
