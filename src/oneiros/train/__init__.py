"""The school: teaches players from nothing but their own games. Playing needs none of this."""
