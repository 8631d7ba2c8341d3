title-workshop = Workshop
tagline-workshop = Gather shards, raise landscapes, walk in them.
round-workshop = Night { $round }
