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
web-anew-forget = If your name is also to go from finished games and talk, send this to whoever runs this server, before you start as somebody new:
web-anew-not = Stay who I am
web-anew-failed = That didn’t go through. Try again in a moment.
