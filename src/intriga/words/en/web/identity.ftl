# Who one is: going on in another browser, and starting as somebody new.

web-device-about = You are the same person there: same chair, name, face and talk. What you do on one device shows on the other.
web-device-once =
    { $minutes ->
        [one] Point the other device’s camera at this, or open the link there. It works once, within a minute.
       *[other] Point the other device’s camera at this, or open the link there. It works once, within { $minutes } minutes.
    }
web-device-qr = A code for the camera of the other device
web-device-link = Link for your own device
web-device-copy = Copy link
web-device-secret = Send it to nobody: a person who opens it sees your cards and plays as you.
web-device-here = Only this computer can open this link. Start Intriga with “{ $command }” to let the devices of your network in.
web-device-over = This link opens nothing any more.
web-device-make = Make a new link
web-device-failed = No link could be made. Try again in a moment.

web-device-opened = You are on another device, too
web-device-opened-about = Your link was opened just now. Both devices are you from now on, and you can use either.
web-device-opened-not-me = Was that not you? Then somebody else can see your cards: start as somebody new, and ask the host for a chair.
web-device-opened-me = That was me

web-continue-title = Continue here?
web-continue-about = From now on this browser is you, as on the device where you made the link: same chair, name and face.
web-continue-instead = This browser sits at a table as somebody else. If you continue here, that person leaves all their tables for good.
web-continue = Continue here
web-continue-replace = Give that up and continue here
web-continue-cancel = Not here
web-continue-not = This link opens nothing
web-continue-table = Open the table

web-anew-title = Start as somebody new?
web-anew-about = This browser forgets your name, your face and your settings, and the server forgets who you are. Nobody can be you any more, whether they use this computer after you or have copied your cookie.
web-anew-leaves = You leave all your tables. In a game under way a bot plays on for you. This cannot be undone.
web-anew-logins = Your passkeys and recovery words open nothing any more, here or elsewhere.
web-anew-forget = If your name is also to go from finished games and talk, send this to whoever runs this server, before you start as somebody new:
web-anew-not = Stay who I am
web-anew-failed = That didn’t go through. Try again in a moment.

web-logins-about = You need none of this to play. It brings you back to your tables when this browser forgets you, or on another device. No password, no mail address.
web-logins-failed = That didn’t go through. Try again in a moment.
web-logins-name = { $browser } on { $system }
web-logins-nameless = A browser
web-logins-strike = Strike off
web-logins-strike-really = Strike off for good

web-logins-passkeys = Passkeys
web-logins-passkeys-about = Your device keeps a key and asks for your finger, your face or its code. The server has only the lock.
web-logins-passkey-make = Make a passkey
web-logins-passkey-not = This device made no passkey. It may have one already, or its screen has no lock.
web-logins-used = Made { $made }, last used { $used }
web-logins-insecure = This page came without encryption, as in a living room, and there browsers make no passkeys. A link takes you to another device all the same.
web-logins-numbers = This page has an address of numbers, and passkeys need one with a name. A link takes you to another device all the same.
web-logins-unable = This browser knows no passkeys. A link takes you to another device all the same.

web-logins-words = Recovery words
web-logins-words-about = Ten words to write down on paper, for the day on which you have lost every device. They are English in every language.
web-logins-words-made = You have ten words, made { $day }. The server cannot show them again. New words end the old ones.
web-logins-words-make = Make recovery words
web-logins-words-anew = Make new words
web-logins-words-once = Write these down now: they are shown only once. Whoever reads them can be you.
web-logins-words-copy = Copy the words

web-logins-devices = Your devices
web-logins-here = This browser
web-logins-seen = Since { $made }, last seen { $seen }
web-logins-out = Log out
web-logins-out-really = Really log out

web-back-about = Have you cleared this browser, or are you at another one? You can be who you were again.
web-back-passkey = With a passkey
web-back-passkey-use = Use a passkey
web-back-link = With another device
web-back-link-about = Open Intriga on a device where you are known, press “{ $button }” in the settings, and open the link here.
web-back-words = Your ten words
web-back-words-hint = In their order. Capitals and commas do not matter.
web-back-words-use = Come back
web-back-again = You are back
web-back-words-used = Those ten words are used up. Make new ones while you are here.
