"""What can be said of Pot de Vin afterwards: reviews, reasons, what learners know."""
