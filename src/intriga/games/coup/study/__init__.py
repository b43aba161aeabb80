"""What can be said of Coup afterwards: reviews, reasons, drills, what learners know."""
