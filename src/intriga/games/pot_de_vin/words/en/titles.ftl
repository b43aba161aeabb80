# What an evening of Pot de Vin is remembered by.

title-best-round = Best catch
title-best-round-about = The round that brought its winner most points, before jokers are placed.
title-best-round-told =
    { $who } won round { $round } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with it.
title-most-trumps = Most rounds stolen
title-most-trumps-about = Most rounds won with a trump where another character was led: two at the least.
title-most-trumps-told =
    { $count ->
        [one] { $count } round won with a trump
       *[other] { $count } rounds won with a trump
    }
title-poisoned-round = Most poisoned
title-poisoned-round-about = The round that cost its winner most points, before jokers are placed.
title-poisoned-round-told =
    { $who } won round { $round } and lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by it.
title-most-gems-lost = Most thrifty
title-most-gems-lost-about = Most gems that were kept too long: with the last card of a hand they left the game unused. Two at the least.
title-most-gems-lost-told =
    { $gems ->
        [one] { $gems } gem kept too long
       *[other] { $gems } gems kept too long
    }
