# Lo que dicen en la mesa los bots del elenco: cada temperamento a su manera.

## collector

says-collector-greets-1 = Solo necesito uno de cada. O tres.
says-collector-greets-2 = Que nadie tire nada.
says-collector-wins-1 = Y ahora, a quitarle el polvo.
says-collector-wins-2 = Una colección completa. Casi.
says-collector-trumps-1 = Eso va en mi colección.
says-collector-trumps-2 = Perdón. Buscaba justo eso.
says-collector-takes-1 = Precioso. Ya sé dónde va.
says-collector-takes-2 = ¿Todo mío? Qué amables.
says-collector-pays-1 = Esa, para ustedes.
says-collector-pays-2 = No iba a combinar.
says-collector-throws-1 = No es mi estilo.
says-collector-throws-2 = Repetida.
says-collector-last-1 = Los estantes ya están llenos.
says-collector-last-2 = Cerrado por hoy.

## briber

says-briber-greets-1 = Seguro que nos entendemos.
says-briber-greets-2 = ¿Ya tienen todos algo de tomar?
says-briber-wins-1 = Todo tiene su precio. Lo pagué.
says-briber-wins-2 = Un placer hacer negocios.
says-briber-trumps-1 = De eso me ocupo yo.
says-briber-trumps-2 = Conozco a alguien.
says-briber-takes-1 = Lo doy por acordado.
says-briber-takes-2 = Mis gemas vuelven a casa.
says-briber-pays-1 = Una atención para la mesa.
says-briber-pays-2 = Sin recibo, por favor.
says-briber-throws-1 = Con mis saludos.
says-briber-throws-2 = Un regalito.
says-briber-last-1 = No me queda nada que ofrecer.
says-briber-last-2 = Se cerró la billetera.

## spoiler

says-spoiler-greets-1 = ¿Qué junta cada uno? Es solo por curiosidad.
says-spoiler-greets-2 = Traje algo para cada uno.
says-spoiler-wins-1 = Yo solo estuve en medio.
says-spoiler-wins-2 = Alguien tenía que ordenar.
says-spoiler-trumps-1 = ¿Querían eso? Me imaginaba.
says-spoiler-trumps-2 = Ups.
says-spoiler-takes-1 = Ni siquiera lo necesito.
says-spoiler-takes-2 = Solo para que no se lo lleve nadie.
says-spoiler-pays-1 = Todo suyo. Buen provecho.
says-spoiler-pays-2 = Yo eso no lo tocaría.
says-spoiler-throws-1 = Ahí va.
says-spoiler-throws-2 = Queda tan bien con lo que hay ahí.
says-spoiler-last-1 = Mi trabajo aquí terminó.
says-spoiler-last-2 = Ahora, a divertirse.

## miser

says-miser-greets-1 = Vine con estas gemas y me voy con ellas.
says-miser-greets-2 = Mi pila no se toca.
says-miser-wins-1 = Gema guardada, punto ganado.
says-miser-wins-2 = Y todavía me sobró.
says-miser-trumps-1 = Odio gastar esto.
says-miser-trumps-2 = Me duele más a mí.
says-miser-takes-1 = Estaba ahí gratis.
says-miser-takes-2 = Poco a poco.
says-miser-pays-1 = Era mi gema favorita.
says-miser-pays-2 = Esto es un asalto.
says-miser-throws-1 = La más barata que tengo.
says-miser-throws-2 = No regalo nada. Casi nada.
says-miser-last-1 = Hasta la última.
says-miser-last-2 = Esa la guardé hasta el final.
