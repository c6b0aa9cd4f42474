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
    <name>CodeButtons</name>
    <message>
        <source>Open a code…</source>
        <translation>Otwórz kod…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Udostępnij…</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Code of the match</source>
        <translation>Kod partii</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation>Otwórz kod</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Paste the text that somebody has sent you, with or without the words around it. The code in it begins with {mark}.</source>
        <translation>Wklej otrzymany tekst, może być razem z tym, co stoi wokół kodu. Sam kod zaczyna się od {mark}.</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Build decks from my collection only</source>
        <translation>Układaj talie tylko z mojej kolekcji</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dublety</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Brakuje</translation>
    </message>
    <message>
        <source>Open issue {number}</source>
        <translation>Otwórz numer {number}</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Które karty</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} z {of}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>All hands, open or not</source>
        <translation>Wszystkie ręce odkryte lub nie</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Zakończ program</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Hurry the ducks</source>
        <translation>Pospiesz kaczki</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>Podczas partii</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Przybliż</translation>
    </message>
    <message>
        <source>Let a duck play, or play again</source>
        <translation>Oddaj grę kaczce albo wróć do gry</translation>
    </message>
    <message>
        <source>List of what you can do</source>
        <translation>Lista możliwych ruchów</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Play, or stop</source>
        <translation>Odtwarzaj albo zatrzymaj</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Pokaż dobry ruch</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Oddal</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Włącz lub wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>To the buttons below the table, and back</source>
        <translation>Do przycisków pod stołem i z powrotem</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>Do menu</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>Do następnej rundy</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>Do następnej tury</translation>
    </message>
    <message>
        <source>To the round before</source>
        <translation>Do poprzedniej rundy</translation>
    </message>
    <message>
        <source>To the turn before</source>
        <translation>Do poprzedniej tury</translation>
    </message>
    <message>
        <source>Watching a match again</source>
        <translation>Powtórka partii</translation>
    </message>
    <message>
        <source>What is new since your last turn</source>
        <translation>Co nowego od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Where the keys are, and what lies there</source>
        <translation>Co jest wskazane na stole</translation>
    </message>
    <message>
        <source>Whose turn it is, and the points</source>
        <translation>Czyja tura i jaki wynik</translation>
    </message>
    <message>
        <source>With the eyes of the next player</source>
        <translation>Oczami następnego gracza</translation>
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
    <name>DeckActions</name>
    <message>
        <source>Begin with an empty deck</source>
        <translation>Zacznij od pustej talii</translation>
    </message>
    <message>
        <source>Copy as a text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Mix a deck at random</source>
        <translation>Złóż losową talię</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Moja talia</translation>
    </message>
    <message>
        <source>Paste a text…</source>
        <translation>Wklej tekst…</translation>
    </message>
    <message>
        <source>Ready deck: {name}</source>
        <translation>Gotowa talia: {name}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Zapisz pod inną nazwą…</translation>
    </message>
    <message>
        <source>The deck is copied as a text. Paste it wherever you like.</source>
        <translation>Talia jest skopiowana jako tekst. Wklej ją, gdzie chcesz.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>{name} is deleted. Its cards are still laid out.</source>
        <translation>Usunięto talię: {name}. Jej karty są nadal rozłożone.</translation>
    </message>
    <message>
        <source>{name} is saved. Choose it when you set up a match.</source>
        <translation>Zapisano talię: {name}. Wybierzesz ją przed partią.</translation>
    </message>
    <message>
        <source>{name} is saved. It cannot be played with yet.</source>
        <translation>Zapisano talię: {name}. Grać nią jeszcze nie można.</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Karty w talii</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karty talii</translation>
    </message>
    <message>
        <source>Choose another deck</source>
        <translation>Wybierz inną talię</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>Press cards to put them into the deck, or drag them here.</source>
        <translation>Naciskaj karty, żeby dodać je do talii, albo przeciągaj je tutaj.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Talia jest zgodna z zasadami.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmieniona</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n card(s)</source>
        <translation>
            <numerusform>{number} z %n karty</numerusform>
            <numerusform>{number} z %n kart</numerusform>
            <numerusform>{number} z %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckReader</name>
    <message>
        <source>In the deck</source>
        <translation>W talii</translation>
    </message>
    <message>
        <source>Not in your collection</source>
        <translation>Nie ma w twojej kolekcji</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Deck builder</source>
        <translation>Kreator talii</translation>
    </message>
    <message>
        <source>Find a card by name or text</source>
        <translation>Szukaj karty po nazwie lub tekście</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Nic nie pasuje</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Pokaż wszystkie karty</translation>
    </message>
    <message>
        <source>Try another word, or fewer groups.</source>
        <translation>Spróbuj innego słowa albo mniej rodzajów.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>DesignsModel</name>
    <message>
        <source>in the deck</source>
        <translation>w talii</translation>
    </message>
    <message>
        <source>not in your collection</source>
        <translation>nie ma w twojej kolekcji</translation>
    </message>
</context>
<context>
    <name>DiagnosticsDialog</name>
    <message>
        <source>About the program</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostyka</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Duck Games {version}</source>
        <translation>Duck Games {version}</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Last trouble</source>
        <translation>Ostatni problem</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Folder dziennika</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Ekrany</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Sound device</source>
        <translation>Urządzenie dźwiękowe</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>This folder cannot be shown here: {folder}</source>
        <translation>Tego folderu nie da się tu pokazać: {folder}</translation>
    </message>
    <message>
        <source>Three duck card games against clever ducks, free for everyone. Nothing on this page is sent anywhere: copy it when you tell us what broke.</source>
        <translation>Trzy kacze gry karciane z bystrymi kaczkami, za darmo dla każdego. Nic z tej strony nie jest nigdzie wysyłane: skopiuj ją, gdy zgłaszasz, co się zepsuło.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>DuckButton</name>
    <message>
        <source>Swaps: {number}</source>
        <translation>Wymiany: {number}</translation>
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
    <name>FairnessSheet</name>
    <message>
        <source>All</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Skopiuj pieczęć</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Uczciwość losu</translation>
    </message>
    <message>
        <source>Few draws often stray far from the average: that is luck.</source>
        <translation>Gdy losowań jest mało, wyniki często odbiegają od średniej: to zwykły przypadek.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Pieczęć</translation>
    </message>
    <message>
        <source>Until the match has ended only what you have seen counts.</source>
        <translation>Do końca partii liczy się tylko to, co było dla ciebie widoczne.</translation>
    </message>
    <message>
        <source>What was drawn</source>
        <translation>Co zostało wylosowane</translation>
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
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Samouczek</translation>
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
    <name>IssueSheet</name>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>Into the album</source>
        <translation>Do albumu</translation>
    </message>
    <message>
        <source>Issue {number}</source>
        <translation>Numer {number}</translation>
    </message>
    <message>
        <source>New in the album: {number}</source>
        <translation>Nowe w albumie: {number}</translation>
    </message>
    <message>
        <source>Turn all over</source>
        <translation>Odkryj wszystkie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Enter chooses another key, Delete takes it away.</source>
        <translation>Enter zmienia klawisz, Delete go usuwa.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>bez klawisza</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Reset all keys</source>
        <translation>Przywróć wszystkie klawisze</translation>
    </message>
    <message>
        <source>Reset this one</source>
        <translation>Przywróć ten klawisz</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <translation>{key} należy do systemu.</translation>
    </message>
    <message>
        <source>{key} is a single letter or sign, and those are switched off above.</source>
        <translation>{key} to pojedyncza litera lub znak, a te są wyłączone powyżej.</translation>
    </message>
    <message>
        <source>{key} is taken from: {commands}.</source>
        <translation>Polecenie traci klawisz {key}: {commands}.</translation>
    </message>
    <message>
        <source>{key} is the key for: {commands}.</source>
        <translation>Klawisz {key} jest zajęty: {commands}.</translation>
    </message>
    <message>
        <source>{key} steers tables, lists and dialogs, and stays what it is.</source>
        <translation>{key} służy do poruszania się po stołach, listach i oknach, i tak zostaje.</translation>
    </message>
</context>
<context>
    <name>KeysQuestion</name>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przejmij</translation>
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
        <source>Tab: move</source>
        <translation>Tab: dalej</translation>
    </message>
    <message>
        <source>Three calm games by the pond, against clever ducks</source>
        <translation>Trzy spokojne gry nad stawem, z bystrymi kaczkami</translation>
    </message>
    <message>
        <source>{key}: all keys</source>
        <translation>{key}: klawisze</translation>
    </message>
    <message>
        <source>{key}: rules</source>
        <translation>{key}: zasady</translation>
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
    <name>LegalMovesPanel</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>Enter does what is chosen.</source>
        <translation>Enter wykonuje wybrany ruch.</translation>
    </message>
    <message>
        <source>Nothing can be chosen just now.</source>
        <translation>Teraz nie ma nic do wyboru.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Co możesz zrobić</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Short topics at a real table. Leave whenever you like: Pip remembers the place.</source>
        <translation>Krótkie tematy przy prawdziwym stole. Możesz wyjść w każdej chwili: Pisklak zapamięta miejsce.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Samouczek</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>That is allowed too. Today let us do it as I say.</source>
        <translation>To też wolno. Dziś zróbmy tak, jak mówię.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Next topic</source>
        <translation>Następny temat</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Krok {number} z {of}</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>twój ruch</translation>
    </message>
</context>
<context>
    <name>LicenceText</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Nie da się odczytać tego pliku.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>About the program</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Arithmetic for ducks that think ahead. On most systems it brings OpenBLAS and libraries of GCC, under licences of their own.</source>
        <translation>Obliczenia dla kaczek, które myślą z wyprzedzeniem. W większości systemów zawiera też OpenBLAS i biblioteki GCC, na ich własnych licencjach.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Duck Games is free: everyone may use, change and pass on the program, its pictures and its sounds under the MIT licence. It comes without any warranty. It is made of the parts below, each under the licence of its makers.</source>
        <translation>Duck Games jest wolnym oprogramowaniem: każdy może używać programu, jego obrazków i dźwięków, zmieniać je i przekazywać dalej na licencji MIT. Program jest udostępniany bez żadnej gwarancji i składa się z części wymienionych poniżej, z których każda ma licencję swoich twórców.</translation>
    </message>
    <message>
        <source>Each has its own</source>
        <translation>Każda ma własną licencję</translation>
    </message>
    <message>
        <source>Folder of Qt</source>
        <translation>Folder Qt</translation>
    </message>
    <message>
        <source>Knows in which folders a system keeps what belongs to its user.</source>
        <translation>Wie, w których folderach system trzyma to, co należy do użytkownika.</translation>
    </message>
    <message>
        <source>Libraries of the system on which this program was built. Its makers offer their source code.</source>
        <translation>Biblioteki systemu, w którym zbudowano ten program. Twórcy tego systemu udostępniają ich kod źródłowy.</translation>
    </message>
    <message>
        <source>Licence texts</source>
        <translation>Teksty licencji</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Many authors, whom the texts name</source>
        <translation>Wielu autorów, wymienionych w tekstach</translation>
    </message>
    <message>
        <source>PySide6 and shiboken6, by which Python makes use of Qt.</source>
        <translation>PySide6 i shiboken6, dzięki którym Python może korzystać z Qt.</translation>
    </message>
    <message>
        <source>Python Software Foundation</source>
        <translation>Python Software Foundation</translation>
    </message>
    <message>
        <source>Qt and the GNU LGPL</source>
        <translation>Qt i GNU LGPL</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Czytaj</translation>
    </message>
    <message>
        <source>Read the licence: {name}</source>
        <translation>Czytaj licencję: {name}</translation>
    </message>
    <message>
        <source>Starts the program from its folder. An exception in its licence allows this for programs under any other.</source>
        <translation>Uruchamia program z jego folderu. Wyjątek w jego licencji pozwala na to programom objętym dowolną inną licencją.</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Biblioteki systemowe</translation>
    </message>
    <message>
        <source>The Duck Games contributors</source>
        <translation>Współtwórcy Duck Games</translation>
    </message>
    <message>
        <source>The NumPy developers</source>
        <translation>Twórcy NumPy</translation>
    </message>
    <message>
        <source>The PyInstaller development team</source>
        <translation>Zespół twórców PyInstallera</translation>
    </message>
    <message>
        <source>The Qt Company Ltd. and others who contributed</source>
        <translation>The Qt Company Ltd. i inni współtwórcy</translation>
    </message>
    <message>
        <source>The language the program is written in, and what runs it.</source>
        <translation>Język, w którym napisano program, i to, co go wykonuje.</translation>
    </message>
    <message>
        <source>The platformdirs developers</source>
        <translation>Twórcy platformdirs</translation>
    </message>
    <message>
        <source>The program with its pictures, sounds and words.</source>
        <translation>Program wraz z obrazkami, dźwiękami i tekstami.</translation>
    </message>
    <message>
        <source>The source code of just these versions lies on the download site of The Qt Company, among the official releases of Qt and of Qt for Python. Should it be gone from there, whoever gave you this program gives it to you on request, for at least three years, for no more than the cost of the copy.</source>
        <translation>Kod źródłowy dokładnie tych wersji jest dostępny na stronie pobierania firmy The Qt Company, wśród oficjalnych wydań Qt i Qt for Python. Gdyby go tam zabrakło, udostępni go na prośbę ten, od kogo masz ten program – przez co najmniej trzy lata i za cenę nie wyższą niż koszt kopii.</translation>
    </message>
    <message>
        <source>The window, all that is drawn, and all sound.</source>
        <translation>Okno, wszystko, co się rysuje, i wszystkie dźwięki.</translation>
    </message>
    <message>
        <source>This folder cannot be shown here: {folder}</source>
        <translation>Tego folderu nie da się tu pokazać: {folder}</translation>
    </message>
    <message>
        <source>This installation has no copy of that licence; the GNU project shows it on its pages.</source>
        <translation>W tej instalacji nie ma kopii tej licencji; projekt GNU pokazuje ją na swoich stronach.</translation>
    </message>
    <message>
        <source>This program uses Qt {version} and Qt for Python {other} under the GNU Lesser General Public License, version 3. Both come without any warranty, and hold works of others, which Qt&apos;s documentation names.</source>
        <translation>Ten program korzysta z Qt {version} i Qt for Python {other} na licencji GNU Lesser General Public License, wersja 3. Obie biblioteki są udostępniane bez żadnej gwarancji i zawierają prace innych autorów, wymienione w dokumentacji Qt.</translation>
    </message>
    <message>
        <source>You may change both and run this program with what you made of them: they are packages of their own, installed in {folder}. Install a compatible version in their place. You may also take the program apart to find faults in your changes.</source>
        <translation>Możesz zmienić obie biblioteki i używać tego programu z własną ich wersją: są to osobne pakiety, zainstalowane w folderze {folder}. Zainstaluj w ich miejsce zgodną wersję. Możesz też badać budowę programu, także metodą inżynierii wstecznej, żeby znaleźć błędy w swoich zmianach.</translation>
    </message>
    <message>
        <source>You may change both and run this program with what you made of them: they are separate files in {folder}. Put the files of a compatible version in their place, under the same names. You may also take the program apart to find faults in your changes.</source>
        <translation>Możesz zmienić obie biblioteki i używać tego programu z własną ich wersją: są to osobne pliki w folderze {folder}. Umieść w ich miejscu pliki zgodnej wersji, pod tymi samymi nazwami. Możesz też badać budowę programu, także metodą inżynierii wstecznej, żeby znaleźć błędy w swoich zmianach.</translation>
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
    <name>MatchFinder</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
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
        <source>Fairness</source>
        <translation>Uczciwość losu</translation>
    </message>
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
        <source>Nothing has happened yet.</source>
        <translation>Nic się jeszcze nie wydarzyło.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer version of the program saved it.</source>
        <translation>Zapisała ją nowsza wersja programu.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Pliku nie da się odczytać.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>This saved game will not open.</source>
        <translation>Tej partii nie da się otworzyć.</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>Zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>a duck played for a person</source>
        <translation>z kaczką w zastępstwie</translation>
    </message>
</context>
<context>
    <name>MatchShow</name>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
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
        <source>Enter confirms, Escape takes it back.</source>
        <translation>Enter potwierdza, Esc cofa.</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Podpowiedź: {action}</translation>
    </message>
    <message>
        <source>Is this your move?</source>
        <translation>Czy to twój ruch?</translation>
    </message>
    <message>
        <source>It takes back a move that revealed something, so the match becomes practice.</source>
        <translation>Cofany ruch coś odkrył, więc partia stanie się treningowa.</translation>
    </message>
    <message>
        <source>It wins {share}, the next best {less}: {other}.</source>
        <translation>Szansa wygranej {share}, przy następnym ruchu {less}: {other}.</translation>
    </message>
    <message>
        <source>It wins {share}. About as good: {other}.</source>
        <translation>Szansa wygranej {share}. Prawie tak samo dobre: {other}.</translation>
    </message>
    <message>
        <source>Looking for a good move</source>
        <translation>Szukam dobrego ruchu</translation>
    </message>
    <message>
        <source>Move taken back.</source>
        <translation>Ruch cofnięty.</translation>
    </message>
    <message>
        <source>Move taken back. The match is practice now and does not count.</source>
        <translation>Ruch cofnięty. Partia jest odtąd treningowa i się nie liczy.</translation>
    </message>
    <message>
        <source>Nothing before this can be taken back: {shown}</source>
        <translation>Dalej nie da się cofnąć: {shown}</translation>
    </message>
    <message>
        <source>Something has been shown since, so nothing before it can be taken back.</source>
        <translation>Od tamtej pory coś się odkryło, więc dalej nie da się cofnąć.</translation>
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
        <source>This card has no place there. It may go where a place is lit.</source>
        <translation>Ta karta nie może tam leżeć. Jej miejsca są podświetlone.</translation>
    </message>
    <message>
        <source>This card is not asked for now.</source>
        <translation>Teraz nie chodzi o tę kartę.</translation>
    </message>
    <message>
        <source>{key} makes the ducks hurry.</source>
        <translation>{key} pospiesza kaczki.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>{what}, column {column}, row {row}</source>
        <translation>{what}, kolumna {column}, rząd {row}</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dokończ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Finished ({n})</source>
        <translation>Zakończone ({n})</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Looking through the matches…</source>
        <translation>Przeglądam partie…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Names, levels, dates and who won can be looked for.</source>
        <translation>Można szukać imion, poziomów, dat i zwycięzców.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Nie ma jeszcze zakończonych partii.</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Nie ma jeszcze partii.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Zapisz kopię partii</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Zapisz kopię…</translation>
    </message>
    <message>
        <source>Saved matches ({endings})</source>
        <translation>Zapisane partie ({endings})</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>Start one and it will wait for you here.</source>
        <translation>Zacznij nową, a będzie tu na ciebie czekać.</translation>
    </message>
    <message>
        <source>The copy is saved: {file}</source>
        <translation>Zapisano kopię: {file}</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <translation>Usunięto partię.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Waiting ({n})</source>
        <translation>W toku ({n})</translation>
    </message>
    <message>
        <source>What you play to its end is kept here.</source>
        <translation>Tu trafiają partie rozegrane do końca.</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Które partie</translation>
    </message>
</context>
<context>
    <name>MatchesLabel</name>
    <message>
        <source>Matches: {n}</source>
        <translation>Partie: {n}</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>A deck is called so. It will be replaced.</source>
        <translation>Jest już talia o tej nazwie. Zostanie zastąpiona.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Moja talia</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
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
        <source>Saved matches</source>
        <translation>Zapisane partie</translation>
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
    <name>OwnCardsPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Własne karty</translation>
    </message>
    <message>
        <source>Every card can be used.</source>
        <translation>Wszystkich kart można używać.</translation>
    </message>
    <message>
        <source>Invent a building or an event, and play with it.</source>
        <translation>Wymyśl obiekt albo wydarzenie i zagraj z nim.</translation>
    </message>
    <message>
        <source>No cards of your own yet</source>
        <translation>Nie ma jeszcze własnych kart</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Tables and pictures in a folder become cards for your decks. A text in the folder tells how, and an example lies beside it.</source>
        <translation>Tabele i obrazki z folderu stają się kartami do twoich talii. Tekst w folderze wyjaśnia, jak to zrobić, a obok leży przykład.</translation>
    </message>
    <message>
        <source>The folder cannot be made: {reason}</source>
        <translation>Folderu nie da się utworzyć: {reason}</translation>
    </message>
    <message>
        <source>The system does not show the folder. You find it here:</source>
        <translation>System nie pokazuje folderu. Znajdziesz go tutaj:</translation>
    </message>
    <message>
        <source>What is wrong: {number}</source>
        <translation>Błędy: {number}</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Rozłóż</translation>
    </message>
    <message>
        <source>Paste a deck</source>
        <translation>Wklej talię</translation>
    </message>
    <message>
        <source>Paste the text that somebody copied from their deck builder.</source>
        <translation>Wklej tekst skopiowany z czyjegoś kreatora talii.</translation>
    </message>
    <message>
        <source>Text of a deck</source>
        <translation>Tekst talii</translation>
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
        <source>Duck Games is running already; its window is shown.</source>
        <translation>Duck Games już działa; pokazuje się jego okno.</translation>
    </message>
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
    <name>ReplayBar</name>
    <message>
        <source>Calm</source>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Krok partii</translation>
    </message>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Krok {number} z {of}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
</context>
<context>
    <name>ReplayEyes</name>
    <message>
        <source>Onlooker</source>
        <translation>Widz</translation>
    </message>
    <message>
        <source>Whoever is to move</source>
        <translation>Kto ma ruch</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>All hands</source>
        <translation>Wszystkie ręce</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>A match watched again</source>
        <translation>Powtórka partii</translation>
    </message>
</context>
<context>
    <name>ReplayTop</name>
    <message>
        <source>A match of its own begins here, as practice.</source>
        <translation>Od tego miejsca zacznie się osobna partia treningowa.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie ręce</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Graj od tego miejsca</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Widok</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>By the rules of this program the match comes out otherwise than it did.</source>
        <translation>Według zasad tego programu partia przebiega inaczej niż wtedy.</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Następny ruch: {name}</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Partia się zaczyna.</translation>
    </message>
    <message>
        <source>The match is not over: it waits to be played on.</source>
        <translation>Partia nie jest skończona: czeka na dalszą grę.</translation>
    </message>
    <message>
        <source>The match went on by other rules than this program knows: it cannot show more.</source>
        <translation>Dalej partia toczyła się według zasad, których ten program nie zna: więcej nie da się pokazać.</translation>
    </message>
    <message>
        <source>{name} chooses.</source>
        <translation>{name} wybiera.</translation>
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
        <source>Review</source>
        <translation>Analiza</translation>
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
        <source>Watch again</source>
        <translation>Obejrzyj powtórkę</translation>
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
    <name>ResultTools</name>
    <message>
        <source>Fairness</source>
        <translation>Uczciwość losu</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Udostępnij…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>A match for practice goes on from this decision.</source>
        <translation>Od tej decyzji zacznie się partia treningowa.</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Równie dobre</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Lepiej</translation>
    </message>
    <message>
        <source>Better play</source>
        <translation>Lepszy ruch</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Przyjrzyj się</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nie znaleziono nic lepszego.</translation>
    </message>
    <message>
        <source>Play made</source>
        <translation>Wykonany ruch</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrane</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>Poprzednia decyzja</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>Następna decyzja</translation>
    </message>
    <message>
        <source>The table at this decision</source>
        <translation>Stół w chwili tej decyzji</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>What is marked on the table</source>
        <translation>Co zaznaczono na stole</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Czyje decyzje</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>By time</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Kolejność decyzji</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Cała partia</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Od najgorszej</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Decisions are judged only by what could be known when they were made: hidden cards and what came later do not count. A loss is named only where it is certain.</source>
        <translation>Decyzje ocenia się tylko według tego, co było wtedy wiadomo: zakryte karty i dalszy przebieg się nie liczą. Stratę podaje się tylko tam, gdzie jest pewna.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>How many decisions are called what</source>
        <translation>Ile jest decyzji z każdą oceną</translation>
    </message>
    <message>
        <source>No decision is judged yet.</source>
        <translation>Nie oceniono jeszcze żadnej decyzji.</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Cała partia</translation>
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
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
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
    <name>SeatButton</name>
    <message>
        <source>Let a duck play</source>
        <translation>Niech gra kaczka</translation>
    </message>
    <message>
        <source>Let a duck play for me</source>
        <translation>Niech kaczka gra za mnie</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>Wraca do gry</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Wróć do gry</translation>
    </message>
</context>
<context>
    <name>SeatChanges</name>
    <message>
        <source>In a lesson no duck plays for you.</source>
        <translation>W lekcji żadna kaczka nie gra za ciebie.</translation>
    </message>
    <message>
        <source>Only ducks play in this match anyway.</source>
        <translation>W tej partii i tak grają same kaczki.</translation>
    </message>
    <message>
        <source>Take a seat back</source>
        <translation>Ktoś wraca do gry</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>The match is over: nobody has a move to make.</source>
        <translation>Koniec partii: nikt nie ma już ruchu.</translation>
    </message>
    <message>
        <source>{name}: play again</source>
        <translation>{name}: wróć do gry</translation>
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
    <name>SeatsPanel</name>
    <message>
        <source>Called away? A duck can play on meanwhile. The match will not count then.</source>
        <translation>Musisz odejść? Niech tymczasem zagra kaczka. Partia nie będzie się wtedy liczyć.</translation>
    </message>
    <message>
        <source>How strong the duck is</source>
        <translation>Jak silna jest kaczka</translation>
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
        <source>A laid card waits for Enter, and Escape puts it back.</source>
        <translation>Położona karta czeka na Enter, a Esc ją odkłada.</translation>
    </message>
    <message>
        <source>About and diagnostics</source>
        <translation>O programie i diagnostyka</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>Cards fade where they would travel.</source>
        <translation>Karty nie wędrują, tylko znikają i pojawiają się.</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>Potwierdzaj każdy ruch</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Ducks say why</source>
        <translation>Kaczki mówią, dlaczego</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Bez ruchu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>One line, where it gives away nothing that is secret.</source>
        <translation>Jedno zdanie, o ile nie zdradza niczego tajnego.</translation>
    </message>
    <message>
        <source>Parts of the settings</source>
        <translation>Działy ustawień</translation>
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
        <source>Single letters and signs are keys</source>
        <translation>Pojedyncze litery i znaki jako klawisze</translation>
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
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Take back everything when playing alone against ducks</source>
        <translation>Swobodne cofanie ruchów w grze z samymi kaczkami</translation>
    </message>
    <message>
        <source>Taking back a move that revealed something makes the match practice.</source>
        <translation>Partia, w której cofnięto ruch po odkryciu sekretu, jest treningowa.</translation>
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
    <message>
        <source>Without them nothing is done by accident; the other keys stay.</source>
        <translation>Bez nich nic nie stanie się przypadkiem; inne klawisze działają dalej.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message numerus="yes">
        <source>%n character(s).</source>
        <translation>
            <numerusform>%n znak.</numerusform>
            <numerusform>%n znaki.</numerusform>
            <numerusform>%n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the match</source>
        <translation>Kod partii</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy this text and send it to whom you like: “Open a code” among the saved matches shows them the whole match. It holds the players and their names, all cards and all choices, and nothing else.</source>
        <translation>Skopiuj ten tekst i wyślij, komu chcesz: „Otwórz kod” wśród zapisanych partii pokaże całą partię. Kod zawiera graczy i ich imiona, wszystkie karty i wszystkie wybory, i nic więcej.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Share the match</source>
        <translation>Udostępnij partię</translation>
    </message>
    <message>
        <source>Spaces and line breaks do no harm; any other change is noticed when it is opened.</source>
        <translation>Odstępy i nowe wiersze nie szkodzą; każda inna zmiana wyjdzie na jaw przy otwieraniu.</translation>
    </message>
    <message>
        <source>The code is being written.</source>
        <translation>Kod jest przygotowywany.</translation>
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
    <name>ShortcutSheet</name>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>All places in reading order</source>
        <translation>Wszystkie miejsca po kolei</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Przy każdym stole</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Zmień klawisze</translation>
    </message>
    <message>
        <source>From place to place, or the card in the hand</source>
        <translation>Z miejsca na miejsce, także z kartą</translation>
    </message>
    <message>
        <source>From zone to zone</source>
        <translation>Do innej części ekranu</translation>
    </message>
    <message>
        <source>Move the ground of a large table</source>
        <translation>Przesuń tło dużego stołu</translation>
    </message>
    <message>
        <source>Put it back, close, no</source>
        <translation>Odłóż, zamknij, nie</translation>
    </message>
    <message>
        <source>Take a card, lay it, press</source>
        <translation>Weź kartę, połóż, naciśnij</translation>
    </message>
    <message>
        <source>To barred places too, which say why</source>
        <translation>Także tam, gdzie nie wolno, z powodem</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>bez klawisza</translation>
    </message>
</context>
<context>
    <name>SpeechStrip</name>
    <message>
        <source>Let the ducks move now</source>
        <translation>Niech kaczki zagrają już teraz</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Pospiesz</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Forget all finished matches of {game}? The matches themselves stay.</source>
        <translation>Wyzerować statystyki gry {game}? Same partie zostają.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Wyzeruj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Kind of matches</source>
        <translation>Rodzaj partii</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>Nie ma jeszcze zakończonych partii</translation>
    </message>
    <message>
        <source>None of this kind yet</source>
        <translation>Nie ma jeszcze takich partii</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Punkty w ostatnich partiach</translation>
    </message>
    <message>
        <source>Points in the last matches: the fewer, the better</source>
        <translation>Punkty w ostatnich partiach: im mniej, tym lepiej</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Wyzeruj</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>The old figures are kept as {file}</source>
        <translation>Poprzednie statystyki są odłożone jako {file}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>bez wygranej</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
</context>
<context>
    <name>StripActions</name>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>SwapPanel</name>
    <message>
        <source>Swap</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Dostajesz</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Oddajesz</translation>
    </message>
</context>
<context>
    <name>TableGroup</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Even what has been shown can be taken back; from then on the match is practice and does not count.</source>
        <translation>Cofnąć można nawet to, co już odkryte; partia jest odtąd treningowa i się nie liczy.</translation>
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
    <name>TilesModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brakuje</translation>
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
        <source>Show a good move</source>
        <translation>Pokaż dobry ruch</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>Do menu</translation>
    </message>
</context>
<context>
    <name>TopicRow</name>
    <message>
        <source>About a minute</source>
        <translation>Około minuty</translation>
    </message>
    <message>
        <source>About two minutes</source>
        <translation>Około dwóch minut</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>left at step {number} of {of}</source>
        <translation>przerwane na kroku {number} z {of}</translation>
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
    <name>Whereabouts</name>
    <message>
        <source>The keys are nowhere on the table yet: an arrow brings them there.</source>
        <translation>Nic na stole nie jest jeszcze wskazane: zacznij strzałką.</translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message>
        <source>A newer version of the program made this code.</source>
        <translation>Ten kod utworzyła nowsza wersja programu.</translation>
    </message>
    <message>
        <source>Another code begins in line {line}. Paste one at a time.</source>
        <translation>W wierszu {line} zaczyna się drugi kod. Wklejaj po jednym.</translation>
    </message>
    <message>
        <source>Another version of the rules made this match. By the rules of today not even its first turn fits.</source>
        <translation>Tę partię rozegrano według innej wersji zasad. Według dzisiejszych nie pasuje nawet pierwsza tura.</translation>
    </message>
    <message>
        <source>Another version of the rules made this match. It is shown up to turn {turn} of {turns}.</source>
        <translation>Tę partię rozegrano według innej wersji zasad. Widać ją do tury {turn} z {turns}.</translation>
    </message>
    <message>
        <source>The code breaks off after line {line}: its end is missing.</source>
        <translation>Kod urywa się po wierszu {line}: brakuje końca.</translation>
    </message>
    <message>
        <source>The code is damaged in line {line}, at character {column}: something is changed, missing or doubled.</source>
        <translation>Kod jest uszkodzony w wierszu {line}, przy znaku {column}: coś zmieniono, brakuje czegoś albo coś się powtarza.</translation>
    </message>
    <message>
        <source>The moves in this code do not fit the rules of the game.</source>
        <translation>Ruchy w tym kodzie nie pasują do zasad gry.</translation>
    </message>
    <message>
        <source>There is no match in this text. The code of one begins with {mark}.</source>
        <translation>W tym tekście nie ma partii. Kod partii zaczyna się od {mark}.</translation>
    </message>
    <message>
        <source>This code describes no match.</source>
        <translation>Ten kod nie opisuje żadnej partii.</translation>
    </message>
    <message>
        <source>This is a match of a game that is not in this program: {game}</source>
        <translation>To partia gry, której nie ma w tym programie: {game}</translation>
    </message>
    <message>
        <source>This match does not fit the rules of today and cannot be shared.</source>
        <translation>Ta partia nie pasuje do dzisiejszych zasad i nie można jej udostępnić.</translation>
    </message>
    <message>
        <source>This match was set up in a way that this version of the program does not know.</source>
        <translation>Tę partię przygotowano w sposób, którego ta wersja programu nie zna.</translation>
    </message>
    <message>
        <source>This text is too long. Paste the code of one match only.</source>
        <translation>Ten tekst jest za długi. Wklej kod tylko jednej partii.</translation>
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
        <source>2 is called. Cover the 3 with it: then three stacks are left.</source>
        <translation>Wezwana jest 2. Nakryj nią 3: zostaną trzy stosy.</translation>
    </message>
    <message>
        <source>6 is called. Cover the stack of the 2 with it.</source>
        <translation>Wezwana jest 6. Nakryj nią stos z 2 na wierzchu.</translation>
    </message>
    <message>
        <source>6 once more, and just two stacks. Cover the other one: whoever is down to one stack ends the round.</source>
        <translation>Jeszcze raz 6, a stosy już tylko dwa. Nakryj drugi: kto ma jeden stos, kończy rundę.</translation>
    </message>
    <message>
        <source>8 was called and nobody&apos;s 8 shows: everybody quacked. The captain&apos;s card goes to the discards.</source>
        <translation>Padło 8, a żadnej ósemki nie widać: wszyscy kwaczą. Karta kapitana trafia do odrzuconych.</translation>
    </message>
    <message>
        <source>A duck swims to a free place only.</source>
        <translation>Przepłynąć można tylko na wolne miejsce.</translation>
    </message>
    <message>
        <source>A free place must touch another duck along a side.</source>
        <translation>Wolne miejsce musi stykać się bokiem z inną kaczką.</translation>
    </message>
    <message>
        <source>A stack moves as a whole. Cover the 12 with the stack of the 3 and the 11.</source>
        <translation>Stos rusza cały. Nakryj 12 stosem z 3 i 11.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>All ducks are dealt anew for the next round. After three rounds the lowest total wins; if totals are equal, the fewer stacks at the very end. Now you know it all: have fun by the pond.</source>
        <translation>Na następną rundę wszystkie kaczki rozkłada się na nowo. Po trzech rundach wygrywa najniższa suma, a przy równej mniej stosów na koniec. To już wszystko: miłej zabawy nad stawem.</translation>
    </message>
    <message>
        <source>Any duck may cover any other that lies side by side with it, never across a corner. The 1 is called: cover the 11.</source>
        <translation>Każda kaczka może nakryć każdą inną, która leży tuż obok, byle nie na ukos. Wezwana jest 1: nakryj nią 11.</translation>
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
        <source>Cover a neighbour: lay your 3 on the 12. Drag it there, or press the 3 and then the 12; with keys, arrows choose and Enter takes and lays.</source>
        <translation>Nakryj sąsiada: połóż 3 na 12. Przeciągnij ją albo naciśnij 3, a potem 12; na klawiaturze strzałki wybierają, a Enter bierze i kładzie.</translation>
    </message>
    <message>
        <source>Cover the 7 with it, or the stack: both are one stack less.</source>
        <translation>Nakryj nią 7 albo stos: tak czy tak będzie o stos mniej.</translation>
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
        <source>Cover {over} with {duck}</source>
        <translation>Nakryj {over} kaczką {duck}</translation>
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
        <source>Everybody&apos;s 5 is covered, so that card was discarded: three by now. Nine would end the round, but you can be faster.</source>
        <translation>Wszystkie piątki są nakryte, więc ta karta przepadła: to już trzecia odrzucona. Dziewięć kończyłoby rundę, ale można szybciej.</translation>
    </message>
    <message>
        <source>Free place, column {column}, row {row}</source>
        <translation>Wolne miejsce, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>How to swim away</source>
        <translation>Jak odpłynąć</translation>
    </message>
    <message>
        <source>It covers {duck}; splashes hidden: {number}.</source>
        <translation>Nakrywa {duck}; ukryte pluski: {number}.</translation>
    </message>
    <message>
        <source>It may also duck: swim to any free place, near or far, inside the dotted field or outside. Only, the place has to touch a duck other than itself along a side.</source>
        <translation>Może też zrobić unik: przepłynąć na dowolne wolne miejsce, blisko lub daleko, w kropkowanym polu lub poza nim. Byle stykało się bokiem z inną kaczką niż ona sama.</translation>
    </message>
    <message>
        <source>Late in a round only four stacks of yours are left. What shows counts: 2 + 1 + 1 + 0 splashes would be 4 points, and points are what nobody wants.</source>
        <translation>Pod koniec rundy zostały ci tylko cztery stosy. Liczy się to, co widać: 2 + 1 + 1 + 0 plusków to 4 punkty, a punktów nikt tu nie chce.</translation>
    </message>
    <message>
        <source>Let the 12 swim to the free place below the 1. There a small duck waits to cover it.</source>
        <translation>Niech 12 przepłynie na wolne miejsce pod 1. Tam czeka mała kaczka, która może ją nakryć.</translation>
    </message>
    <message>
        <source>MAXIMUM</source>
        <translation>MAKSIMUM</translation>
    </message>
    <message>
        <source>MAXIMUM: everybody&apos;s highest number that shows has to move, so nobody quacks. Your 12 and 11 are covered: it is the turn of the 10.</source>
        <translation>MAKSIMUM: u każdego rusza najwyższy widoczny numer, więc nikt nie kwacze. Twoje 12 i 11 są nakryte: kolej na 10.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Maks.</translation>
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
        <source>Nice: the 1 is called next. Cover the 12 with it, and five splashes are gone.</source>
        <translation>Świetnie się składa: teraz wezwana jest 1. Nakryj nią 12, a znika pięć plusków.</translation>
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
        <source>Now 12 is called, but your 12 lies under the 4. It can only quack: you do nothing this turn. The rival&apos;s 12 still shows and has to move.</source>
        <translation>Teraz wezwana jest 12, ale twoja leży pod 4. Zostaje „kwa!”: w tej turze nic nie robisz. Dwunastka rywala jest na wierzchu, więc musi ruszyć.</translation>
    </message>
    <message>
        <source>One stack at the end is worth a prize: its splashes are taken off. Your 6 showed two, so you get −2. The rival&apos;s two stacks showed three splashes: 3 points.</source>
        <translation>Za jeden stos na koniec jest nagroda: jego pluski się odejmuje. Twoja 6 ma dwa pluski, więc masz −2. W dwóch stosach rywala widać trzy pluski: 3 punkty.</translation>
    </message>
    <message>
        <source>One stack is left: the round ends, points: {number}.</source>
        <translation>Zostaje jeden stos: runda się kończy, punkty: {number}.</translation>
    </message>
    <message>
        <source>One thing more: a REPEAT that opens a round has nothing to repeat and is set aside. After a discarded card it is discarded too.</source>
        <translation>Jeszcze jedno: POWTÓRKA na początku rundy nie ma czego powtórzyć i zostaje odłożona. Tuż po odrzuconej karcie też trafia do odrzuconych.</translation>
    </message>
    <message>
        <source>Only a duck side by side with {n} can be covered, not one at a corner or farther off.</source>
        <translation>Nakryć można tylko kaczkę tuż obok {n}, nie na ukos ani dalej.</translation>
    </message>
    <message>
        <source>Otherwise {duck} has no neighbour. Ducks alone: {number}.</source>
        <translation>Inaczej {duck} nie ma sąsiada. Samotne kaczki: {number}.</translation>
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
        <source>Quacking is nothing to choose: a duck that shows must move, a covered one quacks by itself. The next call is 3. Cover the 8.</source>
        <translation>Kwakania się nie wybiera: widoczna kaczka musi ruszyć, nakryta kwacze sama. Następna jest 3. Nakryj nią 8.</translation>
    </message>
    <message>
        <source>REPEAT</source>
        <translation>POWTÓRKA</translation>
    </message>
    <message>
        <source>REPEAT: the last call counts once more. Whoever moved moves the same stack again; whoever quacked quacks again.</source>
        <translation>POWTÓRKA: ostatnie wezwanie liczy się jeszcze raz. Kto ruszał, rusza tym samym stosem; kto kwakał, kwacze znowu.</translation>
    </message>
    <message>
        <source>Repeat and maximum</source>
        <translation>Powtórka i maksimum</translation>
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
        <source>Swim when covering would show too much, or to come to a better neighbour. The pond may fall apart into islands; that does no harm.</source>
        <translation>Pływaj, gdy po nakryciu byłoby widać za dużo albo gdy gdzie indziej jest lepszy sąsiad. Staw może się rozpaść na wyspy; nic to nie szkodzi.</translation>
    </message>
    <message>
        <source>Swim with {duck}</source>
        <translation>Przepłyń kaczką {duck}</translation>
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
        <source>The 12 is hidden, and its splashes no longer count. From now on both ducks are one stack, and the stack answers to its top number.</source>
        <translation>Dwunastki nie widać i jej pluski już się nie liczą. Odtąd obie kaczki to jeden stos, a stos słucha numeru na wierzchu.</translation>
    </message>
    <message>
        <source>The call, and how to cover</source>
        <translation>Wezwanie i nakrywanie</translation>
    </message>
    <message>
        <source>The captain calls 12, and a called duck must move. On the 5 or the 4 it would hide little and show its five splashes for longer.</source>
        <translation>Kapitan woła 12, a wezwana kaczka musi ruszyć. Na 5 albo 4 mało by zakryła, a jej pięć plusków dalej byłoby widać.</translation>
    </message>
    <message>
        <source>The captain calls 4. Cover the 12 with it, and keep in mind where the 12 lies.</source>
        <translation>Kapitan woła 4. Nakryj nią 12 i zapamiętaj, gdzie leży dwunastka.</translation>
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
        <source>The captain can still call {duck}: keep it on top. Calls left: {number}.</source>
        <translation>Kapitan może jeszcze zawołać {duck}: niech zostanie na wierzchu. Pozostałe wezwania: {number}.</translation>
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
        <source>The captain turns over a 3. Every player has a 3, and all of them have to move now, at the same time.</source>
        <translation>Kapitan odkrywa 3. Każdy ma trójkę i każda musi teraz ruszyć, wszystkie jednocześnie.</translation>
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
        <source>The end of a round, and points</source>
        <translation>Koniec rundy i punkty</translation>
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
        <source>This is your pond. The big number of a duck is what the captain calls; the drops are its splashes. Whoever shows the fewest splashes does best: the 12 makes five, the 1 none.</source>
        <translation>To twój staw. Duża liczba na kaczce to numer, który woła kapitan; kropla to jej pluski. Najlepiej, gdy widać ich jak najmniej: 12 ma pięć plusków, 1 ani jednego.</translation>
    </message>
    <message>
        <source>This turn only your {n} can move.</source>
        <translation>W tej turze rusza tylko twoja {n}.</translation>
    </message>
    <message>
        <source>Two of the captain&apos;s 26 cards bear no number. First a plain call, though: cover the 11 with your 3.</source>
        <translation>Dwie z 26 kart kapitana nie mają numeru. Najpierw jednak zwykłe wezwanie: nakryj trójką 11.</translation>
    </message>
    <message>
        <source>Well done. A covered duck does not come back in this round, so small numbers on big ones are the way to a calm pond.</source>
        <translation>Świetnie. Nakryta kaczka nie wraca w tej rundzie, więc małe numery na dużych to droga do spokojnego stawu.</translation>
    </message>
    <message>
        <source>What the captain called</source>
        <translation>Co wołał kapitan</translation>
    </message>
    <message>
        <source>When the discards are full, the round ends at once. Two players fill them with nine cards, more players with fewer. The counter tells how many there are.</source>
        <translation>Gdy odrzuconych jest komplet, runda od razu się kończy. Dla dwóch osób to dziewięć kart, dla większej liczby mniej. Licznik pokazuje, ile ich już jest.</translation>
    </message>
    <message>
        <source>When to quack</source>
        <translation>Kiedy kwakać</translation>
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
        <source>A new round. The Swan took the crown, so now you pick last. What is neither here nor face up, the others have, or it lies face down. Take whichever you like.</source>
        <translation>Nowa runda. Łabędź wziął koronę, więc teraz wybierasz na końcu. Role, których brak tutaj i wśród odkrytych, mają inni, a jedna leży zakryta. Weź, którą chcesz.</translation>
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
        <source>A turn begins with coins or cards: take 2 coins, or look at two cards and keep one. Nothing in your hand can be built, so press the deck.</source>
        <translation>Tura zaczyna się od monet albo kart: weź 2 monety albo obejrzyj dwie karty i zostaw jedną. Z twojej ręki nic nie da się teraz zbudować, więc naciśnij talię.</translation>
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
        <source>All have picked. Now the roles are called from 1 to 8, and whoever has the called role shows it and takes a whole turn.</source>
        <translation>Wybór skończony. Teraz role są wywoływane od 1 do 8: kto ma wywołaną rolę, pokazuje ją i rozgrywa całą turę.</translation>
    </message>
    <message>
        <source>And one more, the green one! The red card beside it is veiled: your town has one like it, and no name may stand twice in a town.</source>
        <translation>I jeszcze jeden, zielony! Czerwona karta obok jest przesłonięta: taki budynek już stoi w twoim miasteczku, a żadna nazwa nie może się powtórzyć.</translation>
    </message>
    <message>
        <source>Another full town.</source>
        <translation>Kolejne pełne miasteczko.</translation>
    </message>
    <message>
        <source>Another round. As the Owl you may exchange cards with the deck, or swap hands with a player. You hold one card only: press the hand with three.</source>
        <translation>Kolejna runda. Jako Sowa możesz wymienić karty z talią albo zamienić się ręką z innym graczem. Masz tylko jedną kartę: naciśnij rękę, w której są trzy.</translation>
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
        <source>But the match does not stop here: whoever is still to be called takes a turn. Here comes the Badger, but a full town cannot be hit.</source>
        <translation>Ale to jeszcze nie koniec: kto czeka na wywołanie, rozgrywa swoją turę. Nadchodzi Borsuk, lecz pełnego miasteczka nie ruszy.</translation>
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
        <source>Coins, cards and building</source>
        <translation>Monety, karty i budowa</translation>
    </message>
    <message>
        <source>Cost of the buildings drawn</source>
        <translation>Koszt dobranych budynków</translation>
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
    <message>
        <source>Do not take your income yet! The card I point at is green too: build it first, and it pays you as well.</source>
        <translation>Jeszcze nie bierz dochodu! Karta, którą pokazuję, też jest zielona: najpierw ją zbuduj, a ona też ci zapłaci.</translation>
    </message>
    <message>
        <source>Down it went, under the deck. The cheap hits are the best ones, first of all against a leader.</source>
        <translation>Już go nie ma, trafił pod talię. Najlepiej burzyć tanio, przede wszystkim u tych, którzy prowadzą.</translation>
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
        <source>Fox, Magpie and Owl</source>
        <translation>Lis, Sroka i Sowa</translation>
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
        <source>Income and the Badger</source>
        <translation>Dochód i Borsuk</translation>
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
        <source>It holds up a rival&apos;s town: {other}.</source>
        <translation>Hamuje miasteczko rywala: {other}.</translation>
    </message>
    <message>
        <source>It is not your turn: your role will be called.</source>
        <translation>To nie twoja tura. Poczekaj, aż padnie twoja rola.</translation>
    </message>
    <message>
        <source>It leaves a rival fewer coins: {other}.</source>
        <translation>Rywal ma potem mniej monet: {other}.</translation>
    </message>
    <message>
        <source>It leaves a rival fewer good cards: {other}.</source>
        <translation>Rywal ma potem mniej dobrych kart: {other}.</translation>
    </message>
    <message>
        <source>It leaves you better cards to build.</source>
        <translation>Zostają ci lepsze karty do zbudowania.</translation>
    </message>
    <message>
        <source>It leaves you more coins for the next rounds.</source>
        <translation>Zostaje ci więcej monet na następne rundy.</translation>
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
        <source>More of your buildings are likely to pay a role.</source>
        <translation>Więcej twoich budynków zapewne da dochód z roli.</translation>
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
        <source>Now press the building I point at. Knocking down costs 1 coin less than building, so it is free. The Heron&apos;s town is safe this round, and full towns always are.</source>
        <translation>Teraz naciśnij budynek, który pokazuję. Burzenie kosztuje o 1 monetę mniej niż budowa, więc ten zburzysz za darmo. Miasteczko Czapli jest bezpieczne w tej rundzie, a pełne zawsze.</translation>
    </message>
    <message>
        <source>Now take your income: 1 coin for each of your green buildings, once a turn. If you forget, it is paid when your turn ends.</source>
        <translation>Teraz weź dochód: po 1 monecie za każdy twój zielony budynek, raz w turze. Jeśli o nim zapomnisz, wypłaci się sam na koniec tury.</translation>
    </message>
    <message>
        <source>Now you may build one building. Drag the one I point at to your street; its dots are what it costs.</source>
        <translation>Teraz możesz zbudować jeden budynek. Przeciągnij ten, który pokazuję, na swoją ulicę; kropki to jego koszt.</translation>
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
        <source>Secret roles</source>
        <translation>Tajne role</translation>
    </message>
    <message>
        <source>So near the end somebody may send the Badger. Pick the Heron: nothing of yours can be knocked down this round.</source>
        <translation>Tak blisko końca ktoś może nasłać Borsuka. Wybierz Czaplę: w tej rundzie nikt ci nic nie zburzy.</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Łabędź</translation>
    </message>
    <message>
        <source>Swan, Heron and Badger are paid in the same way, for gold, blue and red. Nobody took the Swan, so the crown is still yours. Pick the Badger.</source>
        <translation>Łabędź, Czapla i Borsuk dostają dochód tak samo: za złote, niebieskie i czerwone. Nikt nie ma Łabędzia, więc korona zostaje u ciebie. Wybierz Borsuka.</translation>
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
        <source>Take 2 coins; the Goose gets its extra coin at once. Income is another matter.</source>
        <translation>Weź 2 monety; Gęś od razu dostaje jeszcze jedną. Dochód to osobna sprawa.</translation>
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
        <source>That was the last call. Each building scores its cost, each purple wonder 2 more; coins and cards in hand score nothing. Your town wins!</source>
        <translation>To było ostatnie wywołanie. Każdy budynek daje tyle punktów, ile kosztuje, a fioletowy cud o 2 więcej; monety i karty na ręce nie dają nic. Wygrywa twoje miasteczko!</translation>
    </message>
    <message>
        <source>The Badger may knock down a building, but that ends the turn. So build first.</source>
        <translation>Borsuk może zburzyć budynek, ale to kończy turę. Dlatego najpierw buduj.</translation>
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
        <source>The Beaver has drawn two more cards for you. It may also build up to three buildings in its turn, all others only one. Build the one I point at.</source>
        <translation>Bóbr przynosi ci jeszcze dwie karty. W swojej turze może też zbudować do trzech budynków, a wszyscy inni tylko jeden. Zbuduj ten, który pokazuję.</translation>
    </message>
    <message>
        <source>The Beaver is called, and that is you. Look at your hand: the dots on a card are its cost in coins, and its points at the end.</source>
        <translation>Wywołano Bobra, a to twoja rola. Spójrz na swoją rękę: kropki na karcie to jej koszt w monetach, a na koniec także punkty.</translation>
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
        <source>The Goose is called, and its five coins are yours! What it takes from now on in its turn, it keeps.</source>
        <translation>Wywołano Gęś i dostajesz jej pięć monet! Co weźmie teraz w swojej turze, to już jej zostanie.</translation>
    </message>
    <message>
        <source>The Goose is called: your turn! First take 2 coins. The Goose gets one more.</source>
        <translation>Wywołano Gęś: twoja tura! Najpierw weź 2 monety. Gęś dostaje jeszcze jedną.</translation>
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
        <source>The Magpie names a role and gets all its coins when it is called. Here is a full purse and a green town, so name the Goose.</source>
        <translation>Sroka wskazuje rolę, a gdy ta zostanie wywołana, dostaje wszystkie jej monety. Tu jest pełna sakiewka i zielone miasteczko, więc wskaż Gęś.</translation>
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
        <source>The first full town: 4 points. Any other town that gets full in this round scores 2. End your turn.</source>
        <translation>Pierwsze pełne miasteczko: 4 punkty. Każde inne, które zapełni się w tej rundzie, dostaje 2. Zakończ turę.</translation>
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
        <source>The role you did not pick is laid face down, and only you know which it is. Watch which roles come to you: it tells you what the others may have.</source>
        <translation>Rola, której nie bierzesz, zostaje odłożona zakryta i tylko ty ją znasz. Patrz, jakie role do ciebie dochodzą: stąd wiadomo, co mogą mieć inni.</translation>
    </message>
    <message>
        <source>The roles in the order they are called</source>
        <translation>Role w kolejności wywoływania</translation>
    </message>
    <message>
        <source>The seventh building</source>
        <translation>Siódmy budynek</translation>
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
        <source>Those are the tricks. Fox and Magpie guess, so do not name the same role each time, and do not always pick the one that suits you best.</source>
        <translation>To już wszystkie figle. Lis i Sroka zgadują, więc nie wskazuj wciąż tej samej roli i nie wybieraj zawsze tej, która najbardziej ci pasuje.</translation>
    </message>
    <message>
        <source>Three roles play tricks on the others. Begin with the Fox: pick it.</source>
        <translation>Trzy role płatają innym figle. Zacznij od Lisa: wybierz go.</translation>
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
        <source>Two buildings in one turn, well done! There is no limit to your cards or your coins: you may save up for something big.</source>
        <translation>Dwa budynki w jednej turze, brawo! Kart i monet możesz mieć, ile chcesz, więc da się oszczędzać na coś dużego.</translation>
    </message>
    <message>
        <source>Under your purse you see the colours of your town: two buildings are green. Green pays the Goose, so pick the Goose.</source>
        <translation>Pod sakiewką widzisz kolory swojego miasteczka: dwa budynki są zielone. Zielony płaci Gęsi, więc wybierz Gęś.</translation>
    </message>
    <message>
        <source>Wears the crown</source>
        <translation>Ma koronę</translation>
    </message>
    <message>
        <source>Welcome to Duck Town! Each round everyone picks a role in secret. The two I point at lie face up: nobody has them this round, and one more lies face down.</source>
        <translation>Witaj w Kaczym Miasteczku! Co rundę każdy wybiera w tajemnicy rolę. Te dwie, które pokazuję, leżą odkryte: w tej rundzie nie ma ich nikt. Jeszcze jedna leży zakryta.</translation>
    </message>
    <message>
        <source>Well guessed: the Badger was called and no one answered, so a whole turn was missed. In the new round only two roles are left for you. Pick the Magpie.</source>
        <translation>Trafione! Wywołano Borsuka i nikt się nie zgłosił, więc cała tura przepadła. W nowej rundzie zostają dla ciebie tylko dwie role. Wybierz Srokę.</translation>
    </message>
    <message>
        <source>What a catch! Your 2 coins are taken already, so build whichever of the three you like.</source>
        <translation>Co za zdobycz! Twoje 2 monety są już wzięte, więc zbuduj, co chcesz z tej trójki.</translation>
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
        <source>Within two rounds your town is likely to be worth more.</source>
        <translation>W ciągu dwóch rund twoje miasteczko będzie zapewne warte więcej.</translation>
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
        <source>You are likelier to pick first in the next rounds.</source>
        <translation>W następnych rundach masz większą szansę na pierwszy wybór.</translation>
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
        <source>You have 3 coins, so keep the cheap one: drag it to your hand. The other goes under the deck.</source>
        <translation>Masz 3 monety, więc zostaw tańszą: przeciągnij ją na rękę. Druga trafi pod talię.</translation>
    </message>
    <message>
        <source>You have no use for this card: {card}.</source>
        <translation>Ta karta ci się nie przyda: {card}.</translation>
    </message>
    <message>
        <source>You have taken coins and income. All five colours in one town score 3 points, and yours lacks red. Build the red card!</source>
        <translation>Monety i dochód są już wzięte. Wszystkie pięć kolorów w miasteczku to 3 punkty, a w twoim brakuje czerwonego. Zbuduj czerwoną kartę!</translation>
    </message>
    <message>
        <source>You may knock down a building for its cost less 1. That ends your turn.</source>
        <translation>Możesz zburzyć budynek za jego koszt minus 1. To kończy turę.</translation>
    </message>
    <message>
        <source>You may swap hands with a player, or drag cards to the deck to exchange them.</source>
        <translation>Możesz zamienić się ręką z innym graczem albo przeciągnąć karty na talię, żeby je wymienić.</translation>
    </message>
    <message>
        <source>You name a role, never a player. The town I point at leads, and its red buildings pay the Badger: press the Badger on the strip.</source>
        <translation>Wskazuje się rolę, nigdy gracza. Miasteczko, które pokazuję, prowadzi, a jego czerwone budynki płacą Borsukowi: naciśnij Borsuka na pasku.</translation>
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
        <source>You wear the crown, so you pick first. Take the Goose: drag it to its place, or press it and then the place.</source>
        <translation>Masz koronę, więc wybierasz przed innymi. Weź Gęś: przeciągnij ją na miejsce swojej roli albo naciśnij najpierw ją, a potem to miejsce.</translation>
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
        <source>Your purse is empty, so this is all for now. What is left in your hand stays there. End your turn.</source>
        <translation>Sakiewka jest pusta, więc na razie to wszystko. Karty, które zostały na ręce, zatrzymujesz. Zakończ turę.</translation>
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
        <source>Your town has six of its seven buildings, more than any other. Build the seventh, and the match ends with this round!</source>
        <translation>Twoje miasteczko ma sześć z siedmiu budynków, najwięcej ze wszystkich. Zbuduj siódmy, a partia skończy się wraz z tą rundą!</translation>
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
        <source>A newer version of the program wrote this file: {file} It stays as it is, and nothing new is saved in it.</source>
        <translation>Ten plik zapisała nowsza wersja programu: {file} Pozostaje bez zmian i nic nowego się w nim nie zapisuje.</translation>
    </message>
    <message>
        <source>Duck Games is open in another window already. Close that one first, or play on there.</source>
        <translation>Duck Games jest już otwarte w innym oknie. Najpierw je zamknij albo graj dalej tam.</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder: {folder} ({reason}). The match goes on, but it is not kept.</source>
        <translation>W tym folderze nie da się nic zapisać: {folder} ({reason}). Partia trwa dalej, ale się nie zachowa.</translation>
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
        <translation>Dysk jest pełny i partii nie da się zapisać. Zrób trochę miejsca dla tego folderu: {folder}</translation>
    </message>
    <message>
        <source>The match cannot be saved in this folder: {folder} ({reason})</source>
        <translation>Partii nie da się zapisać w tym folderze: {folder} ({reason})</translation>
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
        <source>The statistics are damaged. All that can be read of them is used, and what finished matches tell.</source>
        <translation>Statystyki są uszkodzone. Używa się tego, co da się z nich odczytać, i tego, co wynika z zakończonych partii.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file} ({reason})</source>
        <translation>Tego pliku nie da się odczytać: {file} ({reason})</translation>
    </message>
    <message>
        <source>This file cannot be written: {file} ({reason}). What is new holds until you leave.</source>
        <translation>Tego pliku nie można zapisać: {file} ({reason}). Zmiany zachowają się tylko do wyjścia z programu.</translation>
    </message>
    <message>
        <source>This file is damaged and is not used: {file}</source>
        <translation>Ten plik jest uszkodzony i nie jest używany: {file}</translation>
    </message>
    <message>
        <source>This file is damaged: {file} The copy before it is used: your last change may be missing.</source>
        <translation>Ten plik jest uszkodzony: {file} Używana jest poprzednia kopia: może brakować ostatniej zmiany.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. The file stays as it is: {file}</source>
        <translation>Tę partię zapisała nowsza wersja programu. Plik zostaje bez zmian: {file}</translation>
    </message>
    <message>
        <source>This match cannot be reviewed. Its file stays as it is.</source>
        <translation>Tej partii nie da się przeanalizować. Jej plik zostaje bez zmian.</translation>
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
    <name>fairness</name>
    <message>
        <source>Before the first choice all luck of this match was fixed by a secret number. These signs seal it; when the match has ended the seal is opened, and you can check that nobody changed anything.</source>
        <translation>Przed pierwszym wyborem cały los tej partii wyznaczyła tajna liczba. Te znaki ją pieczętują; po partii pieczęć się otwiera i można sprawdzić, że nikt niczego nie zmienił.</translation>
    </message>
    <message>
        <source>The seal does not hold: the seed is not the one that was sealed.</source>
        <translation>Pieczęć się nie zgadza: to nie jest ziarno, które zapieczętowano.</translation>
    </message>
    <message>
        <source>The seal is open, and it holds: the seed was fixed before the first choice. SHA-256 of “{text}” gives it.</source>
        <translation>Pieczęć jest otwarta i się zgadza: ziarno było ustalone przed pierwszym wyborem. Daje ją SHA-256 z „{text}”.</translation>
    </message>
    <message>
        <source>The seed of this match was chosen, not drawn: whoever knows it knows all cards and rolls. No seal.</source>
        <translation>Ziarno tej partii wybrano, a nie wylosowano: kto je zna, zna wszystkie karty i rzuty. Pieczęci nie ma.</translation>
    </message>
    <message>
        <source>This match has no seal.</source>
        <translation>Ta partia nie ma pieczęci.</translation>
    </message>
    <message>
        <source>came</source>
        <translation>wypadło</translation>
    </message>
    <message>
        <source>in all: {count}</source>
        <translation>razy: {count}</translation>
    </message>
    <message>
        <source>in all: {count}, average {mean} instead of {expected}</source>
        <translation>razy: {count}, średnia {mean} zamiast {expected}</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>średnio</translation>
    </message>
    <message>
        <source>{value}: came {count}, on average {expected}</source>
        <translation>{value}: razy {count}, średnio {expected}</translation>
    </message>
</context>
<context>
    <name>kaczogrod</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>została %n karta</numerusform>
            <numerusform>zostały %n karty</numerusform>
            <numerusform>zostało %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the deck are discarded</source>
        <translation>
            <numerusform>z talii na stos: %n karta</numerusform>
            <numerusform>z talii na stos: %n karty</numerusform>
            <numerusform>z talii na stos: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>W tym mieście liczy się %n obiekt: {other}.</numerusform>
            <numerusform>W tym mieście liczą się %n obiekty: {other}.</numerusform>
            <numerusform>W tym mieście liczy się %n obiektów: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are long enough.</source>
        <translation>
            <numerusform>Wystarczy %n kolejka.</numerusform>
            <numerusform>Wystarczą %n kolejki.</numerusform>
            <numerusform>Wystarczy %n kolejek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>W tym mieście liczy się %n obiekt specjalny: {other}.</numerusform>
            <numerusform>W tym mieście liczą się %n obiekty specjalne: {other}.</numerusform>
            <numerusform>W tym mieście liczy się %n obiektów specjalnych: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) lie in your discard pile.</source>
        <translation>
            <numerusform>Na twoim stosie leży %n obiekt specjalny.</numerusform>
            <numerusform>Na twoim stosie leżą %n obiekty specjalne.</numerusform>
            <numerusform>Na twoim stosie leży %n obiektów specjalnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>53</source>
        <translation>53</translation>
    </message>
    <message>
        <source>64</source>
        <translation>64</translation>
    </message>
    <message>
        <source>80</source>
        <translation>80</translation>
    </message>
    <message>
        <source>A Flood! It strikes only if you roll more than you have TOWN HALL cards. You rolled 1 and have two, so nothing happens.</source>
        <translation>Powódź! Działa tylko wtedy, gdy wyrzucisz więcej, niż masz kart RATUSZ. Wypadło 1, a masz dwie, więc nic się nie dzieje.</translation>
    </message>
    <message>
        <source>A card beside it protects it.</source>
        <translation>Chroni ją sąsiednia karta.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Tam już leży karta.</translation>
    </message>
    <message>
        <source>A deck for each</source>
        <translation>Własna talia dla każdego</translation>
    </message>
    <message>
        <source>A district without a town hall is lost.</source>
        <translation>Dzielnica bez ratusza przepada.</translation>
    </message>
    <message>
        <source>A good neighbour for the town hall: {card}.</source>
        <translation>Dobre sąsiedztwo dla ratusza: {card}.</translation>
    </message>
    <message>
        <source>A lasting event forbids to build this type: {group}.</source>
        <translation>Trwałe wydarzenie zabrania budować ten rodzaj: {group}.</translation>
    </message>
    <message>
        <source>A lasting event forbids to play events.</source>
        <translation>Trwałe wydarzenie zabrania zagrywać wydarzenia.</translation>
    </message>
    <message>
        <source>A lasting event makes you build, as long as you can.</source>
        <translation>Trwałe wydarzenie każe budować, dopóki się da.</translation>
    </message>
    <message>
        <source>A new card must touch a side of a card of your city.</source>
        <translation>Nowa karta musi stykać się bokiem z kartą twojego miasta.</translation>
    </message>
    <message>
        <source>A police card from your hand stops the event, and stays in your hand.</source>
        <translation>Karta policji z ręki zatrzymuje wydarzenie i zostaje na ręce.</translation>
    </message>
    <message>
        <source>A round is over when your turn comes again. This event would bring back a service, but your discard pile holds none: wait with it.</source>
        <translation>Kolejka mija, gdy znów przychodzi twoja tura. To wydarzenie przywróciłoby służbę, ale na twoim stosie nie ma żadnej: zaczekaj, odrzucając tę kartę.</translation>
    </message>
    <message>
        <source>A special object is no start card.</source>
        <translation>Obiekt specjalny nie może być kartą startową.</translation>
    </message>
    <message>
        <source>A town hall comes first.</source>
        <translation>Najpierw ratusz.</translation>
    </message>
    <message>
        <source>A truce lasts for 1 to 3 rounds.</source>
        <translation>Rozejm trwa od 1 do 3 kolejek.</translation>
    </message>
    <message numerus="yes">
        <source>A truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>Rozejm na %n kolejkę? Proponuje: {other}</numerusform>
            <numerusform>Rozejm na %n kolejki? Proponuje: {other}</numerusform>
            <numerusform>Rozejm na %n kolejek? Proponuje: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A type that you lack; then you have %n type(s).</source>
        <translation>
            <numerusform>Tego rodzaju ci brakuje; będziesz mieć %n rodzaj.</numerusform>
            <numerusform>Tego rodzaju ci brakuje; będziesz mieć %n rodzaje.</numerusform>
            <numerusform>Tego rodzaju ci brakuje; będziesz mieć %n rodzajów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Accepted! But nothing enforces it, so play safe: this event protects you for 2 rounds. It lies beside your city until they are over.</source>
        <translation>Zgoda! Ale porozumienie nikogo nie wiąże, więc zagraj bezpiecznie: to wydarzenie chroni cię przez 2 kolejki i przez ten czas leży obok miasta.</translation>
    </message>
    <message>
        <source>Against {victim}</source>
        <translation>Przeciw: {victim}</translation>
    </message>
    <message>
        <source>Against {victim} together?</source>
        <translation>Razem na: {victim}?</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Uzgodnione</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Porozumienie</translation>
    </message>
    <message>
        <source>Agreements and the end</source>
        <translation>Porozumienia i koniec gry</translation>
    </message>
    <message>
        <source>All cards are played. Your best district has the most SPECIAL objects, so you win! In a tie, objects of all kinds are counted.</source>
        <translation>Wszystkie karty są zagrane. W twojej najlepszej dzielnicy jest najwięcej obiektów specjalnych, więc wygrywasz! Przy remisie liczą się wszystkie obiekty.</translation>
    </message>
    <message>
        <source>All cities on one table</source>
        <translation>Wszystkie miasta na jednym stole</translation>
    </message>
    <message>
        <source>All cities stand on one table, and yours has grown towards your neighbour&apos;s. But first your own city: cards of one type may never touch along a side.</source>
        <translation>Wszystkie miasta stoją na jednym stole, a twoje sięga już prawie sąsiedniego. Ale najpierw twoje własne: karty tego samego rodzaju nigdy nie mogą stykać się bokiem.</translation>
    </message>
    <message>
        <source>All equal: the larger city decides.</source>
        <translation>Wszystko równe: rozstrzyga większe miasto.</translation>
    </message>
    <message>
        <source>All equal: the victory is shared.</source>
        <translation>Wszystko równe: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>All start cards lie open now. The decks were shuffled, and these are your first five cards. Your die was the higher one, so you begin.</source>
        <translation>Wszystkie karty startowe leżą już odkryte. Talie są potasowane, a to twoje pierwsze pięć kart. Na twojej kostce wypadło więcej, więc zaczynasz.</translation>
    </message>
    <message>
        <source>Allowed places: {number}</source>
        <translation>Dozwolone miejsca: {number}</translation>
    </message>
    <message>
        <source>An event is no start card.</source>
        <translation>Wydarzenie nie może być kartą startową.</translation>
    </message>
    <message>
        <source>And the one beside it. Services like TOWN HALL are no objects and stay.</source>
        <translation>A teraz tę obok. Służby, jak RATUSZ, nie są obiektami i zostają.</translation>
    </message>
    <message numerus="yes">
        <source>Another leads, with %n point(s): {other}.</source>
        <translation>
            <numerusform>Prowadzi kto inny, ma %n punkt: {other}.</numerusform>
            <numerusform>Prowadzi kto inny, ma %n punkty: {other}.</numerusform>
            <numerusform>Prowadzi kto inny, ma %n punktów: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer, or propose something of the same sort.</source>
        <translation>Odpowiedz albo zaproponuj coś podobnego.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowa</translation>
    </message>
    <message>
        <source>At the end only your best district counts. So join them again: lay this card in the gap.</source>
        <translation>Na koniec liczy się tylko najlepsza dzielnica. Połącz je więc znowu: połóż tę kartę w luce.</translation>
    </message>
    <message>
        <source>Attack together</source>
        <translation>Wspólny atak</translation>
    </message>
    <message>
        <source>Attack {victim} together with: {other}</source>
        <translation>Wspólny atak, cel: {victim}. Z kim: {other}</translation>
    </message>
    <message>
        <source>Attack {victim} together? Asked by: {other}</source>
        <translation>Wspólny atak, cel: {victim}? Proponuje: {other}</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Zrównoważona</translation>
    </message>
    <message>
        <source>Banned: {group}</source>
        <translation>Zakaz: {group}</translation>
    </message>
    <message>
        <source>Begins: {who}</source>
        <translation>Zaczyna: {who}</translation>
    </message>
    <message>
        <source>Betrayed</source>
        <translation>Złamane słowo</translation>
    </message>
    <message>
        <source>Betrayed by: {other}</source>
        <translation>Złamane słowo: {other}</translation>
    </message>
    <message>
        <source>Between the cities</source>
        <translation>Odległość miast</translation>
    </message>
    <message>
        <source>Both lie on their owner&apos;s discard pile now: nobody ever gets cards of somebody else. Let us see what comes back.</source>
        <translation>Obie leżą teraz na stosie swojego właściciela: nikt nigdy nie dostaje cudzych kart. Zobaczmy, jaka będzie odpowiedź.</translation>
    </message>
    <message>
        <source>Break the truce, play on {other}: {card}</source>
        <translation>Złam rozejm, zagraj: {card}. Cel: {other}</translation>
    </message>
    <message>
        <source>Break the truce? {card} is played on {other}.</source>
        <translation>Złamać rozejm? Zagrywasz: {card}. Cel: {other}.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nie buduj nic</translation>
    </message>
    <message>
        <source>Build, play an event, or wait.</source>
        <translation>Buduj, zagraj wydarzenie albo czekaj.</translation>
    </message>
    <message>
        <source>Build: {card}</source>
        <translation>Zbuduj: {card}</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Budowniczy</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <translation>Można teraz zagrać</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Dobrane karty</translation>
    </message>
    <message>
        <source>Cards in a deck</source>
        <translation>Kart w talii</translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation>Oglądane karty</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Własne karty</translation>
    </message>
    <message>
        <source>Cards to begin with</source>
        <translation>Karty startowe</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Ostrożny</translation>
    </message>
    <message>
        <source>Choose start card {number} of 4.</source>
        <translation>Wybierz kartę startową: {number} z 4.</translation>
    </message>
    <message>
        <source>Choose the city that it is played on.</source>
        <translation>Wybierz miasto, na które zagrywasz.</translation>
    </message>
    <message>
        <source>Choose this place</source>
        <translation>Wybierz to miejsce</translation>
    </message>
    <message>
        <source>Choose your town hall.</source>
        <translation>Wybierz swój ratusz.</translation>
    </message>
    <message>
        <source>Choose: {card}</source>
        <translation>Wybierz: {card}</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}.</source>
        <translation>Wybrano: {number} z {of}.</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}. Press more, or remove what you have chosen.</source>
        <translation>Wybrano: {number} z {of}. Naciśnij następne albo zdejmij wybrane.</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}. The next one must touch one of them.</source>
        <translation>Wybrano: {number} z {of}. Następna musi stykać się z jedną z nich.</translation>
    </message>
    <message>
        <source>Chosen: {number}. They are shuffled into your deck, and you draw as many.</source>
        <translation>Wybrano: {number}. Wtasujesz je do talii i dobierzesz tyle samo.</translation>
    </message>
    <message numerus="yes">
        <source>City of {who}: %n card(s)</source>
        <translation>
            <numerusform>Miasto: {who}, %n karta</numerusform>
            <numerusform>Miasto: {who}, %n karty</numerusform>
            <numerusform>Miasto: {who}, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>City: {who}</source>
        <translation>Miasto: {who}</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>Copy the deck</source>
        <translation>Kopiuj talię</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Kultura i rozrywka</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Deck builder</source>
        <translation>Kreator talii</translation>
    </message>
    <message>
        <source>Deck builder and collection</source>
        <translation>Kreator talii i kolekcja</translation>
    </message>
    <message>
        <source>Deck empty</source>
        <translation>Talia pusta</translation>
    </message>
    <message numerus="yes">
        <source>Deck of {who}: %n card(s)</source>
        <translation>
            <numerusform>Talia: {who}, %n karta</numerusform>
            <numerusform>Talia: {who}, %n karty</numerusform>
            <numerusform>Talia: {who}, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck: {who}</source>
        <translation>Talia: {who}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card(s)</source>
        <translation>
            <numerusform>Stos: {who}, %n karta</numerusform>
            <numerusform>Stos: {who}, %n karty</numerusform>
            <numerusform>Stos: {who}, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), the last one first</source>
        <translation>
            <numerusform>Stos, %n karta, od ostatniej</numerusform>
            <numerusform>Stos, %n karty, od ostatniej</numerusform>
            <numerusform>Stos, %n kart, od ostatniej</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Odrzuć: {card}</translation>
    </message>
    <message>
        <source>District lost</source>
        <translation>Utracona dzielnica</translation>
    </message>
    <message>
        <source>Districts and TOWN HALL cards</source>
        <translation>Dzielnice i RATUSZ</translation>
    </message>
    <message>
        <source>Drag a card to your city, an event to its target, or any card to the discard pile to wait.</source>
        <translation>Przeciągnij kartę do miasta, wydarzenie na cel albo dowolną kartę na stos, żeby czekać.</translation>
    </message>
    <message>
        <source>Drag a card to your city, or say that it is enough.</source>
        <translation>Przeciągnij kartę do miasta albo zakończ.</translation>
    </message>
    <message>
        <source>Each must be of another type. Drag a card to your city, or say that it is enough.</source>
        <translation>Każda musi być innego rodzaju. Przeciągnij kartę do miasta albo zakończ.</translation>
    </message>
    <message>
        <source>End: {card}</source>
        <translation>Zakończ: {card}</translation>
    </message>
    <message>
        <source>End: {card} ({other})</source>
        <translation>Zakończ: {card} ({other})</translation>
    </message>
    <message>
        <source>Equal in special objects: all objects decide.</source>
        <translation>Remis w obiektach specjalnych: rozstrzygają wszystkie obiekty.</translation>
    </message>
    <message>
        <source>Equal points: special objects decide.</source>
        <translation>Remis: rozstrzygają obiekty specjalne.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Event that is played</source>
        <translation>Zagrywane wydarzenie</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Events are not built but played. The one I point at is an attack: drag it to the city of your rival.</source>
        <translation>Wydarzeń się nie buduje, tylko zagrywa. To, które pokazuję, jest atakiem: przeciągnij je na miasto przeciwnika.</translation>
    </message>
    <message>
        <source>Events are played, not built.</source>
        <translation>Wydarzeń się nie buduje, tylko zagrywa.</translation>
    </message>
    <message>
        <source>Every city grows around a town hall: {card}.</source>
        <translation>Każde miasto wyrasta wokół ratusza: {card}.</translation>
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
        <source>Exchange nothing</source>
        <translation>Nie wymieniaj</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Wymień: {card}</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Daleko</translation>
    </message>
    <message>
        <source>Fire brigade</source>
        <translation>Straż pożarna</translation>
    </message>
    <message>
        <source>First answer the proposal.</source>
        <translation>Najpierw odpowiedz na propozycję.</translation>
    </message>
    <message>
        <source>First build from your discard pile.</source>
        <translation>Najpierw zbuduj coś ze swojego stosu.</translation>
    </message>
    <message>
        <source>First build, or say that it is enough.</source>
        <translation>Najpierw buduj albo zakończ.</translation>
    </message>
    <message>
        <source>First choose its new place.</source>
        <translation>Najpierw wybierz nowe miejsce.</translation>
    </message>
    <message>
        <source>First choose the lasting event that ends.</source>
        <translation>Najpierw wybierz trwałe wydarzenie do zakończenia.</translation>
    </message>
    <message>
        <source>First choose the next card to go under your deck.</source>
        <translation>Najpierw wybierz następną kartę na spód talii.</translation>
    </message>
    <message>
        <source>First choose the object that becomes special.</source>
        <translation>Najpierw wybierz obiekt, który stanie się specjalny.</translation>
    </message>
    <message>
        <source>First choose the object to move.</source>
        <translation>Najpierw wybierz obiekt do przeniesienia.</translation>
    </message>
    <message>
        <source>First choose what is discarded.</source>
        <translation>Najpierw wybierz, co odrzucić.</translation>
    </message>
    <message>
        <source>First choose what is exchanged.</source>
        <translation>Najpierw wybierz, co wymienić.</translation>
    </message>
    <message>
        <source>First choose what is removed.</source>
        <translation>Najpierw wybierz, co zdjąć.</translation>
    </message>
    <message>
        <source>First choose your start cards.</source>
        <translation>Najpierw wybierz karty startowe.</translation>
    </message>
    <message>
        <source>First name a type of objects.</source>
        <translation>Najpierw wskaż rodzaj obiektów.</translation>
    </message>
    <message>
        <source>First say whether you show a police card.</source>
        <translation>Najpierw zdecyduj, czy pokazujesz kartę policji.</translation>
    </message>
    <message>
        <source>First take a card from your discard pile.</source>
        <translation>Najpierw weź kartę ze swojego stosu.</translation>
    </message>
    <message>
        <source>First take one of the cards you look at.</source>
        <translation>Najpierw weź jedną z oglądanych kart.</translation>
    </message>
    <message>
        <source>Hand of {other}: {cards}</source>
        <translation>Ręka: {other}. Karty: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {who}: %n card(s)</source>
        <translation>
            <numerusform>Ręka: {who}, %n karta</numerusform>
            <numerusform>Ręka: {who}, %n karty</numerusform>
            <numerusform>Ręka: {who}, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {hand}, deck {deck}</source>
        <translation>Ręka {hand}, talia {deck}</translation>
    </message>
    <message>
        <source>Hand: {who}</source>
        <translation>Ręka: {who}</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Służba zdrowia</translation>
    </message>
    <message>
        <source>In a few turns this city is likely to count less: {other}.</source>
        <translation>Za kilka tur to miasto będzie zapewne warte mniej: {other}.</translation>
    </message>
    <message>
        <source>In a few turns your city is likely to count more.</source>
        <translation>Za kilka tur twoje miasto będzie zapewne warte więcej.</translation>
    </message>
    <message>
        <source>In your turn you build a card, play an event, or wait. Build! Drag the first card to the place I point at: it has to touch your city along a side.</source>
        <translation>W swojej turze budujesz kartę, zagrywasz wydarzenie albo czekasz. Buduj! Przeciągnij pierwszą kartę na miejsce, które pokazuję: musi stykać się bokiem z twoim miastem.</translation>
    </message>
    <message>
        <source>Industry and science</source>
        <translation>Przemysł i nauka</translation>
    </message>
    <message>
        <source>It cannot be built there for a while.</source>
        <translation>Przez jakiś czas nie będzie go tam można budować.</translation>
    </message>
    <message>
        <source>It counts as drawn.</source>
        <translation>Liczy się jako dobrana.</translation>
    </message>
    <message>
        <source>It does not have as many neighbours as the event demands.</source>
        <translation>Nie ma tylu sąsiadów, ilu wymaga wydarzenie.</translation>
    </message>
    <message>
        <source>It does not touch what the event demands.</source>
        <translation>Nie styka się z tym, czego wymaga wydarzenie.</translation>
    </message>
    <message>
        <source>It does not touch what you have chosen.</source>
        <translation>Nie styka się z tym, co już wybrane.</translation>
    </message>
    <message>
        <source>It goes to your home cell. The others choose at the same time.</source>
        <translation>Trafi na pole domowe. Inni wybierają w tym samym czasie.</translation>
    </message>
    <message>
        <source>It hurts you more than anybody else: {card}. Played by: {other}.</source>
        <translation>Szkodzi tobie bardziej niż innym: {card}. Zagrywa: {other}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>It is of more use elsewhere: {card}.</source>
        <translation>Gdzie indziej przyda się bardziej: {card}.</translation>
    </message>
    <message>
        <source>It is of use to you now: {card}.</source>
        <translation>Teraz ci się przyda: {card}.</translation>
    </message>
    <message>
        <source>It is special already.</source>
        <translation>To już obiekt specjalny.</translation>
    </message>
    <message>
        <source>It is worth the most to you: {card}.</source>
        <translation>Dla ciebie to najcenniejsza karta: {card}.</translation>
    </message>
    <message>
        <source>It keeps a rival from building or playing: {other}.</source>
        <translation>To powstrzyma przeciwnika od budowania albo zagrywania: {other}.</translation>
    </message>
    <message>
        <source>It keeps an attack for a better moment.</source>
        <translation>Zachowuje atak na lepszą chwilę.</translation>
    </message>
    <message>
        <source>It keeps protection for a better moment.</source>
        <translation>Zachowuje ochronę na lepszą chwilę.</translation>
    </message>
    <message>
        <source>It keeps the rivals from building or playing.</source>
        <translation>To powstrzyma przeciwników od budowania albo zagrywania.</translation>
    </message>
    <message>
        <source>It leads to more objects, which decide a draw.</source>
        <translation>Da więcej obiektów, które rozstrzygają remis.</translation>
    </message>
    <message>
        <source>It leaves more free places for special objects.</source>
        <translation>Zostawia więcej wolnych miejsc na obiekty specjalne.</translation>
    </message>
    <message>
        <source>It leaves this city less protected: {other}.</source>
        <translation>To miasto jest potem słabiej chronione: {other}.</translation>
    </message>
    <message>
        <source>It leaves this rival less in the hand: {other}.</source>
        <translation>Ten przeciwnik ma potem mniej na ręce: {other}.</translation>
    </message>
    <message>
        <source>It lies there already.</source>
        <translation>Ona już tam leży.</translation>
    </message>
    <message numerus="yes">
        <source>It makes room for more; then %n object(s) count in a draw.</source>
        <translation>
            <numerusform>Robi miejsce na następne; przy remisie liczyłby się %n obiekt.</numerusform>
            <numerusform>Robi miejsce na następne; przy remisie liczyłyby się %n obiekty.</numerusform>
            <numerusform>Robi miejsce na następne; przy remisie liczyłoby się %n obiektów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost a rival up to %n card(s).</source>
        <translation>
            <numerusform>Przeciwnik może stracić %n kartę.</numerusform>
            <numerusform>Przeciwnik może stracić do %n kart.</numerusform>
            <numerusform>Przeciwnik może stracić do %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost this city up to %n card(s): {other}.</source>
        <translation>
            <numerusform>To miasto może stracić %n kartę: {other}.</numerusform>
            <numerusform>To miasto może stracić do %n kart: {other}.</numerusform>
            <numerusform>To miasto może stracić do %n kart: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may lie beside any city.</source>
        <translation>Może leżeć obok dowolnego miasta.</translation>
    </message>
    <message>
        <source>It may not touch another special object.</source>
        <translation>Nie może stykać się z innym obiektem specjalnym.</translation>
    </message>
    <message>
        <source>It may take up to three objects that hang together. What touches a FIRE BRIGADE card is safe, but this one does not: press it first.</source>
        <translation>Może zabrać do trzech stykających się obiektów. Co sąsiaduje ze STRAŻĄ POŻARNĄ, jest bezpieczne, ale ta karta nie sąsiaduje: naciśnij ją najpierw.</translation>
    </message>
    <message>
        <source>It must touch what is left of your city, and no card of its type.</source>
        <translation>Musi stykać się z resztą miasta, ale nie z kartą swojego rodzaju.</translation>
    </message>
    <message>
        <source>It protects what is built beside it: {card}.</source>
        <translation>Chroni to, co stanie obok: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>It protects your %n special object(s).</source>
        <translation>
            <numerusform>Chroni %n twój obiekt specjalny.</numerusform>
            <numerusform>Chroni %n twoje obiekty specjalne.</numerusform>
            <numerusform>Chroni %n twoich obiektów specjalnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops the event and stays in your hand: {card}.</source>
        <translation>Zatrzymuje wydarzenie i zostaje na ręce: {card}.</translation>
    </message>
    <message>
        <source>It touches a special object.</source>
        <translation>Styka się z obiektem specjalnym.</translation>
    </message>
    <message numerus="yes">
        <source>It touches and protects %n special object(s): {card}.</source>
        <translation>
            <numerusform>Sąsiaduje i chroni %n obiekt specjalny: {card}.</numerusform>
            <numerusform>Sąsiaduje i chroni %n obiekty specjalne: {card}.</numerusform>
            <numerusform>Sąsiaduje i chroni %n obiektów specjalnych: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kaczogród</source>
        <translation>Kaczogród</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Przybliż</translation>
    </message>
    <message>
        <source>Lay it along a side of any card of your city, but not beside a card of its own type: {group}.</source>
        <translation>Połóż ją bokiem do dowolnej karty swojego miasta, ale nie obok karty tego samego rodzaju: {group}.</translation>
    </message>
    <message>
        <source>Lay it on a side of the town hall: anything but an event or another town hall.</source>
        <translation>Połóż ją przy boku ratusza: wszystko poza wydarzeniem i drugim ratuszem.</translation>
    </message>
    <message>
        <source>Lay your city card by card, guard it from surprises, collect special places.</source>
        <translation>Układaj miasto karta po karcie, chroń je i zbieraj budowle specjalne.</translation>
    </message>
    <message>
        <source>Less of your city hangs on a single card.</source>
        <translation>Mniejsza część twojego miasta wisi na jednej karcie.</translation>
    </message>
    <message>
        <source>Long game · {number} cards</source>
        <translation>Gra wydłużona · kart: {number}</translation>
    </message>
    <message>
        <source>Look at your rival&apos;s city: a whole row hangs on one card. You hold an event that takes any one object: drag it to that city.</source>
        <translation>Spójrz na miasto przeciwnika: cały rząd wisi na jednej karcie. Masz wydarzenie, które zabiera jeden dowolny obiekt: przeciągnij je na to miasto.</translation>
    </message>
    <message>
        <source>Make special: {card}</source>
        <translation>Zamień w specjalny: {card}</translation>
    </message>
    <message>
        <source>More of this city hangs on a single card: {other}.</source>
        <translation>Większa część tego miasta wisi na jednej karcie: {other}.</translation>
    </message>
    <message>
        <source>Move here: {card}</source>
        <translation>Przenieś tutaj: {card}</translation>
    </message>
    <message>
        <source>Move: {card}</source>
        <translation>Przenieś: {card}</translation>
    </message>
    <message>
        <source>Name: {group}</source>
        <translation>Wskaż: {group}</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Blisko</translation>
    </message>
    <message>
        <source>Neighbours and borders</source>
        <translation>Sąsiedzi i granice</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Nie leży tam żadna karta.</translation>
    </message>
    <message>
        <source>No cards left: the turn passes.</source>
        <translation>Brak kart: tura przepada.</translation>
    </message>
    <message>
        <source>No place for it now</source>
        <translation>Nie ma teraz miejsca</translation>
    </message>
    <message>
        <source>No police card</source>
        <translation>Bez karty policji</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>nr {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Nothing enforces an agreement.</source>
        <translation>Porozumienie nikogo nie wiąże.</translation>
    </message>
    <message>
        <source>Nothing more is worth it.</source>
        <translation>Nic więcej się nie opłaca.</translation>
    </message>
    <message>
        <source>Nothing to draw: the turn passes.</source>
        <translation>Nie ma czego dobrać: tura przepada.</translation>
    </message>
    <message>
        <source>Nothing to strike</source>
        <translation>Nie ma w co trafić</translation>
    </message>
    <message>
        <source>Now choosing: {other}</source>
        <translation>Teraz ruch: {other}</translation>
    </message>
    <message>
        <source>Now press the card that joins the row to the rest.</source>
        <translation>Teraz naciśnij kartę, która łączy ten rząd z resztą.</translation>
    </message>
    <message>
        <source>Now the border. Beyond the gap your neighbour has a card of the very type you hold: lay yours right beside it!</source>
        <translation>Teraz granica. Za tą luką stoi cudza karta dokładnie tego rodzaju, który masz na ręce: połóż swoją tuż obok!</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Obiekty</translation>
    </message>
    <message>
        <source>Once a word is broken, there is no trust: {other}.</source>
        <translation>Kto raz złamie słowo, traci zaufanie: {other}.</translation>
    </message>
    <message>
        <source>One city again. Build your second and third TOWN HALL card early and far apart, and avoid long rows: a card with two or three neighbours is not cut off by one blow.</source>
        <translation>Znowu jedno miasto. Drugą i trzecią kartę RATUSZ buduj wcześnie i daleko od siebie, a unikaj długich rzędów: karty z dwoma lub trzema sąsiadami nie odetnie jeden cios.</translation>
    </message>
    <message>
        <source>One proposal a turn is enough.</source>
        <translation>Jedna propozycja na turę wystarczy.</translation>
    </message>
    <message>
        <source>One set for all</source>
        <translation>Jeden zestaw dla wszystkich</translation>
    </message>
    <message>
        <source>Only events are played.</source>
        <translation>Zagrywa się tylko wydarzenia.</translation>
    </message>
    <message>
        <source>Only one thing counts at a border: whoever builds on a place first has it. Mix the types in your city, and more places stay free for each card.</source>
        <translation>Na granicy liczy się tylko jedno: kto pierwszy zbuduje coś na danym miejscu, ten je ma. Mieszaj rodzaje w swoim mieście, a każda karta znajdzie więcej wolnych miejsc.</translation>
    </message>
    <message>
        <source>Paste a deck</source>
        <translation>Wklej talię</translation>
    </message>
    <message>
        <source>Peace suits both: {other}.</source>
        <translation>Pokój służy obu stronom: {other}.</translation>
    </message>
    <message>
        <source>Play it on your own city? {card}</source>
        <translation>Zagrać na własne miasto? {card}</translation>
    </message>
    <message>
        <source>Play on your city: {card}</source>
        <translation>Zagraj na swoje miasto: {card}</translation>
    </message>
    <message>
        <source>Play on {other}: {card}</source>
        <translation>Zagraj: {card}. Cel: {other}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Zagraj: {card}</translation>
    </message>
    <message>
        <source>Points win</source>
        <translation>Wygrywają punkty</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Policja</translation>
    </message>
    <message>
        <source>Press a card.</source>
        <translation>Naciśnij kartę.</translation>
    </message>
    <message>
        <source>Press cards that touch each other, one after the other, or remove none.</source>
        <translation>Naciskaj po kolei karty, które się stykają, albo nie zdejmuj żadnej.</translation>
    </message>
    <message>
        <source>Press it, or leave the city as it is.</source>
        <translation>Naciśnij ją albo zostaw miasto w spokoju.</translation>
    </message>
    <message>
        <source>Press the card that is to become special. It may not touch another SPECIAL object, and this one does not.</source>
        <translation>Naciśnij kartę, która ma się stać specjalna. Nie może sąsiadować z innym obiektem specjalnym, a ta nie sąsiaduje.</translation>
    </message>
    <message>
        <source>Press them one after the other, or remove none.</source>
        <translation>Naciskaj je po kolei albo nie zdejmuj żadnej.</translation>
    </message>
    <message>
        <source>Press them one after the other.</source>
        <translation>Naciskaj je po kolei.</translation>
    </message>
    <message>
        <source>Press to see the city large.</source>
        <translation>Naciśnij, aby zobaczyć miasto w powiększeniu.</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Pod ochroną</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Łupieżca</translation>
    </message>
    <message numerus="yes">
        <source>Rather a truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>A może rozejm na %n kolejkę? Proponuje: {other}</numerusform>
            <numerusform>A może rozejm na %n kolejki? Proponuje: {other}</numerusform>
            <numerusform>A może rozejm na %n kolejek? Proponuje: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>Rather attack {victim} together? Asked by: {other}</source>
        <translation>A może wspólny atak, cel: {victim}? Proponuje: {other}</translation>
    </message>
    <message>
        <source>Rather this</source>
        <translation>Lepiej tak</translation>
    </message>
    <message>
        <source>Read the card</source>
        <translation>Przeczytaj kartę</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n card(s)</source>
        <translation>
            <numerusform>Zdejmij %n kartę</numerusform>
            <numerusform>Zdejmij %n karty</numerusform>
            <numerusform>Zdejmij %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove nothing</source>
        <translation>Nic nie zdejmuj</translation>
    </message>
    <message>
        <source>Remove: {card}</source>
        <translation>Zdejmij: {card}</translation>
    </message>
    <message>
        <source>Roll: {value}</source>
        <translation>Rzut: {value}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Kolejka {number}</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Zapisz talię</translation>
    </message>
    <message>
        <source>Saved: {card}</source>
        <translation>Ratunek: {card}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>See the whole city</source>
        <translation>Pokaż całe miasto</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Służby</translation>
    </message>
    <message>
        <source>Short game · {number} cards</source>
        <translation>Gra skrócona · kart: {number}</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <translation>Nic nie pokazuj</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>Pokaż: {card}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Oddal</translation>
    </message>
    <message>
        <source>Some events help. This one makes a CULTURE card special: drag it to your own city.</source>
        <translation>Niektóre wydarzenia pomagają. To zamienia kartę KULTURY w specjalną: przeciągnij je na swoje miasto.</translation>
    </message>
    <message>
        <source>Something must be chosen.</source>
        <translation>Coś trzeba wybrać.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Specjalne</translation>
    </message>
    <message>
        <source>Special buildings</source>
        <translation>Budowle specjalne</translation>
    </message>
    <message>
        <source>Special objects</source>
        <translation>Obiekty specjalne</translation>
    </message>
    <message>
        <source>Special objects and types</source>
        <translation>Obiekty specjalne i rodzaje</translation>
    </message>
    <message>
        <source>Special objects and types of objects in one district count.</source>
        <translation>Liczą się obiekty specjalne i rodzaje w jednej dzielnicy.</translation>
    </message>
    <message>
        <source>Special objects are safest in your hand, and it keeps more of them there for later.</source>
        <translation>Obiekty specjalne są najbezpieczniejsze na ręce; tak zostaje ich tam więcej na później.</translation>
    </message>
    <message>
        <source>Special objects win</source>
        <translation>Wygrywają obiekty specjalne</translation>
    </message>
    <message>
        <source>Special objects win the match.</source>
        <translation>Obiekty specjalne dają zwycięstwo.</translation>
    </message>
    <message>
        <source>Special objects win, and this one lies safely in the middle: {card}.</source>
        <translation>Obiekty specjalne dają zwycięstwo, a ten leży bezpiecznie w środku: {card}.</translation>
    </message>
    <message>
        <source>Special objects: {specials}, objects: {objects}, town halls: {halls}. Hand: {hand}, deck: {deck}.</source>
        <translation>Obiekty specjalne: {specials}, obiekty: {objects}, ratusze: {halls}. Ręka: {hand}, talia: {deck}.</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>Start cards touch a side of the town hall.</source>
        <translation>Karty startowe stykają się z bokiem ratusza.</translation>
    </message>
    <message>
        <source>Stood in a city, or was thrown away.</source>
        <translation>Zdjęta z miasta albo odrzucona.</translation>
    </message>
    <message>
        <source>Table of Kaczogród</source>
        <translation>Stół: Kaczogród</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Weź: {card}</translation>
    </message>
    <message>
        <source>That is allowed, for cards of different players are no neighbours. So you cannot build on from a rival&apos;s card either, and a rival&apos;s services do not protect you.</source>
        <translation>Wolno, bo karty różnych graczy ze sobą nie sąsiadują. Dlatego nie można też dokładać kart do cudzych, a cudze służby cię nie chronią.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>That is not one of the three actions of a turn.</source>
        <translation>To nie jest żadna z trzech akcji tury.</translation>
    </message>
    <message numerus="yes">
        <source>That would help the one who leads with %n point(s): {other}.</source>
        <translation>
            <numerusform>To pomogłoby prowadzącemu, który ma %n punkt: {other}.</numerusform>
            <numerusform>To pomogłoby prowadzącemu, który ma %n punkty: {other}.</numerusform>
            <numerusform>To pomogłoby prowadzącemu, który ma %n punktów: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreement is over, with: {other}</source>
        <translation>Koniec porozumienia: {other}</translation>
    </message>
    <message>
        <source>The answer came at once, and your city is in two parts. But both have a TOWN HALL card, so both stay: they are called districts.</source>
        <translation>Odpowiedź przyszła od razu i twoje miasto jest w dwóch częściach. W obu jest jednak karta RATUSZ, więc obie zostają: to są dzielnice.</translation>
    </message>
    <message>
        <source>The cities are built.</source>
        <translation>Miasta stoją.</translation>
    </message>
    <message>
        <source>The city fell apart. A part without a TOWN HALL card is lost at once: one card taken, three on the discard pile!</source>
        <translation>Miasto się rozpadło. Część bez karty RATUSZ natychmiast przepada: zabrana jedna karta, a na stosie trzy!</translation>
    </message>
    <message>
        <source>The city needs more town halls to grow.</source>
        <translation>Miasto potrzebuje więcej ratuszy, żeby rosnąć.</translation>
    </message>
    <message>
        <source>The event does not mean cards of this type.</source>
        <translation>Wydarzenie nie dotyczy kart tego rodzaju.</translation>
    </message>
    <message>
        <source>The event does not mean this card.</source>
        <translation>Wydarzenie nie dotyczy tej karty.</translation>
    </message>
    <message>
        <source>The event does not mean this type.</source>
        <translation>Wydarzenie nie dotyczy tego rodzaju.</translation>
    </message>
    <message>
        <source>The first cards</source>
        <translation>Pierwsze karty</translation>
    </message>
    <message>
        <source>The last turns of a match of three. All decks are empty: nobody draws, everyone plays what is left. These are your last three cards.</source>
        <translation>Ostatnie tury partii na trzy osoby. Wszystkie talie są puste: nikt już nie dobiera, każdy gra tym, co ma. To twoje trzy ostatnie karty.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Koniec partii.</translation>
    </message>
    <message>
        <source>The most points.</source>
        <translation>Najwięcej punktów.</translation>
    </message>
    <message>
        <source>The most special objects in one district win.</source>
        <translation>Wygrywa najwięcej obiektów specjalnych w jednej dzielnicy.</translation>
    </message>
    <message>
        <source>The most special objects.</source>
        <translation>Najwięcej obiektów specjalnych.</translation>
    </message>
    <message>
        <source>The next city</source>
        <translation>Następne miasto</translation>
    </message>
    <message>
        <source>The others go under your deck.</source>
        <translation>Pozostałe trafią pod talię.</translation>
    </message>
    <message>
        <source>The police stop it</source>
        <translation>Zatrzymuje policja</translation>
    </message>
    <message>
        <source>The same goes for services. A second TOWN HALL card may not stand beside the first, but far from it there is room. You will see what it is good for.</source>
        <translation>Tak samo jest ze służbami. Druga karta RATUSZ nie może stanąć obok pierwszej, ale dalej od niej miejsca nie brakuje. Zobaczysz jeszcze, do czego się przyda.</translation>
    </message>
    <message>
        <source>The start cards are laid and the decks shuffled.</source>
        <translation>Karty startowe leżą na stole, talie są potasowane.</translation>
    </message>
    <message>
        <source>The start cards beside the town hall must be of other types.</source>
        <translation>Karty startowe przy ratuszu muszą być innych rodzajów niż on.</translation>
    </message>
    <message>
        <source>The town hall goes to the home cell.</source>
        <translation>Ratusz trafia na pole domowe.</translation>
    </message>
    <message>
        <source>The two are one SPECIAL object from now on, and the old type is forgotten. One step nearer to winning!</source>
        <translation>Te dwie karty są odtąd jednym obiektem specjalnym, a dawny rodzaj się nie liczy. O krok bliżej zwycięstwa!</translation>
    </message>
    <message>
        <source>The two cards I point at are of one type. At a corner they may touch: lay the one from your hand on the free place I show you.</source>
        <translation>Dwie karty, które pokazuję, są tego samego rodzaju. Rogami mogą się stykać: połóż tę z ręki na wolnym miejscu, które pokazuję.</translation>
    </message>
    <message>
        <source>The usual rules hold for its place.</source>
        <translation>Miejsce według zwykłych zasad.</translation>
    </message>
    <message numerus="yes">
        <source>Then %n special object(s) of your city count.</source>
        <translation>
            <numerusform>W twoim mieście liczyć się będzie %n obiekt specjalny.</numerusform>
            <numerusform>W twoim mieście liczyć się będą %n obiekty specjalne.</numerusform>
            <numerusform>W twoim mieście liczyć się będzie %n obiektów specjalnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you choose its new place.</source>
        <translation>Potem wybierzesz nowe miejsce.</translation>
    </message>
    <message numerus="yes">
        <source>Then your city loses only %n card(s).</source>
        <translation>
            <numerusform>Twoje miasto straci wtedy tylko %n kartę.</numerusform>
            <numerusform>Twoje miasto straci wtedy tylko %n karty.</numerusform>
            <numerusform>Twoje miasto straci wtedy tylko %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other place for this card.</source>
        <translation>Nie ma innego miejsca dla tej karty.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Nie ma takiej karty.</translation>
    </message>
    <message>
        <source>There is no such lasting event.</source>
        <translation>Nie ma takiego trwałego wydarzenia.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>There is nothing better to do, and you need this card least: {card}.</source>
        <translation>Nic lepszego nie ma, a ta karta jest najmniej potrzebna: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>There it touches %n card(s).</source>
        <translation>
            <numerusform>Tam styka się z %n kartą.</numerusform>
            <numerusform>Tam styka się z %n kartami.</numerusform>
            <numerusform>Tam styka się z %n kartami.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are laid open when all have chosen.</source>
        <translation>Zostaną odkryte, gdy wszyscy wybiorą.</translation>
    </message>
    <message>
        <source>They are shuffled into your deck, and you draw as many.</source>
        <translation>Wtasujesz je do talii i dobierzesz tyle samo.</translation>
    </message>
    <message>
        <source>This card is chosen already.</source>
        <translation>Ta karta jest już wybrana.</translation>
    </message>
    <message>
        <source>This card is not in your deck.</source>
        <translation>Tej karty nie ma w twojej talii.</translation>
    </message>
    <message>
        <source>This card is not in your discard pile.</source>
        <translation>Tej karty nie ma na twoim stosie.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Tej karty nie ma na twojej ręce.</translation>
    </message>
    <message>
        <source>This event is played on a rival.</source>
        <translation>To wydarzenie zagrywa się na przeciwnika.</translation>
    </message>
    <message>
        <source>This event says itself whom it hits.</source>
        <translation>To wydarzenie samo mówi, kogo dotyczy.</translation>
    </message>
    <message>
        <source>This type would be of most use there: {group}.</source>
        <translation>Tam najbardziej przydałby się ten rodzaj: {group}.</translation>
    </message>
    <message>
        <source>Three more cards go beside it, of any type but TOWN HALL. Begin with a SPECIAL building: whoever has most of those at the end wins.</source>
        <translation>Obok niej staną trzy kolejne, dowolnego rodzaju oprócz RATUSZA. Zacznij od budowli specjalnej: kto ma ich na koniec najwięcej, wygrywa.</translation>
    </message>
    <message>
        <source>Town hall</source>
        <translation>Ratusz</translation>
    </message>
    <message>
        <source>Town halls and services hold more of your city together.</source>
        <translation>Ratusze i służby utrzymują większą część twojego miasta.</translation>
    </message>
    <message>
        <source>Trade and services</source>
        <translation>Handel i usługi</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Rozejm</translation>
    </message>
    <message numerus="yes">
        <source>Truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>Rozejm na %n kolejkę: {other}</numerusform>
            <numerusform>Rozejm na %n kolejki: {other}</numerusform>
            <numerusform>Rozejm na %n kolejek: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce with {other}: %n round(s)</source>
        <translation>
            <numerusform>Rozejm, {other}: %n kolejka</numerusform>
            <numerusform>Rozejm, {other}: %n kolejki</numerusform>
            <numerusform>Rozejm, {other}: %n kolejek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce, %n round(s)?</source>
        <translation>
            <numerusform>Rozejm, %n kolejka?</numerusform>
            <numerusform>Rozejm, %n kolejki?</numerusform>
            <numerusform>Rozejm, %n kolejek?</numerusform>
        </translation>
    </message>
    <message>
        <source>Two cards of one type cannot touch along a side: {group}.</source>
        <translation>Dwie karty jednego rodzaju nie mogą stykać się bokiem: {group}.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Rodzaje</translation>
    </message>
    <message>
        <source>Under the deck: {card}</source>
        <translation>Pod talię: {card}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Usual game · {number} cards</source>
        <translation>Gra zwykła · kart: {number}</translation>
    </message>
    <message>
        <source>Wait, discard: {card}</source>
        <translation>Czekaj, odrzuć: {card}</translation>
    </message>
    <message>
        <source>Waiting costs a card, but there is no other way to do nothing. When all decks and hands are empty, the match is over.</source>
        <translation>Czekanie kosztuje kartę, ale inaczej tury opuścić nie można. Gdy wszystkie talie i ręce są puste, partia się kończy.</translation>
    </message>
    <message>
        <source>Welcome to Kaczogród! A city begins with a TOWN HALL card from your own deck. Drag the one I point at to the place in the middle.</source>
        <translation>Witaj w Kaczogrodzie! Miasto zaczyna się od karty RATUSZ z twojej talii. Przeciągnij tę, którą pokazuję, na miejsce pośrodku.</translation>
    </message>
    <message>
        <source>Well laid. Now this one; I lay the last of the four for you.</source>
        <translation>Świetnie. Teraz ta; ostatnią z czterech kładę za ciebie.</translation>
    </message>
    <message>
        <source>Which card is discarded?</source>
        <translation>Którą kartę odrzucić?</translation>
    </message>
    <message>
        <source>Whoever has no cards left misses the turn; that city can still be attacked. Now your last card, a SPECIAL building! Lay it where you like, but beside no other SPECIAL.</source>
        <translation>Kto nie ma już kart, traci tury, ale jego miasto nadal można atakować. Teraz twoja ostatnia karta, budowla specjalna! Połóż ją, gdzie chcesz, byle nie obok innego obiektu specjalnego.</translation>
    </message>
    <message>
        <source>Will be lost: {cards}</source>
        <translation>Przepadnie: {cards}</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Zwycięstwo</translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), this is the one to stop: {other}.</source>
        <translation>
            <numerusform>Już %n punkt, czas powstrzymać: {other}.</numerusform>
            <numerusform>Już %n punkty, czas powstrzymać: {other}.</numerusform>
            <numerusform>Już %n punktów, czas powstrzymać: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n quiet round(s) you can both build. Asked: {other}.</source>
        <translation>
            <numerusform>Spokojna %n kolejka pozwoli wam budować. Pytanie do: {other}.</numerusform>
            <numerusform>Spokojne %n kolejki pozwolą wam budować. Pytanie do: {other}.</numerusform>
            <numerusform>Spokojnych %n kolejek pozwoli wam budować. Pytanie do: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n town hall(s) floods and hurricanes do less, and districts hold together.</source>
        <translation>
            <numerusform>Z %n ratuszem Powódź i Hurgan są mniej groźne, a dzielnice trwalsze.</numerusform>
            <numerusform>Z %n ratuszami Powódź i Hurgan są mniej groźne, a dzielnice trwalsze.</numerusform>
            <numerusform>Z %n ratuszami Powódź i Hurgan są mniej groźne, a dzielnice trwalsze.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three or four players you may make one proposal before your action. Press Agreement and propose a truce to the city I point at.</source>
        <translation>W trzy lub cztery osoby możesz przed swoją akcją złożyć jedną propozycję. Naciśnij „Porozumienie” i zaproponuj rozejm miastu, które pokazuję.</translation>
    </message>
    <message>
        <source>With two players there is nobody to agree with.</source>
        <translation>We dwoje nie ma się z kim umawiać.</translation>
    </message>
    <message numerus="yes">
        <source>With what is cut off, this city loses %n card(s): {other}.</source>
        <translation>
            <numerusform>Wraz z tym, co odcięte, to miasto traci %n kartę: {other}.</numerusform>
            <numerusform>Wraz z tym, co odcięte, to miasto traci %n karty: {other}.</numerusform>
            <numerusform>Wraz z tym, co odcięte, to miasto traci %n kart: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {other} against {victim}: %n round(s)</source>
        <translation>
            <numerusform>Razem: {other}, cel: {victim}, %n kolejka</numerusform>
            <numerusform>Razem: {other}, cel: {victim}, %n kolejki</numerusform>
            <numerusform>Razem: {other}, cel: {victim}, %n kolejek</numerusform>
        </translation>
    </message>
    <message>
        <source>Word broken</source>
        <translation>Złamane słowo</translation>
    </message>
    <message>
        <source>Word broken to: {other}</source>
        <translation>Złamane słowo wobec: {other}</translation>
    </message>
    <message>
        <source>You can only wait now.</source>
        <translation>Teraz możesz tylko czekać.</translation>
    </message>
    <message>
        <source>You cannot build now: play an event, or wait.</source>
        <translation>Nie możesz teraz budować: zagraj wydarzenie albo czekaj.</translation>
    </message>
    <message>
        <source>You cannot play events now: build, or wait.</source>
        <translation>Nie możesz teraz zagrywać wydarzeń: buduj albo czekaj.</translation>
    </message>
    <message>
        <source>You draw them last, the first one at the very end.</source>
        <translation>Dobierzesz je na końcu, pierwszą jako ostatnią.</translation>
    </message>
    <message>
        <source>You drew a card, so you hold five again. The last one is of no use yet: drag it to your discard pile, that is called waiting.</source>
        <translation>Dobierasz kartę, więc znów masz ich pięć. Ostatnia na nic się jeszcze nie przyda: przeciągnij ją na swój stos. To się nazywa czekanie.</translation>
    </message>
    <message>
        <source>You have agreed on that already.</source>
        <translation>To jest już uzgodnione.</translation>
    </message>
    <message>
        <source>You must build if you can.</source>
        <translation>Musisz budować, jeśli się da.</translation>
    </message>
    <message>
        <source>You need it least: {card}.</source>
        <translation>Ta karta jest najmniej potrzebna: {card}.</translation>
    </message>
    <message>
        <source>You see the whole hand: choose the card by its name.</source>
        <translation>Widzisz całą rękę: wybierz kartę po nazwie.</translation>
    </message>
    <message>
        <source>Your city</source>
        <translation>Twoje miasto</translation>
    </message>
    <message>
        <source>Your city is likelier to be protected when it matters.</source>
        <translation>Twoje miasto będzie łatwiej ochronić, gdy to ważne.</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Twoja talia</translation>
    </message>
    <message>
        <source>Your own row is just as weak. Lay your TOWN HALL card at its far end.</source>
        <translation>Twój rząd jest tak samo słaby. Połóż kartę RATUSZ na jego drugim końcu.</translation>
    </message>
    <message>
        <source>Your start cards are chosen.</source>
        <translation>Twoje karty startowe są wybrane.</translation>
    </message>
    <message>
        <source>Your turn comes.</source>
        <translation>Twoja tura nadejdzie.</translation>
    </message>
    <message>
        <source>about 30 minutes</source>
        <translation>około 30 minut</translation>
    </message>
    <message>
        <source>about 45 minutes</source>
        <translation>około 45 minut</translation>
    </message>
    <message>
        <source>about 60 minutes</source>
        <translation>około 60 minut</translation>
    </message>
    <message>
        <source>accepts. Proposed by: {other}</source>
        <translation>zgoda. Propozycja: {other}</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>wydarzenie</translation>
    </message>
    <message>
        <source>banned now</source>
        <translation>teraz zakaz</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>pierwsza tura</translation>
    </message>
    <message>
        <source>beside special</source>
        <translation>obok specjalnego</translation>
    </message>
    <message>
        <source>breaks the truce with: {other}</source>
        <translation>złamany rozejm: {other}</translation>
    </message>
    <message>
        <source>builds from the discard pile: {card}</source>
        <translation>rozbudowa ze stosu: {card}</translation>
    </message>
    <message>
        <source>builds: {card}</source>
        <translation>rozbudowa: {card}</translation>
    </message>
    <message>
        <source>chooses start card {number} of 4</source>
        <translation>wybór karty startowej, {number} z 4</translation>
    </message>
    <message>
        <source>declines. Proposed by: {other}</source>
        <translation>odmowa. Propozycja: {other}</translation>
    </message>
    <message>
        <source>discards: {card}</source>
        <translation>na stos: {card}</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>nie styka się</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>dobrana %n karta</numerusform>
            <numerusform>dobrane %n karty</numerusform>
            <numerusform>dobranych %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>ended early: {card}</source>
        <translation>przed czasem kończy się: {card}</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n card(s) with the deck</source>
        <translation>
            <numerusform>wymiana z talią: %n karta</numerusform>
            <numerusform>wymiana z talią: %n karty</numerusform>
            <numerusform>wymiana z talią: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>for a rival</source>
        <translation>na przeciwnika</translation>
    </message>
    <message>
        <source>free place, column {column}, row {row}</source>
        <translation>wolne miejsce, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>gives up: {cards}</source>
        <translation>z własnego miasta znika: {cards}</translation>
    </message>
    <message>
        <source>home cell first</source>
        <translation>najpierw środek</translation>
    </message>
    <message numerus="yes">
        <source>looks at %n card(s) of the deck</source>
        <translation>
            <numerusform>obejrzana z talii %n karta</numerusform>
            <numerusform>obejrzane z talii %n karty</numerusform>
            <numerusform>obejrzanych z talii %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>looks at the hand of: {other}</source>
        <translation>obejrzana ręka: {other}</translation>
    </message>
    <message>
        <source>loses a district without a town hall: {cards}</source>
        <translation>przepada dzielnica bez ratusza: {cards}</translation>
    </message>
    <message>
        <source>moves: {card}</source>
        <translation>przenosiny: {card}</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>musisz budować</translation>
    </message>
    <message>
        <source>names a type: {group}</source>
        <translation>wskazany rodzaj: {group}</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>nie wydarzenie</translation>
    </message>
    <message>
        <source>no events now</source>
        <translation>bez wydarzeń</translation>
    </message>
    <message>
        <source>no neighbour</source>
        <translation>brak sąsiada</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>bez celu</translation>
    </message>
    <message>
        <source>nothing here that the event could touch</source>
        <translation>nie ma tu nic, czego dotyczy wydarzenie</translation>
    </message>
    <message numerus="yes">
        <source>only draws: %n card(s)</source>
        <translation>
            <numerusform>samo dobieranie: %n karta</numerusform>
            <numerusform>samo dobieranie: %n karty</numerusform>
            <numerusform>samo dobieranie: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>other type</source>
        <translation>inny rodzaj</translation>
    </message>
    <message>
        <source>over: {card}</source>
        <translation>koniec: {card}</translation>
    </message>
    <message>
        <source>plays: {card}</source>
        <translation>wydarzenie: {card}</translation>
    </message>
    <message>
        <source>plays: {card}. Target: {other}</source>
        <translation>wydarzenie: {card}. Cel: {other}</translation>
    </message>
    <message numerus="yes">
        <source>proposes a truce of %n round(s), to: {other}</source>
        <translation>
            <numerusform>propozycja rozejmu na %n kolejkę: {other}</numerusform>
            <numerusform>propozycja rozejmu na %n kolejki: {other}</numerusform>
            <numerusform>propozycja rozejmu na %n kolejek: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>proposes to attack {victim} together, to: {other}</source>
        <translation>propozycja wspólnego ataku, cel: {victim}. Do kogo: {other}</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>chroniona</translation>
    </message>
    <message>
        <source>removes: {cards}. City: {victim}</source>
        <translation>zdjęte: {cards}. Miasto: {victim}</translation>
    </message>
    <message>
        <source>rolls: {value}</source>
        <translation>rzut: {value}</translation>
    </message>
    <message>
        <source>safe: the card that was shown stops the event</source>
        <translation>bez szkód: pokazana karta zatrzymuje wydarzenie</translation>
    </message>
    <message>
        <source>safe: the city is protected</source>
        <translation>bez szkód: miasto jest chronione</translation>
    </message>
    <message>
        <source>safe: the event has no effect here</source>
        <translation>bez szkód: wydarzenie tu nie działa</translation>
    </message>
    <message>
        <source>same type</source>
        <translation>ten sam rodzaj</translation>
    </message>
    <message>
        <source>saved by: {card}</source>
        <translation>ratunek: {card}</translation>
    </message>
    <message>
        <source>says: {reason}</source>
        <translation>mówi: {reason}</translation>
    </message>
    <message>
        <source>shows no card</source>
        <translation>bez pokazywania karty</translation>
    </message>
    <message>
        <source>shows: {card}</source>
        <translation>pokazana karta: {card}</translation>
    </message>
    <message>
        <source>special</source>
        <translation>specjalny</translation>
    </message>
    <message>
        <source>special from now on: {card}</source>
        <translation>odtąd obiekt specjalny: {card}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>takes from the discard pile: {card}</source>
        <translation>ze stosu na rękę: {card}</translation>
    </message>
    <message>
        <source>town hall first</source>
        <translation>najpierw ratusz</translation>
    </message>
    <message>
        <source>waits and discards: {card}</source>
        <translation>czekanie, na stos: {card}</translation>
    </message>
    <message>
        <source>will be lost</source>
        <translation>przepadnie</translation>
    </message>
    <message>
        <source>would rather attack {victim} together with: {other}</source>
        <translation>w zamian wspólny atak, cel: {victim}. Z kim: {other}</translation>
    </message>
    <message numerus="yes">
        <source>would rather have a truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>w zamian rozejm na %n kolejkę: {other}</numerusform>
            <numerusform>w zamian rozejm na %n kolejki: {other}</numerusform>
            <numerusform>w zamian rozejm na %n kolejek: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong place</source>
        <translation>złe miejsce</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays for %n round(s). City: {other}</source>
        <translation>
            <numerusform>{card} zostaje na %n kolejkę. Miasto: {other}</numerusform>
            <numerusform>{card} zostaje na %n kolejki. Miasto: {other}</numerusform>
            <numerusform>{card} zostaje na %n kolejek. Miasto: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays until it is needed. City: {other}</source>
        <translation>{card} zostaje do pierwszej potrzeby. Miasto: {other}</translation>
    </message>
    <message>
        <source>{card}, lasting event, city: {who}</source>
        <translation>{card}, trwałe wydarzenie, miasto: {who}</translation>
    </message>
    <message>
        <source>{card}, special by: {event}</source>
        <translation>{card}, obiekt specjalny dzięki: {event}</translation>
    </message>
    <message>
        <source>{card}, {group}</source>
        <translation>{card}, {group}</translation>
    </message>
    <message>
        <source>{card}, {rest}</source>
        <translation>{card}, {rest}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n round(s) left</source>
        <translation>
            <numerusform>{card}: jeszcze %n kolejka</numerusform>
            <numerusform>{card}: jeszcze %n kolejki</numerusform>
            <numerusform>{card}: jeszcze %n kolejek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: build %n card(s) from your discard pile.</source>
        <translation>
            <numerusform>{card}: zbuduj %n kartę ze swojego stosu.</numerusform>
            <numerusform>{card}: zbuduj %n karty ze swojego stosu.</numerusform>
            <numerusform>{card}: zbuduj %n kart ze swojego stosu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: build from your hand.</source>
        <translation>{card}: buduj z ręki.</translation>
    </message>
    <message>
        <source>{card}: choose a lasting event to end.</source>
        <translation>{card}: wybierz trwałe wydarzenie do zakończenia.</translation>
    </message>
    <message>
        <source>{card}: choose cards to exchange.</source>
        <translation>{card}: wybierz karty do wymiany.</translation>
    </message>
    <message>
        <source>{card}: choose the new place.</source>
        <translation>{card}: wybierz nowe miejsce.</translation>
    </message>
    <message>
        <source>{card}: choose the object that becomes special.</source>
        <translation>{card}: wybierz obiekt, który stanie się specjalny.</translation>
    </message>
    <message>
        <source>{card}: choose the object to move.</source>
        <translation>{card}: wybierz obiekt do przeniesienia.</translation>
    </message>
    <message>
        <source>{card}: choose what is discarded. Hand: {other}</source>
        <translation>{card}: wybierz, co odrzucić. Ręka: {other}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: discard %n card(s).</source>
        <translation>
            <numerusform>{card}: odrzuć %n kartę.</numerusform>
            <numerusform>{card}: odrzuć %n karty.</numerusform>
            <numerusform>{card}: odrzuć %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: give up %n card(s) of your city.</source>
        <translation>
            <numerusform>{card}: zdejmij ze swojego miasta %n kartę.</numerusform>
            <numerusform>{card}: zdejmij ze swojego miasta %n karty.</numerusform>
            <numerusform>{card}: zdejmij ze swojego miasta %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: name a type of objects. City: {other}</source>
        <translation>{card}: wskaż rodzaj obiektów. Miasto: {other}</translation>
    </message>
    <message>
        <source>{card}: once</source>
        <translation>{card}: raz</translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: zdejmij %n kartę. Miasto: {other}</numerusform>
            <numerusform>{card}: zdejmij %n karty. Miasto: {other}</numerusform>
            <numerusform>{card}: zdejmij %n kart. Miasto: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s) of your own city.</source>
        <translation>
            <numerusform>{card}: zdejmij ze swojego miasta najwyżej %n kartę.</numerusform>
            <numerusform>{card}: zdejmij ze swojego miasta najwyżej %n karty.</numerusform>
            <numerusform>{card}: zdejmij ze swojego miasta najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: zdejmij najwyżej %n kartę. Miasto: {other}</numerusform>
            <numerusform>{card}: zdejmij najwyżej %n karty. Miasto: {other}</numerusform>
            <numerusform>{card}: zdejmij najwyżej %n kart. Miasto: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: show a police card?</source>
        <translation>{card}: pokazać kartę policji?</translation>
    </message>
    <message>
        <source>{card}: take a card from your discard pile.</source>
        <translation>{card}: weź kartę ze swojego stosu.</translation>
    </message>
    <message>
        <source>{card}: take one of these cards.</source>
        <translation>{card}: weź jedną z tych kart.</translation>
    </message>
    <message>
        <source>{card}: which card goes under your deck next?</source>
        <translation>{card}: którą kartę teraz pod talię?</translation>
    </message>
    <message>
        <source>{group}</source>
        <translation>{group}</translation>
    </message>
    <message>
        <source>{number} of 4 chosen</source>
        <translation>wybrano {number} z 4</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{roll} against {number} in the city ({group}): it strikes.</source>
        <translation>{roll} przeciw {number} w mieście ({group}): trafienie.</translation>
    </message>
    <message>
        <source>{roll} against {number} in the city ({group}): nothing happens.</source>
        <translation>{roll} przeciw {number} w mieście ({group}): nic się nie dzieje.</translation>
    </message>
    <message>
        <source>{roll} against {number}: it strikes</source>
        <translation>{roll} przeciw {number}: trafienie</translation>
    </message>
    <message>
        <source>{roll} against {number}: safe</source>
        <translation>{roll} przeciw {number}: bez szkód</translation>
    </message>
    <message numerus="yes">
        <source>{victim} leads with %n point(s). Asked for help: {other}.</source>
        <translation>
            <numerusform>Prowadzi {victim}, ma %n punkt. Prośba o pomoc: {other}.</numerusform>
            <numerusform>Prowadzi {victim}, ma %n punkty. Prośba o pomoc: {other}.</numerusform>
            <numerusform>Prowadzi {victim}, ma %n punktów. Prośba o pomoc: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, chosen</source>
        <translation>{what}, wybrano</translation>
    </message>
    <message>
        <source>{what}, city: {who}, column {column}, row {row}</source>
        <translation>{what}, miasto: {who}, kolumna {column}, rząd {row}</translation>
    </message>
    <message>
        <source>{what}, will be lost</source>
        <translation>{what}, przepadnie</translation>
    </message>
    <message>
        <source>{who}: special objects {specials}, hand {hand}, deck {deck}</source>
        <translation>{who}: obiekty specjalne {specials}, ręka {hand}, talia {deck}</translation>
    </message>
</context>
<context>
    <name>kaczogrod.collection</name>
    <message>
        <source>Choose a card that you give, and one that you get.</source>
        <translation>Wybierz kartę, którą dajesz, i tę, którą chcesz dostać.</translation>
    </message>
    <message>
        <source>Here you are: {wanted}. Thank you!</source>
        <translation>Proszę bardzo: {wanted}. Dziękuję!</translation>
    </message>
    <message>
        <source>I have this one in my album already: {given}.</source>
        <translation>Tę mam już w albumie: {given}.</translation>
    </message>
    <message>
        <source>I need this one myself: {wanted}.</source>
        <translation>Tej nie oddam, jest mi potrzebna: {wanted}.</translation>
    </message>
    <message>
        <source>Open an issue first, then we can compare.</source>
        <translation>Najpierw otwórz jakiś numer, wtedy porównamy.</translation>
    </message>
    <message>
        <source>Wait with this one, an issue will bring it: {wanted}.</source>
        <translation>Z tą poczekaj, będzie w którymś numerze: {wanted}.</translation>
    </message>
    <message>
        <source>We have nothing to swap at the moment.</source>
        <translation>Na razie nie mamy się czym wymienić.</translation>
    </message>
    <message>
        <source>You can get {wanted}. What for?</source>
        <translation>Mogę dać: {wanted}. Za co?</translation>
    </message>
    <message>
        <source>You have this one in your album already: {wanted}.</source>
        <translation>Tę masz już w albumie: {wanted}.</translation>
    </message>
    <message>
        <source>You need this one yourself: {given}.</source>
        <translation>Tę lepiej zachowaj, masz tylko jedną: {given}.</translation>
    </message>
    <message>
        <source>Your album is full. Congratulations!</source>
        <translation>Twój album jest pełny. Gratulacje!</translation>
    </message>
    <message>
        <source>{given} for {wanted}? Gladly!</source>
        <translation>Od ciebie {given}, ode mnie {wanted}? Chętnie!</translation>
    </message>
    <message>
        <source>{given} would fit into my album. What for?</source>
        <translation>W moim albumie brakuje: {given}. Za co?</translation>
    </message>
</context>
<context>
    <name>kaczogrod.decks</name>
    <message>
        <source>A deck needs 3 city cards that are no town halls: they lie beside the first one.</source>
        <translation>W talii muszą być 3 karty miasta inne niż ratusz: leżą obok pierwszego.</translation>
    </message>
    <message>
        <source>A deck needs a town hall: the city begins with it.</source>
        <translation>W talii musi być ratusz: od niego zaczyna się miasto.</translation>
    </message>
    <message>
        <source>A part of the text is missing, or there is too much of it. Copy it whole.</source>
        <translation>Części tekstu brakuje albo jest go za dużo. Skopiuj całość.</translation>
    </message>
    <message>
        <source>Cards of your own that are not there any more: {number}.</source>
        <translation>Własne karty, których już nie ma: {number}.</translation>
    </message>
    <message>
        <source>Cards: {number} of {of}.</source>
        <translation>Kart: {number} z {of}.</translation>
    </message>
    <message>
        <source>Not in your collection: {cards}</source>
        <translation>Nie ma w twojej kolekcji: {cards}</translation>
    </message>
    <message>
        <source>The deck has a card of somebody&apos;s own, which you lack: {card}</source>
        <translation>W talii jest czyjaś własna karta, której nie masz: {card}</translation>
    </message>
    <message>
        <source>There is a mistake in the text: a letter or figure is wrong.</source>
        <translation>W tekście jest błąd: zła litera albo cyfra.</translation>
    </message>
    <message>
        <source>There is no deck in this text. It begins with KD1 and a hyphen.</source>
        <translation>W tym tekście nie ma talii. Zaczyna się ona od KD1 i łącznika.</translation>
    </message>
    <message>
        <source>This deck was copied from a newer version of the program.</source>
        <translation>Talia jest skopiowana z nowszej wersji programu.</translation>
    </message>
    <message>
        <source>Twice in the deck: {cards}</source>
        <translation>Dwa razy w talii: {cards}</translation>
    </message>
</context>
<context>
    <name>own cards</name>
    <message>
        <source>A letter is not in UTF-8. Save the file as UTF-8.</source>
        <translation>Jakaś litera nie jest w UTF-8. Zapisz plik jako UTF-8.</translation>
    </message>
    <message>
        <source>After “on” stands one range of the roll, as 1-3.</source>
        <translation>Po „on” stoi jeden zakres rzutu, na przykład 1-3.</translation>
    </message>
    <message>
        <source>An event needs a text and a short text.</source>
        <translation>Wydarzenie musi mieć tekst i tekst krótki.</translation>
    </message>
    <message>
        <source>Another card has the id “{value}” already.</source>
        <translation>Inna karta ma już id „{value}”.</translation>
    </message>
    <message>
        <source>Hand, deck, discard pile and places can be used with the target “self” only.</source>
        <translation>Ręki, talii, stosu i miejsc można używać tylko z celem „self”.</translation>
    </message>
    <message>
        <source>In the effect something is missing: {value}</source>
        <translation>W działaniu czegoś brakuje: {value}</translation>
    </message>
    <message>
        <source>In the effect these words are too much: {value}</source>
        <translation>W działaniu te słowa są zbędne: {value}</translation>
    </message>
    <message>
        <source>No card of yours has the id “{value}”.</source>
        <translation>Żadna z twoich kart nie ma id „{value}”.</translation>
    </message>
    <message>
        <source>No effect begins with the word “{value}”.</source>
        <translation>Żadne działanie nie zaczyna się od słowa „{value}”.</translation>
    </message>
    <message>
        <source>Only events have an effect and a text.</source>
        <translation>Działanie i tekst mają tylko wydarzenia.</translation>
    </message>
    <message>
        <source>Only the Time Machine fetches cards from the discard pile.</source>
        <translation>Karty ze stosu na rękę bierze tylko Wehikuł czasu.</translation>
    </message>
    <message>
        <source>That is one too many. The limit is {value}.</source>
        <translation>To o jedną za dużo. Granica: {value}.</translation>
    </message>
    <message>
        <source>The card has no name.</source>
        <translation>Karta nie ma nazwy.</translation>
    </message>
    <message>
        <source>The card would have to lie in two places.</source>
        <translation>Karta musiałaby leżeć w dwóch miejscach.</translation>
    </message>
    <message>
        <source>The effect counts a roll that was not made before.</source>
        <translation>Działanie liczy rzut, którego wcześniej nie było.</translation>
    </message>
    <message>
        <source>The effect counts one group only.</source>
        <translation>Działanie liczy tylko jeden rodzaj.</translation>
    </message>
    <message>
        <source>The effect must begin with its target, not “{value}”.</source>
        <translation>Działanie musi zaczynać się od celu, a nie od „{value}”.</translation>
    </message>
    <message>
        <source>The effect needs a group that fits, not “{value}”.</source>
        <translation>Działanie wymaga odpowiedniego rodzaju, a nie „{value}”.</translation>
    </message>
    <message>
        <source>The effect needs a number from 1 to 9, not “{value}”.</source>
        <translation>Działanie wymaga liczby od 1 do 9, a nie „{value}”.</translation>
    </message>
    <message>
        <source>The effect needs “name” before “named”.</source>
        <translation>Przed „named” w działaniu musi być „name”.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Plik jest za duży.</translation>
    </message>
    <message>
        <source>The first line must name the columns. One is missing: {value}</source>
        <translation>Pierwszy wiersz musi wymieniać kolumny. Brakuje jednej: {value}</translation>
    </message>
    <message>
        <source>The picture cannot be drawn.</source>
        <translation>Obrazka nie da się narysować.</translation>
    </message>
    <message>
        <source>The table cannot be read any further.</source>
        <translation>Dalej tabeli nie da się odczytać.</translation>
    </message>
    <message>
        <source>This cannot be read: {value}</source>
        <translation>Tego nie da się odczytać: {value}</translation>
    </message>
    <message>
        <source>This name is too long, or has odd signs: {value}</source>
        <translation>Ta nazwa jest za długa albo ma dziwne znaki: {value}</translation>
    </message>
    <message>
        <source>This short text is too long, or has odd signs: {value}</source>
        <translation>Ten krótki tekst jest za długi albo ma dziwne znaki: {value}</translation>
    </message>
    <message>
        <source>This text is too long, or has odd signs: {value}</source>
        <translation>Ten tekst jest za długi albo ma dziwne znaki: {value}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, wiersz {line}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>“lasting” and “end” belong together, with nothing else.</source>
        <translation>„lasting” i „end” należą do siebie i nie łączą się z niczym innym.</translation>
    </message>
    <message>
        <source>“name” must be the first step.</source>
        <translation>„name” musi być pierwszym krokiem.</translation>
    </message>
    <message>
        <source>“{value}” is no group.</source>
        <translation>„{value}” to nie rodzaj.</translation>
    </message>
    <message>
        <source>“{value}” is no id: 2 to 40 small letters a–z, digits and _, a letter first.</source>
        <translation>„{value}” to nie id: od 2 do 40 małych liter a–z, cyfr i _, najpierw litera.</translation>
    </message>
    <message>
        <source>“{value}” is nothing that lasts.</source>
        <translation>„{value}” to nic, co mogłoby trwać.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>Oceniono %n decyzję.</numerusform>
            <numerusform>Oceniono %n decyzje.</numerusform>
            <numerusform>Oceniono %n decyzji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them a mistake or worse.</source>
        <translation>
            <numerusform>%n z nich to błąd lub gorzej.</numerusform>
            <numerusform>%n z nich to błędy lub gorzej.</numerusform>
            <numerusform>%n z nich to błędy lub gorzej.</numerusform>
        </translation>
    </message>
    <message>
        <source>A strong duck looks at each decision with what could be known then, and tells play from luck. It takes about a minute.</source>
        <translation>Mocna kaczka ogląda każdą decyzję z tym, co było wtedy wiadomo, i oddziela grę od szczęścia. Trwa to około minuty.</translation>
    </message>
    <message numerus="yes">
        <source>Being reviewed: %n decision(s) judged so far. You can leave this page.</source>
        <translation>
            <numerusform>Analiza trwa: oceniono %n decyzję. Możesz opuścić tę stronę.</numerusform>
            <numerusform>Analiza trwa: oceniono %n decyzje. Możesz opuścić tę stronę.</numerusform>
            <numerusform>Analiza trwa: oceniono %n decyzji. Możesz opuścić tę stronę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Wpadka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobra</translation>
    </message>
    <message>
        <source>Good and bad luck were about even.</source>
        <translation>Szczęście i pech mniej więcej się wyrównały.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Niedokładność</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Luck gave {luck} of the win.</source>
        <translation>Szczęście dało {luck} szansy wygranej.</translation>
    </message>
    <message>
        <source>Luck took {luck} of the win.</source>
        <translation>Pech zabrał {luck} szansy wygranej.</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Średnia strata</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>No review this time</source>
        <translation>Tym razem bez analizy</translation>
    </message>
    <message>
        <source>Nobody to review</source>
        <translation>Nie ma kogo analizować</translation>
    </message>
    <message>
        <source>None of them is certainly a mistake.</source>
        <translation>Żadna nie jest na pewno błędem.</translation>
    </message>
    <message>
        <source>On average a decision gives away {loss} of the win.</source>
        <translation>Jedna decyzja oddaje średnio {loss} szansy wygranej.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Chwileczkę</translation>
    </message>
    <message>
        <source>Only ducks played this match. Decisions of people are reviewed.</source>
        <translation>W tej partii grały same kaczki. Analizuje się decyzje ludzi.</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Przeanalizuj tę partię</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share} with the better play, {played} with this one.</source>
        <translation>Szansa wygranej: {share} przy lepszym ruchu, {played} przy tym.</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share}, and {played} with this one: about equal.</source>
        <translation>Szansa wygranej: {share}, przy tym ruchu {played}: mniej więcej równo.</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share}.</source>
        <translation>Szansa wygranej: {share}.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>The match is being opened.</source>
        <translation>Partia się otwiera.</translation>
    </message>
    <message>
        <source>The review was stopped. What was found is shown until you leave this page.</source>
        <translation>Analizę zatrzymano. To, co znaleziono, widać do opuszczenia tej strony.</translation>
    </message>
    <message>
        <source>Which decisions mattered?</source>
        <translation>Które decyzje miały znaczenie?</translation>
    </message>
    <message>
        <source>Without it the play was worth {share}; a fair share is {fair}.</source>
        <translation>Bez tego gra była warta {share}; sprawiedliwy udział to {fair}.</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Bez szczęścia</translation>
    </message>
    <message>
        <source>decision {number} of {all}</source>
        <translation>decyzja {number} z {all}</translation>
    </message>
    <message>
        <source>luck {change}</source>
        <translation>szczęście {change}</translation>
    </message>
    <message>
        <source>share of the win {share}</source>
        <translation>szansa wygranej {share}</translation>
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
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n match(es), from {least} to {most} points, {average} on average.</source>
        <translation>
            <numerusform>%n partia, od {least} do {most} punktów, średnio {average}.</numerusform>
            <numerusform>%n partie, od {least} do {most} punktów, średnio {average}.</numerusform>
            <numerusform>%n partii, od {least} do {most} punktów, średnio {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at this level: {level}</source>
        <translation>
            <numerusform>%n wygrana z rzędu na tym poziomie: {level}</numerusform>
            <numerusform>%n wygrane z rzędu na tym poziomie: {level}</numerusform>
            <numerusform>%n wygranych z rzędu na tym poziomie: {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>A match becomes practice once you take back a move that revealed something.</source>
        <translation>Partia staje się treningowa, gdy cofnięty ruch odkrył coś tajnego.</translation>
    </message>
    <message>
        <source>Average place of {seats}</source>
        <translation>Średnie miejsce z {seats}</translation>
    </message>
    <message>
        <source>Average result</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Najszybsza partia</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Obecna seria</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches in which ducks played for everybody, or for you in part. Each duck counts.</source>
        <translation>Partie, które w całości lub częściowo rozgrywają kaczki. Liczy się każda kaczka.</translation>
    </message>
    <message>
        <source>Matches in which you took back a move that revealed something.</source>
        <translation>Partie, w których cofnięto ruch, choć odkrył coś tajnego.</translation>
    </message>
    <message>
        <source>Matches of several people. The best of them counts.</source>
        <translation>Partie w kilka osób. Liczy się wynik najlepszej z nich.</translation>
    </message>
    <message>
        <source>Matches you played alone against ducks.</source>
        <translation>Partie, w których grasz w pojedynkę z kaczkami.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Różne poziomy</translation>
    </message>
    <message>
        <source>Play a match to its end, and you will find it here.</source>
        <translation>Rozegraj partię do końca, a znajdziesz ją tutaj.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Treningowe</translation>
    </message>
    <message>
        <source>The best result at this level so far: {level}</source>
        <translation>Najlepszy dotąd wynik na tym poziomie: {level}</translation>
    </message>
    <message>
        <source>The first win at this level: {level}</source>
        <translation>Pierwsza wygrana na tym poziomie: {level}</translation>
    </message>
    <message>
        <source>This match counts as practice.</source>
        <translation>Ta partia jest treningowa.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Wspólne</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Oglądane</translation>
    </message>
    <message>
        <source>When ducks play without you, you will find it here.</source>
        <translation>Gdy kaczki zagrają bez ciebie, znajdziesz to tutaj.</translation>
    </message>
    <message>
        <source>When several people play, you will find it here.</source>
        <translation>Gdy zagracie w kilka osób, znajdziesz to tutaj.</translation>
    </message>
    <message>
        <source>Without ducks</source>
        <translation>Bez kaczek</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>place {place} of {seats}</source>
        <translation>miejsce {place} z {seats}</translation>
    </message>
    <message>
        <source>result {points}</source>
        <translation>wynik {points}</translation>
    </message>
    <message>
        <source>won {won} of {all}, {percent}</source>
        <translation>wygrane {won} z {all}, {percent}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{won} of {all} · {percent}</source>
        <translation>{won} z {all} · {percent}</translation>
    </message>
</context>
</TS>
