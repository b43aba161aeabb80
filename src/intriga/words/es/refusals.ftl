# Por qué cualquier juego puede rechazar una respuesta: una frase para cada motivo.

refusal-game-over = La partida terminó.
refusal-not-awaited = Ahora no te toca responder.
refusal-not-the-question = Eso no responde a la pregunta en juego.
refusal-unreadable = Eso no se entiende aquí.
