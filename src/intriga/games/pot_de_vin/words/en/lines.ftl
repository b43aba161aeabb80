# What bots of the cast say at the table: each temper in its own way, at moments of its own.

## collector

says-collector-greets-1 = I need just one of each. Or three.
says-collector-greets-2 = Do not throw anything away.
says-collector-wins-1 = And now to dust it all.
says-collector-wins-2 = A complete set. Almost.
says-collector-trumps-1 = That belongs in my collection.
says-collector-trumps-2 = Sorry. I have been looking for that.
says-collector-takes-1 = Lovely. I have a place for it.
says-collector-takes-2 = All mine? You are too kind.
says-collector-pays-1 = That one you may keep.
says-collector-pays-2 = It would not match.
says-collector-throws-1 = Not my style.
says-collector-throws-2 = A duplicate.
says-collector-last-1 = The shelves are full anyway.
says-collector-last-2 = Closing for today.

## briber

says-briber-greets-1 = I am sure we can come to terms.
says-briber-greets-2 = Has everybody had something to drink?
says-briber-wins-1 = Everything has its price. I paid it.
says-briber-wins-2 = A pleasure doing business.
says-briber-trumps-1 = Let me see to that.
says-briber-trumps-2 = I know somebody.
says-briber-takes-1 = I take it that this is agreed.
says-briber-takes-2 = My gems come home.
says-briber-pays-1 = A little something for the table.
says-briber-pays-2 = No receipt, please.
says-briber-throws-1 = With my compliments.
says-briber-throws-2 = A small gift.
says-briber-last-1 = I have nothing left to offer.
says-briber-last-2 = The purse is closed.

## spoiler

says-spoiler-greets-1 = What are you all collecting? Just asking.
says-spoiler-greets-2 = I brought something for everybody.
says-spoiler-wins-1 = I only stood in the way.
says-spoiler-wins-2 = Somebody had to tidy up.
says-spoiler-trumps-1 = You wanted that? I thought so.
says-spoiler-trumps-2 = Oops.
says-spoiler-takes-1 = I do not even need it.
says-spoiler-takes-2 = Just so that you do not.
says-spoiler-pays-1 = All yours. Enjoy.
says-spoiler-pays-2 = I would not touch that.
says-spoiler-throws-1 = Catch.
says-spoiler-throws-2 = This goes so well with yours.
says-spoiler-last-1 = My work here is done.
says-spoiler-last-2 = Now you may have your fun.

## miser

says-miser-greets-1 = I came with these gems and I leave with them.
says-miser-greets-2 = Nobody touches my pile.
says-miser-wins-1 = A gem saved is a point earned.
says-miser-wins-2 = And I even had something left.
says-miser-trumps-1 = I hate to spend that.
says-miser-trumps-2 = It hurts me more than you.
says-miser-takes-1 = It was lying there for nothing.
says-miser-takes-2 = Every little helps.
says-miser-pays-1 = That was my favourite gem.
says-miser-pays-2 = Highway robbery.
says-miser-throws-1 = The cheapest that I have.
says-miser-throws-2 = I give nothing away. Nearly nothing.
says-miser-last-1 = Down to the last one.
says-miser-last-2 = I kept that one to the end.
