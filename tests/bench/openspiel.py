"""Our titles as OpenSpiel games, and OpenSpiel's own information set search as a player of them.

That player is told what our search is told: deals of the unknown made from its view, the moves worth considering and
the judgement of a position. The search is OpenSpiel's, and goes on until its time is up.
"""

import time
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]

from game import catalog
from game.core.chance import Dice
from game.core.game import State, Title

CURIOSITY = 0.15
"""How much rarely tried moves are worth a try, in chances to win. With 0.4 it won 35 % of 24 games against this."""
MOST_ACTIONS, LONGEST = 1 << 20, 10_000
"""More different moves than are ever met, and more moves than any game has."""
ACTIONS: dict[Any, int] = {}
"""OpenSpiel's number of each move, by what makes it the same move in different deals of the unknown."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A title with so many players. A seed settles the deal."""

    title: Title
    kind: pyspiel.GameType

    def __init__(self, parameters: dict[str, int]) -> None:
        self.seats, self.seed = parameters["players"], parameters["seed"]
        self.sides = self.title.judgement.sides(self.seats)
        facts = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.seats / self.sides,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, facts, parameters)

    def new_initial_state(self) -> "Position":
        dice = Dice(self.seed)
        return Position(self, self.title.deal(self.seats, self.title.complete(self.seats, {}), dice, None), dice)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position of ours. Chance speaks within a move and needs no turn of its own; a victory is worth 1, in parts."""

    def __init__(self, game: Game, state: State, dice: Dice) -> None:
        super().__init__(game)
        self.title, self.sides, self.state, self.dice = game.title, game.sides, state, dice
        self.considered: dict[int, Any] = {}
        self.known: Any = None

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.state.result else self.state.to_act

    def is_terminal(self) -> bool:
        return self.state.result is not None

    def _legal_actions(self, player: int) -> list[int]:
        if not self.considered:
            candidates = self.title.judgement.candidates(self.state)
            self.considered = {ACTIONS.setdefault(key, len(ACTIONS)): move for key, move in candidates.items()}
        return sorted(self.considered)

    def _apply_action(self, action: int) -> None:
        self.state.play(self.considered[action], self.dice)
        self.considered, self.known = {}, None

    def _action_to_string(self, player: int, action: int) -> str:
        return self.title.write(self.considered[action])

    def returns(self) -> list[float]:
        return self.for_all(self.title.judgement.chances(self.state) if self.state.result else [0.0] * self.sides)

    def for_all(self, chances: list[float]) -> list[float]:
        """Give every player the chance of its side."""
        return [chances[seat % self.sides] for seat in range(self.state.seats)]

    def knowledge(self) -> Any:
        """What the player on turn knows: its view, with a perfect memory."""
        if self.known is None:
            self.known = self.state.view(self.state.to_act, self.title.aids)
        return self.known

    def __str__(self) -> str:
        return self.state.position()


def register() -> None:
    """Make all titles known to OpenSpiel."""
    for name in catalog.names():
        title = catalog.title(name)
        kind = pyspiel.GameType(
            short_name=f"akindo_{name}",
            long_name=title.label,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            min_num_players=title.players[0],
            max_num_players=title.players[-1],
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={"players": title.players[0], "seed": 0},
        )
        pyspiel.register_game(kind, type(name, (Game,), {"title": title, "kind": kind}))


register()


class Judge:
    """What the search asks about positions: all moves are alike at first, a leaf is judged as ours are."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, position: Position) -> list[float]:
        return position.for_all(position.title.judgement.look(position.state, self.dice))


class Searcher(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, by time instead of by number, with the view itself in place of a text that describes it."""

    def get_state_key(self, state: Position) -> Any:
        return state.knowledge()

    def search(self, root: Position, seconds: float) -> tuple[int, int]:
        """Search from a position until time is up; return the action that was tried most, and the iterations."""
        deadline = time.perf_counter() + seconds
        self.reset()
        self._root_node = self.create_new_node(root)
        iterations = 0
        while iterations < 2 or time.perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(root))
            iterations += 1
        return int(max(self.get_final_policy(root, self._root_node), key=lambda choice: choice[1])[0]), iterations


def choose(title: Title, view: Any, dice: Dice, seconds: float) -> tuple[Any, int]:
    """Choose the move that OpenSpiel's search tried most; say after how many iterations."""
    game = pyspiel.load_game(f"akindo_{title.name}", {"players": view.seats})
    searcher = Searcher(game, Judge(dice), CURIOSITY, 0, random_state=np.random.RandomState(int(dice.random() * 2**32)))
    searcher.set_resampler(lambda root, player: Position(game, title.redeal(view, dice), dice))
    root = Position(game, title.redeal(view, dice), dice)
    actions = root.legal_actions()
    action, iterations = searcher.search(root, seconds) if len(actions) > 1 else (actions[0], 1)
    return root.considered[action], iterations
