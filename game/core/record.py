"""Records: a whole game as one JSON document that any program can replay without a random generator.

This is the description of the format. It says what a replay has to know and do; what a seat may decide is a matter of
the rule books, and every decision in a record is one that they allow.

# The document

    {
     "format": "akindo-record",
     "version": 1,                   the version of this format
     "title": "osaka",               or "master_merchant", "trader"
     "rules": 1,                     the version of the title's rules: other rules, other game
     "seats": [{"name": "Aki", "kind": "person", "colour": "white"},
               {"name": "Ben", "kind": "steady", "colour": "pink"}],
     "options": {},                  every option of the title, with the value the table agreed on
     "setup": [{"deck": ["R3", "G5", ...]}],
     "first": {"seat": 1, "why": "lowest sum"},
     "moves": [
      {"seat": 1, "move": "token blue"},
      {"seat": 0, "move": "buy R2 B5", "chance": [{"draw pile": ["Y2", "G3", ...]}]}
     ],
     "taken_back": 0,                how often somebody took back more than undo allows; may be left out
     "hints": [2, 0],                how many hints each seat has been given; may be left out
     "result": {"reason": "tokens", "points": [12, 13], "tiebreak": [8, 6], "places": [2, 1]},
     "fingerprint": "3482b1a1..."
    }

Seats count from 0 and sit clockwise in the order of "seats", which says who sits there: a name, "person" or the level
of a bot, and the merchant's colour ("white", "pink", "grey" or "ochre"). "first" says who started and why: "lowest
sum", "lowest sum, fewest cards" or "chance among equals" in Osaka, "chosen" or "chance" in the others.

Chance is a list of objects with one key each: what luck decided, and the answer. The answer is a list of cards in
their new order, the top one first; or one card; or the number of a seat. "setup" is the chance of the deal. A move
has "chance" only if luck had a say in what followed from it. In both, answers stand in the order in which they were
needed.

"moves" holds every decision in order, with the seat that decided. "result" is null while the game goes on; "points",
"tiebreak" (what ranks equal points) and "places" (1 is best, equals share a place) go by seat. "fingerprint" is the
SHA-256 of the last position as this program writes it; other programs may leave it alone, and every key not named
here.

# Traders of Osaka ("osaka")

A card is a colour and a value: R, B, Y or G (red, blue, yellow, green) and 2, 3 or 5. There are no options.

Set-up. "deck" is all 108 cards. From the top, five make the market and three the farm, left to right; then each seat
in order draws one card at a time until its hand is worth 8 or more; the rest is the draw pile. "first" (a seat) is
there only if sums and numbers of cards are tied. All ships lie in space 0. Clockwise from the first player everybody
takes a token, then the first player has the first turn.

    token red                    take the first delivery token: red, blue, yellow or green
    take 2                       take market card 2 into the hand; places count from 0, and later cards move up
    reserve market 0             lay the reservation piece on market card 0
    reserve farm 1               lay the reservation piece on farm card 1
    buy R2 R3 B5                 pay with these cards for all market cards that no other seat has reserved
    insure R2 R3 for R3 R5 R5    discard the first two cards, so that the goods after "for" are insured
    decline                      insure nothing
    pass                         do nothing; when all seats pass in a row the game is over ("nobody can do anything")

A piece comes back with the card it lies on. After a buy the payment is discarded, the cards lie before the buyer as
goods, and each ship whose colour was bought sails one space, or two for two cards and more, but not beyond space 5
(Edo). If a ship is there, it is payday:

1. For red, blue, yellow and green in Edo, and for each colour clockwise from the seat on turn, a seat with such
   goods, insured or not, sells them all: (highest value + its tokens of the colour) x number of cards / 5, rounded
   up, are its points. That many cards of the lot leave the game, the lowest first. What is left of the lot is
   discarded; if it was too small, the missing cards are drawn from the draw pile and leave the game.
2. Every such sale brings a token of its colour. With 8 tokens before any seat the game is over ("tokens").
3. Ships in spaces 3 and 4 are wrecked. Clockwise from the seat on turn, every seat with uninsured goods of their
   colours is asked to insure or decline. Then such goods as are still uninsured are discarded.
4. Ships go from space 5 to 0, and wrecked ships to 2.

After that, or after a buy without payday, comes a restock: the farm moves behind what is left of the market, with its
pieces; then two cards are drawn behind it; then three to the farm. Every other turn ends without one. When a turn
begins and no market card is free or reserved by the seat on turn, there is a restock first. Whenever a card is to be
drawn and the draw pile is empty, "draw pile" (an order) is how the whole discard pile was shuffled; if that is empty
too, no card is drawn.

Points are victory points; the tiebreak is the number of delivery tokens.

# Master Merchant ("master_merchant")

A card is a name. The city has 4 each of izumiya, hiiragi, oboro (cost 1), 3 each of kogarashi, daimon, sakuraya (2),
2 each of echigoya, kanda, ueshima (3) and 1 tokunaga (4). Each seat has trick and negotiation in hand, and no gold.
The options are "lone_card" ("pick_up" or "play") and "first" ("random" or a seat).

Set-up. "first" (a seat) is there if the option says "random".

    play izumiya 2           lay two cards of this name face up on one's discard, as one play
    down trick               lay a card face down on one's discard as one play, and gain 1 gold
    down trick no-gold       the same for no gold
    use                      use the effect of trick, echigoya, kanda, ueshima
    use kanda                use that of negotiation, izumiya, sakuraya on a card of the city
    use at 2                 use that of hiiragi, kogarashi on seat 2
    use at 2 kanda           use that of oboro, daimon, sakuraya, tokunaga on a face-up card in the discard of seat 2
    use at 0 kanda down      use that of one of these four on a face-down card in one's own discard (here seat 0)
    waive                    leave the effect unused
    shield                   turn a face-up hiiragi in one's discard face down: the effect does nothing to this seat
    bear                     let the effect happen
    end                      end the turn

A turn has two plays. It begins with picking up the whole discard if the hand is empty, or has one card and
"lone_card" is "pick_up". After a play of n cards there are n effects, each used or waived. When one is used, the
other seats it is aimed at (for trick, those with 4 gold or more) that have a face-up hiiragi in their discard are
asked, clockwise from the seat on turn, to shield or bear; when all have answered it happens to those that did not
shield. The turn ends by itself when nothing is left to answer and there is no play or no card in hand left. The
effects:

    trick                    take 1 gold from every other seat that has 4 or more
    negotiation, izumiya     the card of the city comes face up to one's discard, for its cost; with izumiya for nothing
    hiiragi                  "blind" (a card) is the card thrown from the seat's hand to its discard, face up
    oboro, tokunaga          the card comes to one's hand
    kogarashi                take 1 gold from the seat
    daimon                   the card goes to the city, and its owner gains 2 gold
    sakuraya                 pay the card's cost, to the owner if it lies in a discard; the card comes to one's hand
    echigoya                 gain 2 gold
    kanda, ueshima           gain 1 gold and one more play; pay 1 gold for two more plays

If the seat whose turn ends has 8 gold the game is over ("gold"), likewise with 8 different names in hand and discard
("names"), and after 100 turns of each seat ("turns"). Points are different names + gold. The tiebreak ranks before
the points here: it is 1 for who has won by gold or names, otherwise 0.

# Trader ("trader")

A card is a colour and a value: R, S, W, G or C (rail, steam, wire, gas, china) and 2 to 6. The options are "rounds"
(1 to 9), "partners_talk" ("no" or "yes", of no effect here) and "first" ("random" or a seat).

Set-up. "first" (a seat) is there if the option says "random". Then "stocks" is all 35 cards: seven for column 0
(Paris) from the capital downwards, so that the last of them is free, then seven each for columns 1 (Berlin), 2
(London), 3 (Rome) and 4 (Brussels). Every seat has 20 money with two players, 17 with three, 15 with four. With three
players the closed card lies on column 2. With four, seats 0 and 2 are a team, and so are seats 1 and 3.

    buy 3                    buy the free stock of column 3 for its value
    sell R4 R5               sell two stocks of one's own for the product of their values (2 and 3 players)
    sell R4 with R5          sell the first stock of one's own and the second of the partner's, likewise (4 players)
    joker R3                 sell a stock of one's own with the joker for twice its value
    joker R3 of partner      sell a stock of the partner's with the joker of the team, likewise (4 players)
    close 2                  move the closed card to column 2
    decline                  make no last sale
    pass                     do nothing, because nothing can be bought or sold

Who sells gets the money. While the closed card is in the game, who has bought, sold, or passed with enough money for
the stock under it, is asked for "close" before the turn ends; it leaves the game when the second column is emptied.
Trading ends at once when the third column is emptied ("three columns are empty"), or after the turn with which all
seats in a row have passed ("everybody passed"); the reason that ends the last round is the reason of the result.
Then, clockwise from the seat after the one on turn, every seat that can sell is asked for a last sale or to decline;
a seat (with four players: a team) has one joker a round, and a team that has made its last sale is asked no more.
Then the round is over. If there is another, "stocks" stands in the chance of the move that ended this one; everything
is set up anew, and the seat after the one that started this round starts.

Points are the money of all rounds, with four players that of the team. Nothing ranks equal points: the tiebreak is 0.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.core.chance import Chance, Outcome, Told, Untold
from game.core.game import Result, Title
from game.core.match import Match, Seat, why_no_seats

FORMAT, VERSION = "akindo-record", 1
LARGEST_FILE = 4_000_000
"""The most characters a record may have: far more than the longest game needs."""
LONGEST_SENTENCE = 200
MOST_HELP = 9999
"""Nobody is told of more."""


class BadRecord(ValueError):
    """A document that is no record, or tells of a game that cannot have been played. Says where and what, in a line."""

    def __init__(self, sentence: str) -> None:
        # Parts of the sentence may come from a hostile document.
        super().__init__("".join(sign if sign.isprintable() else "?" for sign in sentence[:LONGEST_SENTENCE]))


class Entry(NamedTuple):
    """One decision as a record tells it."""

    seat: int
    move: str
    chance: tuple[Outcome, ...]


class Record(NamedTuple):
    """A record's content, read but not yet replayed."""

    title: Title
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    setup: tuple[Outcome, ...]
    first: tuple[int, str]
    moves: tuple[Entry, ...]
    taken_back: int
    hints: tuple[int, ...]
    result: Result | None
    fingerprint: str


# ---- writing


def write(match: Match) -> str:
    """Write a match as a record, finished or not: one line for each decision."""
    cards = match.title.cards
    result = match.state.result
    head = {
        "format": FORMAT,
        "version": VERSION,
        "title": match.title.name,
        "rules": match.title.rules,
        "seats": [seat._asdict() for seat in match.seats],
        "options": match.options,
        "setup": [_told(outcome, cards) for outcome in match.setup],
        "first": {"seat": match.first.seat, "why": match.first.why},
    }
    moves = [
        {"seat": decision.seat, "move": match.title.write(decision.move)}
        | ({"chance": [_told(outcome, cards) for outcome in decision.chance]} if decision.chance else {})
        for decision in match.decisions
    ]
    tail = {
        "taken_back": match.taken_back,
        "hints": match.hints,
        "result": result and result._asdict(),
        "fingerprint": fingerprint(match),
    }
    lines = [f" {json.dumps(key)}: {_dumps(value)}" for key, value in head.items()]
    lines.append(' "moves": [\n' + ",\n".join(f"  {_dumps(move)}" for move in moves) + "\n ]")
    lines += [f" {json.dumps(key)}: {_dumps(value)}" for key, value in tail.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(match: Match) -> str:
    """Sum up the position in 64 characters: equal positions, and only those, have equal fingerprints."""
    return hashlib.sha256(match.state.position().encode()).hexdigest()


def _dumps(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _told(outcome: Outcome, cards: tuple[str, ...]) -> dict[str, Any]:
    if isinstance(outcome.answer, list):
        return {outcome.what: [cards[card] for card in outcome.answer]}
    return {outcome.what: cards[outcome.answer] if outcome.of_cards else outcome.answer}


# ---- reading


def read(text: str, find: Callable[[str], Title]) -> Record:
    """Read a record's content, or raise BadRecord. Whether the game can be played so is not looked at yet.

    `find` gives the title of a name or raises ValueError, as `catalog.title` does.
    """
    if len(text) > LARGEST_FILE:
        raise BadRecord(f"it is larger than {LARGEST_FILE // 1_000_000} MB, which no record is")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadRecord(f"it is not a JSON document{where}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadRecord("it is not an Akindo record")
    version = _get(document, "version", int)
    if version != VERSION:
        raise BadRecord(f"it has format version {_short(version)}, this program reads {VERSION}")
    try:
        title = find(_get(document, "title", str))
    except ValueError as error:
        raise BadRecord(str(error)) from None
    numbers = {card: number for number, card in enumerate(title.cards)}
    seats = tuple(
        Seat(_get(seat, "name", str), _get(seat, "kind", str), _get(seat, "colour", str))
        for seat in _items(document, "seats", dict)
    )
    wrong = why_no_seats(seats)
    if wrong:
        raise BadRecord(wrong)
    first = _get(document, "first", dict)
    moves = tuple(
        Entry(
            _get(entry, "seat", int),
            _get(entry, "move", str),
            tuple(_outcomes(entry, "chance", numbers)) if "chance" in entry else (),
        )
        for entry in _items(document, "moves", dict)
    )
    return Record(
        title,
        _get(document, "rules", int),
        seats,
        _options(document),
        tuple(_outcomes(document, "setup", numbers)),
        (_get(first, "seat", int), _get(first, "why", str)),
        moves,
        _help(_get(document, "taken_back", int)) if "taken_back" in document else 0,
        tuple(map(_help, _items(document, "hints", int))) if "hints" in document else (0,) * len(seats),
        None if document.get("result", ()) is None else _result(_get(document, "result", dict)),
        _get(document, "fingerprint", str),
    )


def _help(number: int) -> int:
    return min(max(0, number), MOST_HELP)


def _get(entry: dict[str, Any], key: str, kind: type) -> Any:
    if key not in entry:
        raise BadRecord(f'"{key}" is missing')
    value = entry[key]
    if type(value) is not kind:
        raise BadRecord(f'"{key}" cannot be {_short(value)}')
    return value


def _items(entry: dict[str, Any], key: str, kind: type) -> Iterator[Any]:
    for number, item in enumerate(_get(entry, key, list)):
        if type(item) is not kind:
            raise BadRecord(f'number {number} of "{key}" cannot be {_short(item)}')
        yield item


def _options(document: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = _get(document, "options", dict)
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise BadRecord(f"the option {name} cannot be {_short(value)}")
    return options


def _result(entry: dict[str, Any]) -> Result:
    return Result(
        _get(entry, "reason", str),
        *(tuple(_items(entry, key, int)) for key in ("points", "tiebreak", "places")),
    )


def _outcomes(entry: dict[str, Any], key: str, numbers: dict[str, int]) -> Iterator[Outcome]:
    for item in _items(entry, key, dict):
        if len(item) != 1:
            raise BadRecord(f'what chance decides stands alone in an object, not with {len(item)} keys as in "{key}"')
        [(what, answer)] = item.items()
        if type(answer) is int:
            yield Outcome(what, answer, of_cards=False)
            continue
        names = answer if isinstance(answer, list) else [answer]
        unknown = [name for name in names if not isinstance(name, str) or name not in numbers]
        if unknown:
            raise BadRecord(f"{_short(unknown[0])} is no card")
        found = [numbers[name] for name in names]
        yield Outcome(what, found if isinstance(answer, list) else found[0])


def _short(value: Any) -> str:
    """Show a value of a foreign document in a few harmless characters."""
    if isinstance(value, str | bool | int | float) or value is None:
        try:
            shown = ascii(value)
        except ValueError:  # a number of many thousand digits
            shown = "a huge number"
        return shown if len(shown) <= 40 else shown[:37] + "..."
    return "a list" if isinstance(value, list) else "an object"


# ---- replaying


def replay(record: Record, chance: Chance | None = None) -> Match:
    """Play a record through and return the match as it stood, or raise BadRecord with the move's number.

    If the game is not over it goes on with the given chance.
    """
    title = record.title
    if record.rules != title.rules:
        raise BadRecord(f"it was played by rules {_short(record.rules)}, this program plays rules {title.rules}")
    told = Told(record.setup)
    try:
        match = Match(title, record.seats, record.options, told)
    except (Untold, ValueError) as error:
        raise BadRecord(f"set-up: {error}") from None
    if told.left():
        raise BadRecord("set-up: it tells of more chance than there was")
    if len(record.hints) != len(match.seats):
        raise BadRecord("set-up: it does not tell the hints of every seat")
    if record.options != match.options:
        raise BadRecord("set-up: it leaves out what the table agreed on")
    if record.first != (match.first.seat, match.first.why):
        raise BadRecord(f"set-up: seat {match.first.seat} starts ({match.first.why}), the record says otherwise")
    for number, entry in enumerate(record.moves, start=1):
        try:
            _replay_move(match, entry)
        except ValueError as error:
            raise BadRecord(f"move {number}: {error}") from None
    if record.result != match.state.result:
        raise BadRecord(f"move {len(record.moves)}: the result is not what this game comes to")
    if record.fingerprint != fingerprint(match):
        raise BadRecord(f"move {len(record.moves)}: the fingerprint does not fit the last position")
    match.taken_back, match.hints = record.taken_back, list(record.hints)
    if chance is not None:
        match.chance.chance = chance
    return match


def _replay_move(match: Match, entry: Entry) -> None:
    if match.state.result:
        raise ValueError("the game was already over")
    if entry.seat != match.state.to_act:
        raise ValueError(f"it is seat {match.state.to_act} that decides, not seat {_short(entry.seat)}")
    move = match.title.read(entry.move)
    told = Told(entry.chance)
    match.chance.chance = told
    refusal = match.play(move)
    if refusal:
        raise ValueError(str(refusal))
    if told.left():
        raise ValueError("it tells of more chance than there was")


def load(text: str, find: Callable[[str], Title], chance: Chance | None = None) -> Match:
    """Read and replay a record in one go."""
    return replay(read(text, find), chance)
