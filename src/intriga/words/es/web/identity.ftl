# Quién se es: continuar en otro navegador y empezar como otra persona.

web-device-about = Allí eres la misma persona: la misma silla, nombre, cara y charla. Lo que haces en un dispositivo se ve en el otro.
web-device-once =
    { $minutes ->
        [one] Apunta aquí con la cámara del otro dispositivo o abre el enlace allí. Vale una vez, durante un minuto.
       *[other] Apunta aquí con la cámara del otro dispositivo o abre el enlace allí. Vale una vez, durante { $minutes } minutos.
    }
web-device-qr = Un código para la cámara del otro dispositivo
web-device-link = Enlace para tu propio dispositivo
web-device-copy = Copiar enlace
web-device-secret = No lo envíes a nadie: quien lo abre ve tus cartas y juega como tú.
web-device-here = Solo este equipo puede abrir este enlace. Inicia Intriga con «{ $command }» para que entren los dispositivos de tu red.
web-device-over = Este enlace ya no abre nada.
web-device-make = Crear un enlace nuevo
web-device-failed = No se pudo crear un enlace. Inténtalo de nuevo en un momento.

web-device-opened = También estás en otro dispositivo
web-device-opened-about = Tu enlace se acaba de abrir. Desde ahora los dos dispositivos eres tú, y puedes usar cualquiera.
web-device-opened-not-me = ¿No fuiste tú? Entonces otra persona puede ver tus cartas: empieza como otra persona y pídele una silla al anfitrión.
web-device-opened-me = Fui yo

web-continue-title = ¿Continuar aquí?
web-continue-about = Desde ahora este navegador eres tú, como en el dispositivo donde creaste el enlace: la misma silla, nombre y cara.
web-continue-instead = Este navegador está sentado a una mesa como otra persona. Si continúas aquí, esa persona deja para siempre todas sus mesas.
web-continue = Continuar aquí
web-continue-replace = Renunciar a eso y continuar aquí
web-continue-cancel = Aquí no
web-continue-not = Este enlace no abre nada
web-continue-table = Abrir la mesa

web-anew-title = ¿Empezar como otra persona?
web-anew-about = Este navegador olvida tu nombre, tu cara y tus ajustes, y el servidor olvida quién eres. Ya nadie puede hacerse pasar por ti: ni quien use este equipo después, ni quien haya copiado tu cookie.
web-anew-leaves = Dejas todas tus mesas. En una partida en curso un bot juega por ti. No se puede deshacer.
web-anew-forget = Si además quieres que tu nombre desaparezca de las partidas terminadas y de la charla, manda esto a quienes administran este servidor, antes de empezar como otra persona:
web-anew-not = Seguir como estoy
web-anew-failed = No se pudo. Inténtalo de nuevo en un momento.
