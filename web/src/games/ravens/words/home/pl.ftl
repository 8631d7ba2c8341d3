title-ravens = Kruki
tagline-ravens = Zapamiętuj, zamieniaj i odważ się obudzić przed innymi.
