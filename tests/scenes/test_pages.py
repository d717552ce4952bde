"""The pages around the table, clicked through without a window."""

from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.core.chance import Dice
from game.core.match import COLOURS, PERSON, Match, Seat
from scenes import saves
from scenes import settings as store
from scenes.library import LibraryPage
from scenes.menu import KEYS, KeysPage, MenuPage
from scenes.options import KEPT, OptionsPage
from scenes.page import Print
from scenes.placement import fit
from scenes.rules import RulesPage
from scenes.seats import EMPTY, LEVELS, NAMES, Seats
from scenes.settings import Settings
from scenes.setup import SetupPage
from scenes.table.table import Table
from scenes.title import GAMES, TITLES, TitlePage
from tests.scenes.pages import PAGES, Visitor

PEOPLE = (Seat("Aki", PERSON, "white"), Seat("Ben", PERSON, "pink"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for saved games."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "saves")
    return tmp_path / "saves"


def begun(seed: int, moves: int) -> Match:
    """A game in which some moves have been played."""
    match = Match(catalog.title("osaka"), PEOPLE, {}, Dice(seed))
    for _ in range(moves):
        match.play(match.state.moves()[0])
    return match


# ---- the title


def test_a_game_starts_in_two_clicks_from_the_title() -> None:
    visitor = Visitor(TitlePage())
    visitor.click("game", "osaka")
    visitor.click("start")
    assert isinstance(visitor.page, Table)
    kinds = [seat.kind for seat in visitor.page.match.seats]
    assert kinds == [PERSON, LEVELS[0], LEVELS[0]], "one person and two bots, if nobody has chosen otherwise"
    visitor.page.exit()


def test_the_title_shows_every_game_of_the_catalog() -> None:
    assert sorted(GAMES) == sorted(catalog.names())
    say = Visitor(TitlePage()).app.say
    for name in GAMES:
        players = catalog.title(name).players
        assert say(f"title-sub-{name}").startswith(f"{players[0]}–{players[-1]} ")


def test_without_a_saved_game_there_is_nothing_to_continue(folder: Path, tmp_path: Path) -> None:
    visitor = Visitor(TitlePage(), file=tmp_path / "settings.json")
    assert ("continue",) not in visitor.look()
    assert visitor.page.looked


def test_continue_leads_to_the_very_decision_where_play_stopped(folder: Path, tmp_path: Path) -> None:
    match = begun(1, 7)
    saves.autosave(match, frozenset({"hands"}))
    visitor = Visitor(TitlePage(), file=tmp_path / "settings.json")
    visitor.click("continue")
    assert isinstance(visitor.page, Table)
    assert visitor.page.match.state.position() == match.state.position()
    assert visitor.page.aids == {"hands"}
    visitor.page.exit()


def test_a_damaged_game_is_named_and_the_one_before_is_offered(folder: Path, tmp_path: Path) -> None:
    saves.autosave(begun(1, 3), frozenset())
    (folder / "osaka-broken.json").write_text("{", encoding="utf-8")
    visitor = Visitor(TitlePage(), file=tmp_path / "settings.json")
    seen = visitor.look()
    assert ("continue",) in seen
    assert "osaka-broken.json.damaged" in seen[("note",)].picture.words  # type: ignore[union-attr]


def test_a_game_that_turns_out_damaged_when_it_is_continued_is_set_aside(folder: Path, tmp_path: Path) -> None:
    match = begun(1, 3)
    saves.autosave(match, frozenset())
    file = folder / saves.name(match)
    file.write_text(file.read_text().replace('"fingerprint": "', '"fingerprint": "0'), encoding="utf-8")
    visitor = Visitor(TitlePage(), file=tmp_path / "settings.json")
    visitor.click("continue")
    assert isinstance(visitor.page, TitlePage)
    assert ("note",) in visitor.look()
    assert ("continue",) not in visitor.look()


def test_quit_ends_the_program() -> None:
    visitor = Visitor(TitlePage())
    visitor.click("quit")
    assert not visitor.going


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (960, 600), (2560, 1080), (700, 1400)])
def test_the_print_covers_every_window_and_is_never_stretched(size: tuple[int, int]) -> None:
    frame = fit(size, TitlePage.least)
    drawn: list[tuple[float, float, float, float]] = []

    class Witness:
        surface = None

        class art:  # noqa: N801
            tile = staticmethod(lambda *_: None)

        def picture(self, name: str, x: float, y: float, w: float, h: float) -> None:
            drawn.append((x, y, w, h))

    Print().paint(Witness(), frame.w, frame.h, "rest")  # type: ignore[arg-type]
    [(x, y, w, h)] = drawn
    assert w / h == pytest.approx(16 / 9)
    assert x <= 0.001
    assert y <= 0.001
    assert x + w >= frame.w - 0.001
    assert y + h >= frame.h - 0.001


def test_each_page_is_laid_out_for_the_window_it_is_in() -> None:
    visitor = Visitor(TitlePage(), size=(1200, 900))
    visitor.click("game", "osaka")
    visitor.click("start")
    table = visitor.page
    assert visitor.app.frame == table.frame((1200, 900))
    table.exit()


# ---- a new game


def test_a_name_is_typed_into_its_field() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("name", 1)
    visitor.type("Mémé")
    assert visitor.page.seats.places[1].name == "Mémé", "what was there is selected and gives way"
    assert not visitor.app.settings.mute, "an m is a letter here"
    visitor.press(pygame.K_BACKSPACE)
    visitor.press(pygame.K_HOME)
    visitor.type("x")
    visitor.press(pygame.K_RETURN)
    assert visitor.page.seats.places[1].name == "xMém"
    assert visitor.page.typing is None


def test_a_name_can_be_pasted_and_is_not_endless() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("name", 0)
    pygame.scrap.put_text("Otohime")
    visitor.press(pygame.K_v, pygame.KMOD_CTRL)
    assert visitor.page.seats.places[0].name == "Otohime"
    visitor.type("a" * 40)
    assert len(visitor.page.seats.places[0].name) == 16


def test_escape_puts_the_old_name_back_and_tab_goes_on() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("name", 0)
    visitor.type("Zoe")
    visitor.press(pygame.K_ESCAPE)
    assert visitor.page.seats.places[0].name == NAMES[0]
    assert isinstance(visitor.page, SetupPage)
    visitor.click("name", 0)
    visitor.type("Zoe")
    visitor.press(pygame.K_TAB)
    assert visitor.page.seats.places[0].name == "Zoe"
    assert visitor.page.focused not in (None, ("name", 0))


def test_a_click_elsewhere_keeps_what_was_typed() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("name", 0)
    visitor.type("Zoe")
    visitor.click("start")
    assert isinstance(visitor.page, Table)
    assert visitor.page.match.seats[0].name == "Zoe"
    visitor.page.exit()


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "setup-name-missing"),
        ("   ", "setup-name-missing"),
        ("Ren", "setup-name-twice"),
        ("Жук", "setup-name-signs"),
    ],
)
def test_a_name_that_cannot_be_is_refused_at_its_field_and_nothing_is_lost(name: str, message: str) -> None:
    visitor = Visitor(SetupPage())
    visitor.click("name", 2)
    visitor.press(pygame.K_DELETE)
    visitor.type(name)
    visitor.press(pygame.K_RETURN)
    visitor.click("start")
    assert isinstance(visitor.page, SetupPage)
    assert visitor.page.bubble
    assert visitor.page.bubble[:2] == (visitor.app.say(message, name=name.strip()), ("name", 2))
    assert visitor.page.seats.places[2].name == name


def test_choosing_a_taken_merchant_swaps_the_two() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("crest", 0, "grey")
    assert [place.colour for place in visitor.page.seats.places] == ["grey", "pink", "white", "ochre"]


def test_people_bots_and_nobody_sit_down() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("kind", 3, PERSON)
    visitor.click("kind", 0, "bot")
    visitor.click("kind", 1, EMPTY)
    assert [place.kind for place in visitor.page.seats.places] == [LEVELS[0], EMPTY, LEVELS[0], PERSON]
    visitor.click("kind", 2, EMPTY)
    visitor.click("kind", 3, EMPTY)
    visitor.click("start")
    assert isinstance(visitor.page, SetupPage), "nobody plays alone"
    visitor.click("name", 3)
    assert visitor.page.seats.places[3].kind == PERSON, "to type a name is to sit down"


def test_seats_move_up_and_down_and_are_shuffled() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("move", 0, 1)
    visitor.click("move", 2, 1)
    assert [place.name for place in visitor.page.seats.places] == ["Ren", "Hana", "Aiko", "Goro"]
    orders = set()
    for _ in range(40):
        visitor.click("shuffle")
        orders.add(tuple(place.name for place in visitor.page.seats.places))
    assert len(orders) > 2
    assert all(sorted(order) == sorted(NAMES) and order[3] == "Goro" for order in orders)


def test_who_sits_down_on_an_empty_place_has_a_name_of_their_own() -> None:
    seats = Seats(Settings())
    seats.call(0, "Goro")
    seats.sit(3, PERSON)
    assert len({seat.name for seat in seats.taken}) == 4


def test_what_the_table_agrees_on_comes_to_the_table() -> None:
    visitor = Visitor(SetupPage())
    visitor.click("switch", "open_hands")
    visitor.click("start")
    assert visitor.page.aids == {"hands"}
    visitor.page.exit()
    visitor = Visitor(SetupPage(), open_scores=True, open_hands=True)
    visitor.press(pygame.K_RETURN)
    assert visitor.page.aids == {"hands", "points"}
    visitor.page.exit()


def test_the_last_table_is_remembered(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    visitor = Visitor(SetupPage(), file=file)
    visitor.click("kind", 3, PERSON)
    visitor.click("crest", 0, "pink")
    visitor.click("move", 0, 1)
    visitor.click("switch", "open_scores")
    visitor.click("start")
    visitor.page.exit()
    places = Seats(store.load(file)).places
    assert [(place.name, place.kind, place.colour) for place in places] == [
        ("Ren", LEVELS[0], "white"),
        ("Aiko", PERSON, "pink"),
        ("Hana", LEVELS[0], "grey"),
        ("Goro", PERSON, "ochre"),
    ]
    assert store.load(file).open_scores


@pytest.mark.parametrize(
    "seats",
    [
        (("A", "person", "white"),) * 4,
        (("A", "wizard", "white"), ("B", "person", "pink"), ("C", "person", "grey"), ("D", "person", "ochre")),
        (("A", "person", "white"), ("B", "person", "pink")),
    ],
)
def test_a_table_that_makes_no_sense_is_laid_anew(seats: tuple[tuple[str, str, str], ...]) -> None:
    places = Seats(Settings(seats=seats)).places
    assert [place.name for place in places] == list(NAMES)
    assert {place.colour for place in places} == set(COLOURS)


# ---- the menu and the keys


def test_the_menu_covers_the_table_and_leads_back_to_it() -> None:
    visitor = Visitor(Table(begun(1, 4), resumed=True))
    table = visitor.page
    visitor.press(pygame.K_RETURN)
    visitor.press(pygame.K_ESCAPE)
    assert isinstance(visitor.page, MenuPage)
    seen = visitor.look()
    assert not {key[0] for key in visitor.app.canvas.shown} & {"hand", "market", "farm"}  # type: ignore[index]
    ground, frame = seen[("print",)], visitor.app.frame
    assert (ground.x, ground.y, ground.w, ground.h) == (frame.w / 2, frame.h / 2, frame.w, frame.h)
    visitor.press(pygame.K_ESCAPE)
    assert visitor.page is table
    table.exit()


def test_the_menu_leads_everywhere() -> None:
    visitor = Visitor(MenuPage())
    for name, page in (("new", SetupPage), ("library", LibraryPage), ("options", OptionsPage), ("keys", KeysPage)):
        visitor.click(name)
        assert isinstance(visitor.page, page)
        visitor.press(pygame.K_ESCAPE)
        assert isinstance(visitor.page, MenuPage)
    visitor.click("title-page")
    assert isinstance(visitor.page, TitlePage)
    assert len(visitor.app.stack.scenes) == 1


@pytest.mark.parametrize(
    ("key", "mod", "page"),
    [
        (pygame.K_F1, 0, RulesPage),
        (pygame.K_n, pygame.KMOD_CTRL, SetupPage),
        (pygame.K_o, pygame.KMOD_CTRL, LibraryPage),
        (pygame.K_s, pygame.KMOD_CTRL, MenuPage),
    ],
)
def test_keys_lead_from_a_game_to_the_pages(key: int, mod: int, page: type) -> None:
    visitor = Visitor(Table(begun(1, 4), resumed=True))
    table = visitor.page
    visitor.press(key, mod)
    assert isinstance(visitor.page, page)
    table.exit()


@pytest.mark.parametrize("title", TITLES)
def test_a_new_game_is_first_of_all_one_of_the_title_that_is_played(title: str) -> None:
    visitor = Visitor(MenuPage(title))
    visitor.click("new")
    assert visitor.page.title == title
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_n, pygame.KMOD_CTRL)
    assert visitor.page.title == title


@pytest.mark.parametrize("title", TITLES)
def test_the_page_of_keys_lists_those_of_the_title_that_is_played(title: str) -> None:
    strokes = import_module(f"scenes.{title}").SETTING.strokes
    assert strokes
    visitor = Visitor(MenuPage(title))
    for way in (("keys",), ("options", "keys")):
        for step in way:
            visitor.click(step)
        assert tuple(key[2] for key in visitor.look() if key[:2] == ("cap", title)) == strokes
        assert {key[1] for key in visitor.look() if key[0] == "cap"} == {title, *KEYS}
        for _ in way:
            visitor.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("name", PAGES)
def test_the_keyboard_reaches_everything_on_a_page(name: str) -> None:
    visitor = Visitor(PAGES[name]())
    wanted = {key for key, place in visitor.look().items() if place.touch}
    for step in (0, pygame.KMOD_SHIFT):
        reached = set()
        for _ in range(len(wanted)):
            visitor.press(pygame.K_TAB, step)
            reached.add(visitor.page.focused)
        assert reached == wanted


# ---- the settings


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        (("language", "it"), "language", "it"),
        (("text_size", 1.3), "text_size", 1.3),
        (("text_size", 2.0), "text_size", 2.0),
        (("speed", "x2"), "speed", "x2"),
        (("switch", "reduced_motion"), "reduced_motion", True),
        (("switch", "contrast"), "contrast", True),
        (("switch", "mute"), "mute", True),
        (("switch", "mute_away"), "mute_away", False),
        (("switch", "one_click"), "one_click", True),
        (("aim", "big"), "aim", "big"),
        (("full_screen", True), "full_screen", True),
    ],
)
def test_a_setting_works_at_once_and_is_remembered(
    key: tuple[object, ...], name: str, value: object, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    visitor = Visitor(OptionsPage(), file=file, speed="x1")
    visitor.click(*key)
    app = visitor.app
    assert getattr(app.settings, name) == getattr(store.load(file), name) == value
    works = {
        "language": app.say.language,
        "text_size": app.art.text_size,
        "contrast": app.art.contrast,
        "mute": app.sounds.settings.mute,
        "mute_away": app.sounds.settings.mute_away,
        "speed": "x2" if visitor.page.stage.pace == 0.5 else "",
        "reduced_motion": visitor.page.stage.pace == 0,
    }
    assert works.get(name, value) == value


@pytest.mark.parametrize("name", ["effects", "ambience"])
def test_a_volume_follows_the_pointer_and_the_arrows(name: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    visitor = Visitor(OptionsPage(), file=file)
    other = visitor.app.settings.ambience if name == "effects" else visitor.app.settings.effects
    start, end = visitor.spot((name,), 0.2), visitor.spot((name,), 0.05)
    visitor.send(pygame.MOUSEMOTION, pos=start)
    visitor.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    visitor.send(pygame.MOUSEMOTION, pos=end)
    visitor.send(pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert getattr(store.load(file), name) == getattr(visitor.app.sounds.settings, name)
    assert getattr(store.load(file), name) == pytest.approx(0.06, abs=0.02)
    while visitor.page.focused != (name,):
        visitor.press(pygame.K_TAB)
    for _ in range(3):
        visitor.press(pygame.K_RIGHT)
    assert getattr(visitor.app.settings, name) == pytest.approx(0.21, abs=0.02)
    for _ in range(9):
        visitor.press(pygame.K_LEFT)
    assert getattr(visitor.app.settings, name) == 0
    assert other in (visitor.app.settings.effects, visitor.app.settings.ambience), "the other one stays"


def test_the_defaults_come_back_but_the_language_the_window_and_the_table_stay() -> None:
    seats = (("A", PERSON, "white"), ("B", PERSON, "pink"), ("C", EMPTY, "grey"), ("D", EMPTY, "ochre"))
    changed = Settings(
        language="fr",
        speed="x2",
        reduced_motion=True,
        one_click=True,
        aim="big",
        text_size=1.5,
        contrast=True,
        mute=True,
        mute_away=False,
        effects=0.1,
        ambience=0.4,
        width=1111,
        height=666,
        place=((40, 50), (1920, 1080)),
        full_screen=True,
        seats=seats,
        open_hands=True,
        open_scores=True,
    )
    visitor = Visitor(OptionsPage())
    visitor.app.settings = changed
    visitor.click("defaults")
    for name in Settings.__dataclass_fields__:
        expected = getattr(changed if name in KEPT else Settings(), name)
        assert getattr(visitor.app.settings, name) == expected, name
