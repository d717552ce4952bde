# The page before a game.
setup-title = New game
setup-players = { $least }–{ $most } players
setup-seats = Seats
setup-order = They sit clockwise in this order.
setup-shuffle = Shuffle the seats
setup-name = Name
setup-empty = empty seat
setup-kind-person = Person
setup-kind-bot = Bot
setup-kind-empty = Nobody
setup-kind-person-about = plays at this screen, hand hidden from others
setup-kind-empty-about = nobody sits here
setup-level-novice = Novice
setup-level-novice-about = buys what glitters and looks no further
setup-level-steady = Steady
setup-level-steady-about = weighs every move once and picks the best
setup-level-sharp = Sharp
setup-level-sharp-about = thinks a few moves ahead
setup-level-master = Master
setup-level-master-about = thinks long and forgives little
setup-colour-white = White, with the ring
setup-colour-pink = Pink, with the cherry blossom
setup-colour-grey = Grey, with the mountain
setup-colour-ochre = Ochre, with the fan
setup-up = Sit one place earlier
setup-down = Sit one place later
setup-rules = Table rules
setup-open_scores = Open points
setup-open_scores-about = piles show their number
setup-open_hands = Open hands
setup-open_hands-about = for teaching the game
setup-open_money = Open money
setup-open_money-about = everybody’s money shows
setup-rounds = Rounds
setup-rounds-about = money of all rounds is added up
setup-partners_talk = Partners may talk
setup-partners_talk-about = agreed among four players
setup-lone_card = Play a lone card
setup-lone_card-about = instead of a pick-up
setup-start = Start the game
setup-start-sub = { $people ->
    [0] { $bots } bots play, people watch
    [one] { $bots ->
        [one] 1 person, 1 bot
       *[other] 1 person, { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } people
        [one] { $people } people, 1 bot
       *[other] { $people } people, { $bots } bots
    }
}
setup-too-few = At least { $least } must sit at the table.
setup-name-missing = Everybody needs a name.
setup-name-signs = “{ $name }” has a letter that the game cannot show.
setup-name-twice = There is another { $name } at the table.
setup-back = Back
