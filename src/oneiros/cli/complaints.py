"""Mistakes as sentences in the reader's language: those of the command line, and errors of the library."""

from __future__ import annotations

from typing import Any

import click

import oneiros
from oneiros.cli.commands import placeholder
from oneiros.cli.language import spoken
from oneiros.core.errors import BadOption, OneirosError
from oneiros.core.words import FALLBACK, Words
from oneiros.text import speaker


def refused(message: str, **facts: Any) -> BadOption:
    """The error `error-<message>`, as the command that runs says it."""
    return BadOption(spoken().say(f"error-{message}", **_facts(facts, spoken())))


def reason_of(error: OSError) -> str:
    """Why the system did not do it."""
    words = spoken()
    return (error.strerror or str(error)) if words.language == FALLBACK else words.say("os-error", errno=error.errno)


def sentence_of(error: OneirosError, words: Words) -> str:
    """An error of the library. Its own sentence is English, and often tells more than the message does."""
    if words.language == FALLBACK:
        return str(error)
    if error.said:
        return words.say(f"error-{error.said}", **_facts(error.facts, words))
    return words.say("rule-broken", rule=error.rule) if error.rule else str(error)


def _facts(facts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The values of a message: errors and titles among them in words, and numbers as they are."""
    shown: dict[str, Any] = {}
    for name, value in facts.items():
        if isinstance(value, OneirosError):
            shown[name] = sentence_of(value, words)
        elif name == "title":
            shown[name] = _title(value, words)
        elif name == "errno":
            shown["reason"] = words.say("os-error", errno=value)
        else:
            shown[name] = value
    return shown


def _title(title: str, words: Words) -> str:
    for game in oneiros.all_games().values():
        if game.title == title:
            return speaker(game, words.language).title
    return title


def usage_sentence(error: click.ClickException, words: Words) -> str:
    """A mistake in what was typed."""
    match error:
        case click.NoSuchCommand():
            near = ", ".join(error.possibilities or ())
            return words.say(
                "error-no-command-near" if near else "error-no-command", name=error.command_name, near=near
            )
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ())
            message = "error-no-such-flag-near" if near else "error-no-such-flag"
            return words.say(message, name=error.option_name, near=near)
        case click.BadOptionUsage():
            params = error.ctx.command.params if error.ctx else []
            flags = [spelt for param in params if getattr(param, "is_flag", False) for spelt in param.opts]
            flag = error.option_name in flags
            return words.say("error-flag-takes-no-value" if flag else "error-flag-needs-value", name=error.option_name)
        case click.MissingParameter(param=click.Parameter() as param):
            return words.say("error-missing", name=_name(param, words))
        case click.BadParameter(param=click.Parameter() as param):
            return _bad_value(param, words)
    return error.format_message()


def _name(param: click.Parameter, words: Words) -> str:
    return param.opts[0] if isinstance(param, click.Option) else placeholder(words, param)


def _bad_value(param: click.Parameter, words: Words) -> str:
    """What a value has to be."""
    name = _name(param, words)
    match param.type:
        case click.IntRange(min=least, max=most) | click.FloatRange(min=least, max=most):
            message = "error-too-low" if most is None else "error-not-in-range"
            return words.say(message, name=name, least=str(least), most=str(most))
        case click.types.IntParamType():
            return words.say("error-not-a-whole-number", name=name)
        case click.Choice(choices=choices):
            return words.say("error-not-a-choice", name=name, choices=", ".join(choices))
        case click.Path(file_okay=file_okay):
            return words.say("error-not-a-file" if file_okay else "error-not-a-folder", name=name)
    return words.say("error-missing", name=name)
