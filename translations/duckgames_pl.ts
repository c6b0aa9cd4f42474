<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AlreadyRunning</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Duck Games is running in another window. Only one at a time can keep your matches safe.</source>
        <translation>Duck Games działa już w innym oknie. Tylko jedno naraz może bezpiecznie zapisywać partie.</translation>
    </message>
    <message>
        <source>The ducks are out already</source>
        <translation>Kaczki już pływają</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiuj szczegóły</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Something broke</source>
        <translation>Coś się zepsuło</translation>
    </message>
    <message>
        <source>Something broke last time</source>
        <translation>Ostatnio coś się zepsuło</translation>
    </message>
    <message>
        <source>The pond got muddy</source>
        <translation>Woda w stawie zmętniała</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>Do menu</translation>
    </message>
    <message>
        <source>Your game was saved after the last move. The details help us to mend it.</source>
        <translation>Partia jest zapisana po ostatnim ruchu. Szczegóły pomogą nam to naprawić.</translation>
    </message>
    <message>
        <source>Your games are saved up to the last move. The details help us to mend it.</source>
        <translation>Partie są zapisane do ostatniego ruchu. Szczegóły pomogą nam to naprawić.</translation>
    </message>
</context>
<context>
    <name>GamePostcard</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Wkrótce</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dokończ</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n gracz</numerusform>
            <numerusform>{fewest}–%n graczy</numerusform>
            <numerusform>{fewest}–%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Launcher</name>
    <message>
        <source>1 2 3: choose a game</source>
        <translation>1 2 3: wybór gry</translation>
    </message>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Enter: play</source>
        <translation>Enter: graj</translation>
    </message>
    <message>
        <source>F1: rules</source>
        <translation>F1: zasady</translation>
    </message>
    <message>
        <source>Tab: move</source>
        <translation>Tab: dalej</translation>
    </message>
    <message>
        <source>Three calm games by the pond, against clever ducks</source>
        <translation>Trzy spokojne gry nad stawem, z bystrymi kaczkami</translation>
    </message>
</context>
<context>
    <name>LauncherBar</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Switch to day</source>
        <translation>Włącz dzień</translation>
    </message>
    <message>
        <source>Switch to evening</source>
        <translation>Włącz wieczór</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Włącz dźwięk</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Dźwięk jest wyłączony.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Dźwięk jest włączony.</translation>
    </message>
</context>
<context>
    <name>MatchOptions</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Even what has been shown can be taken back. Such a match is practice and does not count.</source>
        <translation>Cofnąć można nawet to, co już odkryte. Taka partia jest treningowa i się nie liczy.</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Pokazuj dozwolone miejsca</translation>
    </message>
    <message>
        <source>Show which cards are still to come</source>
        <translation>Pokazuj, jakie karty jeszcze wyjdą</translation>
    </message>
    <message>
        <source>Take back any move</source>
        <translation>Swobodne cofanie ruchów</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>cofnij</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Choosing now: {names}. Points: {scores}.</source>
        <translation>Teraz ruch: {names}. Punkty: {scores}.</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Podpowiedź: {action}</translation>
    </message>
    <message>
        <source>Space makes the ducks hurry.</source>
        <translation>Spacja pospiesza kaczki.</translation>
    </message>
    <message>
        <source>Still thinking</source>
        <translation>Kaczki wciąż myślą</translation>
    </message>
    <message>
        <source>The ducks are thinking</source>
        <translation>Kaczki myślą</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>What has been shown since cannot be unseen.</source>
        <translation>Tego, co się od tamtej pory odkryło, nie da się zapomnieć.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zaczynamy</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>około %n minuty</numerusform>
            <numerusform>około %n minut</numerusform>
            <numerusform>około %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n gracz</numerusform>
            <numerusform>{fewest}–%n graczy</numerusform>
            <numerusform>{fewest}–%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Nothing moves until you go on.</source>
        <translation>Wszystko na ciebie czeka.</translation>
    </message>
    <message>
        <source>The pond is resting</source>
        <translation>Staw odpoczywa</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>There is no screen to show the window on.</source>
        <translation>Nie ma ekranu, na którym można by pokazać okno.</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Skopiuj ziarno</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Obejrzyj stół</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Ziarno {seed}</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Wygrywa najwyższa suma</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Wygrywa najniższa suma</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Brawo, wygrywasz!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>After round {number}</source>
        <translation>Po rundzie {number}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>RoundRows</name>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>{name}: {points} in this round, {total} in all</source>
        <translation>{name}: w tej rundzie {points}, razem {total}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Headings</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>These rules are not written yet.</source>
        <translation>Tych zasad jeszcze nie spisano.</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message numerus="yes">
        <source>%n player(s) at most</source>
        <translation>
            <numerusform>Najwyżej %n gracz</numerusform>
            <numerusform>Najwyżej %n gracze</numerusform>
            <numerusform>Najwyżej %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a duck</source>
        <translation>Dosadź kaczkę</translation>
    </message>
    <message>
        <source>At the table already: the two change places.</source>
        <translation>Ta kaczka już gra: zamienią się miejscami.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>{name}: choose a duck</source>
        <translation>{name}: wybierz kaczkę</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose a duck</source>
        <translation>Wybierz kaczkę</translation>
    </message>
    <message>
        <source>Duck: {duck}</source>
        <translation>Kaczka: {duck}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Remove: {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <source>Temper: {temper}</source>
        <translation>Charakter: {temper}</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Kto gra: {name}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>człowiek</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>Ziarno to liczba całkowita od 0 do {largest}.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>The same seed deals the same cards. Leave it empty, and one is drawn.</source>
        <translation>To samo ziarno daje te same karty. Zostaw puste pole, a gra je wylosuje.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>losowe</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Wygląd i język</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Pokazuj dozwolone miejsca</translation>
    </message>
    <message>
        <source>Show which cards are still to come</source>
        <translation>Pokazuj, jakie karty jeszcze wyjdą</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Calm</source>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykle</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show a good move (H)</source>
        <translation>Pokaż dobry ruch (H)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take back (Z)</source>
        <translation>Cofnij (Z)</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>Do menu</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>Choosing now: {names}</source>
        <translation>Teraz ruch: {names}</translation>
    </message>
</context>
<context>
    <name>coming</name>
    <message>
        <source>Duck Town</source>
        <translation>Kacze Miasteczko</translation>
    </message>
    <message>
        <source>Kaczogród</source>
        <translation>Kaczogród</translation>
    </message>
    <message>
        <source>Lay your city card by card, guard it from surprises, collect special places.</source>
        <translation>Układaj miasto karta po karcie, chroń je i zbieraj budowle specjalne.</translation>
    </message>
    <message>
        <source>Pick a secret role, earn coins and build the finest seven buildings in town.</source>
        <translation>Wybierz tajną rolę, zbieraj monety i postaw siedem najlepszych budynków.</translation>
    </message>
    <message>
        <source>build your own duck city</source>
        <translation>zbuduj własne kacze miasto</translation>
    </message>
</context>
<context>
    <name>command_line</name>
    <message>
        <source>FOLDER</source>
        <translation>KATALOG</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Naraz można otworzyć tylko jeden plik.</translation>
    </message>
    <message>
        <source>Three duck card games against clever ducks.</source>
        <translation>Trzy kacze gry karciane z bystrymi kaczkami.</translation>
    </message>
    <message>
        <source>a saved match to open</source>
        <translation>zapisana partia do otwarcia</translation>
    </message>
    <message>
        <source>check the installation and end</source>
        <translation>sprawdź instalację i zakończ</translation>
    </message>
    <message>
        <source>continue the newest match</source>
        <translation>dokończ najnowszą partię</translation>
    </message>
    <message>
        <source>deal from this seed</source>
        <translation>rozdaj karty z tego ziarna</translation>
    </message>
    <message>
        <source>draw pictures of the program into this folder and end</source>
        <translation>narysuj obrazki programu do tego katalogu i zakończ</translation>
    </message>
    <message>
        <source>draw the pictures in this size; may be given several times</source>
        <translation>rysuj obrazki w tym rozmiarze; można podać kilka razy</translation>
    </message>
    <message>
        <source>end as soon as the window is drawn</source>
        <translation>zakończ, gdy tylko okno się narysuje</translation>
    </message>
    <message>
        <source>open the new match of this game, or continue it</source>
        <translation>otwórz nową partię tej gry albo ją dokończ</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>pokaż wersję i zakończ</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>pokaż tę pomoc i zakończ</translation>
    </message>
    <message>
        <source>speak this language</source>
        <translation>mów w tym języku</translation>
    </message>
    <message>
        <source>use this theme</source>
        <translation>użyj tego motywu</translation>
    </message>
    <message>
        <source>{option} takes a size as 1280x800, not {value}.</source>
        <translation>{option} przyjmuje rozmiar w postaci 1280x800, a nie {value}.</translation>
    </message>
    <message>
        <source>{option} takes a whole number from 0 to {largest}.</source>
        <translation>{option} przyjmuje liczbę całkowitą od 0 do {largest}.</translation>
    </message>
    <message>
        <source>{option} takes one of {values}, not {value}.</source>
        <translation>{option} przyjmuje jedno z: {values}, a nie {value}.</translation>
    </message>
</context>
<context>
    <name>duck_and_cover</name>
    <message>
        <source>A duck swims to a free place only.</source>
        <translation>Przepłynąć można tylko na wolne miejsce.</translation>
    </message>
    <message>
        <source>A free place must touch another duck along a side.</source>
        <translation>Wolne miejsce musi stykać się bokiem z inną kaczką.</translation>
    </message>
    <message>
        <source>Captain&apos;s deck</source>
        <translation>Talia kapitana</translation>
    </message>
    <message>
        <source>Captain&apos;s deck, cards left: {number}</source>
        <translation>Talia kapitana, zostało kart: {number}</translation>
    </message>
    <message>
        <source>Cover a neighbour, or swim to a free place beside any other duck.</source>
        <translation>Nakryj sąsiada albo przepłyń na wolne miejsce obok innej kaczki.</translation>
    </message>
    <message>
        <source>Cover this duck</source>
        <translation>Nakryj tę kaczkę</translation>
    </message>
    <message>
        <source>Cover {over}</source>
        <translation>Nakryj {over}</translation>
    </message>
    <message>
        <source>Covering can wait. Neighbours of {duck} there: {number}.</source>
        <translation>Nakrycie może poczekać. Tam {duck} ma sąsiadów: {number}.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Discards {number} of {of}</source>
        <translation>Odrzucone {number} z {of}</translation>
    </message>
    <message>
        <source>Discards: {number} of {of}</source>
        <translation>Odrzucone: {number} z {of}</translation>
    </message>
    <message>
        <source>Duck {number} on a stack, cards: {cards}, splash {splash}, column {column}, row {row}</source>
        <translation>Kaczka {number} na stosie, kart: {cards}, pluski {splash}, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>Duck {number}, splash {splash}, column {column}, row {row}</source>
        <translation>Kaczka {number}, pluski {splash}, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>Ducks showing</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Equal totals and equal ponds: the victory is shared.</source>
        <translation>Równe sumy i równe stawy: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Equal totals: fewer ducks showing at the end decide.</source>
        <translation>Równe sumy: rozstrzyga, kto ma na koniec mniej stosów.</translation>
    </message>
    <message>
        <source>Everybody quacks: {duck} is discarded.</source>
        <translation>Wszyscy: kwa! {duck} odpada.</translation>
    </message>
    <message>
        <source>Free place, column {column}, row {row}</source>
        <translation>Wolne miejsce, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>It covers {duck}; splashes hidden: {number}.</source>
        <translation>Nakrywa {duck}; ukryte pluski: {number}.</translation>
    </message>
    <message>
        <source>MAXIMUM</source>
        <translation>MAKSIMUM</translation>
    </message>
    <message>
        <source>Moves again: the highest</source>
        <translation>Jeszcze raz: najwyższa</translation>
    </message>
    <message>
        <source>Moves again: {number}</source>
        <translation>Jeszcze raz: {number}</translation>
    </message>
    <message>
        <source>Moves now: the highest</source>
        <translation>Rusza najwyższa</translation>
    </message>
    <message>
        <source>Moves now: {number}</source>
        <translation>Teraz rusza: {number}</translation>
    </message>
    <message>
        <source>No card is called</source>
        <translation>Żadna karta nie jest wezwana</translation>
    </message>
    <message>
        <source>Nobody moves</source>
        <translation>Nikt się nie rusza</translation>
    </message>
    <message>
        <source>One stack is left: the round ends, points: {number}.</source>
        <translation>Zostaje jeden stos: runda się kończy, punkty: {number}.</translation>
    </message>
    <message>
        <source>Only a duck side by side with {n} can be covered, not one at a corner or farther off.</source>
        <translation>Nakryć można tylko kaczkę tuż obok {n}, nie na ukos ani dalej.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkty razem</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Staw</translation>
    </message>
    <message>
        <source>Pond of the player: {who}</source>
        <translation>Staw gracza: {who}</translation>
    </message>
    <message>
        <source>Quack!</source>
        <translation>Kwa!</translation>
    </message>
    <message>
        <source>REPEAT</source>
        <translation>POWTÓRKA</translation>
    </message>
    <message>
        <source>Repeat comes first: it leaves the round.</source>
        <translation>Powtórka na start: wypada z rundy.</translation>
    </message>
    <message>
        <source>Repeat follows a discard: it is discarded too.</source>
        <translation>Powtórka po odrzuconej: też odpada.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <translation>Runda 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <translation>Runda 2</translation>
    </message>
    <message>
        <source>Round 3</source>
        <translation>Runda 3</translation>
    </message>
    <message>
        <source>Round {number} ends: a pond is down to one stack.</source>
        <translation>Koniec rundy {number}: komuś został jeden stos.</translation>
    </message>
    <message>
        <source>Round {number} ends: the captain has called enough.</source>
        <translation>Koniec rundy {number}: kapitan już się nawołał.</translation>
    </message>
    <message>
        <source>Round {number} ends: the discards are full.</source>
        <translation>Koniec rundy {number}: odrzuconych jest już komplet.</translation>
    </message>
    <message>
        <source>Round {number} of {of}</source>
        <translation>Runda {number} z {of}</translation>
    </message>
    <message>
        <source>Shows this pond large</source>
        <translation>Pokazuje ten staw w powiększeniu</translation>
    </message>
    <message>
        <source>Slide, stack and splash: pile your twelve ducks before the captain runs out of calls.</source>
        <translation>Przesuwaj, nakrywaj i chlap jak najmniej: zbierz dwanaście kaczek w jeden stos.</translation>
    </message>
    <message>
        <source>Still in the deck</source>
        <translation>Jeszcze w talii</translation>
    </message>
    <message>
        <source>Swim here</source>
        <translation>Przepłyń tutaj</translation>
    </message>
    <message>
        <source>That is a good place for {duck}. Neighbours: {number}.</source>
        <translation>To dobre miejsce dla {duck}. Sąsiadów: {number}.</translation>
    </message>
    <message>
        <source>That place touches no duck but {n} itself, and {n} is leaving.</source>
        <translation>To miejsce styka się tylko z samą {n}, a {n} stąd odpływa.</translation>
    </message>
    <message>
        <source>The captain calls maximum.</source>
        <translation>Kapitan woła: „Maksimum!”</translation>
    </message>
    <message>
        <source>The captain calls {number}.</source>
        <translation>Kapitan woła&#xa0;{number}.</translation>
    </message>
    <message>
        <source>The captain repeats maximum.</source>
        <translation>Kapitan znów: „Maksimum!”</translation>
    </message>
    <message>
        <source>The captain repeats {number}.</source>
        <translation>Kapitan powtarza {number}.</translation>
    </message>
    <message>
        <source>The captain will not call {duck} again: cover it. Splashes hidden: {number}.</source>
        <translation>Kapitan już nie zawoła {duck}: można nakryć. Ukryte pluski: {number}.</translation>
    </message>
    <message>
        <source>The captain&apos;s card: {card}</source>
        <translation>Karta kapitana: {card}</translation>
    </message>
    <message>
        <source>The captain&apos;s cards are shuffled.</source>
        <translation>Karty kapitana są tasowane.</translation>
    </message>
    <message>
        <source>The fewest splashes in three rounds.</source>
        <translation>Najmniej plusków w partii.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Wygrywa najniższa suma.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>The pond is calm again.</source>
        <translation>Na stawie znów spokój.</translation>
    </message>
    <message>
        <source>There is no duck to cover.</source>
        <translation>Nie ma tu kaczki do nakrycia.</translation>
    </message>
    <message>
        <source>This turn only your {n} can move.</source>
        <translation>W tej turze rusza tylko twoja {n}.</translation>
    </message>
    <message>
        <source>Your choice stands. The others are still choosing.</source>
        <translation>Twój ruch już wybrany. Inni jeszcze wybierają.</translation>
    </message>
    <message>
        <source>Your highest duck is {duck}: cover a neighbour or swim to a free place.</source>
        <translation>Twoja najwyższa to {duck}: nakryj sąsiada albo przepłyń na wolne miejsce.</translation>
    </message>
    <message>
        <source>Your {n} has to leave its place.</source>
        <translation>Twoja {n} musi opuścić swoje miejsce.</translation>
    </message>
    <message>
        <source>Your {n} is covered: quack!</source>
        <translation>Twoja {n} jest przykryta: kwa!</translation>
    </message>
    <message>
        <source>loves to cover</source>
        <translation>lubi nakrywać</translation>
    </message>
    <message>
        <source>loves to swim</source>
        <translation>lubi pływać</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maksimum</translation>
    </message>
    <message>
        <source>not beside</source>
        <translation>nie obok</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>nie wezwana</translation>
    </message>
    <message>
        <source>on the pond: {splash}</source>
        <translation>na stawie: {splash}</translation>
    </message>
    <message>
        <source>one stack</source>
        <translation>jeden stos</translation>
    </message>
    <message>
        <source>own place</source>
        <translation>własne miejsce</translation>
    </message>
    <message>
        <source>quack!</source>
        <translation>kwa!</translation>
    </message>
    <message>
        <source>quack! {duck} is covered</source>
        <translation>kwa! {duck} jest przykryta</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>powtórka</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>touches nobody</source>
        <translation>nikogo obok</translation>
    </message>
    <message>
        <source>weighs every move</source>
        <translation>rozważa każdy ruch</translation>
    </message>
    <message>
        <source>{duck} covers {over}</source>
        <translation>{duck} nakrywa {over}</translation>
    </message>
    <message>
        <source>{duck} swims</source>
        <translation>{duck} płynie</translation>
    </message>
    <message>
        <source>{duck} swims to a new place</source>
        <translation>{duck} płynie na nowe miejsce</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>zostało {number}</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} z {of}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>razem: {points}</translation>
    </message>
    <message>
        <source>{who}. Splash on the pond: {splash}. Points so far: {points}.</source>
        <translation>{who}. Pluski na stawie: {splash}. Punkty razem: {points}.</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Duck Games is open in another window already. Close that one first, or play on there.</source>
        <translation>Duck Games jest już otwarte w innym oknie. Najpierw je zamknij albo graj dalej tam.</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder: {folder} ({reason}). The match goes on, but it is not kept.</source>
        <translation>W tym katalogu nie da się nic zapisać: {folder} ({reason}). Partia trwa dalej, ale się nie zachowa.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Teraz to niemożliwe.</translation>
    </message>
    <message>
        <source>The damaged file is kept as {file}</source>
        <translation>Uszkodzony plik jest odłożony jako {file}</translation>
    </message>
    <message>
        <source>The disk is full, and the match cannot be saved. Make some room for this folder: {folder}</source>
        <translation>Dysk jest pełny i partii nie da się zapisać. Zrób trochę miejsca dla tego katalogu: {folder}</translation>
    </message>
    <message>
        <source>The match cannot be saved in this folder: {folder} ({reason})</source>
        <translation>Partii nie da się zapisać w tym katalogu: {folder} ({reason})</translation>
    </message>
    <message>
        <source>The match is paused. Go on first.</source>
        <translation>Partia jest wstrzymana. Najpierw ją wznów.</translation>
    </message>
    <message>
        <source>The newest copy of this saved game is damaged. The one before it is opened: the last move may be missing.</source>
        <translation>Najnowsza kopia tej partii jest uszkodzona. Otwiera się poprzednia: może brakować ostatniego ruchu.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The program starts with fresh ones.</source>
        <translation>Ustawień nie da się odczytać. Program startuje z domyślnymi.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}. They hold until you leave.</source>
        <translation>Ustawień nie da się zapisać w {file}. Działają do końca tej sesji.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file} ({reason})</source>
        <translation>Tego pliku nie da się odczytać: {file} ({reason})</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. The file stays as it is: {file}</source>
        <translation>Tę partię zapisała nowsza wersja programu. Plik zostaje bez zmian: {file}</translation>
    </message>
    <message>
        <source>This saved game will not open. The file is damaged. Your other games are safe.</source>
        <translation>Tej partii nie da się otworzyć. Plik jest uszkodzony. Pozostałe partie są bezpieczne.</translation>
    </message>
    <message>
        <source>{name} loses the thread and plays any legal move.</source>
        <translation>{name} gubi wątek i gra byle jaki dozwolony ruch.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message>
        <source>Biscuit</source>
        <translation>Biszkopt</translation>
    </message>
    <message>
        <source>Clever</source>
        <translation>Sprytna</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>Kometa</translation>
    </message>
    <message>
        <source>Drizzle</source>
        <translation>Mżawka</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Łagodna</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Lotos</translation>
    </message>
    <message>
        <source>Melody</source>
        <translation>Melodia</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Paczuszka</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pisklak</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Makówka</translation>
    </message>
    <message>
        <source>Quill</source>
        <translation>Pióro</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Szuwarek</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>Przebiegła</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Kleks</translation>
    </message>
    <message>
        <source>Toffee</source>
        <translation>Toffi</translation>
    </message>
    <message>
        <source>Wise</source>
        <translation>Mądra</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
</TS>
