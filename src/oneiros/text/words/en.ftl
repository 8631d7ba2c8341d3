# What is said around the games in words, in English.

seated = { $title }. You are { $player } of { $players }.
watching = { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    }. You are watching.
since = Since you last looked:
pack = The pack that is played with:
moves = Your moves:
wait = To move: { $players }.

you = { $player } (you)
unknown-number =
    { $count ->
        [one] There is only move 1.
       *[other] There is no move { $number }: the moves are 1 to { $count }.
    }
unknown-move = There is no move “{ $text }”. Nearest: { $moves }.
ambiguous-move = “{ $text }” could mean: { $moves }.
quoted = “{ $text }”
refused = Not possible: { $reason }.
refused-by-rule = Not possible. { $sentence } ({ $rule })
over-won-alone = { $who ->
        [you] You
       *[other] { $winners }
    } won.
over-won-together = { $winners } share the victory.
over-all = Won: { $score }.
over-none = Lost: { $score }.
over-nobody = Nobody won.
over-everybody = Everyone shares the victory.
over-score = { $player }: { $score }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
