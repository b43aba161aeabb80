# Una mesa nueva.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-new-you = vos, a cargo de la mesa
web-setting-acquainted = Los bots recuerdan cómo jugás
web-new-sum-chairs =
    { $free ->
        [0] { $bots ->
            [one] { $chairs } sillas: vos y un bot
           *[other] { $chairs } sillas: vos y { $bots } bots
        }
       *[other] { $bots ->
            [0] { $chairs } sillas, todas para personas
            [one] { $chairs } sillas, una para un bot
           *[other] { $chairs } sillas, { $bots } para bots
        }
    }
web-setting-listed-about = Aparece en la sala: cualquiera puede mirar o sentarse. Desactivado: solo quien tiene el link.
web-new-sum-private = Solo con el link privado
web-new-circle-found = Nos vemos acá una y otra vez
web-new-circle-about = La mesa tiene un nombre y un link que no cambia, y guarda las reglas, todas las noches y quién ganó.
