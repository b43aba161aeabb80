# La página: lo que usan todas sus partes.

web-title-lobby = Intriga
web-title-create = Mesa nueva · Intriga
web-title-table = Mesa · Intriga
web-title-evening = Nuestra noche · Intriga
web-title-replay = Repetición · Intriga
web-title-rules = Reglas · Intriga
web-title-learn = Aprender jugando
web-title-lesson = Lección · Intriga
web-title-puzzles = Ejercicios
web-title-daily = El farol del día · Intriga
web-title-about = Acerca de · Intriga
web-title-continue = Otro dispositivo · Intriga
web-title-circle = Nuestra mesa · Intriga
web-title-me = Tus partidas · Intriga
web-title-open = Abrir un registro · Intriga
web-title-gallery = Galería · Intriga
web-title-missing = No encontrado · Intriga

web-game-coup = Coup
web-game-pot-de-vin = Pot de Vin

web-home = Intriga, a la sala
web-nav = Páginas
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-return = Volver a tu partida
web-nav-about = Acerca de Intriga
web-independent = Un programa independiente, con arte y palabras propias.
web-skip = Saltar al contenido
web-close = Cerrar
web-again = Intentar de nuevo
web-copied = Copiado
web-copy-refused = El navegador no permite copiar.
web-waiting = Barajando…

## Ajustes

web-settings = Ajustes
web-tab-your-turn = Tu turno
web-face = Tu cara
web-face-number = Cara { $number }

## Otra persona

web-device = Continuar en otro dispositivo
web-anew = Empezar como otra persona

## Lo que no existe

web-missing-address = Aquí no hay nada
web-missing-address-about = La dirección puede estar mal escrita, o la mesa ya no existe.
web-missing-home = A la sala
web-missing-connection = No se pudo cargar la página
web-missing-connection-about = Puede que se haya caído la conexión, o que el servidor se esté actualizando.

## Reglas

web-rules-title = Las reglas de { $game }
web-rules-games = Juego
web-rules-example = Ejemplo:
web-rules-search = Buscar en las reglas
web-rules-contents = Índice
web-rules-found =
    { $count ->
        [0] No se encontró nada
        [one] { $count } tema
       *[other] { $count } temas
    }
web-rules-none = Ninguna regla habla de «{ $typed }».
web-rules-rule = Regla { $rule }
web-rules-topic-link = Enlace a { $topic }
web-rules-more = Todas las reglas
web-rules-failed = No se pudieron cargar las reglas.
web-more = Más
