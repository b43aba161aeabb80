# About Intriga: whose games these are, and what the page is made with.

web-about-title = About Intriga
web-about-lead = Intriga is a free, independent program for two card games of intrigue. Other people invented the games, and these are their names.

## The games

web-about-designed = Designed by
web-about-published = Published by
web-about-drawn = Illustrated by
web-about-coup-designed = Rikki Tahta, La Mame Games (2012); developed with Haig Tahta and Sacha Tahta
web-about-coup-br = Brazilian edition
web-about-coup-br-names = Translated by Tatiane Cappelari, revised by Igor Knop, illustrated by Weberson Santiago, graphic design by Luis Francisco
web-about-urbis-reforma = Urbis Reforma, Argentine edition
web-about-urbis-reforma-names = Editorial El Dragón Azul, 2016; illustrated by Maria Paolo and Osky Yañez, graphic design by Guillermo Nuñez
web-about-pot-de-vin-designed = Warny Marçano and Fel Barros
web-about-pot-de-vin-published = Mandala Jogos and Ace Studios, 2017
web-about-pot-de-vin-drawn = Weberson Santiago; graphic design by Luis Francisco

## What is ours

web-about-own = Independent
web-about-own-1 = The designers and publishers have neither made Intriga nor approved it, and it is not affiliated with them. The names of the games are theirs; we use them to say which rules are meant.
web-about-own-2 = We tell the rules in our own words, and our own program draws the cards. No text and no picture comes from a rulebook, a card or a box.
web-about-buy = Buy the boxes
web-about-buy-1 = Around a real table these games are better still. Ask for them in a shop for board games near you: Urbis Reforma comes from El Dragón Azul, Pot de Vin from Mandala Jogos.
web-about-private = Your data
web-about-private-1 = No account, no advertising, no tracking. A cookie keeps your chair for you, your browser keeps your settings, and this server keeps the games.

## Licences

web-about-licences = Licences
web-about-licences-1 = Intriga is open source under the MIT licence. The fonts Alegreya Sans and Fraunces are under the SIL Open Font License.
web-about-fonts = Licences of the fonts
web-about-code = Licences of the libraries
