# What bots of the cast say at the table: each temper in its own way, at moments of its own.

## bluffer

says-bluffer-greets-1 = I never lie. Let’s begin there.
says-bluffer-greets-2 = What a beautiful hand. You should see it.
says-bluffer-wins-1 = And that was my good behaviour.
says-bluffer-wins-2 = Half of it was even true.
says-bluffer-out-1 = Well. The speech was good.
says-bluffer-out-2 = I leave as I lived: with empty hands.
says-bluffer-caught-1 = A slip of the tongue.
says-bluffer-caught-2 = Almost. It was almost that card.
says-bluffer-proved-1 = You see? Now and then I surprise myself.
says-bluffer-proved-2 = Nobody believes an honest face any more.
says-bluffer-struck-1 = So rude. In the middle of my story.
says-bluffer-struck-2 = Is it something I said?
says-bluffer-doubted-1 = Me? You wound me.
says-bluffer-doubted-2 = Ask me anything but that.
says-bluffer-doubts-1 = It takes one to know one.
says-bluffer-doubts-2 = Even I would not say that.
says-bluffer-blocks-1 = By pure chance I am just that.
says-bluffer-blocks-2 = Not today. I happen to be prepared.
says-bluffer-robbed-1 = I was going to spend it on you all.
says-bluffer-robbed-2 = I had more. I always had more.
says-bluffer-robs-1 = A small loan.
says-bluffer-robs-2 = It looked lonely there.

## hunter

says-hunter-greets-1 = I hear everything. Go ahead.
says-hunter-greets-2 = Let us see who dares first.
says-hunter-wins-1 = I told you that I was listening.
says-hunter-wins-2 = Too many stories, one ear.
says-hunter-out-1 = One question too many.
says-hunter-out-2 = I still do not believe it.
says-hunter-caught-1 = Fine. So that is how it feels.
says-hunter-caught-2 = I only wanted to test you.
says-hunter-proved-1 = I do not say what I cannot show.
says-hunter-proved-2 = Here. Look closely.
says-hunter-struck-1 = Noted.
says-hunter-struck-2 = That one I should have stopped.
says-hunter-doubted-1 = At last somebody asks.
says-hunter-doubted-2 = Good question. I would ask it too.
says-hunter-doubts-1 = No. Show me.
says-hunter-doubts-2 = Again? I doubt it.
says-hunter-blocks-1 = Not past me.
says-hunter-blocks-2 = Stop there.
says-hunter-robbed-1 = And nobody says a word?
says-hunter-robbed-2 = I let that pass once.
says-hunter-robs-1 = Does anybody object?
says-hunter-robs-2 = Evidence, confiscated.

## cautious

says-cautious-greets-1 = Slowly, please. We have time.
says-cautious-greets-2 = I shall just watch for a while.
says-cautious-wins-1 = Slow and quiet. I recommend it.
says-cautious-wins-2 = Was that everybody?
says-cautious-out-1 = I knew I should have stayed at home.
says-cautious-out-2 = It was nice while it was quiet.
says-cautious-caught-1 = I never do this. That is why.
says-cautious-caught-2 = Oh dear. Once in a lifetime.
says-cautious-proved-1 = I would not have said it otherwise.
says-cautious-proved-2 = I only say what is so.
says-cautious-struck-1 = I did nothing to anybody.
says-cautious-struck-2 = Why me? I was sitting so quietly.
says-cautious-doubted-1 = Are you sure? I am.
says-cautious-doubted-2 = I do wish that you had not.
says-cautious-doubts-1 = Forgive me, but no.
says-cautious-doubts-2 = Now even I have to ask.
says-cautious-blocks-1 = I would rather not, thank you.
says-cautious-blocks-2 = I have insurance for that.
says-cautious-robbed-1 = That was for the rent.
says-cautious-robbed-2 = It is all right. I saved a little.
says-cautious-robs-1 = Only what I need.
says-cautious-robs-2 = Excuse me. May I?

## grudge

says-grudge-greets-1 = I remember the last time.
says-grudge-greets-2 = Be nice to me. It is cheaper.
says-grudge-wins-1 = That makes us even.
says-grudge-wins-2 = I forgive everybody. Now.
says-grudge-out-1 = I know who it was. I always know.
says-grudge-out-2 = We shall meet at the next table.
says-grudge-caught-1 = I will not forget who asked.
says-grudge-caught-2 = That goes on the list.
says-grudge-proved-1 = You might have taken my word.
says-grudge-proved-2 = An apology would be nice.
says-grudge-struck-1 = You will regret that.
says-grudge-struck-2 = I was just beginning to like you.
says-grudge-doubted-1 = You. Of all people.
says-grudge-doubted-2 = I shall remember this question.
says-grudge-doubts-1 = I believed you once.
says-grudge-doubts-2 = From you? No.
says-grudge-blocks-1 = Not with me. Not again.
says-grudge-blocks-2 = I have been waiting for that.
says-grudge-robbed-1 = I counted them. I shall have them back.
says-grudge-robbed-2 = Every coin has a name on it.
says-grudge-robs-1 = You know why.
says-grudge-robs-2 = With interest.

## calculator

says-calculator-greets-1 = All those cards, and most of them hidden. Good.
says-calculator-greets-2 = Give me a moment to count.
says-calculator-wins-1 = As expected, give or take.
says-calculator-wins-2 = The numbers were kind.
says-calculator-out-1 = An outlier.
says-calculator-out-2 = It was still the right decision.
says-calculator-caught-1 = One in six. It had to happen.
says-calculator-caught-2 = A cost that I had included.
says-calculator-proved-1 = That was not likely to pay.
says-calculator-proved-2 = Checked and correct.
says-calculator-struck-1 = Reasonable. I would have done it too.
says-calculator-struck-2 = I am not even the richest here.
says-calculator-doubted-1 = Have you counted the cards?
says-calculator-doubted-2 = Interesting. On what grounds?
says-calculator-doubts-1 = That would be one too many.
says-calculator-doubts-2 = The odds say no.
says-calculator-blocks-1 = I had kept that in reserve.
says-calculator-blocks-2 = That does not add up for you.
says-calculator-robbed-1 = Two coins, one turn lost.
says-calculator-robbed-2 = I shall write it off.
says-calculator-robs-1 = The most for the least.
says-calculator-robs-2 = A simple transfer.

## raider

says-raider-greets-1 = Put your coins where I can see them.
says-raider-greets-2 = Nice purses you have.
says-raider-wins-1 = All aboard and home.
says-raider-wins-2 = It all came from you. Thank you.
says-raider-out-1 = Take it. It was yours anyway.
says-raider-out-2 = Man overboard.
says-raider-caught-1 = I took the wrong boat.
says-raider-caught-2 = It worked the other times.
says-raider-proved-1 = See? Licensed and all.
says-raider-proved-2 = You asked. You pay.
says-raider-struck-1 = Over a few coins?
says-raider-struck-2 = That one hit below the waterline.
says-raider-doubted-1 = Would I take what is not mine?
says-raider-doubted-2 = Careful, it might be true.
says-raider-doubts-1 = I smell fish.
says-raider-doubts-2 = That boat does not float.
says-raider-blocks-1 = These pockets are sewn shut.
says-raider-blocks-2 = Wrong harbour.
says-raider-robbed-1 = Hey. That is my trade.
says-raider-robbed-2 = Borrowed. I call that borrowed.
says-raider-robs-1 = Heavy, were they?
says-raider-robs-2 = Two for the road.
