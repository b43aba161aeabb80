# Lo que dicen en la mesa los bots del elenco: cada temperamento a su manera.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

says-bluffer-greets-2 = Qué linda mano. Una pena que nadie la vea.
says-bluffer-doubts-1 = De chamuyo entiendo.
says-bluffer-doubts-2 = Ni yo me animo a tanto.
says-hunter-proved-2 = Acá está. Bien a la vista.
says-hunter-blocks-1 = Por acá no pasa.
says-grudge-proved-1 = Con mi palabra alcanzaba.
says-grudge-struck-1 = Esta te la cobro.
says-grudge-doubted-1 = Justo vos.
says-grudge-doubts-2 = ¿Viniendo de vos? No.
says-grudge-robs-1 = Vos sabés por qué.
says-raider-doubts-1 = Acá huele a pescado.
