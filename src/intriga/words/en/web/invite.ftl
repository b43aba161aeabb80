# Invitations in the room, and links that lead nowhere.

web-invite-watch = All chairs are taken. Anybody with this link may watch.
web-invite-whatsapp = WhatsApp
web-invite-here = Only this computer can open this link
web-invite-here-network = Friends on the same network: stop Intriga with Ctrl+C and start it again like this. The table stays.
web-invite-here-far = Friends elsewhere: leave Intriga running, start this tunnel, and open the address that it prints.
web-invite-command = Copy command

web-at-closed-private-about = Ask somebody who sits there for the link.
web-at-closed-no-table-about = The link may be mistyped or very old.
