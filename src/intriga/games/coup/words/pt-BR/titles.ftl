# Pelo que se lembra uma noite de Coup.

title-best-bluff = Melhor blefe
title-best-bluff-about = O blefe menos provável que ninguém contestou. Só contam as cartas abertas: em quantas de 100 mãos possíveis estaria o personagem.
title-best-bluff-told =
    { $none ->
        [1] { $who } afirmou não ter { NAME($card) }, tinha, e ninguém contestou. Pelas cartas abertas, { $percent ->
                [0] quase nenhuma mão não teria
                [1] 1 de 100 mãos não teria
               *[other] { $percent } de 100 mãos não teriam
            }.
       *[other] { $who } afirmou ter { THE($card) } sem ter, e ninguém contestou. Pelas cartas abertas, { $percent ->
                [0] quase nenhuma mão teria
                [1] 1 de 100 mãos teria
               *[other] { $percent } de 100 mãos teriam
            }.
    }
title-best-read = Melhor leitura
title-best-read-about = Mais contestações certas, descontadas as erradas: duas a mais, no mínimo.
title-best-read-told =
    { $right ->
        [1] { $right } contestação certa
       *[other] { $right } contestações certas
    }, { $wrong ->
        [1] { $wrong } errada
       *[other] { $wrong } erradas
    }
title-most-gullible = Caiu em todas
title-most-gullible-about = Mais blefes dirigidos a esta pessoa, ou que a bloquearam, sem que ninguém contestasse: dois, no mínimo. Um blefe bloqueado não conta.
title-most-gullible-told =
    { $count ->
        [1] { $count } blefe engolido
       *[other] { $count } blefes engolidos
    }
title-unluckiest = Maior azar
title-unluckiest-about = A contestação que perdeu para uma verdade, embora, pelas cartas abertas, a maioria das mãos não pudesse prová-la.
title-unluckiest-told =
    { $none ->
        [1] { $who } duvidou que { $whom } não tivesse { NAME($card) }. Pelas cartas abertas, { $percent ->
                [0] quase nenhuma mão não teria
                [1] só 1 de 100 mãos não teria
               *[other] só { $percent } de 100 mãos não teriam
            }. { $whom } não tinha.
       *[other] { $who } contestou { THE($card) } de { $whom }. Pelas cartas abertas, { $percent ->
                [0] quase nenhuma mão teria
                [1] só 1 de 100 mãos teria
               *[other] só { $percent } de 100 mãos teriam
            }. { $whom } tinha.
    }
