# The board in words, in English: for whoever cannot see it, or would rather read it.

now = Now
table = On the table
nothing = nothing
unknown = unknown
on-top = On top of it: { $card }
moves = You can do this: { $moves }.
moves-many = There are { $count } moves to choose from.
