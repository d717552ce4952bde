"""Every language says everything, with the same facts, and no line is longer than its place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from scenes.art import ASSETS
from scenes.seats import LEVELS, NAMES
from scenes.words import LANGUAGES, PSEUDO, Words
from tests.scenes.pages import PAGES, Visitor, words

SCENES = Path(__file__).resolve().parents[2] / "scenes"
FILES = sorted(path.name for path in (ASSETS / "languages" / "en").glob("*.ftl"))


class Facts(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file and the facts each needs; a file with a mistake fails."""
    path = ASSETS / "languages" / language / file
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name} in {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name} in {language}"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.found
    return found


ENGLISH = {file: messages("en", file) for file in FILES}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (ASSETS / "languages" / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_says_everything_with_the_same_facts(language: str, file: str) -> None:
    assert messages(language, file) == ENGLISH[file]


def test_no_message_stands_in_two_files() -> None:
    ids = [name for found in ENGLISH.values() for name in found]
    assert len(ids) == len(set(ids)), sorted(name for name in set(ids) if ids.count(name) > 1)


def said() -> Iterator[tuple[str, str]]:
    """Every `say("...")` of the screens: where it stands and a pattern of what it says."""
    for path in sorted(SCENES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name(node.func) == "say":
                for message in _choices(node.args[0]):
                    where = f"{path.relative_to(SCENES)}:{node.lineno}"
                    if isinstance(message, ast.Constant):
                        yield where, re.escape(str(message.value))
                    elif isinstance(message, ast.JoinedStr):
                        yield (
                            where,
                            "".join(
                                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                                for part in message.values
                            ),
                        )


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def test_everything_the_screens_say_is_a_message() -> None:
    ids = [name for found in ENGLISH.values() for name in found]
    calls = list(said())
    assert len(calls) > 100
    missing = [f"{where}: {what}" for where, what in calls if not any(re.fullmatch(what, name) for name in ids)]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_how_it_plays(language: str) -> None:
    say = Words(language)
    assert all(say(f"setup-level-{level}") and say(f"setup-level-{level}-about") for level in LEVELS)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_page_is_cut_off_in_a_small_window(language: str, name: str) -> None:
    guest = Visitor(PAGES[name](), size=(1280, 720), language=language)
    guest.look()
    assert not guest.app.art.cut


@pytest.mark.parametrize("name", PAGES)
def test_nothing_on_a_page_is_left_untranslated(name: str) -> None:
    """In the made-up language every sentence is marked; only names and numbers are as they are."""
    guest = Visitor(PAGES[name](), language=PSEUDO)
    own = {*NAMES, *LANGUAGES.values()}
    read = {line for line in words(list(guest.look().values())) if any(sign.isalpha() for sign in line)}
    assert len(read) > 2
    assert {line for line in read if "~" not in line and len(line) > 2} <= own
