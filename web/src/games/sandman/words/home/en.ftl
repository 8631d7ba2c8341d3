title-sandman = Sandman
tagline-sandman = Follow the wheels and weave the most vivid dream.
