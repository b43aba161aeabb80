# La página de las lecciones, y lo que hay junto a la mesa de una.

web-learn-title = Aprender jugando
web-learn-lead = Mesas de verdad, con las reglas de verdad; pero las cartas y tus rivales siguen un guion para que veas lo que importa. Tómate tu tiempo.
web-learn-minutes = { $minutes } minutos
web-learn-begin = Empezar
web-learn-note = Lección, { $at } de { $of }
web-learn-over = La lección terminó.
web-learn-go-on = Seguir jugando
web-learn-back = Volver a las lecciones
web-learn-again = Empezar de nuevo
web-learn-no-line = Esta partida sigue cuando vuelva la conexión.
web-puzzles-practise = Practicar con ejercicios
web-puzzles-practise-about = Preguntas de partidas de verdad en las que una respuesta es claramente la mejor.
