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
    <name>CoverPage</name>
    <message>
        <source>I am {name}</source>
        <translation>To ja: {name}</translation>
    </message>
    <message>
        <source>Next at the screen</source>
        <translation>Teraz przy ekranie</translation>
    </message>
    <message>
        <source>Next at the screen: {name}</source>
        <translation>Teraz przy ekranie: {name}</translation>
    </message>
    <message>
        <source>Pass the screen on. Everybody else looks away now.</source>
        <translation>Przekażcie ekran dalej. Pozostali niech teraz nie patrzą.</translation>
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
    <name>DuckCount</name>
    <message>
        <source>How many computer players?</source>
        <translation>Ilu graczy komputerowych?</translation>
    </message>
</context>
<context>
    <name>FocusPanel</name>
    <message>
        <source>Point at a card to read it.</source>
        <translation>Wskaż kartę, żeby ją przeczytać.</translation>
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
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More info</source>
        <translation>Więcej o grze</translation>
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
    <name>MatchRecall</name>
    <message>
        <source>Move taken back.</source>
        <translation>Ruch cofnięty.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nic się jeszcze nie wydarzyło.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Choosing now: {names}.</source>
        <translation>Teraz ruch: {names}.</translation>
    </message>
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
    <name>OptionGroup</name>
    <message>
        <source>{option}: off</source>
        <translation>{option}: nie</translation>
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
    <name>RecallPanel</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Since the last turn</source>
        <translation>Od ostatniej tury</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
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
        <source>Where the points come from. Point at a row to see what its player ended with.</source>
        <translation>Skąd wzięły się punkty. Wskaż wiersz, żeby zobaczyć stół gracza na koniec.</translation>
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
        <source>{name}: {points} in this round</source>
        <translation>{name}: w tej rundzie {points}</translation>
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
    <name>SpeechStrip</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>StripActions</name>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>TableGroup</name>
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
    <message>
        <source>{option}: off</source>
        <translation>{option}: nie</translation>
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
        <source>Kaczogród</source>
        <translation>Kaczogród</translation>
    </message>
    <message>
        <source>Lay your city card by card, guard it from surprises, collect special places.</source>
        <translation>Układaj miasto karta po karcie, chroń je i zbieraj budowle specjalne.</translation>
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
    <name>duck_town</name>
    <message numerus="yes">
        <source>%n card(s) in your hand can still be built; new ones may be better.</source>
        <translation>
            <numerusform>Z ręki możesz jeszcze zbudować %n budynek; nowe mogą być lepsze.</numerusform>
            <numerusform>Z ręki możesz jeszcze zbudować %n budynki; nowe mogą być lepsze.</numerusform>
            <numerusform>Z ręki możesz jeszcze zbudować %n budynków; nowe mogą być lepsze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short</source>
        <translation>
            <numerusform>brak %n monety</numerusform>
            <numerusform>brak %n monet</numerusform>
            <numerusform>brak %n monet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 coin more after gathering. 1 coin for each green building.</source>
        <translation>Zaraz po wzięciu monet albo karty 1 moneta więcej. 1 moneta za każdy zielony budynek.</translation>
    </message>
    <message>
        <source>1 coin more, and 1 for each green building.</source>
        <translation>Dodatkowa moneta i po jednej za zielone budynki.</translation>
    </message>
    <message>
        <source>2 coins</source>
        <translation>2 monety</translation>
    </message>
    <message>
        <source>2 extra cards; build up to three.</source>
        <translation>2 dodatkowe karty; zbuduj do trzech.</translation>
    </message>
    <message>
        <source>2 points more</source>
        <translation>o 2 punkty więcej</translation>
    </message>
    <message>
        <source>2 points more and powers</source>
        <translation>o 2 punkty więcej i moce</translation>
    </message>
    <message>
        <source>7 buildings</source>
        <translation>7 budynków</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>8 buildings</source>
        <translation>8 budynków</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8.</translation>
    </message>
    <message>
        <source>A Swan that misses its turn</source>
        <translation>Łabędź, który traci turę</translation>
    </message>
    <message>
        <source>A rival has {built} buildings: {role} can strike.</source>
        <translation>Budynki rywala: {built}. {role} może uderzyć.</translation>
    </message>
    <message>
        <source>A role cannot name itself.</source>
        <translation>Rola nie może wskazać samej siebie.</translation>
    </message>
    <message>
        <source>After that you may build.</source>
        <translation>Potem możesz budować.</translation>
    </message>
    <message>
        <source>All equal: the victory is shared.</source>
        <translation>Wszystko równe: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Another full town.</source>
        <translation>Kolejne pełne miasteczko.</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Borsuk</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Bóbr</translation>
    </message>
    <message>
        <source>Build: {card}</source>
        <translation>Zbuduj: {card}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Buildings that finish a town</source>
        <translation>Budynki do pełnego miasteczka</translation>
    </message>
    <message>
        <source>Called as number {number}</source>
        <translation>Numer wywołania: {number}</translation>
    </message>
    <message>
        <source>Called: {role}</source>
        <translation>Wywołano: {role}</translation>
    </message>
    <message>
        <source>Cannot be knocked down.</source>
        <translation>Tego budynku nie można zburzyć.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in that hand: {got}. In yours, only %n can still be built.</source>
        <translation>
            <numerusform>Karty w tamtej ręce: {got}. Z twojej da się zbudować tylko %n budynek.</numerusform>
            <numerusform>Karty w tamtej ręce: {got}. Z twojej da się zbudować tylko %n budynki.</numerusform>
            <numerusform>Karty w tamtej ręce: {got}. Z twojej da się zbudować tylko %n budynków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards to exchange: %n</source>
        <translation>
            <numerusform>Karty do wymiany: %n</numerusform>
            <numerusform>Karty do wymiany: %n</numerusform>
            <numerusform>Karty do wymiany: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose more, or exchange them. They go under the deck in this order.</source>
        <translation>Wybierz więcej albo wymień. Trafią pod talię w tej kolejności.</translation>
    </message>
    <message>
        <source>Costs {number} and scores {points} at the end.</source>
        <translation>Koszt: {number}, punkty na koniec: {points}.</translation>
    </message>
    <message>
        <source>Counts as any one colour at the end, unless built in the last round.</source>
        <translation>Na koniec liczy się jako jeden dowolny kolor, chyba że powstanie w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>Counts as the colour that pays your role.</source>
        <translation>Do dochodu liczy się jako kolor twojej roli.</translation>
    </message>
    <message>
        <source>Deck, cards left: {number}</source>
        <translation>Talia, zostało kart: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Drag a building to your street, or choose one and press Enter. You have %n coin(s).</source>
        <translation>
            <numerusform>Przeciągnij budynek na swoją ulicę albo wybierz go i naciśnij Enter. Masz %n monetę.</numerusform>
            <numerusform>Przeciągnij budynek na swoją ulicę albo wybierz go i naciśnij Enter. Masz %n monety.</numerusform>
            <numerusform>Przeciągnij budynek na swoją ulicę albo wybierz go i naciśnij Enter. Masz %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Weź %n kartę</numerusform>
            <numerusform>Weź %n karty</numerusform>
            <numerusform>Weź %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw 3</source>
        <translation>Dobierz 3</translation>
    </message>
    <message>
        <source>Draws 2 extra cards after gathering and may build up to three.</source>
        <translation>Zaraz po wzięciu monet albo karty dobiera 2 dodatkowe karty. Może zbudować do trzech budynków.</translation>
    </message>
    <message>
        <source>Duck Town</source>
        <translation>Kacze Miasteczko</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Equal points and buildings: the fuller purse decides.</source>
        <translation>Remis, także w budynkach: rozstrzyga sakiewka.</translation>
    </message>
    <message>
        <source>Equal points: the buildings alone decide.</source>
        <translation>Remis: rozstrzygają same budynki.</translation>
    </message>
    <message>
        <source>Equal points: the highest role in the last round decides.</source>
        <translation>Remis: rozstrzyga najwyższa rola ostatniej rundy.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Wymień %n kartę</numerusform>
            <numerusform>Wymień %n karty</numerusform>
            <numerusform>Wymień %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Wymień: {card}</translation>
    </message>
    <message>
        <source>First choose: take the fallen building or let it go.</source>
        <translation>Najpierw zdecyduj, czy bierzesz zburzony budynek.</translation>
    </message>
    <message>
        <source>First finish the exchange, or take it back.</source>
        <translation>Najpierw dokończ wymianę albo ją cofnij.</translation>
    </message>
    <message>
        <source>First keep one of the cards you look at.</source>
        <translation>Najpierw zostaw jedną z oglądanych kart.</translation>
    </message>
    <message>
        <source>First lay a role face down.</source>
        <translation>Najpierw odłóż jedną zakrytą rolę.</translation>
    </message>
    <message>
        <source>First name a role.</source>
        <translation>Najpierw wskaż rolę.</translation>
    </message>
    <message>
        <source>First pick a role.</source>
        <translation>Najpierw wybierz rolę.</translation>
    </message>
    <message>
        <source>First take coins or look at cards.</source>
        <translation>Najpierw weź monety albo obejrzyj karty.</translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation>Pięć kolorów</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Lis</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Za darmo</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Z talii</translation>
    </message>
    <message>
        <source>Full town</source>
        <translation>Pełne miasteczko</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Gęś</translation>
    </message>
    <message>
        <source>Hardly anybody expects you to have this role: {role}.</source>
        <translation>Mało kto się domyśli, że masz tę rolę: {role}.</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>Czapla</translation>
    </message>
    <message>
        <source>Heron&apos;s town</source>
        <translation>chroni Czapla</translation>
    </message>
    <message>
        <source>Income is taken once a turn, and you have taken it.</source>
        <translation>Dochód bierze się raz w turze i jest już wzięty.</translation>
    </message>
    <message numerus="yes">
        <source>Income: %n</source>
        <translation>
            <numerusform>Dochód: %n</numerusform>
            <numerusform>Dochód: %n</numerusform>
            <numerusform>Dochód: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn: your role will be called.</source>
        <translation>To nie twoja tura. Poczekaj, aż padnie twoja rola.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) from: {other}.</source>
        <translation>
            <numerusform>{other} traci %n punkt.</numerusform>
            <numerusform>{other} traci %n punkty.</numerusform>
            <numerusform>{other} traci %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all the cards you look at.</source>
        <translation>Zostawiasz sobie wszystkie obejrzane karty.</translation>
    </message>
    <message>
        <source>Keep one card.</source>
        <translation>Zostaw jedną kartę.</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Zostaw tę kartę</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Zostaw: {card}</translation>
    </message>
    <message>
        <source>Knock down a building. 1 coin for each red building.</source>
        <translation>Zburz budynek. Po monecie za czerwone budynki.</translation>
    </message>
    <message>
        <source>Knock down in your own town: {card}. {price}</source>
        <translation>Zburz u siebie: {card}. {price}</translation>
    </message>
    <message>
        <source>Knock down your own building: {card}?</source>
        <translation>Zburzyć własny budynek: {card}?</translation>
    </message>
    <message>
        <source>Knock down: {card} ({owner}). {price}</source>
        <translation>Zburz: {card} ({owner}). {price}</translation>
    </message>
    <message>
        <source>Knocked down</source>
        <translation>Zburzono</translation>
    </message>
    <message>
        <source>Knocked down: {card}. Take it for 1 coin?</source>
        <translation>Zburzono: {card}. Wziąć za 1 monetę?</translation>
    </message>
    <message>
        <source>Knocked down: {what}</source>
        <translation>Zburzono: {what}</translation>
    </message>
    <message>
        <source>Lay face down: {role}</source>
        <translation>Zakryj i odłóż: {role}</translation>
    </message>
    <message>
        <source>Lay one role face down.</source>
        <translation>Odłóż jedną zakrytą rolę.</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Nie bierz</translation>
    </message>
    <message numerus="yes">
        <source>Look at %n card(s)</source>
        <translation>
            <numerusform>Obejrzyj %n kartę</numerusform>
            <numerusform>Obejrzyj %n karty</numerusform>
            <numerusform>Obejrzyj %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at 3 cards instead of 2.</source>
        <translation>Oglądasz 3 karty zamiast 2.</translation>
    </message>
    <message>
        <source>Magpie</source>
        <translation>Sroka</translation>
    </message>
    <message>
        <source>May knock down a building for its cost less 1, but in no full town and not the Heron&apos;s. That ends the turn. 1 coin for each red building.</source>
        <translation>Może zburzyć budynek za jego koszt minus 1, ale nie w pełnym miasteczku i nie u Czapli. To kończy turę. 1 moneta za każdy czerwony budynek.</translation>
    </message>
    <message>
        <source>Name a role on the strip: when it is called, you get all its coins.</source>
        <translation>Wskaż rolę na pasku: gdy zostanie wywołana, dostajesz wszystkie jej monety.</translation>
    </message>
    <message>
        <source>Name a role on the strip: whoever has it misses the turn.</source>
        <translation>Wskaż rolę na pasku: kto ją ma, traci turę.</translation>
    </message>
    <message>
        <source>Name a role: it misses its turn.</source>
        <translation>Wskaż rolę: traci turę.</translation>
    </message>
    <message>
        <source>Name a role: when called, you get its coins.</source>
        <translation>Wskaż rolę: gdy padnie, masz jej monety.</translation>
    </message>
    <message>
        <source>Name nobody</source>
        <translation>Bez wskazania</translation>
    </message>
    <message>
        <source>Name: {role}</source>
        <translation>Wskaż: {role}</translation>
    </message>
    <message>
        <source>Names a role from Magpie to Badger that is not face up. Whoever has it misses that turn.</source>
        <translation>Wskazuje rolę od Sroki do Borsuka, która nie leży odkryta. Kto ją ma, traci tę turę.</translation>
    </message>
    <message>
        <source>Names a role from Owl to Badger, but not the one the Fox named. When it is called, the Magpie gets its coins.</source>
        <translation>Wskazuje rolę od Sowy do Borsuka, ale nie tę, którą wskazał Lis. Gdy ta rola padnie, Sroka dostaje jej monety.</translation>
    </message>
    <message>
        <source>No building of yours has the colour that pays you.</source>
        <translation>Nie masz budynku w kolorze, który ci płaci.</translation>
    </message>
    <message>
        <source>No colour pays your role.</source>
        <translation>Twojej roli nie płaci żaden kolor.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n building(s) in this turn.</source>
        <translation>
            <numerusform>W tej turze najwyżej %n budynek.</numerusform>
            <numerusform>W tej turze najwyżej %n budynki.</numerusform>
            <numerusform>W tej turze najwyżej %n budynków.</numerusform>
        </translation>
    </message>
    <message>
        <source>No role is worth naming.</source>
        <translation>Żadnej roli nie warto wskazać.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikogo</translation>
    </message>
    <message>
        <source>Nobody will have it this round, and only you know which it is.</source>
        <translation>W tej rundzie nie będzie jej miał nikt i tylko ty wiesz, która to.</translation>
    </message>
    <message>
        <source>Nothing can be knocked down in a full town.</source>
        <translation>W pełnym miasteczku nie można nic zburzyć.</translation>
    </message>
    <message>
        <source>Nothing lies here</source>
        <translation>Nic tu nie leży</translation>
    </message>
    <message>
        <source>Now choosing: {other}</source>
        <translation>Teraz ruch: {other}</translation>
    </message>
    <message>
        <source>Once a turn: a card of your hand becomes 1 coin.</source>
        <translation>Raz w turze: zamień kartę z ręki na 1 monetę.</translation>
    </message>
    <message>
        <source>Once a turn: pay 2 coins, draw 3 cards.</source>
        <translation>Raz w turze: zapłać 2 monety i dobierz 3 karty.</translation>
    </message>
    <message>
        <source>Once a turn: you have taken your coins or cards already.</source>
        <translation>Raz w turze: monety albo karta są już wzięte.</translation>
    </message>
    <message>
        <source>Once: swaps the whole hand with a player, or puts cards under the deck and draws as many.</source>
        <translation>Raz w turze: zamienia całą rękę z innym graczem albo wkłada karty pod talię i dobiera tyle samo.</translation>
    </message>
    <message>
        <source>One more building would finish this town: {other}.</source>
        <translation>Temu miasteczku brakuje jednego budynku: {other}.</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Sowa</translation>
    </message>
    <message>
        <source>Pay 2 coins, draw 3 cards</source>
        <translation>Za 2 monety dobierz 3 karty</translation>
    </message>
    <message>
        <source>Pick a role in secret.</source>
        <translation>Wybierz rolę w tajemnicy.</translation>
    </message>
    <message>
        <source>Pick a secret role, build a town. The first town of seven buildings ends the game.</source>
        <translation>Wybierz tajną rolę i buduj miasteczko. Pierwsze z siedmioma budynkami kończy grę.</translation>
    </message>
    <message>
        <source>Pick: {role}</source>
        <translation>Wybierz: {role}</translation>
    </message>
    <message>
        <source>Press to see this town large</source>
        <translation>Naciśnij, aby zobaczyć to miasteczko w powiększeniu</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n coin(s)</source>
        <translation>
            <numerusform>Cena: %n moneta</numerusform>
            <numerusform>Cena: %n monety</numerusform>
            <numerusform>Cena: %n monet</numerusform>
        </translation>
    </message>
    <message>
        <source>Role shown: {role}</source>
        <translation>Pokazana rola: {role}</translation>
    </message>
    <message>
        <source>Roles face down: {number}</source>
        <translation>Zakryte role: {number}</translation>
    </message>
    <message>
        <source>Roles to pick from</source>
        <translation>Role do wyboru</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Safe from the Badger</source>
        <translation>Borsuk tu nie burzy</translation>
    </message>
    <message>
        <source>Safe from the Badger. 1 coin for each blue building.</source>
        <translation>Borsuk cię nie ruszy. Po monecie za niebieskie budynki.</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Łabędź</translation>
    </message>
    <message>
        <source>Swap hands with: {other}</source>
        <translation>Zamień ręce: {other}</translation>
    </message>
    <message>
        <source>Swap hands, or exchange cards with the deck.</source>
        <translation>Zamień ręce z kimś albo wymień karty z talią.</translation>
    </message>
    <message>
        <source>Table of Duck Town</source>
        <translation>Stół: Kacze Miasteczko</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s) income</source>
        <translation>
            <numerusform>Weź dochód: %n moneta</numerusform>
            <numerusform>Weź dochód: %n monety</numerusform>
            <numerusform>Weź dochód: %n monet</numerusform>
        </translation>
    </message>
    <message>
        <source>Take 2 coins</source>
        <translation>Weź 2 monety</translation>
    </message>
    <message>
        <source>Take it for 1 coin</source>
        <translation>Weź za 1 monetę</translation>
    </message>
    <message>
        <source>Take the crown. 1 coin for each gold building.</source>
        <translation>Weź koronę. Po monecie za złote budynki.</translation>
    </message>
    <message>
        <source>Takes the crown at once and picks first next round. 1 coin for each gold building.</source>
        <translation>Od razu bierze koronę i w następnej rundzie wybiera przed innymi. 1 moneta za każdy złoty budynek.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Teraz nie można tego zrobić.</translation>
    </message>
    <message>
        <source>That is not what your turn is for.</source>
        <translation>W swojej turze robi się co innego.</translation>
    </message>
    <message>
        <source>That is the power of another role: {role}.</source>
        <translation>To moc innej roli: {role}.</translation>
    </message>
    <message>
        <source>The Badger may not touch this town for the whole round. 1 coin for each blue building.</source>
        <translation>Przez całą rundę Borsuk nie może niczego burzyć w tym miasteczku. 1 moneta za każdy niebieski budynek.</translation>
    </message>
    <message>
        <source>The Badger spares its own town.</source>
        <translation>Borsuk oszczędza własne miasteczko.</translation>
    </message>
    <message>
        <source>The Fossil Garden picks up for 1 coin: {card}.</source>
        <translation>Ogród Skamielin przygarnia za 1 monetę: {card}.</translation>
    </message>
    <message>
        <source>The Fox has named this role already: {role}.</source>
        <translation>Lis już wskazał tę rolę: {role}.</translation>
    </message>
    <message>
        <source>The Heron protects this town for the whole round.</source>
        <translation>Czapla chroni to miasteczko przez całą rundę.</translation>
    </message>
    <message>
        <source>The Hollow Oak Keep cannot be knocked down.</source>
        <translation>Baszta w Starym Dębie nie daje się zburzyć.</translation>
    </message>
    <message>
        <source>The Magpie cannot name the Fox.</source>
        <translation>Sroka nie może wskazać Lisa.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Talia jest pusta.</translation>
    </message>
    <message>
        <source>The first full town! The match ends with this round.</source>
        <translation>Pierwsze pełne miasteczko! Partia kończy się z tą rundą.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>The others go on to the next player. What is missing was taken before you or lies face down.</source>
        <translation>Pozostałe idą dalej. Brakujące wzięto przed tobą albo leżą zakryte.</translation>
    </message>
    <message>
        <source>The roles in the order they are called</source>
        <translation>Role w kolejności wywoływania</translation>
    </message>
    <message>
        <source>The town with the most points wins.</source>
        <translation>Wygrywa miasteczko z największą liczbą punktów.</translation>
    </message>
    <message>
        <source>The town with the most points.</source>
        <translation>Najwięcej punktów.</translation>
    </message>
    <message>
        <source>The towns are built.</source>
        <translation>Miasteczka stoją.</translation>
    </message>
    <message>
        <source>Then the other player cannot have it: {role}.</source>
        <translation>Tej roli nie dostanie wtedy rywal: {role}.</translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n coin(s).</source>
        <translation>
            <numerusform>Będziesz mieć %n monetę.</numerusform>
            <numerusform>Będziesz mieć %n monety.</numerusform>
            <numerusform>Będziesz mieć %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such building.</source>
        <translation>Nie ma takiego budynku.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>There is no such role.</source>
        <translation>Nie ma takiej roli.</translation>
    </message>
    <message>
        <source>There is nothing else you must do.</source>
        <translation>Nic więcej nie trzeba robić.</translation>
    </message>
    <message>
        <source>There is nothing more to do.</source>
        <translation>Nic więcej nie ma do zrobienia.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Nie masz tej karty na ręce.</translation>
    </message>
    <message>
        <source>This is your own hand.</source>
        <translation>To twoja własna ręka.</translation>
    </message>
    <message>
        <source>This role is not among those you can pick: {role}.</source>
        <translation>Tej roli nie ma do wyboru: {role}.</translation>
    </message>
    <message>
        <source>This role lies face up, nobody has it: {role}.</source>
        <translation>Ta rola leży odkryta, nikt jej nie ma: {role}.</translation>
    </message>
    <message>
        <source>This wonder works once a turn.</source>
        <translation>Ten cud działa raz w turze.</translation>
    </message>
    <message>
        <source>Town of: {who}. {number} of {of} built</source>
        <translation>Miasteczko: {who}. Zbudowano {number} z {of}</translation>
    </message>
    <message>
        <source>Turn into a coin: {card}</source>
        <translation>Zamień na monetę: {card}</translation>
    </message>
    <message>
        <source>Wears the crown</source>
        <translation>Ma koronę</translation>
    </message>
    <message>
        <source>What you do not keep goes under the deck.</source>
        <translation>Czego nie zostawisz, trafi pod talię.</translation>
    </message>
    <message>
        <source>When another player knocks down a building, 1 coin brings it to your hand.</source>
        <translation>Gdy ktoś inny zburzy budynek, za 1 monetę bierzesz go na rękę.</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Cuda</translation>
    </message>
    <message numerus="yes">
        <source>You are %n coin(s) short.</source>
        <translation>
            <numerusform>Brakuje ci %n monety.</numerusform>
            <numerusform>Brakuje ci %n monet.</numerusform>
            <numerusform>Brakuje ci %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can build this now</source>
        <translation>Możesz to teraz zbudować</translation>
    </message>
    <message numerus="yes">
        <source>You get new cards for %n that you cannot use.</source>
        <translation>
            <numerusform>Dostajesz nową kartę za %n niepotrzebną.</numerusform>
            <numerusform>Dostajesz nowe karty za %n niepotrzebne.</numerusform>
            <numerusform>Dostajesz nowe karty za %n niepotrzebnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no use for this card: {card}.</source>
        <translation>Ta karta ci się nie przyda: {card}.</translation>
    </message>
    <message>
        <source>You may knock down a building for its cost less 1. That ends your turn.</source>
        <translation>Możesz zburzyć budynek za jego koszt minus 1. To kończy turę.</translation>
    </message>
    <message>
        <source>You may swap hands with a player, or drag cards to the deck to exchange them.</source>
        <translation>Możesz zamienić się ręką z innym graczem albo przeciągnąć karty na talię, żeby je wymienić.</translation>
    </message>
    <message numerus="yes">
        <source>You save for: {card}. Cost {cost}, %n coin(s) short.</source>
        <translation>
            <numerusform>Cel: {card}. Koszt {cost}, brakuje %n monety.</numerusform>
            <numerusform>Cel: {card}. Koszt {cost}, brakuje %n monet.</numerusform>
            <numerusform>Cel: {card}. Koszt {cost}, brakuje %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Fossil Garden lets you take it into your hand.</source>
        <translation>Twój Ogród Skamielin pozwala wziąć tę kartę na rękę.</translation>
    </message>
    <message numerus="yes">
        <source>Your buildings owe you %n coin(s): take them when you like.</source>
        <translation>
            <numerusform>Za budynki należy ci się %n moneta: weź, kiedy chcesz.</numerusform>
            <numerusform>Za budynki należą ci się %n monety: weź, kiedy chcesz.</numerusform>
            <numerusform>Za budynki należy ci się %n monet: weź, kiedy chcesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other buildings cost the Badger 1 coin more.</source>
        <translation>Zburzenie innych twoich budynków kosztuje o 1 monetę więcej.</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Twoja rola</translation>
    </message>
    <message>
        <source>Your role misses this turn. The Fox named: {role}.</source>
        <translation>Twoja rola traci turę. Lis wskazał: {role}.</translation>
    </message>
    <message>
        <source>Your role&apos;s power works once a turn.</source>
        <translation>Moc roli działa raz w turze.</translation>
    </message>
    <message>
        <source>Your role, secret: {what}</source>
        <translation>Twoja rola, tajna: {what}</translation>
    </message>
    <message>
        <source>Your role, shown: {what}</source>
        <translation>Twoja rola, pokazana: {what}</translation>
    </message>
    <message>
        <source>Your role, turn missed: {what}</source>
        <translation>Twoja rola, traci turę: {what}</translation>
    </message>
    <message>
        <source>Your town has no wonder that can do this.</source>
        <translation>W twoim miasteczku nie ma cudu, który to umie.</translation>
    </message>
    <message>
        <source>Your town has this building already.</source>
        <translation>Ten budynek już stoi w twoim miasteczku.</translation>
    </message>
    <message>
        <source>Your town is full then. Your points: {points}, the best rival: {rival}.</source>
        <translation>Twoje miasteczko jest wtedy pełne. Punkty: {points}, najlepszy rywal: {rival}.</translation>
    </message>
    <message>
        <source>Your turn comes when your role is called.</source>
        <translation>Twoja tura nadejdzie, gdy padnie twoja rola.</translation>
    </message>
    <message>
        <source>a longer match</source>
        <translation>dłuższa partia</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>już stoi</translation>
    </message>
    <message>
        <source>as in the rules</source>
        <translation>jak w zasadach</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>builds whenever possible</source>
        <translation>buduje, gdy tylko może</translation>
    </message>
    <message>
        <source>built {number} of {of}</source>
        <translation>zbudowano {number} z {of}</translation>
    </message>
    <message>
        <source>cannot fall</source>
        <translation>nie runie</translation>
    </message>
    <message>
        <source>done</source>
        <translation>po turze</translation>
    </message>
    <message>
        <source>each wonder can do something of its own</source>
        <translation>każdy cud umie coś innego</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>kończy grę</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>odkryta</translation>
    </message>
    <message>
        <source>free place</source>
        <translation>wolne miejsce</translation>
    </message>
    <message>
        <source>full town</source>
        <translation>pełne miasteczko</translation>
    </message>
    <message>
        <source>gets nothing</source>
        <translation>nie dostaje nic</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoty</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>ciuła monety</translation>
    </message>
    <message>
        <source>named already</source>
        <translation>już wskazana</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>one role laid face down</source>
        <translation>odłożona jedna zakryta rola</translation>
    </message>
    <message>
        <source>one to go!</source>
        <translation>brakuje 1!</translation>
    </message>
    <message>
        <source>out, face up</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>purple, a wonder</source>
        <translation>fioletowy, cud</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>role chosen in secret</source>
        <translation>tajny wybór roli</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>tajna</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>jeszcze czeka</translation>
    </message>
    <message>
        <source>strikes at leaders</source>
        <translation>bije w prowadzących</translation>
    </message>
    <message>
        <source>takes the crown</source>
        <translation>bierze koronę</translation>
    </message>
    <message>
        <source>the crown stays where it is</source>
        <translation>korona zostaje, gdzie była</translation>
    </message>
    <message>
        <source>turn missed</source>
        <translation>traci turę</translation>
    </message>
    <message>
        <source>turn over</source>
        <translation>po turze</translation>
    </message>
    <message>
        <source>when the round ends</source>
        <translation>na koniec rundy</translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth %n point(s).</source>
        <translation>
            <numerusform>{card}: %n punkt.</numerusform>
            <numerusform>{card}: %n punkty.</numerusform>
            <numerusform>{card}: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth only %n point(s).</source>
        <translation>
            <numerusform>{card}: tylko %n punkt.</numerusform>
            <numerusform>{card}: tylko %n punkty.</numerusform>
            <numerusform>{card}: tylko %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {colour}, cost {number}</source>
        <translation>{card}, {colour}, koszt {number}</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>zostało {number}</translation>
    </message>
    <message>
        <source>{number} of {of} built</source>
        <translation>Zbudowano {number} z {of}</translation>
    </message>
    <message>
        <source>{role}</source>
        <translation>{role}</translation>
    </message>
    <message>
        <source>{role} answers the call.</source>
        <translation>{role} zgłasza się.</translation>
    </message>
    <message numerus="yes">
        <source>{role} brings new cards; %n in your hand can still be built.</source>
        <translation>
            <numerusform>{role} przyniesie nowe karty; z ręki możesz jeszcze zbudować %n budynek.</numerusform>
            <numerusform>{role} przyniesie nowe karty; z ręki możesz jeszcze zbudować %n budynki.</numerusform>
            <numerusform>{role} przyniesie nowe karty; z ręki możesz jeszcze zbudować %n budynków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} builds for %n coin(s): {card}.</source>
        <translation>
            <numerusform>{role} buduje za %n monetę: {card}.</numerusform>
            <numerusform>{role} buduje za %n monety: {card}.</numerusform>
            <numerusform>{role} buduje za %n monet: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} collects %n coin(s) from buildings.</source>
        <translation>
            <numerusform>{role} dostaje %n monetę za budynki.</numerusform>
            <numerusform>{role} dostaje %n monety za budynki.</numerusform>
            <numerusform>{role} dostaje %n monet za budynki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n card(s) at the smithy.</source>
        <translation>
            <numerusform>{role} dobiera w kuźni %n kartę.</numerusform>
            <numerusform>{role} dobiera w kuźni %n karty.</numerusform>
            <numerusform>{role} dobiera w kuźni %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n extra card(s).</source>
        <translation>
            <numerusform>{role} dobiera %n dodatkową kartę.</numerusform>
            <numerusform>{role} dobiera %n dodatkowe karty.</numerusform>
            <numerusform>{role} dobiera %n dodatkowych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} exchanges %n card(s) with the deck.</source>
        <translation>
            <numerusform>{role} wymienia z talią %n kartę.</numerusform>
            <numerusform>{role} wymienia z talią %n karty.</numerusform>
            <numerusform>{role} wymienia z talią %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} finds an empty purse: {victim}.</source>
        <translation>{role} zastaje pustą sakiewkę: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{role} gets %n coin(s) more.</source>
        <translation>
            <numerusform>{role} dostaje jeszcze %n monetę.</numerusform>
            <numerusform>{role} dostaje jeszcze %n monety.</numerusform>
            <numerusform>{role} dostaje jeszcze %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} gets 1 coin for it in this very turn.</source>
        <translation>{role} dostanie za to 1 monetę jeszcze w tej turze.</translation>
    </message>
    <message>
        <source>{role} is out this round.</source>
        <translation>{role} nie gra w tej rundzie.</translation>
    </message>
    <message numerus="yes">
        <source>{role} keeps %n card(s).</source>
        <translation>
            <numerusform>{role} zostawia sobie %n kartę.</numerusform>
            <numerusform>{role} zostawia sobie %n karty.</numerusform>
            <numerusform>{role} zostawia sobie %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} knocks down for free: {card} ({owner}).</source>
        <translation>{role} burzy za darmo: {card} ({owner}).</translation>
    </message>
    <message numerus="yes">
        <source>{role} looks at %n card(s).</source>
        <translation>
            <numerusform>{role} ogląda %n kartę.</numerusform>
            <numerusform>{role} ogląda %n karty.</numerusform>
            <numerusform>{role} ogląda %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} may be {other}, chance {percent}%. %n coin(s) in the purse.</source>
        <translation>
            <numerusform>Kto ma tę rolę ({role})? Może {other}, szansa {percent}%. W sakiewce %n moneta.</numerusform>
            <numerusform>Kto ma tę rolę ({role})? Może {other}, szansa {percent}%. W sakiewce %n monety.</numerusform>
            <numerusform>Kto ma tę rolę ({role})? Może {other}, szansa {percent}%. W sakiewce %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} may be {other}, chance {percent}%. Buildings there: {built}.</source>
        <translation>Kto ma tę rolę ({role})? Może {other}, szansa {percent}%. Zbudowane: {built}.</translation>
    </message>
    <message>
        <source>{role} missed its turn.</source>
        <translation>{role} traci turę.</translation>
    </message>
    <message>
        <source>{role} missed the turn, but takes the crown now.</source>
        <translation>{role} traci turę, ale teraz bierze koronę.</translation>
    </message>
    <message>
        <source>{role} names a role: {target}.</source>
        <translation>{role} wskazuje rolę: {target}.</translation>
    </message>
    <message>
        <source>{role} names nobody.</source>
        <translation>{role} nie wskazuje nikogo.</translation>
    </message>
    <message numerus="yes">
        <source>{role} pays %n coin(s) and knocks down: {card} ({owner}).</source>
        <translation>
            <numerusform>{role} płaci %n monetę i burzy: {card} ({owner}).</numerusform>
            <numerusform>{role} płaci %n monety i burzy: {card} ({owner}).</numerusform>
            <numerusform>{role} płaci %n monet i burzy: {card} ({owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} swaps hands with: {other}. Cards given: {gave}, got: {got}.</source>
        <translation>{role} wymienia całą rękę: {other}. Karty oddane: {gave}, otrzymane: {got}.</translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s), the whole purse of: {victim}.</source>
        <translation>
            <numerusform>{role} opróżnia sakiewkę: {victim}. Łup: %n moneta.</numerusform>
            <numerusform>{role} opróżnia sakiewkę: {victim}. Łup: %n monety.</numerusform>
            <numerusform>{role} opróżnia sakiewkę: {victim}. Łup: %n monet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s).</source>
        <translation>
            <numerusform>{role} bierze %n monetę.</numerusform>
            <numerusform>{role} bierze %n monety.</numerusform>
            <numerusform>{role} bierze %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} takes the crown and picks first next round.</source>
        <translation>{role} bierze koronę i w następnej rundzie wybiera przed innymi.</translation>
    </message>
    <message numerus="yes">
        <source>{role} turns a card into %n coin(s).</source>
        <translation>
            <numerusform>{role} zamienia kartę na %n monetę.</numerusform>
            <numerusform>{role} zamienia kartę na %n monety.</numerusform>
            <numerusform>{role} zamienia kartę na %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}. {power}</source>
        <translation>{role}. {power}</translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n building(s) of your town pay this role.</source>
        <translation>
            <numerusform>{role}: %n budynek da ci dochód.</numerusform>
            <numerusform>{role}: %n budynki dadzą ci dochód.</numerusform>
            <numerusform>{role}: %n budynków da ci dochód.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n coin(s) for your buildings.</source>
        <translation>
            <numerusform>{role}: %n moneta za twoje budynki.</numerusform>
            <numerusform>{role}: %n monety za twoje budynki.</numerusform>
            <numerusform>{role}: %n monet za twoje budynki.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: 1 coin more for it.</source>
        <translation>{role}: 1 moneta więcej za ten budynek.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: build up to %n building(s), or end your turn.</source>
        <translation>
            <numerusform>{role}: zbuduj %n budynek albo zakończ turę.</numerusform>
            <numerusform>{role}: zbuduj do %n budynków albo zakończ turę.</numerusform>
            <numerusform>{role}: zbuduj do %n budynków albo zakończ turę.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: no one answers.</source>
        <translation>{role}: nikt się nie zgłasza.</translation>
    </message>
    <message>
        <source>{role}: nothing in your hand can be built now.</source>
        <translation>{role}: z ręki nie da się teraz nic zbudować.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or %n card(s) from the deck.</source>
        <translation>
            <numerusform>{role}: weź 2 monety albo %n kartę z talii.</numerusform>
            <numerusform>{role}: weź 2 monety albo %n karty z talii.</numerusform>
            <numerusform>{role}: weź 2 monety albo %n kart z talii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or look at %n card(s) and keep 1.</source>
        <translation>
            <numerusform>{role}: weź 2 monety albo obejrzyj %n kartę i zostaw 1.</numerusform>
            <numerusform>{role}: weź 2 monety albo obejrzyj %n karty i zostaw 1.</numerusform>
            <numerusform>{role}: weź 2 monety albo obejrzyj %n kart i zostaw 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: take 2 coins, the deck is empty.</source>
        <translation>{role}: weź 2 monety, talia jest pusta.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: the Badger cannot touch your town. It has %n building(s).</source>
        <translation>
            <numerusform>{role}: Borsuk nie ruszy twojego miasteczka. Stoi w nim %n budynek.</numerusform>
            <numerusform>{role}: Borsuk nie ruszy twojego miasteczka. Stoją w nim %n budynki.</numerusform>
            <numerusform>{role}: Borsuk nie ruszy twojego miasteczka. Stoi w nim %n budynków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: the fullest purse holds %n coin(s).</source>
        <translation>
            <numerusform>{role}: w najpełniejszej sakiewce jest %n moneta.</numerusform>
            <numerusform>{role}: w najpełniejszej sakiewce są %n monety.</numerusform>
            <numerusform>{role}: w najpełniejszej sakiewce jest %n monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: you have built, end your turn.</source>
        <translation>{role}: budowa skończona, zakończ turę.</translation>
    </message>
    <message>
        <source>{role}: you pick first next round.</source>
        <translation>{role}: w następnej rundzie wybierasz przed innymi.</translation>
    </message>
    <message>
        <source>{role}: {state}</source>
        <translation>{role}: {state}</translation>
    </message>
    <message>
        <source>{role}: {who}</source>
        <translation>{role}: {who}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{who}. Coins: {coins}. Cards: {cards}. {built}. Gold: {gold}, blue: {blue}, green: {green}, red: {red}, purple: {purple}. Crown: {owner}.</source>
        <translation>{who}. Monety: {coins}. Karty: {cards}. {built}. Złote: {gold}, niebieskie: {blue}, zielone: {green}, czerwone: {red}, fioletowe: {purple}. Korona: {owner}.</translation>
    </message>
    <message>
        <source>{who}. Coins: {coins}. Cards: {cards}. {built}. Points: {points}</source>
        <translation>{who}. Monety: {coins}. Karty: {cards}. {built}. Punkty: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n card(s) in hand</source>
        <translation>
            <numerusform>{who}: %n karta na ręce</numerusform>
            <numerusform>{who}: %n karty na ręce</numerusform>
            <numerusform>{who}: %n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: roles to pick from: {number}</source>
        <translation>{who}: role do wyboru: {number}</translation>
    </message>
    <message>
        <source>{who}: secret roles: {number}</source>
        <translation>{who}: tajne role: {number}</translation>
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
