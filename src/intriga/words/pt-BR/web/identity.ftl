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
web-anew-logins = Suas chaves de acesso e palavras de recuperação não valem mais, nem aqui nem em outro lugar.
web-anew-forget = Se o seu nome também deve sumir das partidas terminadas e das conversas, envie isto a quem cuida deste servidor, antes de começar como outra pessoa:
web-anew-not = Continuar como estou
web-anew-failed = Não deu certo. Tente de novo daqui a pouco.

web-logins-about = Para jogar você não precisa de nada disto. Serve para voltar às suas mesas quando este navegador esquecer você, ou em outro aparelho. Sem senha e sem e-mail.
web-logins-failed = Não deu certo. Tente de novo daqui a pouco.
web-logins-name = { $browser } no { $system }
web-logins-nameless = Um navegador
web-logins-strike = Excluir
web-logins-strike-really = Excluir de vez

web-logins-passkeys = Chaves de acesso
web-logins-passkeys-about = Seu aparelho guarda uma chave e pede seu dedo, seu rosto ou o código dele. O servidor só tem a fechadura.
web-logins-passkey-make = Criar uma chave de acesso
web-logins-passkey-not = Este aparelho não criou nenhuma chave. Talvez já tenha uma, ou a tela não tem bloqueio.
web-logins-used = Criada em { $made }, usada pela última vez em { $used }
web-logins-insecure = Esta página veio sem criptografia, como numa sala de casa, e assim os navegadores não criam chaves de acesso. Mesmo assim, um link leva você a outro aparelho.
web-logins-numbers = O endereço desta página é feito de números, e as chaves de acesso precisam de um nome. Mesmo assim, um link leva você a outro aparelho.
web-logins-unable = Este navegador não conhece chaves de acesso. Mesmo assim, um link leva você a outro aparelho.

web-logins-words = Palavras de recuperação
web-logins-words-about = Dez palavras para anotar num papel, para o dia em que você tiver perdido todos os aparelhos. São em inglês em todas as línguas.
web-logins-words-made = Você tem dez palavras, criadas em { $day }. O servidor não pode mostrá-las de novo. Palavras novas anulam as antigas.
web-logins-words-make = Criar palavras de recuperação
web-logins-words-anew = Criar palavras novas
web-logins-words-once = Anote agora: elas só aparecem uma vez. Quem as lê pode ser você.
web-logins-words-copy = Copiar as palavras

web-logins-devices = Seus aparelhos
web-logins-here = Este navegador
web-logins-seen = Desde { $made }, visto por último em { $seen }
web-logins-out = Sair
web-logins-out-really = Sair mesmo

web-back-about = Limpou este navegador ou está em outro? Você pode voltar a ser quem era.
web-back-passkey = Com uma chave de acesso
web-back-passkey-use = Usar uma chave de acesso
web-back-link = Com outro aparelho
web-back-link-about = Abra o Intriga num aparelho que já é seu, aperte “{ $button }” nos ajustes e abra o link aqui.
web-back-words = Suas dez palavras
web-back-words-hint = Na ordem certa. Maiúsculas e vírgulas não importam.
web-back-words-use = Voltar
web-back-again = Você voltou
web-back-words-used = Essas dez palavras já foram gastas. Crie outras enquanto está aqui.
