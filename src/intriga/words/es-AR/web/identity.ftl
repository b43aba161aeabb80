# Quién se es: continuar en otro navegador y empezar como otra persona.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-device-about = Ahí sos la misma persona: la misma silla, nombre, cara y charla. Lo que hacés en un dispositivo se ve en el otro.
web-device-once =
    { $minutes ->
        [one] Apuntá acá con la cámara del otro dispositivo o abrí el link ahí. Vale una vez, durante un minuto.
       *[other] Apuntá acá con la cámara del otro dispositivo o abrí el link ahí. Vale una vez, durante { $minutes } minutos.
    }
web-device-secret = No se lo mandes a nadie: quien lo abre ve tus cartas y juega como vos.
web-device-here = Solo este equipo puede abrir este link. Iniciá Intriga con «{ $command }» para que entren los dispositivos de tu red.
web-device-failed = No se pudo crear un link. Probá de nuevo en un momento.
web-device-opened-about = Tu link se acaba de abrir. Desde ahora los dos dispositivos sos vos, y podés usar cualquiera.
web-device-opened-not-me = ¿No fuiste vos? Entonces otra persona puede ver tus cartas: empezá como otra persona y pedile una silla al anfitrión.
web-continue-title = ¿Continuar acá?
web-continue-about = Desde ahora este navegador sos vos, como en el dispositivo donde creaste el link: la misma silla, nombre y cara.
web-continue-instead = Este navegador está sentado a una mesa como otra persona. Si continuás acá, esa persona deja para siempre todas sus mesas.
web-continue = Continuar acá
web-continue-replace = Renunciar a eso y continuar acá
web-continue-cancel = Acá no

web-anew-about = Este navegador olvida tu nombre, tu cara y tus ajustes, y el servidor olvida quién sos. Ya nadie puede hacerse pasar por vos: ni quien use este equipo después, ni quien haya copiado tu cookie.
web-anew-leaves = Dejás todas tus mesas. En una partida en curso un bot juega por vos. No se puede deshacer.
web-anew-logins = Tus llaves de acceso y palabras de recuperación ya no abren nada, ni acá ni en otra parte.
web-anew-failed = No se pudo. Probá de nuevo en un momento.
web-device-link = Link para tu propio dispositivo
web-device-copy = Copiar link
web-device-over = Este link ya no abre nada.
web-device-make = Crear un link nuevo
web-continue-not = Este link no abre nada
web-anew-forget = Si además querés que tu nombre desaparezca de las partidas terminadas y de la charla, mandá esto a quienes administran este servidor, antes de empezar como otra persona:

web-logins-about = Para jugar no necesitás nada de esto. Sirve para volver a tus mesas cuando este navegador te olvide, o en otro dispositivo. Sin contraseña y sin mail.
web-logins-failed = No se pudo. Probá de nuevo en un momento.
web-logins-strike = Sacar
web-logins-strike-really = Sacar para siempre
web-logins-insecure = Esta página llegó sin cifrar, como en una casa, y así los navegadores no crean llaves de acceso. De todos modos, un link te lleva a otro dispositivo.
web-logins-numbers = La dirección de esta página es de números, y las llaves de acceso necesitan un nombre. De todos modos, un link te lleva a otro dispositivo.
web-logins-unable = Este navegador no conoce las llaves de acceso. De todos modos, un link te lleva a otro dispositivo.
web-logins-words-made = Tenés diez palabras, creadas el { $day }. El servidor no puede mostrarlas otra vez. Las nuevas anulan las anteriores.
web-logins-words-once = Anotalas ahora: solo se muestran una vez. Quien las lea puede ser vos.
web-back-about = ¿Borraste los datos de este navegador o estás en otro? Podés volver a ser quien eras.
web-back-link-about = Abrí Intriga en un dispositivo que ya es tuyo, apretá «{ $button }» en los ajustes y abrí el link acá.
web-back-again = Volviste
web-back-words-used = Esas diez palabras ya están gastadas. Creá otras mientras estás acá.
