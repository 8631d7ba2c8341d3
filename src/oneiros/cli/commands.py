"""Commands whose help is Fluent messages: `command-<command>`, and `option-<command>-<option>` or `option-<option>`.

The docstrings and declarations in code say nothing to people who type. So one file for each language is all there is.
"""

from __future__ import annotations

import re
from typing import Any

import click

from oneiros.cli.language import FLAG, known, spoken
from oneiros.core.errors import BadOption
from oneiros.core.words import Words

PLACEHOLDER = re.compile(r"[A-Z]{2,}")


def name_of(context: click.Context) -> str:
    """The command as messages name it: `server-people`; of the whole, `oneiros`."""
    names = []
    while context.parent is not None:
        names.append(context.command.name or "")
        context = context.parent
    return "-".join(reversed(names)) or "oneiros"


def flag_of(option: click.Parameter) -> str:
    """The option as messages name it: `own-time`."""
    return max(option.opts, key=len).lstrip("-")


def about_option(words: Words, command: str, option: click.Option) -> str:
    """What an option does: in this command, or everywhere."""
    own = f"option-{command}-{flag_of(option)}"
    return words.say(own if words.has(own) else f"option-{flag_of(option)}", known=", ".join(known()))


def placeholder(words: Words, param: click.Parameter) -> str:
    """What stands for the value of an option or an argument, in the reader's language."""
    if isinstance(param.type, click.Choice) and param.metavar is None:
        return f"[{'|'.join(param.type.choices)}]"
    shown = param.metavar
    if shown is None and isinstance(param, click.Argument):
        shown = (param.name or "").upper()
    if shown is None:
        shown = "N" if isinstance(param.type, click.types.IntParamType | click.types.FloatParamType) else "TEXT"
    return PLACEHOLDER.sub(lambda word: _translated(words, word[0]), shown)


def _translated(words: Words, word: str) -> str:
    message = f"metavar-{word.lower()}"
    return words.say(message) if words.has(message) else word


class _Spoken(click.Command):
    """What commands and groups share."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if not any(FLAG in param.opts for param in self.params):
            self.params.append(click.Option([FLAG], metavar="LANGUAGE", expose_value=False))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As ever, and a mistake knows the command it was made in."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = spoken()
        pieces = [words.say("usage-options")]
        pieces += [placeholder(words, param) for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        if isinstance(self, click.Group):
            pieces.append(words.say("usage-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{words.say('usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(spoken().say(f"command-{name_of(ctx)}"))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Nothing: the text above names them."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = spoken()
        rows = []
        for option in self.get_params(ctx):
            if isinstance(option, click.Option):
                spelt = " / ".join(", ".join(names) for names in (option.opts, option.secondary_opts) if names)
                value = "" if option.is_flag else f" {placeholder(words, option)}"
                rows.append((spelt + value, self._about(words, ctx, option)))
        with formatter.section(words.say("heading-options")):
            formatter.write_dl(rows)

    def _about(self, words: Words, ctx: click.Context, option: click.Option) -> str:
        about = about_option(words, name_of(ctx), option)
        extra = option.get_help_extra(ctx)
        more = [words.say("default", value=extra["default"])] if "default" in extra else []
        more += [extra["range"]] if "range" in extra else []
        return f"{about}  [{'; '.join(more)}]" if more else about


class SpokenCommand(_Spoken):
    """A command."""

    allow_extra_args = True  # for a sentence of our own about them

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As ever; what is left over is a mistake."""
        if left := super().parse_args(ctx, args):
            raise BadOption(spoken().say("error-too-much", text=" ".join(left)))
        return left


class SpokenCommandWithMore(SpokenCommand):
    """A command with others beside it: `arena GAME`, and `arena merge`. The first word says which one is meant."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.commands: dict[str, click.Command] = {}

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """That of the command that is meant."""
        if args and (other := self.commands.get(args[0])):
            above = click.Context(click.Command(self.name), info_name=info_name, parent=parent)  # without GAME
            return other.make_context(args[0], args[1:], parent=above, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        _list_commands(formatter, f"{name_of(ctx)}-", list(self.commands))


class SpokenGroup(_Spoken, click.Group):
    """A group of commands; without one of them it shows its help."""

    command_class = SpokenCommand

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{"no_args_is_help": False, "invoke_without_command": True, **more})

    def invoke(self, ctx: click.Context) -> Any:
        result = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())
        return result

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        group = "" if ctx.parent is None else f"{name_of(ctx)}-"
        _list_commands(formatter, group, self.list_commands(ctx))


def _list_commands(formatter: click.HelpFormatter, group: str, names: list[str]) -> None:
    words = spoken()
    with formatter.section(words.say("heading-commands")):
        formatter.write_dl([(name, words.say(f"command-{group}{name}").partition("\n\n")[0]) for name in names])
