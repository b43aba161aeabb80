# Los mensajes de nuestra mesa que en la Argentina se dicen de otro modo.

web-circle-none = No hay nada acá
web-circle-none-about = Esa mesa de amigos no existe, o su link cambió. Pedile el nuevo a alguien que forme parte.
web-circle-first = Todavía no llegó nadie: vos abrís la mesa, y los que vengan por el link te encuentran ahí.
web-circle-join-title = ¿Jugás con ellos?
web-circle-join-about = Entonces tus partidas acá cuentan en la tabla con un solo nombre, en todos tus dispositivos. Sin registrarse.
web-circle-own-name = Tu nombre acá
web-circle-you = vos
web-circle-link = Link para los amigos
web-circle-link-about = El que tiene este link encuentra la mesa de la noche y puede formar parte.
web-circle-remove-about = Alguien a quien echás no puede volver, y el link cambia. Si entregás la mesa, sos un miembro más.
web-circle-award-bluffer-told =
    { $count ->
        [one] { $count } mentira que nadie descubrió
       *[other] { $count } mentiras que nadie descubrió
    }
web-circle-award-gullible-told =
    { $count ->
        [one] creyó { $count } mentira
       *[other] creyó { $count } mentiras
    }
web-circle-seen-link = El que tiene el link
web-circle-new-link = Cambiar el link
web-circle-leave-about = Las partidas que jugaste quedan en la tabla. Si cuidás la mesa, pasa a cuidarla el que llegó después; sin nadie, se termina.

web-circle-today = La mentira del día
web-circle-daily = Jugar la mentira del día
