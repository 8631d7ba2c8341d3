"""The exam: an agent is asked the same questions as everybody, and every move of it is graded."""
