<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DeckPanel</name>
    <message numerus="yes">
        <source>{number} of %n card(s)</source>
        <translation>
            <numerusform>{number} of %n card</numerusform>
            <numerusform>{number} of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePostcard</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n player</numerusform>
            <numerusform>{fewest}–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n player</numerusform>
            <numerusform>{fewest}–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message numerus="yes">
        <source>%n player(s) at most</source>
        <translation>
            <numerusform>%n player at most</numerusform>
            <numerusform>%n players at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message numerus="yes">
        <source>%n character(s).</source>
        <translation>
            <numerusform>%n character.</numerusform>
            <numerusform>%n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duck_town</name>
    <message numerus="yes">
        <source>%n card(s) in your hand can still be built; new ones may be better.</source>
        <translation>
            <numerusform>%n card in your hand can still be built; new ones may be better.</numerusform>
            <numerusform>%n cards in your hand can still be built; new ones may be better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short</source>
        <translation>
            <numerusform>%n coin short</numerusform>
            <numerusform>%n coins short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards in that hand: {got}. In yours, only %n can still be built.</source>
        <translation>
            <numerusform>Cards in that hand: {got}. In yours, only %n can still be built.</numerusform>
            <numerusform>Cards in that hand: {got}. In yours, only %n can still be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards to exchange: %n</source>
        <translation>
            <numerusform>Cards to exchange: %n</numerusform>
            <numerusform>Cards to exchange: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag a building to your street, or choose one and press Enter. You have %n coin(s).</source>
        <translation>
            <numerusform>Drag a building to your street, or choose one and press Enter. You have %n coin.</numerusform>
            <numerusform>Drag a building to your street, or choose one and press Enter. You have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income: %n</source>
        <translation>
            <numerusform>Income: %n</numerusform>
            <numerusform>Income: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) from: {other}.</source>
        <translation>
            <numerusform>It takes %n point from: {other}.</numerusform>
            <numerusform>It takes %n points from: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %n card(s)</source>
        <translation>
            <numerusform>Look at %n card</numerusform>
            <numerusform>Look at %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n building(s) in this turn.</source>
        <translation>
            <numerusform>No more than %n building in this turn.</numerusform>
            <numerusform>No more than %n buildings in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Price: %n coin(s)</source>
        <translation>
            <numerusform>Price: %n coin</numerusform>
            <numerusform>Price: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s) income</source>
        <translation>
            <numerusform>Take %n coin of income</numerusform>
            <numerusform>Take %n coins of income</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n coin(s).</source>
        <translation>
            <numerusform>Then you have %n coin.</numerusform>
            <numerusform>Then you have %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n coin(s) short.</source>
        <translation>
            <numerusform>You are %n coin short.</numerusform>
            <numerusform>You are %n coins short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get new cards for %n that you cannot use.</source>
        <translation>
            <numerusform>You get a new card for %n that you cannot use.</numerusform>
            <numerusform>You get new cards for %n that you cannot use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You save for: {card}. Cost {cost}, %n coin(s) short.</source>
        <translation>
            <numerusform>You save for: {card}. Cost {cost}, %n coin short.</numerusform>
            <numerusform>You save for: {card}. Cost {cost}, %n coins short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your buildings owe you %n coin(s): take them when you like.</source>
        <translation>
            <numerusform>Your buildings owe you %n coin: take it when you like.</numerusform>
            <numerusform>Your buildings owe you %n coins: take them when you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth %n point(s).</source>
        <translation>
            <numerusform>{card} is worth %n point.</numerusform>
            <numerusform>{card} is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth only %n point(s).</source>
        <translation>
            <numerusform>{card} is worth only %n point.</numerusform>
            <numerusform>{card} is worth only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} brings new cards; %n in your hand can still be built.</source>
        <translation>
            <numerusform>{role} brings new cards; %n in your hand can still be built.</numerusform>
            <numerusform>{role} brings new cards; %n in your hand can still be built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} builds for %n coin(s): {card}.</source>
        <translation>
            <numerusform>{role} builds for %n coin: {card}.</numerusform>
            <numerusform>{role} builds for %n coins: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} collects %n coin(s) from buildings.</source>
        <translation>
            <numerusform>{role} collects %n coin from buildings.</numerusform>
            <numerusform>{role} collects %n coins from buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n card(s) at the smithy.</source>
        <translation>
            <numerusform>{role} draws %n card at the smithy.</numerusform>
            <numerusform>{role} draws %n cards at the smithy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n extra card(s).</source>
        <translation>
            <numerusform>{role} draws %n extra card.</numerusform>
            <numerusform>{role} draws %n extra cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} exchanges %n card(s) with the deck.</source>
        <translation>
            <numerusform>{role} exchanges %n card with the deck.</numerusform>
            <numerusform>{role} exchanges %n cards with the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} gets %n coin(s) more.</source>
        <translation>
            <numerusform>{role} gets %n coin more.</numerusform>
            <numerusform>{role} gets %n coins more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} keeps %n card(s).</source>
        <translation>
            <numerusform>{role} keeps %n card.</numerusform>
            <numerusform>{role} keeps %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} looks at %n card(s).</source>
        <translation>
            <numerusform>{role} looks at %n card.</numerusform>
            <numerusform>{role} looks at %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} may be {other}, chance {percent}%. %n coin(s) in the purse.</source>
        <translation>
            <numerusform>{role} may be {other}, chance {percent}%. %n coin in the purse.</numerusform>
            <numerusform>{role} may be {other}, chance {percent}%. %n coins in the purse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} pays %n coin(s) and knocks down: {card} ({owner}).</source>
        <translation>
            <numerusform>{role} pays %n coin and knocks down: {card} ({owner}).</numerusform>
            <numerusform>{role} pays %n coins and knocks down: {card} ({owner}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s), the whole purse of: {victim}.</source>
        <translation>
            <numerusform>{role} takes %n coin, the whole purse of: {victim}.</numerusform>
            <numerusform>{role} takes %n coins, the whole purse of: {victim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s).</source>
        <translation>
            <numerusform>{role} takes %n coin.</numerusform>
            <numerusform>{role} takes %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} turns a card into %n coin(s).</source>
        <translation>
            <numerusform>{role} turns a card into %n coin.</numerusform>
            <numerusform>{role} turns a card into %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n building(s) of your town pay this role.</source>
        <translation>
            <numerusform>{role}: %n building of your town pays this role.</numerusform>
            <numerusform>{role}: %n buildings of your town pay this role.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n coin(s) for your buildings.</source>
        <translation>
            <numerusform>{role}: %n coin for your buildings.</numerusform>
            <numerusform>{role}: %n coins for your buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: build up to %n building(s), or end your turn.</source>
        <translation>
            <numerusform>{role}: build %n building, or end your turn.</numerusform>
            <numerusform>{role}: build up to %n buildings, or end your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or %n card(s) from the deck.</source>
        <translation>
            <numerusform>{role}: take 2 coins, or %n card from the deck.</numerusform>
            <numerusform>{role}: take 2 coins, or %n cards from the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or look at %n card(s) and keep 1.</source>
        <translation>
            <numerusform>{role}: take 2 coins, or look at %n card and keep 1.</numerusform>
            <numerusform>{role}: take 2 coins, or look at %n cards and keep 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: the Badger cannot touch your town. It has %n building(s).</source>
        <translation>
            <numerusform>{role}: the Badger cannot touch your town. It has %n building.</numerusform>
            <numerusform>{role}: the Badger cannot touch your town. It has %n buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: the fullest purse holds %n coin(s).</source>
        <translation>
            <numerusform>{role}: the fullest purse holds %n coin.</numerusform>
            <numerusform>{role}: the fullest purse holds %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n card(s) in hand</source>
        <translation>
            <numerusform>{who}: %n card in hand</numerusform>
            <numerusform>{who}: %n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kaczogrod</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the deck are discarded</source>
        <translation>
            <numerusform>%n card of the deck are discarded</numerusform>
            <numerusform>%n cards of the deck are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>%n object counts for this city: {other}.</numerusform>
            <numerusform>%n objects count for this city: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are long enough.</source>
        <translation>
            <numerusform>%n round is long enough.</numerusform>
            <numerusform>%n rounds are long enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>%n special object counts for this city: {other}.</numerusform>
            <numerusform>%n special objects count for this city: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) lie in your discard pile.</source>
        <translation>
            <numerusform>%n special object lies in your discard pile.</numerusform>
            <numerusform>%n special objects lie in your discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>A truce of %n round? Asked by: {other}</numerusform>
            <numerusform>A truce of %n rounds? Asked by: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A type that you lack; then you have %n type(s).</source>
        <translation>
            <numerusform>A type that you lack; then you have %n type.</numerusform>
            <numerusform>A type that you lack; then you have %n types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another leads, with %n point(s): {other}.</source>
        <translation>
            <numerusform>Another leads, with %n point: {other}.</numerusform>
            <numerusform>Another leads, with %n points: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City of {who}: %n card(s)</source>
        <translation>
            <numerusform>City of {who}: %n card</numerusform>
            <numerusform>City of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck of {who}: %n card(s)</source>
        <translation>
            <numerusform>Deck of {who}: %n card</numerusform>
            <numerusform>Deck of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card(s)</source>
        <translation>
            <numerusform>Discard pile of {who}: %n card</numerusform>
            <numerusform>Discard pile of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), the last one first</source>
        <translation>
            <numerusform>Discard pile, %n card, the last one first</numerusform>
            <numerusform>Discard pile, %n cards, the last one first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand of {who}: %n card(s)</source>
        <translation>
            <numerusform>Hand of {who}: %n card</numerusform>
            <numerusform>Hand of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for more; then %n object(s) count in a draw.</source>
        <translation>
            <numerusform>It makes room for more; then %n object counts in a draw.</numerusform>
            <numerusform>It makes room for more; then %n objects count in a draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost a rival up to %n card(s).</source>
        <translation>
            <numerusform>It may cost a rival up to %n card.</numerusform>
            <numerusform>It may cost a rival up to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost this city up to %n card(s): {other}.</source>
        <translation>
            <numerusform>It may cost this city up to %n card: {other}.</numerusform>
            <numerusform>It may cost this city up to %n cards: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It protects your %n special object(s).</source>
        <translation>
            <numerusform>It protects your %n special object.</numerusform>
            <numerusform>It protects your %n special objects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It touches and protects %n special object(s): {card}.</source>
        <translation>
            <numerusform>It touches and protects %n special object: {card}.</numerusform>
            <numerusform>It touches and protects %n special objects: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rather a truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>Rather a truce of %n round? Asked by: {other}</numerusform>
            <numerusform>Rather a truce of %n rounds? Asked by: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n card(s)</source>
        <translation>
            <numerusform>Remove %n card</numerusform>
            <numerusform>Remove %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would help the one who leads with %n point(s): {other}.</source>
        <translation>
            <numerusform>That would help the one who leads with %n point: {other}.</numerusform>
            <numerusform>That would help the one who leads with %n points: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n special object(s) of your city count.</source>
        <translation>
            <numerusform>Then %n special object of your city counts.</numerusform>
            <numerusform>Then %n special objects of your city count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then your city loses only %n card(s).</source>
        <translation>
            <numerusform>Then your city loses only %n card.</numerusform>
            <numerusform>Then your city loses only %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There it touches %n card(s).</source>
        <translation>
            <numerusform>There it touches %n card.</numerusform>
            <numerusform>There it touches %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>Truce of %n round with: {other}</numerusform>
            <numerusform>Truce of %n rounds with: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce with {other}: %n round(s)</source>
        <translation>
            <numerusform>Truce with {other}: %n round</numerusform>
            <numerusform>Truce with {other}: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce, %n round(s)?</source>
        <translation>
            <numerusform>Truce, %n round?</numerusform>
            <numerusform>Truce, %n rounds?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), this is the one to stop: {other}.</source>
        <translation>
            <numerusform>With %n point, this is the one to stop: {other}.</numerusform>
            <numerusform>With %n points, this is the one to stop: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n quiet round(s) you can both build. Asked: {other}.</source>
        <translation>
            <numerusform>With %n quiet round you can both build. Asked: {other}.</numerusform>
            <numerusform>With %n quiet rounds you can both build. Asked: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n town hall(s) floods and hurricanes do less, and districts hold together.</source>
        <translation>
            <numerusform>With %n town hall floods and hurricanes do less, and districts hold together.</numerusform>
            <numerusform>With %n town halls floods and hurricanes do less, and districts hold together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what is cut off, this city loses %n card(s): {other}.</source>
        <translation>
            <numerusform>With what is cut off, this city loses %n card: {other}.</numerusform>
            <numerusform>With what is cut off, this city loses %n cards: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {other} against {victim}: %n round(s)</source>
        <translation>
            <numerusform>With {other} against {victim}: %n round</numerusform>
            <numerusform>With {other} against {victim}: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n card(s) with the deck</source>
        <translation>
            <numerusform>exchanges %n card with the deck</numerusform>
            <numerusform>exchanges %n cards with the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks at %n card(s) of the deck</source>
        <translation>
            <numerusform>looks at %n card of the deck</numerusform>
            <numerusform>looks at %n cards of the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only draws: %n card(s)</source>
        <translation>
            <numerusform>only draws: %n card</numerusform>
            <numerusform>only draws: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>proposes a truce of %n round(s), to: {other}</source>
        <translation>
            <numerusform>proposes a truce of %n round, to: {other}</numerusform>
            <numerusform>proposes a truce of %n rounds, to: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>would rather have a truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>would rather have a truce of %n round with: {other}</numerusform>
            <numerusform>would rather have a truce of %n rounds with: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} stays for %n round(s). City: {other}</source>
        <translation>
            <numerusform>{card} stays for %n round. City: {other}</numerusform>
            <numerusform>{card} stays for %n rounds. City: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n round(s) left</source>
        <translation>
            <numerusform>{card}: %n round left</numerusform>
            <numerusform>{card}: %n rounds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: build %n card(s) from your discard pile.</source>
        <translation>
            <numerusform>{card}: build %n card from your discard pile.</numerusform>
            <numerusform>{card}: build %n cards from your discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: discard %n card(s).</source>
        <translation>
            <numerusform>{card}: discard %n card.</numerusform>
            <numerusform>{card}: discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: give up %n card(s) of your city.</source>
        <translation>
            <numerusform>{card}: give up %n card of your city.</numerusform>
            <numerusform>{card}: give up %n cards of your city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: remove %n card. City: {other}</numerusform>
            <numerusform>{card}: remove %n cards. City: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s) of your own city.</source>
        <translation>
            <numerusform>{card}: remove up to %n card of your own city.</numerusform>
            <numerusform>{card}: remove up to %n cards of your own city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: remove up to %n card. City: {other}</numerusform>
            <numerusform>{card}: remove up to %n cards. City: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{victim} leads with %n point(s). Asked for help: {other}.</source>
        <translation>
            <numerusform>{victim} leads with %n point. Asked for help: {other}.</numerusform>
            <numerusform>{victim} leads with %n points. Asked for help: {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>%n decision judged.</numerusform>
            <numerusform>%n decisions judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them a mistake or worse.</source>
        <translation>
            <numerusform>%n of them is a mistake or worse.</numerusform>
            <numerusform>%n of them are mistakes or worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Being reviewed: %n decision(s) judged so far. You can leave this page.</source>
        <translation>
            <numerusform>Being reviewed: %n decision judged so far. You can leave this page.</numerusform>
            <numerusform>Being reviewed: %n decisions judged so far. You can leave this page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n match(es), from {least} to {most} points, {average} on average.</source>
        <translation>
            <numerusform>%n match, from {least} to {most} points, {average} on average.</numerusform>
            <numerusform>%n matches, from {least} to {most} points, {average} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at this level: {level}</source>
        <translation>
            <numerusform>%n win in a row at this level: {level}</numerusform>
            <numerusform>%n wins in a row at this level: {level}</numerusform>
        </translation>
    </message>
</context>
</TS>
