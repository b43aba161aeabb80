# As pessoas que os bots representam.

web-cast-amadeo = Dirige teatro amador e sempre fica com o melhor papel.
web-cast-dora = Conserta relógios e nunca chega tarde nem cedo.
web-cast-greta = Apita xadrez infantil e já ouviu todas as desculpas.
web-cast-iris = Lê o noticiário da noite no rádio e não acredita em nada.
web-cast-lola = Dirige o último ônibus e lembra quem não pagou.
web-cast-noemi = Faz a contabilidade de quatro restaurantes e não come em nenhum.
web-cast-otto = Cozinhou trinta anos em navios e até hoje não passa receita.
web-cast-ramiro = Ensina geografia e já mediu a própria rua duas vezes.
web-cast-tobias = Toca trompete numa banda que ele jura que existe.
web-cast-valdo = Vende guarda-chuvas e só sai de casa com dois.
