# As respostas automáticas do Coup.

web-auto-block-with = bloquear com { THE($claim) }
web-auto-is-allow = Deixar passar { THE($claim) }
web-auto-is-allow-none = Deixar passar “sem { NAME($claim) }”
web-auto-is-ask = Sempre perguntar: { NAME($claim) }
web-auto-is-ask-none = Sempre perguntar: sem { NAME($claim) }
web-auto-is-block = { $action }: bloquear com { THE($claim) }
