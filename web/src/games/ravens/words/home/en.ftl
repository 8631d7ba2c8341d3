title-ravens = Ravens
tagline-ravens = Remember, swap, and dare to wake up first.
