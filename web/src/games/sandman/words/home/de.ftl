title-sandman = Sandmann
tagline-sandman = Folge den Rädern und webe den lebhaftesten Traum.
