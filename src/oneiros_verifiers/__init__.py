"""The name by which `verifiers` finds the games: `vf-eval oneiros-verifiers --env.taskset.game ravens`."""

from oneiros.envs.verifiers_env import OneirosEnv, OneirosTaskset

__all__ = ["OneirosEnv", "OneirosTaskset"]
