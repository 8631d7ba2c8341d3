# The board of games that this client has no pictures for, in English.

yes = yes
no = no
hidden = hidden
none = none
moves = Your moves
