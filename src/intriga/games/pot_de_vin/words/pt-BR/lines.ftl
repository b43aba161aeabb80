# O que os bots do elenco dizem à mesa: cada temperamento do seu jeito.

## collector

says-collector-greets-1 = Preciso só de um de cada. Ou três.
says-collector-greets-2 = Não joguem nada fora.
says-collector-wins-1 = E agora, tirar o pó de tudo.
says-collector-wins-2 = Uma coleção completa. Quase.
says-collector-trumps-1 = Isso é da minha coleção.
says-collector-trumps-2 = Era só o que me faltava.
says-collector-takes-1 = Lindo. Já sei onde vai ficar.
says-collector-takes-2 = Tudo meu? Que gentileza.
says-collector-pays-1 = Essa pode ficar.
says-collector-pays-2 = Não ia combinar.
says-collector-throws-1 = Não faz meu gênero.
says-collector-throws-2 = Repetida.
says-collector-last-1 = As estantes já estão cheias.
says-collector-last-2 = Fechando por hoje.

## briber

says-briber-greets-1 = Com certeza a gente se entende.
says-briber-greets-2 = Todo mundo já tem o que beber?
says-briber-wins-1 = Tudo tem seu preço. Eu paguei.
says-briber-wins-2 = Um prazer fazer negócios.
says-briber-trumps-1 = Deixa que eu resolvo.
says-briber-trumps-2 = Eu conheço alguém.
says-briber-takes-1 = Considero combinado.
says-briber-takes-2 = Minhas gemas voltam para casa.
says-briber-pays-1 = Um cafezinho para a mesa.
says-briber-pays-2 = Sem recibo, por favor.
says-briber-throws-1 = Com os meus cumprimentos.
says-briber-throws-2 = Um presentinho.
says-briber-last-1 = Não tenho mais nada a oferecer.
says-briber-last-2 = A carteira fechou.

## spoiler

says-spoiler-greets-1 = O que cada um coleciona? Só por curiosidade.
says-spoiler-greets-2 = Trouxe uma coisa para cada um.
says-spoiler-wins-1 = Eu só fiquei no caminho.
says-spoiler-wins-2 = Alguém tinha que arrumar.
says-spoiler-trumps-1 = Queriam isso? Imaginei.
says-spoiler-trumps-2 = Opa.
says-spoiler-takes-1 = Eu nem preciso disso.
says-spoiler-takes-2 = Só para ninguém levar.
says-spoiler-pays-1 = É todo seu. Bom proveito.
says-spoiler-pays-2 = Eu não encostaria nisso.
says-spoiler-throws-1 = Segura essa.
says-spoiler-throws-2 = Combina tanto com o que você tem.
says-spoiler-last-1 = Meu trabalho aqui acabou.
says-spoiler-last-2 = Agora podem se divertir.

## miser

says-miser-greets-1 = Vim com estas gemas e vou embora com elas.
says-miser-greets-2 = Na minha pilha ninguém mexe.
says-miser-wins-1 = Gema guardada, ponto ganho.
says-miser-wins-2 = E ainda sobrou.
says-miser-trumps-1 = Odeio gastar isso.
says-miser-trumps-2 = Dói mais em mim.
says-miser-takes-1 = Estava aí de graça.
says-miser-takes-2 = De grão em grão.
says-miser-pays-1 = Era a minha gema preferida.
says-miser-pays-2 = Isso é um assalto.
says-miser-throws-1 = A mais barata que eu tenho.
says-miser-throws-2 = Não dou nada de graça. Quase nada.
says-miser-last-1 = Até a última.
says-miser-last-2 = Guardei essa até o fim.
