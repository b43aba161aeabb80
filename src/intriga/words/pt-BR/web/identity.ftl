# Quem se é: continuar em outro navegador e começar como outra pessoa.

web-device-about = Lá você é a mesma pessoa: mesma cadeira, nome, rosto e conversa. O que você faz num aparelho aparece no outro.
web-device-once =
    { $minutes ->
        [1] Aponte a câmera do outro aparelho para cá ou abra o link lá. Vale uma vez, durante um minuto.
       *[other] Aponte a câmera do outro aparelho para cá ou abra o link lá. Vale uma vez, durante { $minutes } minutos.
    }
web-device-qr = Um código para a câmera do outro aparelho
web-device-link = Link para o seu próprio aparelho
web-device-copy = Copiar link
web-device-secret = Não mande a ninguém: quem o abre vê suas cartas e joga como você.
web-device-here = Só este computador abre este link. Inicie o Intriga com “{ $command }” para os aparelhos da sua rede poderem entrar.
web-device-over = Este link não vale mais.
web-device-make = Criar um link novo
web-device-failed = Não foi possível criar um link. Tente de novo daqui a pouco.

web-device-opened = Você também está em outro aparelho
web-device-opened-about = Seu link acabou de ser aberto. Os dois aparelhos são você daqui em diante, e você pode usar qualquer um.
web-device-opened-not-me = Não foi você? Então alguém pode ver as suas cartas: aperte “Começar como outra pessoa” e peça uma cadeira a quem comanda a mesa.
web-device-opened-me = Fui eu

web-continue-title = Continuar aqui?
web-continue-about = Daqui em diante este navegador é você, como no aparelho em que você criou o link: mesma cadeira, nome e rosto.
web-continue-instead = Este navegador está sentado a uma mesa como outra pessoa. Se você continuar aqui, essa pessoa sai de vez de todas as suas mesas.
web-continue = Continuar aqui
web-continue-replace = Abrir mão disso e continuar aqui
web-continue-cancel = Aqui não
web-continue-not = Este link não vale mais
web-continue-table = Abrir a mesa

web-anew-title = Começar como outra pessoa?
web-anew-about = Este navegador esquece seu nome, seu rosto e seus ajustes, e o servidor esquece quem você é. Ninguém mais pode se passar por você: nem quem usar este computador depois, nem quem tiver copiado seu cookie.
web-anew-leaves = Você sai de todas as suas mesas. Numa partida em andamento, um bot joga no seu lugar. Isso não pode ser desfeito.
web-anew-forget = Se o seu nome também deve sumir das partidas terminadas e das conversas, envie isto a quem cuida deste servidor, antes de começar como outra pessoa:
web-anew-not = Continuar como estou
web-anew-failed = Não deu certo. Tente de novo daqui a pouco.
