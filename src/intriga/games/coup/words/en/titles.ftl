# What an evening of Coup is remembered by.

title-best-bluff = Best bluff
title-best-bluff-about = The bluff that nobody challenged and that the fewest hands could have proved. Only the cards that lie open are counted: how many of all hands that their claimant could have would hold the character.
title-best-bluff-told =
    { $who } claimed { THE($card) } without holding one, and nobody challenged. By the open cards { $percent ->
        [0] hardly any hand
       *[other] { $percent } of 100 hands
    } had one.
title-best-bluff-none-told =
    { $who } claimed to hold no { NAME($card) }, held one, and nobody challenged. By the open cards { $percent ->
        [0] hardly any hand
       *[other] { $percent } of 100 hands
    } had none.
title-best-read = Best read
title-best-read-about = Most challenges that were right, less those that were wrong: two more at the least.
title-best-read-told =
    { $right ->
        [one] { $right } challenge right
       *[other] { $right } challenges right
    }, { $wrong } wrong
title-most-gullible = Most gullible
title-most-gullible-about = Most bluffs that were aimed at this player, or blocked this player, and that nobody challenged: two at the least. A bluff that was blocked does not count.
title-most-gullible-told =
    { $count ->
        [one] { $count } bluff believed and paid for
       *[other] { $count } bluffs believed and paid for
    }
title-unluckiest = Unluckiest
title-unluckiest-about = The challenge that lost to a true claim although, by the open cards, most hands could not have proved it.
title-unluckiest-told =
    { $who } challenged { THE($card) } of { $whom }. By the open cards { $percent ->
        [0] hardly any hand
       *[other] only { $percent } of 100 hands
    } had one. { $whom } had one.
title-unluckiest-none-told =
    { $who } doubted that { $whom } held no { NAME($card) }. By the open cards { $percent ->
        [0] hardly any hand
       *[other] only { $percent } of 100 hands
    } had none. { $whom } had none.
