# The settings, which every page fetches after it is there.

web-language = Language
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-language-es = Español
web-language-es-AR = Español (Argentina)
web-theme = Theme
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-look = Style
web-look-court = Court
web-look-steam = Steam
web-look-guilds = Guilds
web-sound = Sound
web-volume = Volume
web-haptics = Vibration
web-notify = Notifications
web-notify-hint = When it is your turn and this page is out of sight.
web-notify-ask = Notify me when it is my turn
web-notify-denied = Notifications are blocked in the settings of the browser.
web-banter = What bots say
web-still = Less motion
web-still-hint = Cards appear where they belong, without flying.
web-guide-wanted = Hints in a first game
web-logins = Devices and passkeys
web-back-title = I was here before
