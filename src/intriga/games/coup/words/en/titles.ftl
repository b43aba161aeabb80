# What an evening of Coup is remembered by.

title-best-bluff = Best bluff
title-best-bluff-about = The least likely bluff that nobody challenged. Only the cards that lie open are counted, and the number says in how many of 100 hands that the player could have had the character would have been there.
title-best-bluff-told =
    { $none ->
        [1] { $who } claimed to hold no { NAME($card) }, held one, and nobody challenged. By the open cards { $percent ->
                [0] hardly any hand
               *[other] { $percent } of 100 hands
            } had none.
       *[other] { $who } claimed { THE($card) } without holding one, and nobody challenged. By the open cards { $percent ->
                [0] hardly any hand
               *[other] { $percent } of 100 hands
            } had one.
    }
title-best-read = Best read
title-best-read-about = Challenges that were right, less those that were wrong: the player with most, and at least two.
title-best-read-told =
    { $right ->
        [one] { $right } challenge right
       *[other] { $right } challenges right
    }, { $wrong } wrong
title-most-gullible = Most gullible
title-most-gullible-about = Bluffs that were aimed at this player, or blocked this player, and that nobody challenged: the player with most, and at least two. A bluff that was blocked does not count.
title-most-gullible-told =
    { $count ->
        [one] { $count } bluff believed and paid for
       *[other] { $count } bluffs believed and paid for
    }
title-unluckiest = Unluckiest
title-unluckiest-about = The challenge of a true claim that was least likely to be true: by the open cards, most hands did not have the character.
title-unluckiest-told =
    { $none ->
        [1] { $who } doubted that { $whom } held no { NAME($card) }. By the open cards { $percent ->
                [0] hardly any hand
               *[other] only { $percent } of 100 hands
            } had none. { $whom } had none.
       *[other] { $who } challenged { THE($card) } of { $whom }. By the open cards { $percent ->
                [0] hardly any hand
               *[other] only { $percent } of 100 hands
            } had one. { $whom } had one.
    }
