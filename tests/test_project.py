"""The habits of the project hold together: one version, a list of commands, workflows that call what there is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import oneiros
from tests.scripts import script

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
release: ModuleType = script("release")


def read(path: Path) -> Any:
    """A YAML file as it stands: no `on` that becomes True."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)


def listed(name: str) -> list[str]:
    """The words of a variable of the Makefile."""
    found = re.search(rf"^{name} :=((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    return found[1].replace("\\\n", " ").split()


# One version


def test_the_version_is_written_once() -> None:
    assert release.version() == oneiros.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?", oneiros.__version__)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in project
    assert not re.search(r"^version = \"", project, re.MULTILINE)


def test_the_citation_names_it() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == release.cited() == oneiros.__version__
    assert {"cff-version", "message", "title", "authors"} <= set(citation)


def test_the_changelog_begins_with_what_is_not_released_and_then_this_version() -> None:
    names = list(release.sections())
    assert names[:2] == ["Unreleased", oneiros.__version__]
    assert release.sections()[oneiros.__version__][1].startswith("### ")
    dates = [date for date, _ in list(release.sections().values())[1:] if date]
    assert dates == sorted(dates, reverse=True), "the newest is first"


def test_a_release_needs_all_to_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "version", lambda: "9.9.9")
    assert [fault.split()[0] for fault in release.faults("v1.0.0")][:3] == ["the", "CITATION.cff", "CHANGELOG.md"]
    monkeypatch.setattr(release, "cited", lambda: "9.9.9")
    monkeypatch.setattr(release, "sections", lambda: {"9.9.9": ("2026-01-01", "### Added\n- Dreams.")})
    assert release.faults("v9.9.9") == []
    monkeypatch.setattr(release, "sections", lambda: {"9.9.9": ("", "### Added\n- Dreams.")})
    assert release.faults("v9.9.9") == ["in CHANGELOG.md the section 9.9.9 has no date"]


# Commands


def test_every_command_is_in_the_list_with_a_description() -> None:
    shown = subprocess.run(
        ["awk", "-f", "scripts/help.awk", "Makefile"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    told = dict(re.findall(r"^  ([a-z-]+) +(\S.*)$", shown, re.MULTILINE))
    assert set(told) == TARGETS
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == TARGETS
    assert all(len(line) <= 120 for line in shown.splitlines())
    assert shown.index("help") < shown.index("\nPlay\n") < shown.index("\nTest\n"), "in groups, how to begin first"


def test_what_is_left_out_of_the_quick_tests_is_there() -> None:
    """A file or test that was renamed would make them slow without a word."""
    files = list((ROOT / "tests").rglob("test_*.py"))
    stems = {path.stem for path in files}
    tests = {name for path in files for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))}
    assert set(listed("SLOW_FILES")) <= stems
    assert set(listed("SLOW_TESTS")) <= tests
    assert {"test_layers", "test_contract", "test_golden", "test_project"}.isdisjoint(listed("SLOW_FILES"))


# Workflows and forms


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_there_is_and_may_do_little(path: Path) -> None:
    flow = read(path)
    assert flow["permissions"] == {"contents": "read"}, "more is given to single jobs"
    assert "group" in flow["concurrency"]
    for name, job in flow["jobs"].items():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file(), name
            continue
        assert "timeout-minutes" in job, name
        for step in job["steps"]:
            if "uses" in step:
                assert re.search(r"@(v\d+|release/v\d+)$", step["uses"]), f"{name}: {step['uses']}"
            run = step.get("run", "")
            assert set(re.findall(r"\bmake ([a-z-]+)", run)) <= TARGETS, f"{name}: {run}"
            for used in re.findall(r"\bscripts/[\w.-]+", run):
                assert (ROOT / used).is_file(), f"{name}: {used}"
            npm = re.findall(r"\bnpm run ([\w:]+)", run)
            package = yaml.safe_load((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
            assert set(npm) <= set(package["scripts"]), f"{name}: {npm}"


def test_the_workflows_are_those_that_are_told_of() -> None:
    assert {path.stem for path in WORKFLOWS} == {"docs", "release", "tests", "wheels"}


@pytest.mark.parametrize("path", [form for form in FORMS if form.stem != "config"], ids=lambda path: path.stem)
def test_a_form_asks_for_something(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert len(ids) == len(set(ids))
    assert any(part.get("validations", {}).get("required") == "true" for part in form["body"])


def test_a_question_on_the_rules_names_every_game() -> None:
    form = read(ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml")
    games = next(part for part in form["body"] if part.get("id") == "game")
    assert games["attributes"]["options"] == [game.title for game in oneiros.all_games().values()]


@pytest.mark.parametrize(
    "name",
    [
        ".editorconfig",
        ".github/CODEOWNERS",
        ".github/pull_request_template.md",
        ".pre-commit-config.yaml",
        "CHANGELOG.md",
        "CODE_OF_CONDUCT.md",
        "CONTRIBUTING.md",
        "LICENSE",
        "SECURITY.md",
    ],
)
def test_what_visitors_look_for_is_there(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_links_of_the_first_pages_lead_somewhere() -> None:
    for page in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"):
        for link in re.findall(r"\]\(([^)#\s]+)", (ROOT / page).read_text(encoding="utf-8")):
            assert link.startswith("https:") or (ROOT / link).exists(), f"{page}: {link}"


# Packages


def test_every_package_that_is_asked_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = {re.split(r"[\[<>=; ]", one)[0].lower().replace("_", "-").replace(".", "-") for one in asked} - {"oneiros"}
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = {line.partition("==")[0].lower().replace("_", "-").replace(".", "-") for line in lines}
    assert names <= pinned
    assert {"asyncpg", "redis"}.isdisjoint(one.partition(">")[0] for one in project["optional-dependencies"]["server"])


# What is packed and shipped


def test_images_are_named_by_their_whole_version() -> None:
    files = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml"))
    images = re.findall(r"^(?:FROM|    image:) (\S+)", files, re.MULTILINE)
    assert len(images) >= 6
    for image in images:
        assert re.search(r":\d+\.\d+(\.\d+)?-", image), image
        assert re.search(r":\d+\.\d+\.\d+-", image) or image.startswith("postgres:"), image  # it has two numbers


def test_no_password_stands_on_a_command_line() -> None:
    server = read(ROOT / "compose.yaml")["services"]["server"]
    assert not any("PASSWORD" in word for word in server["command"])
    assert "PGPASSWORD" in server["environment"]


@pytest.mark.parametrize("kind", ["bdist_wheel", "sdist"])
def test_what_is_built_without_the_browser_client_is_refused_in_a_sentence(tmp_path: Path, kind: str) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    package = tmp_path / "src" / "oneiros"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "0.0.1"\n')
    environment = {**os.environ, "ONEIROS_PURE": "1"}
    environment.pop("ONEIROS_NO_CLIENT", None)
    command = [sys.executable, "setup.py", "-q", kind]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].startswith("The browser client is not built")
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "dist").exists()


# Installing

EXTRA = re.compile(r"oneiros\[([a-z,]+)\]")
INSTALLED = {  # by page: the extra that it needs
    "add-a-bot": "",
    "add-a-game": "[testing]",
    "agents": "[client]",
    "bot-accounts": "[client]",
    "bots": "",
    "datasets": "[arena]",
    "designers": "[balance]",
    "envs": "[envs]",
    "learning": "[learn]",
    "operations": "[server]",
    "players": "[server]",
    "ppo": "[learn]",
    "researchers": "[arena]",
    "text": "",
}


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


@pytest.mark.parametrize("page", INSTALLED)
def test_a_page_begins_with_what_to_install(page: str) -> None:
    head = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8").split("\n\n")[1].replace("'", "")
    assert head.startswith(f"Install: `pip install oneiros{INSTALLED[page]}`")


def test_the_readme_begins_with_what_to_install() -> None:
    head = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:12])
    assert "pip install 'oneiros[server]'" in head
    assert "oneiros serve" in head


def test_only_extras_that_there_are_are_named() -> None:
    known = set(project()["optional-dependencies"])
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]:
        for extras in EXTRA.findall(page.read_text(encoding="utf-8")):
            assert set(extras.split(",")) <= known, f"{page}: {extras}"


def test_the_metadata_are_complete() -> None:
    """What a reader of an index looks for; the citation and the wheels that are built agree with it."""
    found = project()
    assert {"description", "readme", "license", "license-files", "authors", "keywords", "classifiers"} <= set(found)
    citation = read(ROOT / "CITATION.cff")
    assert [one["name"] for one in found["authors"]] == [one["name"] for one in citation["authors"]]
    assert found["keywords"] == citation["keywords"]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    built = [f"3.{number}" for number in re.findall(r"cp3(\d\d)-", settings["build"])]
    classified = re.findall(r"Python :: (3\.\d+)'", str(found["classifiers"]))
    assert classified == built
    assert found["requires-python"] == f">={built[0]}"
