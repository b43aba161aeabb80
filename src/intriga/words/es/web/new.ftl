# Una mesa nueva.

web-new-title = Una mesa nueva
web-new-game = Juego
web-new-players = Quiénes juegan
web-new-name = Tu nombre
web-new-chairs = Sillas
web-new-you = tú, a cargo de la mesa
web-new-chair = Silla { $chair }
web-new-chair-free = Libre
web-new-chair-bot = Bot · { $level }
web-new-another = Cambiar a { $who } por otra cara
web-new-fill = Bots en todas las sillas libres
web-new-clear = Liberar todas las sillas
web-new-rules = Las reglas
web-new-edition = Edición
web-new-house =
    { $rules ->
        [one] { $rules } regla de la casa más
       *[other] { $rules } reglas de la casa más
    }
web-new-house-changed =
    { $rules ->
        [one] { $rules } cambiada
       *[other] { $rules } cambiadas
    }
web-new-changed = Cambiada
web-new-recommended = { $value } (recomendado)
web-new-reset = Como en la edición
web-new-reset-all = Todas las reglas de la casa como en la edición
web-new-table = En la mesa
web-setting-series = Serie
web-setting-series-about = Gana la serie quien primero gane tantas partidas. Otro número sigue con las victorias que hay; sin serie, se olvidan.
web-setting-series-none = sin serie
web-setting-series-number = a { $number } victorias
web-setting-windows = Cuándo responden los demás
web-setting-windows-friends = Entre amigos
web-setting-windows-fixed = Tiempo fijo
web-setting-windows-friends-about = Sigue en cuanto todos responden. La demora de cada uno puede dar pistas.
web-setting-windows-fixed-about = Dura siempre lo mismo, de 8 a 12 segundos según cuántos juegan, para que la demora no diga nada.
web-setting-reaction = Tiempo máximo para responder
web-setting-reaction-about = Sin respuesta a tiempo, vale «Dejar pasar». El tiempo se duplica cuando alguien es el blanco.
web-setting-turn = Tiempo máximo por turno
web-setting-turn-about = Después elige la mesa, para que nadie espere de más.
web-setting-bank = Tiempo de reserva
web-setting-bank-about = Cada persona lo tiene una vez por partida, para los turnos más largos. El reloj también espera hasta 30 segundos a quien se quedó sin conexión.
web-setting-bank-none = ninguno
web-new-seconds =
    { $seconds ->
        [0] Sin límite
        [60] 1 minuto
        [120] 2 minutos
        [180] 3 minutos
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
web-setting-pace = Ritmo de los bots
web-setting-pace-none = sin pausas
web-setting-pace-brisk = rápido
web-setting-pace-human = con calma
web-setting-pace-about = Solo para dar ambiente: la pausa de un bot no dice nada de sus cartas.
web-setting-listed = Mesa abierta
web-setting-listed-about = Aparece en la sala: cualquiera puede mirar o sentarse. Desactivado: solo quien tiene el enlace.
web-setting-gallery = Quienes miran pueden hablar
web-setting-gallery-about = Desactivado: en el chat solo escribe quien está sentado.
web-setting-delay = Quienes miran ven la partida con retraso
web-setting-delay-about = Para que nadie cuente en la mesa lo que está viendo. Entre partidas nada se retrasa.
web-setting-delay-none = en vivo
web-setting-memory = Mostrar lo que se afirmó
web-setting-memory-about = Junto a cada nombre quedan los personajes que afirmó tener, como los recordaría quien prestó atención.
web-setting-open-cards = Cartas abiertas al final
web-setting-open-cards-about = Después de la partida todos ven las manos de todos.
web-setting-acquainted = Los bots recuerdan cómo juegas
web-setting-acquainted-about = De una partida a otra, los bots del nivel más alto usan lo que vieron de cada persona. Tras unos minutos sin nadie en la mesa, lo olvidan.
web-new-summary = Tu mesa
web-new-sum-chairs =
    { $free ->
        [0] { $bots ->
            [one] { $chairs } sillas: tú y un bot
           *[other] { $chairs } sillas: tú y { $bots } bots
        }
       *[other] { $bots ->
            [0] { $chairs } sillas, todas para personas
            [one] { $chairs } sillas, una para un bot
           *[other] { $chairs } sillas, { $bots } para bots
        }
    }
web-new-sum-turn =
    { $seconds ->
        [0] Todo el tiempo del mundo
       *[other] { $time } por turno
    }
web-new-sum-listed = En la sala, para quien quiera
web-new-sum-private = Solo con el enlace privado
web-new-sum-plain = Reglas como en la edición
web-new-create = Crear la mesa
web-new-creating = Acomodando las sillas…

## Una mesa de amigos

web-new-save = Guardar las reglas
web-new-found = Fundar nuestra mesa
web-new-circle = Nuestra mesa
web-new-circle-found = Nos vemos aquí una y otra vez
web-new-circle-about = La mesa tiene un nombre y un enlace que no cambia, y guarda las reglas, todas las noches y quién ganó.
web-new-circle-name = ¿Cómo se llama?
web-new-circle-usual = Nuestra mesa
web-new-circle-face = Su cara
web-new-circle-rules = Reglas de nuestra mesa
