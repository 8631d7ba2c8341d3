# Plansza słowami, po polsku.

now = Teraz
table = Na stole
nothing = nic
unknown = nieznany
on-top = Na wierzchu: { $card }
moves = Możliwe ruchy: { $moves }.
moves-many = { $count ->
        [one] Masz do wyboru { $count } ruch.
        [few] Masz do wyboru { $count } ruchy.
        [many] Masz do wyboru { $count } ruchów.
       *[other] Masz do wyboru { $count } ruchu.
    }
