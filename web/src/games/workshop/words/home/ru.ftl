title-workshop = Мастерская
tagline-workshop = Собирайте осколки, стройте пейзажи и гуляйте по ним.
round-workshop = Ночь { $round }
