"""Workshop: gather dream shards, build landscapes and walk in them. The rules are in RULES.md beside this file."""
