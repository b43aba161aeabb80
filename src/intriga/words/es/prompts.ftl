# Lo que se puede escribir en cualquier mesa, y lo que se dice entonces.

command-help = ayuda
    .words = ayuda, ?
    .about = esta lista; ayuda y un tema explican una regla
command-rules = reglas
    .words = reglas
    .about = el juego en resumen
command-table = mesa
    .words = mesa
    .about = muestra la mesa otra vez
command-log = historial
    .words = historial
    .about = todo lo que ha pasado hasta ahora
command-hand = mano
    .words = mano
    .about = tus cartas y las que has visto
command-options = opciones
    .words = opciones
    .about = las reglas de la casa de esta partida
command-quit = salir
    .words = salir
    .about = deja la mesa; la partida se puede retomar

prompt-answer = Te toca: ¿qué haces?
prompt-hint = Un número o una palabra; ayuda lo explica todo.
prompt-hint-enter = Un número o una palabra; Enter deja pasar; ayuda lo explica todo.
prompt-hint-only = Enter basta; ayuda lo explica todo.
prompt-unknown = «{ $typed }» no se entiende aquí. Escribe un número de la lista o ayuda.
prompt-ambiguous = «{ $typed }» puede ser { $choices }.
prompt-more = Enter continúa
prompt-watch-words = rápido
