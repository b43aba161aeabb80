# Ayuda, sea cual sea el tema.

help-topics = Hay ayuda sobre:
help-unknown = No hay ayuda sobre «{ $typed }».
help-no-rules = Este juego no trae sus reglas por escrito.
