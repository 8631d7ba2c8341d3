"""compose.yaml and the Dockerfile, read: no engine runs here, but what they say can be held to a few promises."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml
from click.testing import CliRunner

from oneiros.cli.serve import command
from oneiros.server.config import Config

ROOT = Path(__file__).parents[2]
SETUP: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
WHOLE_VERSION = re.compile(r"postgres:\d+\.\d+-[a-z]+|[a-z]+:\d+\.\d+\.\d+(-[a-z]+)*")  # PostgreSQL has two numbers


def words(service: str) -> list[str]:
    """The command line of a service."""
    return [str(word) for word in SETUP["services"][service].get("command", [])]


def test_every_image_has_a_whole_version() -> None:
    images = [service["image"] for service in SETUP["services"].values() if "image" in service]
    images += re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(images) >= 6
    for image in images:
        assert WHOLE_VERSION.fullmatch(image), f"{image} is another one tomorrow"


def test_no_password_stands_on_a_command_line() -> None:
    """Every process of a machine can read the command lines of the others."""
    for name in SETUP["services"]:
        assert "PASSWORD" not in " ".join(words(name)), name
        assert not re.search(r"//[^/@]*:[^/@]*@", " ".join(words(name))), name
    assert "POSTGRES_PASSWORD" in SETUP["services"]["server"]["environment"]["PGPASSWORD"]
    assert "?" in SETUP["services"]["postgres"]["environment"]["POSTGRES_PASSWORD"], "without one nothing begins"
    assert "PASSWORD" not in DOCKERFILE


def test_the_server_understands_what_compose_tells_it() -> None:
    entry = re.search(r'^ENTRYPOINT \["oneiros", "serve", (.*)\]$', DOCKERFILE, re.MULTILINE)
    assert entry is not None
    told = [word.strip().strip('"') for word in entry[1].split(",")]
    told += [word.replace("${PUBLIC_URL:-}", "https://games.example.org") for word in words("server")]
    names = {word.split("=")[0] for word in told if word.startswith("--")}
    known = {name for option in command.params for name in option.opts}
    assert names <= known
    assert CliRunner().invoke(command, ["--help"]).exit_code == 0
    given = dict(word.removeprefix("--").split("=", 1) for word in words("server"))
    Config(store=given["store"], channels=given["channels"], proxies=given["proxies"]).check()


def test_only_the_proxy_is_reached_from_outside() -> None:
    """Neither the store nor the servers are, and the proxy only from this machine."""
    assert [name for name, service in SETUP["services"].items() if "ports" in service] == ["proxy"]
    assert all(port.startswith("127.0.0.1:") for port in SETUP["services"]["proxy"]["ports"])


def test_the_image_does_not_run_as_root_and_ends_in_time() -> None:
    assert re.search(r"^USER (?!root)\w+", DOCKERFILE, re.MULTILINE)
    assert DOCKERFILE.index("\nUSER ") > DOCKERFILE.rindex("\nRUN ")
    grace = int(SETUP["services"]["server"]["stop_grace_period"].removesuffix("s"))
    assert grace > Config().drain_seconds, "else moves under way would be killed"


def test_what_the_dockerfile_copies_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
    for line in copied:
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name
