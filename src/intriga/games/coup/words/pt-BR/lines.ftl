# O que os bots do elenco dizem à mesa: cada temperamento do seu jeito.

## bluffer

says-bluffer-greets-1 = Eu nunca minto. Vamos começar por aí.
says-bluffer-greets-2 = Que mão linda. Vocês precisavam ver.
says-bluffer-wins-1 = E isso foi eu me comportando.
says-bluffer-wins-2 = Metade era até verdade.
says-bluffer-out-1 = Bom. O discurso foi bonito.
says-bluffer-out-2 = Saio como vivi: de mãos vazias.
says-bluffer-caught-1 = Foi modo de falar.
says-bluffer-caught-2 = Quase. Era quase essa carta.
says-bluffer-proved-1 = Viu? De vez em quando eu me surpreendo.
says-bluffer-proved-2 = Ninguém acredita mais em cara honesta.
says-bluffer-struck-1 = Que falta de educação. No meio da minha história.
says-bluffer-struck-2 = Foi algo que eu disse?
says-bluffer-doubted-1 = Eu? Assim você me ofende.
says-bluffer-doubted-2 = Pergunte tudo, menos isso.
says-bluffer-doubts-1 = Eu sou do ramo.
says-bluffer-doubts-2 = Nem eu diria uma dessas.
says-bluffer-blocks-1 = Por puro acaso, sou exatamente isso.
says-bluffer-blocks-2 = Hoje não. Por sorte eu trouxe a carta certa.
says-bluffer-robbed-1 = Eu ia gastar com vocês.
says-bluffer-robbed-2 = Eu tinha mais. Sempre tive mais.
says-bluffer-robs-1 = Um pequeno empréstimo.
says-bluffer-robs-2 = Pareciam tão sozinhas aí.

## hunter

says-hunter-greets-1 = Eu escuto tudo. Podem falar.
says-hunter-greets-2 = Vamos ver quem se atreve primeiro.
says-hunter-wins-1 = Eu avisei que estava escutando.
says-hunter-wins-2 = Muita história para um ouvido só.
says-hunter-out-1 = Uma pergunta a mais.
says-hunter-out-2 = Continuo não acreditando.
says-hunter-caught-1 = Certo. Agora sei como é.
says-hunter-caught-2 = Eu só queria testar a mesa.
says-hunter-proved-1 = Não digo o que não posso mostrar.
says-hunter-proved-2 = Está aqui. Olhe bem.
says-hunter-struck-1 = Anotado.
says-hunter-struck-2 = Essa eu devia ter contestado.
says-hunter-doubted-1 = Até que enfim alguém pergunta.
says-hunter-doubted-2 = Boa pergunta. Eu também faria.
says-hunter-doubts-1 = Não. Quero ver.
says-hunter-doubts-2 = De novo? Duvido.
says-hunter-blocks-1 = Por mim não passa.
says-hunter-blocks-2 = Pode parar aí.
says-hunter-robbed-1 = E ninguém diz nada?
says-hunter-robbed-2 = Essa eu deixo passar uma vez.
says-hunter-robs-1 = Alguém contra?
says-hunter-robs-2 = Prova apreendida.

## cautious

says-cautious-greets-1 = Com calma, por favor. Temos tempo.
says-cautious-greets-2 = Vou só olhar um pouco.
says-cautious-wins-1 = Devagar e quieto. Recomendo.
says-cautious-wins-2 = Já acabou?
says-cautious-out-1 = Eu sabia que era melhor ter ficado em casa.
says-cautious-out-2 = Estava bom enquanto estava quieto.
says-cautious-caught-1 = Por isso é que eu nunca faço isso.
says-cautious-caught-2 = Ai, ai. Uma vez na vida.
says-cautious-proved-1 = Eu não diria se não fosse.
says-cautious-proved-2 = Eu só digo o que é.
says-cautious-struck-1 = Eu não fiz nada a ninguém.
says-cautious-struck-2 = Por que eu? Eu estava no meu canto.
says-cautious-doubted-1 = Tem certeza? Eu tenho.
says-cautious-doubted-2 = Precisa mesmo?
says-cautious-doubts-1 = Desculpe, mas não.
says-cautious-doubts-2 = Agora até eu preciso perguntar.
says-cautious-blocks-1 = Prefiro que não.
says-cautious-blocks-2 = Para isso eu tenho seguro.
says-cautious-robbed-1 = Era do aluguel.
says-cautious-robbed-2 = Tudo bem. Guardei um pouco.
says-cautious-robs-1 = Só o necessário.
says-cautious-robs-2 = Com licença. Posso?

## grudge

says-grudge-greets-1 = Eu me lembro da última vez.
says-grudge-greets-2 = Sejam gentis comigo. Sai mais barato.
says-grudge-wins-1 = Agora estamos quites.
says-grudge-wins-2 = Perdoo todo mundo. Agora.
says-grudge-out-1 = Eu sei quem foi. Sempre sei.
says-grudge-out-2 = A gente se vê na próxima mesa.
says-grudge-caught-1 = Não vou esquecer quem perguntou.
says-grudge-caught-2 = Essa vai para a lista.
says-grudge-proved-1 = Podia ter acreditado em mim.
says-grudge-proved-2 = Um pedido de desculpas cairia bem.
says-grudge-struck-1 = Isso vai ter volta.
says-grudge-struck-2 = E eu já estava começando a simpatizar.
says-grudge-doubted-1 = Justo você.
says-grudge-doubted-2 = Vou me lembrar dessa pergunta.
says-grudge-doubts-1 = Já acreditei uma vez.
says-grudge-doubts-2 = Vindo daí? Não.
says-grudge-blocks-1 = Comigo não. De novo não.
says-grudge-blocks-2 = Estava esperando por essa.
says-grudge-robbed-1 = Eu contei. E vou querer de volta.
says-grudge-robbed-2 = Cada moeda tem um nome.
says-grudge-robs-1 = Você sabe por quê.
says-grudge-robs-2 = Com juros.

## calculator

says-calculator-greets-1 = Tantas cartas, quase todas escondidas. Ótimo.
says-calculator-greets-2 = Um momento, estou contando.
says-calculator-wins-1 = Como previsto, mais ou menos.
says-calculator-wins-2 = Os números foram gentis.
says-calculator-out-1 = Um ponto fora da curva.
says-calculator-out-2 = Ainda assim foi a decisão certa.
says-calculator-caught-1 = Uma em seis. Tinha que acontecer.
says-calculator-caught-2 = Um custo que eu já tinha previsto.
says-calculator-proved-1 = As chances não estavam do seu lado.
says-calculator-proved-2 = Conferido e correto.
says-calculator-struck-1 = Razoável. Eu faria o mesmo.
says-calculator-struck-2 = Eu nem sou quem tem mais aqui.
says-calculator-doubted-1 = Alguém contou as cartas?
says-calculator-doubted-2 = Interessante. Com base em quê?
says-calculator-doubts-1 = Pelas minhas contas, sobra uma carta.
says-calculator-doubts-2 = As chances dizem que não.
says-calculator-blocks-1 = Isso eu tinha de reserva.
says-calculator-blocks-2 = Essa conta não fecha.
says-calculator-robbed-1 = Lá se vai um turno de trabalho.
says-calculator-robbed-2 = Lançado nas perdas.
says-calculator-robs-1 = O máximo pelo mínimo.
says-calculator-robs-2 = Digamos que foi um Pix.

## raider

says-raider-greets-1 = Deixem as moedas onde eu possa ver.
says-raider-greets-2 = Que bolsos cheios.
says-raider-wins-1 = Todo mundo a bordo, e para casa.
says-raider-wins-2 = Veio tudo de vocês. Valeu!
says-raider-out-1 = Podem levar. Era de vocês mesmo.
says-raider-out-2 = Homem ao mar.
says-raider-caught-1 = Peguei o barco errado.
says-raider-caught-2 = Das outras vezes deu certo.
says-raider-proved-1 = Viu? Com licença e tudo.
says-raider-proved-2 = Perguntou, pagou.
says-raider-struck-1 = Por umas moedas?
says-raider-struck-2 = Essa pegou abaixo da linha d'água.
says-raider-doubted-1 = Eu lá pegaria o que não é meu?
says-raider-doubted-2 = Cuidado, pode ser verdade.
says-raider-doubts-1 = Isso não cheira bem.
says-raider-doubts-2 = Esse barco não flutua.
says-raider-blocks-1 = Esses bolsos estão costurados.
says-raider-blocks-2 = Porto errado.
says-raider-robbed-1 = Ei. Esse é o meu ofício.
says-raider-robbed-2 = Emprestado. Eu chamo de emprestado.
says-raider-robs-1 = Estavam pesadas, não?
says-raider-robs-2 = Duas para a viagem.
