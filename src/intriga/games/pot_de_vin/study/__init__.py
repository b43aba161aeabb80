"""The study of Pot de Vin: reviews, reasons, the set-up of learners."""
