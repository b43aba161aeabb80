# The evening of a table: who won how often, and what everybody is remembered by.

web-evening = Our evening
web-evening-titles = Remembered by
web-evening-wins = Games won
web-evening-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-evening-share-of =
    { $games ->
        [one] { $wins } of { $games } game
       *[other] { $wins } of { $games } games
    }
web-evening-last = The last { $games } games of this table.
web-evening-bot = Bot
web-evening-none = No game has been finished at this table yet.
web-evening-no-titles = No titles yet. They come from what happened, and nobody gets one for nothing.
web-evening-measured = How this is measured
web-evening-look = Look at it
web-evening-back = Back to the table
web-evening-picture = A picture to share
web-evening-drawing = Drawing…
web-evening-picture-alt = The evening as a picture: who won how often, and the titles
web-evening-send = Share
web-evening-save = Save the picture
web-evening-lost = The evening could not be fetched.
web-evening-picture-lost = The picture could not be drawn.
web-evening-private = This table is private: open its page with the link first.
