title-workshop = Pracownia
tagline-workshop = Zbieraj okruchy, wznoś krajobrazy i spaceruj po nich.
round-workshop = Noc { $round }
