player = Player { $number }
none = nothing
phase-turn = Take one to three matches.
move-take = Take { $count }
reason-end = The last match is taken.
