runners-single = Hier ist ein Traum, und alle legen gleichzeitig Plättchen darüber. Die Symbole auf einem Plättchen wirken auf das Feld darunter: Der Korb sammelt, der Lichtblitz vertreibt. Fang mit dem kleinsten an und leg es auf das leuchtende Feld; zu holen ist dort nichts, aber kein Feld soll offen bleiben.
runners-turn = Plättchen kann man drehen: { $by ->
        [touch] mit dem Knopf „Plättchen drehen“ oder durch Tippen mit einem zweiten Finger
       *[mouse] mit dem Mausrad, mit R oder mit dem Knopf „Plättchen drehen“
    }. Nimm das Zweierplättchen, dreh es, bis der Korb unten ist, und leg es an den linken Rand: Es sammelt den Schlüssel.
runners-straight = Als Nächstes das gerade Dreierplättchen, um 180 Grad gedreht: Der Lichtblitz vertreibt den Albtraum links oben, der Korb sammelt den blauen Splitter rechts oben.
runners-bent = Das Winkelplättchen füllt den Rest: Der Lichtblitz vertreibt den Albtraum in der Mitte, der Korb sammelt die Münze. Nun ist kein Feld offen, und nichts ragt über den Rand; beides würde Ruhepunkte kosten.
runners-content = Alles bedeckt. Drück auf „Fertig“: Wer das zuerst tut, dreht die Sanduhr um und bekommt eine Münze. Die anderen haben nur noch so lange Zeit, wie der Sand läuft.
runners-buy = Jetzt werden alle Anordnungen aufgedeckt. Du hast einen blauen Splitter, einen Schlüssel und eine Münze bekommen, dazu eine Münze für die Sanduhr, und keinen Ruhepunkt verloren. Vier Splitter verschiedener Farben sind ein Schritt auf der Sternenskala. Für deine nun vier Münzen kannst du ein Plättchen für die nächsten Träume kaufen: Nimm das gerade, das doppelt sammelt.
runners-end = Der nächste Traum ist schon aufgedeckt. Ein Spiel hat acht Träume, und sie werden immer schlimmer. Am Ende zählen deine Ruhepunkte, die Sternenskala und die Punkte auf deinen Plättchen. Bei 0 Ruhepunkten wachst du auf und scheidest aus.
