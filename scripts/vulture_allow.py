"""What `make dead-code` must not call dead: names that only others use, not the Python of this repository.

A name here needs a reason. What has none is to be removed where it stands and not to be added here.
"""

from __future__ import annotations


class _Named:
    """Whatever is asked of it counts as used."""

    def __getattr__(self, name: str) -> object:
        return name


_ = _Named()

# Fields of views and messages: they go over the wire, and the browser client reads them.
_.glass_waits
_.affordable
_.channel
_.collected
_.creation
_.ends_round
_.free_step
_.held_depth
_.keys_paid
_.looking_at
_.looking_count
_.next_star
_.power_left
_.red_supply
_.rest_affordable
_.rest_price
_.sharing_field
_.stirred_spots
_.trading_with
_.your_turn

# Content files name them: the kinds of pieces, of which the code need not mention each.
_.BENT
_.BLUE
_.GREEN
_.LEVEL_3
_.MOON
_.ORANGE
_.PLACE
_.SINGLE
_.SUN
_.WHITE
_.earth
_.ember
_.meadow
_.motion
_.rock
_.water

# Limits are used by the names of their fields.
_.all_messages
_.passphrases

# Other libraries call or read them: Gymnasium, PettingZoo, OpenSpiel, Fluent, Litestar, Alembic, uvicorn, rich,
# setuptools, OR-Tools, copy and the language itself.
_.action_probabilities
_.__class_getitem__
_._action_to_string
_._apply_action
_._cumulative_rewards
_._legal_actions
_._to_struct
_._to_observation_struct
_._action_to_struct
_._struct_to_actions
_.action_space
_.curr_msg_data_type
_.down_revision
_.extra_compile_args
_.isolation_level
_.justify
_.make_py_observer
_.max_chance_nodes_in_history
_.max_time_in_seconds
_.memo
_.num_workers
_.revision
_.scopes
_.set_from
_.should_exit
_.string_from
_.truncations
_.visit_SelectExpression
_.visit_TextElement
_.visit_VariableReference
_.visit_Variant
_.state_as_string

# What the scripts for the browser read of each game, by name.
_.LESSON

# Limits are asked for by their names.
_.rematches
_.bot_requests

# click hands it to every command of the group, and asks commands for these.
_.obj
_.allow_extra_args
_.command_class
_.format_arguments
_.format_help_text
_.format_usage

# MkDocs calls them (scripts/site_menu.py, scripts/site_policy.py).
_.on_config
_.on_post_page
_.on_post_template

# Tools of the MCP server: assistants call them by name.
_.new_game

# The agents' protocol: programs in other languages read them.
_.protocol
_.game_seconds

# A server of the standard library calls them.
_.do_POST
_.log_message
_.handle_error
_.daemon_threads

# Called by a name of their own: PyTorch calls `forward` when a network is asked.
_.forward
# Libraries of others read them: OpenEnv, TextArena and verifiers.
_.SUPPORTS_CONCURRENT_SESSIONS
_.timeout_s
_.step_count
_.current_player_id
_.INFINITE
# Fluent's visitor calls them by the names of its nodes.
_.visit_VariableReference
_.visit_MessageReference
_.visit_TermReference

# Named in commands: `oneiros exam random=oneiros.exam.scripted:RandomMover`.
_.RandomMover

# setuptools reads them.
_.build_temp
_.extra_link_args
_.parallel
