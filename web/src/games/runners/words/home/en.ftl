title-runners = Runners
tagline-runners = Lay your tiles while the sand runs.
round-runners = Dream { $round }
