# El farol del día, en voseo.

web-daily-spoilt = Alguien más o un bot jugó por vos, así que esta partida no cuenta.
