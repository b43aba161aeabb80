# Las respuestas automáticas de Coup.

web-auto-block-with = bloquear con { THE($claim) }
web-auto-is-allow = Dejar pasar { THE($claim) }
web-auto-is-allow-none = Dejar pasar «sin { NAME($claim) }»
web-auto-is-ask = Preguntar siempre: { NAME($claim) }
web-auto-is-ask-none = Preguntar siempre: sin { NAME($claim) }
web-auto-is-block = { $action }: bloquear con { THE($claim) }
