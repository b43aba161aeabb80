# Ajuda, seja qual for o tema.

help-topics = Há ajuda sobre:
help-unknown = Não há ajuda sobre “{ $typed }”.
help-no-rules = Este jogo não traz as regras por escrito.
