# Quién se es: continuar en otro navegador y empezar como otra persona.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-device-about = Ahí sos la misma persona: la misma silla, nombre, cara y charla. Lo que hacés en un dispositivo se ve en el otro.
web-device-once =
    { $minutes ->
        [one] Apuntá acá con la cámara del otro dispositivo o abrí el enlace ahí. Vale una vez, durante un minuto.
       *[other] Apuntá acá con la cámara del otro dispositivo o abrí el enlace ahí. Vale una vez, durante { $minutes } minutos.
    }
web-device-secret = No se lo mandes a nadie: quien lo abre ve tus cartas y juega como vos.
web-device-here = Solo esta computadora puede abrir este enlace. Iniciá Intriga con «{ $command }» para que entren los dispositivos de tu red.
web-device-failed = No se pudo crear un enlace. Probá de nuevo en un momento.
web-device-opened-about = Tu enlace se acaba de abrir. Desde ahora los dos dispositivos sos vos, y podés usar cualquiera.
web-device-opened-not-me = ¿No fuiste vos? Entonces otra persona puede ver tus cartas: empezá como otra persona y pedile una silla al anfitrión.
web-continue-title = ¿Continuar acá?
web-continue-about = Desde ahora este navegador sos vos, como en el dispositivo donde creaste el enlace: la misma silla, nombre y cara.
web-continue-instead = Este navegador está sentado a una mesa como otra persona. Si continuás acá, esa persona deja para siempre todas sus mesas.
web-continue = Continuar acá
web-continue-replace = Renunciar a eso y continuar acá
web-continue-cancel = Acá no

web-anew-about = Este navegador olvida tu nombre, tu cara y tus ajustes, y el servidor olvida quién sos. Nadie puede ya hacerse pasar por vos: ni quien use esta computadora después, ni quien haya copiado tu cookie.
web-anew-leaves = Dejás todas tus mesas. En una partida en curso un bot juega por vos. No se puede deshacer.
web-anew-failed = No se pudo. Probá de nuevo en un momento.
