"""The study of Coup: reviews, reasons, drills, the set-up of learners."""
