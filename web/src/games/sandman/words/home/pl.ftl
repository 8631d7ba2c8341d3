title-sandman = Piaskun
tagline-sandman = Idź za kołami i utkaj najbarwniejszy sen.
