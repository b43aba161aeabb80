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
web-anew-logins = Tus llaves de acceso y palabras de recuperación ya no abren nada, ni aquí ni en otra parte.
web-anew-forget = Si además quieres que tu nombre desaparezca de las partidas terminadas y de la charla, manda esto a quienes administran este servidor, antes de empezar como otra persona:
web-anew-not = Seguir como estoy
web-anew-failed = No se pudo. Inténtalo de nuevo en un momento.

web-logins-about = Para jugar no necesitas nada de esto. Sirve para volver a tus mesas cuando este navegador te olvide, o en otro dispositivo. Sin contraseña y sin correo.
web-logins-failed = No se pudo. Inténtalo de nuevo en un momento.
web-logins-name = { $browser } en { $system }
web-logins-nameless = Un navegador
web-logins-strike = Quitar
web-logins-strike-really = Quitar para siempre

web-logins-passkeys = Llaves de acceso
web-logins-passkeys-about = Tu dispositivo guarda una llave y pide tu dedo, tu cara o su código. El servidor solo tiene la cerradura.
web-logins-passkey-make = Crear una llave de acceso
web-logins-passkey-not = Este dispositivo no creó ninguna llave. Quizá ya tiene una, o su pantalla no tiene bloqueo.
web-logins-used = Creada el { $made }, usada por última vez el { $used }
web-logins-insecure = Esta página llegó sin cifrar, como en una sala de casa, y así los navegadores no crean llaves de acceso. De todos modos, un enlace te lleva a otro dispositivo.
web-logins-numbers = La dirección de esta página es de números, y las llaves de acceso necesitan un nombre. De todos modos, un enlace te lleva a otro dispositivo.
web-logins-unable = Este navegador no conoce las llaves de acceso. De todos modos, un enlace te lleva a otro dispositivo.

web-logins-words = Palabras de recuperación
web-logins-words-about = Diez palabras para anotar en un papel, para el día en que hayas perdido todos los dispositivos. Son en inglés en todos los idiomas.
web-logins-words-made = Tienes diez palabras, creadas el { $day }. El servidor no puede mostrarlas otra vez. Las nuevas anulan las anteriores.
web-logins-words-make = Crear palabras de recuperación
web-logins-words-anew = Crear palabras nuevas
web-logins-words-once = Anótalas ahora: solo se muestran una vez. Quien las lea puede ser tú.
web-logins-words-copy = Copiar las palabras

web-logins-devices = Tus dispositivos
web-logins-here = Este navegador
web-logins-seen = Desde el { $made }, visto por última vez el { $seen }
web-logins-out = Cerrar sesión
web-logins-out-really = Cerrar sesión de verdad

web-back-about = ¿Borraste los datos de este navegador o estás en otro? Puedes volver a ser quien eras.
web-back-passkey = Con una llave de acceso
web-back-passkey-use = Usar una llave de acceso
web-back-link = Con otro dispositivo
web-back-link-about = Abre Intriga en un dispositivo que ya es tuyo, pulsa «{ $button }» en los ajustes y abre el enlace aquí.
web-back-words = Tus diez palabras
web-back-words-hint = En su orden. Las mayúsculas y las comas no importan.
web-back-words-use = Volver
web-back-again = Has vuelto
web-back-words-used = Esas diez palabras ya están gastadas. Crea otras mientras estás aquí.
