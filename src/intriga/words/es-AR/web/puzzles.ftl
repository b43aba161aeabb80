# Preguntas para practicar: la página que las ofrece y la mesa que hace una.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-puzzles-about = Las partidas las jugaron bots. Cada respuesta se jugó hasta el final cientos de veces, con las manos que el jugador podía imaginar, y la mejor quedó al menos ocho puntos porcentuales por delante, pensara lo que pensara de lo que habían dicho los demás. Un ejercicio que fallás vuelve al cabo de un día, y después a intervalos más largos. Solo este navegador lo recuerda.
