# Sobre o Intriga: de quem são os jogos, e de que a página é feita.

web-about-title = Sobre o Intriga
web-about-lead = O Intriga é um programa livre e independente para dois jogos de cartas de intriga. Os jogos foram inventados por outras pessoas, e os nomes delas estão aqui.

## Os jogos

web-about-designed = Criação
web-about-published = Publicação
web-about-drawn = Ilustração
web-about-coup-designed = Rikki Tahta, La Mame Games (2012); desenvolvido com Haig Tahta e Sacha Tahta
web-about-coup-br = Edição brasileira
web-about-coup-br-names = Tradução de Tatiane Cappelari, revisão de Igor Knop, ilustração de Weberson Santiago, design gráfico de Luis Francisco
web-about-urbis-reforma = Urbis Reforma, edição argentina
web-about-urbis-reforma-names = Editorial El Dragón Azul, 2016; ilustração de Maria Paolo e Osky Yañez, design gráfico de Guillermo Nuñez
web-about-pot-de-vin-designed = Warny Marçano e Fel Barros
web-about-pot-de-vin-published = Mandala Jogos e Ace Studios, 2017
web-about-pot-de-vin-drawn = Weberson Santiago; design gráfico de Luis Francisco

## O que é nosso

web-about-own = Independente
web-about-own-1 = Os autores e as editoras não fizeram nem aprovaram o Intriga, que não tem vínculo com eles. Os nomes dos jogos são deles; nós os usamos para dizer de que regras se trata.
web-about-own-2 = As regras estão nas nossas próprias palavras, e as cartas são desenhadas pelo nosso próprio programa. Nenhum texto e nenhuma imagem vem de um manual, de uma carta ou de uma caixa.
web-about-buy = Compre as caixas
web-about-buy-1 = Numa mesa de verdade esses jogos são ainda melhores. Procure numa loja de jogos de tabuleiro perto de você: Urbis Reforma é da El Dragón Azul, Pot de Vin é da Mandala Jogos.
web-about-private = Seus dados
web-about-private-1 = Sem cadastro, sem anúncios, sem rastreamento. Um cookie guarda a sua cadeira, o navegador guarda os seus ajustes, e este servidor guarda as partidas.

## Licenças

web-about-licences = Licenças
web-about-licences-1 = O Intriga é de código aberto, sob a licença MIT. As fontes Alegreya Sans e Fraunces estão sob a SIL Open Font License.
web-about-fonts = Licenças das fontes
web-about-code = Licenças das bibliotecas
