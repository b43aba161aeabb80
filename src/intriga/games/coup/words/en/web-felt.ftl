# The Coup table in the browser.

web-felt-turn = { $who } is on turn
web-felt-wins = { $who } wins the game
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } claims { THE($claim) }
web-felt-claims-none = { $who } claims to hold no { NAME($claim) }
web-felt-blocks = { $who } blocks with { THE($claim) }
web-felt-challenges = { $who } challenges { $whom }
web-felt-estate = The estate of { $who }
web-felt-picks = Everybody picks a first card
web-felt-face-down =
    { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
web-felt-lost = lost
web-felt-tally =
    { $what }: claimed { $made ->
        [one] once
       *[other] { $made } times
    }{ $proved ->
        [0] { "" }
       *[other] , proved { $proved } ×
    }{ $refused ->
        [0] { "" }
       *[other] , not proved { $refused } ×
    }
