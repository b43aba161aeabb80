# The private presets of Coup.

web-auto-block-with = block as { THE($claim) }
web-auto-is-allow = Allow { THE($claim) }
web-auto-is-allow-none = Allow “no { NAME($claim) }”
web-auto-is-ask = Always ask: { NAME($claim) }
web-auto-is-ask-none = Always ask: no { NAME($claim) }
web-auto-is-block = { $action }: block as { THE($claim) }
