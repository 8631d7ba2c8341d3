# Womit die ersten Spiele erklärt werden, auf Deutsch.

## Türen
doors-first = Du bist in einem Labyrinth mit acht Türen und willst sie alle öffnen, bevor der Stapel leer ist. Die Karten auf deiner Hand sind Kammern. Drück auf die leuchtende blaue Sonne und dann auf den Platz am Ende deiner Reihe.
doors-second = Eine neue Karte hast du schon: Am Ende eines Zuges wird deine Hand auf fünf aufgefüllt. Leg jetzt den blauen Mond an. Nachbarn in der Reihe haben nie dasselbe Symbol, aber Mond neben Sonne ist in Ordnung.
doors-third = Wieder eine blaue Karte, und ihr Symbol ist kein Mond. Das wird die dritte blaue hintereinander. Leg sie an!
doors-key = Drei hintereinander, und eine blaue Tür steht offen. Jetzt ein Kniff: Schlüssel sind mehr wert als ein Platz in der Reihe. Wirf den blauen Schlüssel ab, dann hast du eine Prophezeiung.
doors-prophecy = Das sind die nächsten fünf Karten des Stapels. Eine davon wirfst du ab, und zwei sind Albträume. Drück auf einen Albtraum.
doors-order = Leg die anderen nun zurück, zuerst die, die du als Nächstes ziehen willst. Du hast einen grünen Schlüssel, also fang mit der grünen Tür an. Dann kommen die rote Sonne und der rote Schlüssel; der andere Albtraum liegt darunter.
doors-door = Da ist sie: die grüne Tür, und du hast ihren Schlüssel. Gib ihn ab und öffne sie.
doors-red = Zwei Türen in wenigen Zügen. Der nächste Plan ist eine rote Reihe: Leg den roten Mond an.
doors-nightmare = Der andere Albtraum. Er will einen Schlüssel, eine offene Tür, fünf Karten vom Stapel oder deine ganze Hand. Der rote Schlüssel ist der kleinste Preis. Gib ihn her.
doors-end = Jetzt weißt du alles, was du brauchst. Öffne alle acht Türen, bevor der Stapel leer ist, und du hast gewonnen. Zu zweit kommt eins dazu: Zwei Karten sind gemeinsam, und jeder braucht eine Tür in jeder Farbe.

## Raben
ravens-look = Vier Karten liegen verdeckt vor dir: dein Traum. Je weniger Raben darin, desto besser. Bevor es losgeht, darfst du dir zwei ansehen. Drück auf die erste Karte.
ravens-look-again = Zwei Raben, das ist gut. Sieh dir jetzt die zweite Karte an.
ravens-draw = Neun, schlimmer geht es nicht! Die anderen beiden kennst du noch nicht. Du bist dran: Zieh eine Karte vom Nachziehstapel.
ravens-swap = Nur ein Rabe. Leg die Karte an die Stelle der Neun: Drück auf deine zweite Karte.
ravens-take = Morpheus hat eine Vier auf die Ablage gelegt. Du darfst sie nehmen, statt zu ziehen. Drück auf sie und dann auf deine dritte Karte: Die kennst du nicht, wahrscheinlich ist sie schlechter.
ravens-draw-again = Es war eine Neun. Glück gehabt! Zieh noch einmal.
ravens-use = Eine besondere Karte: „Spicke 1“. Behältst du sie, zählt sie sechs Raben. Setzt du sie ein, darfst du dir irgendeine Karte auf dem Tisch ansehen. Setz sie ein.
ravens-peek = Sieh dir deine letzte Karte an, die einzige, die du nicht kennst.
ravens-draw-last = Noch eine Neun. Jetzt, da du es weißt, kannst du sie loswerden. Zieh.
ravens-swap-last = Drei Raben sind besser als neun. Leg die Karte an ihre Stelle.
ravens-wake = Jetzt kennst du alle vier: zwei, ein, vier und drei Raben, zusammen zehn. Morpheus hat wohl mehr. Ruf „Aufwachen!“ Aber überleg es dir im echten Spiel gut: Hat jemand weniger Raben als du, zahlst du fünf Raben Strafe.
ravens-end = Richtig gedacht: Du bekommst null, Morpheus dreizehn. Es gibt neue Runden, bis jemand 100 Raben hat. Dann gewinnt, wer die wenigsten hat.

## Sandmann
sandman-wheels = Der Sandmann ist fort, und du webst an seiner Stelle Träume. Im Kreis liegen die Karten, zwei Räder laufen darum. Du sitzt rechts vom Startspieler, also stellst du sie auf: Drück auf die leuchtende Lücke. Das andere Rad kommt gegenüber.
sandman-move = Du bist dran. Beweg ein Rad im Uhrzeigersinn und nimm die Karte, die es erreicht. Ein Schritt bringt außerdem zwei Sandmarken, zwei Schritte eine, drei keine. Beweg das weiße Rad um einen Schritt.
sandman-lay = Deine erste Karte, ein Fuchs mit drei Sternen. Karten nebeneinander sollten ein Teilchen gemeinsam haben, sonst ist ein Riss dazwischen. Du hast eine Sandmarke mit einem Brunnen: Leg sie auf den Fuchs, dann hat die Karte auch einen Brunnen. Drück auf die Sandmarke, dann auf Ebene 1.
sandman-joined = Einen Schritt vor dem schwarzen Rad liegt eine Karte mit Eule und Brunnen. Nimm sie: Dank deiner Sandmarke sind die beiden dann verbunden.
sandman-far = Verbunden! Unter zwei verbundenen Karten geht es tiefer, und dort zählen Sterne doppelt. Die beste Karte ist vier Schritte entfernt. Drei Schritte sind frei, jeder weitere kostet eine Sandmarke.
sandman-pay = Bezahl mit dem Wal, den brauchst du nicht. Er geht in den Beutel zurück.
sandman-deepen = Die Karte könnte Ebene 1 verbreitern. Aber auf Ebene 2 zählen ihre drei Sterne doppelt, also sechs. Leg sie dorthin.
sandman-encounter = Die Karte hat das Begegnungszeichen. Auf Ebene 2 siehst du zwei Begegnungen und behältst eine. Behalte den Flickschneider, er entfernt einen Riss. Eine, die du nie ausspielst, ist am Ende einen Punkt wert.
sandman-done = Begegnungen darfst du in deinem Zug jederzeit ausspielen. Heb diese für später auf und beende deinen Zug.
sandman-end = So geht es weiter, drei Runden lang. Am Ende zählen Sterne nach ihrer Ebene, Albträume gegen dich, und dein geheimes Ziel gibt einen Punkt für jedes seiner Teilchen auf deinen Karten. Träum weiter!

## Traumläufer
runners-single = Hier ist ein Traum, und alle legen gleichzeitig Plättchen darüber. Die Symbole auf einem Plättchen wirken auf das Feld darunter: Der Korb sammelt, der Lichtblitz vertreibt. Fang mit dem kleinsten an und leg es auf das leuchtende Feld; zu holen ist dort nichts, aber kein Feld soll offen bleiben.
runners-turn = Plättchen kann man drehen: mit dem Mausrad, mit R oder mit dem Knopf „Plättchen drehen“. Nimm das Zweierplättchen, dreh es, bis der Korb unten ist, und leg es an den linken Rand: Es sammelt den Schlüssel.
runners-straight = Als Nächstes das gerade Dreierplättchen, um 180 Grad gedreht: Der Lichtblitz vertreibt den Albtraum links oben, der Korb sammelt den blauen Splitter rechts oben.
runners-bent = Das Winkelplättchen füllt den Rest: Der Lichtblitz vertreibt den Albtraum in der Mitte, der Korb sammelt die Münze. Nun ist kein Feld offen, und nichts ragt über den Rand; beides würde Ruhepunkte kosten.
runners-content = Alles bedeckt. Drück auf „Fertig“: Wer das zuerst tut, dreht die Sanduhr um und bekommt eine Münze. Die anderen haben nur noch so lange Zeit, wie der Sand läuft.
runners-buy = Jetzt liegt alles offen. Du bekommst einen blauen Splitter, einen Schlüssel und eine Münze und hast keine Ruhepunkte verloren. Vier Splitter verschiedener Farben sind ein Schritt auf der Sternenskala. Für deine vier Münzen kannst du ein Plättchen für die nächsten Träume kaufen: Nimm das gerade, das doppelt sammelt.
runners-end = Der nächste Traum ist schon aufgedeckt. Acht davon sind ein Spiel, und sie werden schlimmer. Am Ende zählen deine Ruhepunkte, die Sternenskala und die Punkte auf deinen Plättchen. Bei Ruhe 0 wachst du auf und bist draußen.

## Werkstatt
workshop-card = Im Land der Träume sammelst du Splitter und baust Landschaften daraus. Diese Karte zeigt eine: Erde mit dem Träumer und daneben eine Wiese mit Baum. Sie ist sechs Punkte wert. Behalte sie.
workshop-power = Dein Wanderer ist im Archiv. Einmal pro Nacht darfst du die Kraft deines Ortes kostenlos nutzen. Das Archiv gibt dir einen Splitter aus dem Beutel.
workshop-travel = Wasser, das kann man brauchen. Aber die Karte will Erde und Wiese, und beides liegt beim Golem. Du hast vier Aktionspunkte; an einen benachbarten Ort zu gehen kostet einen.
workshop-collect = Einsammeln kostet einen Punkt pro Splitter, und du nimmst immer den, der am Ort ganz rechts liegt. Sammle dreimal: Wiese, Erde, Wiese.
workshop-sleep = Keine Punkte mehr. Leg dich schlafen. Die Nummer des Ortes, an dem du schläfst, bestimmt, wie früh du morgen dran bist.
workshop-build = Wenn alle schlafen, entstehen die Träume. Der erste Splitter kommt auf das Eingangsfeld. Leg die Erde dorthin.
workshop-meadow = Weitere Splitter kommen daneben oder obendrauf. Leg eine Wiese hinter die Erde.
workshop-tree = Und nun wirf die zweite Wiese ab: So pflanzt du einen Baum. Er bringt dir einen Punkt für jeden Baum, den du nun hast.
workshop-enter = Auf der Karte steht der Träumer auf der Erde. Lass ihn ein.
workshop-more = Die Landschaft steht genau wie auf der Karte, nur gedreht: sechs Punkte! Für eine vollendete Karte darfst du dir eine neue aussuchen. Stufe 1 ist leicht und bringt weniger, Stufe 3 ist schwer. Nimm Stufe 1.
workshop-keep = So viele Karten, wie die Nummer deines Ortes sagt: vier. Behalte die erste.
workshop-wake = Mehr gibt es nicht zu tun. Beende deinen Traum; übrige Splitter gehen in den Beutel zurück.
workshop-end = Nach sechs Nächten ist das Spiel aus. Es zählen vollendete Landschaften, Wasser unter den Füßen, Berge, Bäume und die Traummarken; eine unvollendete Karte kostet fünf Punkte. Schlaf gut!
