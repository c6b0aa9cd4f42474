<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AlreadyRunning</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Duck Games is running in another window. Only one at a time can keep your matches safe.</source>
        <translation>Duck Games уже открыта в другом окне. Надёжно хранить партии может только одно.</translation>
    </message>
    <message>
        <source>The ducks are out already</source>
        <translation>Утки уже на воде</translation>
    </message>
</context>
<context>
    <name>CodeButtons</name>
    <message>
        <source>Open a code…</source>
        <translation>Открыть код…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Code of the match</source>
        <translation>Код партии</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open a code</source>
        <translation>Открыть код</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Paste the text that somebody has sent you, with or without the words around it. The code in it begins with {mark}.</source>
        <translation>Вставьте присланный текст, можно вместе с тем, что стоит вокруг кода. Сам код начинается с {mark}.</translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Build decks from my collection only</source>
        <translation>Собирать колоды только из моей коллекции</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Коллекция</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Повторные</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Не хватает</translation>
    </message>
    <message>
        <source>Open issue {number}</source>
        <translation>Открыть номер {number}</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Какие карты</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} из {of}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>All hands, open or not</source>
        <translation>Все руки открыты или нет</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Выйти из программы</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Hurry the ducks</source>
        <translation>Поторопить уток</translation>
    </message>
    <message>
        <source>In a match</source>
        <translation>В партии</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ближе</translation>
    </message>
    <message>
        <source>Let a duck play, or play again</source>
        <translation>Уступить место утке, вернуться</translation>
    </message>
    <message>
        <source>List of what you can do</source>
        <translation>Список ходов</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
    <message>
        <source>Play, or stop</source>
        <translation>Пустить или остановить</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>See everything</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Подсказать ход</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Включить или выключить звук</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>To the buttons below the table, and back</source>
        <translation>К кнопкам под столом и обратно</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>В меню</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>К следующему раунду</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>К следующему ходу</translation>
    </message>
    <message>
        <source>To the round before</source>
        <translation>К предыдущему раунду</translation>
    </message>
    <message>
        <source>To the turn before</source>
        <translation>К предыдущему ходу</translation>
    </message>
    <message>
        <source>Watching a match again</source>
        <translation>Повтор партии</translation>
    </message>
    <message>
        <source>What is new since your last turn</source>
        <translation>Что нового после вашего хода</translation>
    </message>
    <message>
        <source>Where the keys are, and what lies there</source>
        <translation>Что выбрано на столе</translation>
    </message>
    <message>
        <source>Whose turn it is, and the points</source>
        <translation>Чей ход и какой счёт</translation>
    </message>
    <message>
        <source>With the eyes of the next player</source>
        <translation>Глазами следующего игрока</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>I am {name}</source>
        <translation>Это я: {name}</translation>
    </message>
    <message>
        <source>Next at the screen</source>
        <translation>Теперь у экрана</translation>
    </message>
    <message>
        <source>Next at the screen: {name}</source>
        <translation>Теперь у экрана: {name}</translation>
    </message>
    <message>
        <source>Pass the screen on. Everybody else looks away now.</source>
        <translation>Передайте экран дальше. Остальные пока не смотрят.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Скопировать детали</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Something broke</source>
        <translation>Что-то сломалось</translation>
    </message>
    <message>
        <source>Something broke last time</source>
        <translation>В прошлый раз что-то сломалось</translation>
    </message>
    <message>
        <source>The pond got muddy</source>
        <translation>Вода в пруду помутнела</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>В меню</translation>
    </message>
    <message>
        <source>Your game was saved after the last move. The details help us to mend it.</source>
        <translation>Партия сохранена после последнего хода. Детали помогут нам всё починить.</translation>
    </message>
    <message>
        <source>Your games are saved up to the last move. The details help us to mend it.</source>
        <translation>Партии сохранены до последнего хода. Детали помогут нам всё починить.</translation>
    </message>
</context>
<context>
    <name>DeckActions</name>
    <message>
        <source>Begin with an empty deck</source>
        <translation>Начать с пустой колоды</translation>
    </message>
    <message>
        <source>Copy as a text</source>
        <translation>Скопировать текстом</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Mix a deck at random</source>
        <translation>Собрать наугад</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Моя колода</translation>
    </message>
    <message>
        <source>Paste a text…</source>
        <translation>Вставить текст…</translation>
    </message>
    <message>
        <source>Ready deck: {name}</source>
        <translation>Готовая колода: {name}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Сохранить под другим названием…</translation>
    </message>
    <message>
        <source>The deck is copied as a text. Paste it wherever you like.</source>
        <translation>Колода скопирована текстом. Вставьте его куда хотите.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>{name} is deleted. Its cards are still laid out.</source>
        <translation>Колода удалена: {name}. Её карты пока разложены.</translation>
    </message>
    <message>
        <source>{name} is saved. Choose it when you set up a match.</source>
        <translation>Колода сохранена: {name}. Её можно выбрать перед партией.</translation>
    </message>
    <message>
        <source>{name} is saved. It cannot be played with yet.</source>
        <translation>Колода сохранена: {name}. Играть ею пока нельзя.</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Cards in the deck</source>
        <translation>Карт в колоде</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Карты колоды</translation>
    </message>
    <message>
        <source>Choose another deck</source>
        <translation>Выбрать другую колоду</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Новая колода</translation>
    </message>
    <message>
        <source>Press cards to put them into the deck, or drag them here.</source>
        <translation>Нажимайте карты, чтобы добавить их в колоду, или перетаскивайте сюда.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Колода годится для игры.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменена</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n card(s)</source>
        <translation>
            <numerusform>{number} из %n карты</numerusform>
            <numerusform>{number} из %n карт</numerusform>
            <numerusform>{number} из %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckReader</name>
    <message>
        <source>In the deck</source>
        <translation>В колоде</translation>
    </message>
    <message>
        <source>Not in your collection</source>
        <translation>Нет в вашей коллекции</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Deck builder</source>
        <translation>Сборка колоды</translation>
    </message>
    <message>
        <source>Find a card by name or text</source>
        <translation>Название или текст карты</translation>
    </message>
    <message>
        <source>No card fits</source>
        <translation>Ничего не подходит</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Показать все карты</translation>
    </message>
    <message>
        <source>Try another word, or fewer groups.</source>
        <translation>Попробуйте другое слово или меньше видов.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>DesignsModel</name>
    <message>
        <source>in the deck</source>
        <translation>в колоде</translation>
    </message>
    <message>
        <source>not in your collection</source>
        <translation>нет в вашей коллекции</translation>
    </message>
</context>
<context>
    <name>DiagnosticsDialog</name>
    <message>
        <source>About the program</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Диагностика</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
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
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Last trouble</source>
        <translation>Последний сбой</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Папка журнала</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
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
        <translation>Экраны</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sound device</source>
        <translation>Вывод звука</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>This folder cannot be shown here: {folder}</source>
        <translation>Эту папку здесь нельзя показать: {folder}</translation>
    </message>
    <message>
        <source>Three duck card games against clever ducks, free for everyone. Nothing on this page is sent anywhere: copy it when you tell us what broke.</source>
        <translation>Три утиные карточные игры с умными утками, бесплатные для всех. С этой страницы ничего никуда не отправляется: скопируйте её, когда захотите рассказать нам о сбое.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>DuckButton</name>
    <message>
        <source>Swaps: {number}</source>
        <translation>Обменов: {number}</translation>
    </message>
</context>
<context>
    <name>DuckCount</name>
    <message>
        <source>How many computer players?</source>
        <translation>Сколько компьютерных игроков?</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Скопировать печать</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Честность жребия</translation>
    </message>
    <message>
        <source>Few draws often stray far from the average: that is luck.</source>
        <translation>Когда розыгрышей мало, они часто далеки от среднего: это просто случай.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Until the match has ended only what you have seen counts.</source>
        <translation>До конца партии считается только то, что вы видели.</translation>
    </message>
    <message>
        <source>What was drawn</source>
        <translation>Что выпало</translation>
    </message>
</context>
<context>
    <name>FocusPanel</name>
    <message>
        <source>Point at a card to read it.</source>
        <translation>Наведите на карту, чтобы прочесть её.</translation>
    </message>
</context>
<context>
    <name>GamePostcard</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
            <numerusform>%n мин</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Обучение</translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n игрок</numerusform>
            <numerusform>{fewest}–%n игрока</numerusform>
            <numerusform>{fewest}–%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssueSheet</name>
    <message>
        <source>Collection</source>
        <translation>Коллекция</translation>
    </message>
    <message>
        <source>Into the album</source>
        <translation>В альбом</translation>
    </message>
    <message>
        <source>Issue {number}</source>
        <translation>Номер {number}</translation>
    </message>
    <message>
        <source>New in the album: {number}</source>
        <translation>Новых в альбоме: {number}</translation>
    </message>
    <message>
        <source>Turn all over</source>
        <translation>Открыть все</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Enter chooses another key, Delete takes it away.</source>
        <translation>Enter – выбрать другую клавишу, Delete – убрать её.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>нет клавиши</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>нажмите клавишу</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Reset all keys</source>
        <translation>Сбросить все клавиши</translation>
    </message>
    <message>
        <source>Reset this one</source>
        <translation>Сбросить эту</translation>
    </message>
    <message>
        <source>{key} belongs to the system.</source>
        <translation>Клавиша {key} занята системой.</translation>
    </message>
    <message>
        <source>{key} is a single letter or sign, and those are switched off above.</source>
        <translation>Клавиша {key} – одна буква или знак, а они выше выключены.</translation>
    </message>
    <message>
        <source>{key} is taken from: {commands}.</source>
        <translation>Клавиша {key} снята с команды: {commands}.</translation>
    </message>
    <message>
        <source>{key} is the key for: {commands}.</source>
        <translation>Клавиша {key} уже занята: {commands}.</translation>
    </message>
    <message>
        <source>{key} steers tables, lists and dialogs, and stays what it is.</source>
        <translation>Клавиша {key} нужна на столах, в списках и окнах, менять её нельзя.</translation>
    </message>
</context>
<context>
    <name>KeysQuestion</name>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Забрать</translation>
    </message>
</context>
<context>
    <name>Launcher</name>
    <message>
        <source>1 2 3: choose a game</source>
        <translation>1 2 3: выбор игры</translation>
    </message>
    <message>
        <source>Duck Games</source>
        <translation>Duck Games</translation>
    </message>
    <message>
        <source>Enter: play</source>
        <translation>Enter: играть</translation>
    </message>
    <message>
        <source>Tab: move</source>
        <translation>Tab: дальше</translation>
    </message>
    <message>
        <source>Three calm games by the pond, against clever ducks</source>
        <translation>Три спокойные игры у пруда с умными утками</translation>
    </message>
    <message>
        <source>{key}: all keys</source>
        <translation>{key}: все клавиши</translation>
    </message>
    <message>
        <source>{key}: rules</source>
        <translation>{key}: правила</translation>
    </message>
</context>
<context>
    <name>LauncherBar</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Switch to day</source>
        <translation>Включить день</translation>
    </message>
    <message>
        <source>Switch to evening</source>
        <translation>Включить вечер</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Включить звук</translation>
    </message>
</context>
<context>
    <name>LegalMovesPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Enter does what is chosen.</source>
        <translation>Enter выполняет выбранное.</translation>
    </message>
    <message>
        <source>Nothing can be chosen just now.</source>
        <translation>Сейчас выбирать нечего.</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Что можно сделать</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Short topics at a real table. Leave whenever you like: Pip remembers the place.</source>
        <translation>Короткие темы за настоящим столом. Выйти можно в любой момент: Пип запомнит место.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Обучение</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>That is allowed too. Today let us do it as I say.</source>
        <translation>Так тоже можно. Сегодня сделаем, как я говорю.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Next topic</source>
        <translation>Следующая тема</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Покажите</translation>
    </message>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Шаг {number} из {of}</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>ваш ход</translation>
    </message>
</context>
<context>
    <name>LicenceText</name>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Текст лицензии</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Этот файл не удаётся прочитать.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>About the program</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Arithmetic for ducks that think ahead. On most systems it brings OpenBLAS and libraries of GCC, under licences of their own.</source>
        <translation>Вычисления для уток, которые думают наперёд. В большинстве систем включает OpenBLAS и библиотеки GCC — на условиях их собственных лицензий.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Duck Games is free: everyone may use, change and pass on the program, its pictures and its sounds under the MIT licence. It comes without any warranty. It is made of the parts below, each under the licence of its makers.</source>
        <translation>Duck Games — свободная программа: каждый может пользоваться ею, её картинками и звуками, изменять их и передавать другим на условиях лицензии MIT. Она предоставляется без каких-либо гарантий. Программа состоит из перечисленных ниже частей; у каждой — лицензия её авторов.</translation>
    </message>
    <message>
        <source>Each has its own</source>
        <translation>У каждой своя лицензия</translation>
    </message>
    <message>
        <source>Folder of Qt</source>
        <translation>Папка Qt</translation>
    </message>
    <message>
        <source>Knows in which folders a system keeps what belongs to its user.</source>
        <translation>Знает, в каких папках система хранит то, что принадлежит пользователю.</translation>
    </message>
    <message>
        <source>Libraries of the system on which this program was built. Its makers offer their source code.</source>
        <translation>Библиотеки системы, в которой собрана эта программа. Создатели этой системы предоставляют их исходный код.</translation>
    </message>
    <message>
        <source>Licence texts</source>
        <translation>Тексты лицензий</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Many authors, whom the texts name</source>
        <translation>Разные авторы, указанные в текстах</translation>
    </message>
    <message>
        <source>PySide6 and shiboken6, by which Python makes use of Qt.</source>
        <translation>PySide6 и shiboken6, благодаря которым Python может использовать Qt.</translation>
    </message>
    <message>
        <source>Python Software Foundation</source>
        <translation>Python Software Foundation</translation>
    </message>
    <message>
        <source>Qt and the GNU LGPL</source>
        <translation>Qt и GNU LGPL</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Читать</translation>
    </message>
    <message>
        <source>Read the licence: {name}</source>
        <translation>Читать лицензию: {name}</translation>
    </message>
    <message>
        <source>Starts the program from its folder. An exception in its licence allows this for programs under any other.</source>
        <translation>Запускает программу из её папки. Исключение в его лицензии разрешает это для программ с любой другой лицензией.</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Системные библиотеки</translation>
    </message>
    <message>
        <source>The Duck Games contributors</source>
        <translation>Участники проекта Duck Games</translation>
    </message>
    <message>
        <source>The NumPy developers</source>
        <translation>Разработчики NumPy</translation>
    </message>
    <message>
        <source>The PyInstaller development team</source>
        <translation>Команда разработчиков PyInstaller</translation>
    </message>
    <message>
        <source>The Qt Company Ltd. and others who contributed</source>
        <translation>The Qt Company Ltd. и другие участники</translation>
    </message>
    <message>
        <source>The language the program is written in, and what runs it.</source>
        <translation>Язык, на котором написана программа, и то, что её выполняет.</translation>
    </message>
    <message>
        <source>The platformdirs developers</source>
        <translation>Разработчики platformdirs</translation>
    </message>
    <message>
        <source>The program with its pictures, sounds and words.</source>
        <translation>Программа с её картинками, звуками и текстами.</translation>
    </message>
    <message>
        <source>The source code of just these versions lies on the download site of The Qt Company, among the official releases of Qt and of Qt for Python. Should it be gone from there, whoever gave you this program gives it to you on request, for at least three years, for no more than the cost of the copy.</source>
        <translation>Исходный код именно этих версий доступен на сайте загрузок The Qt Company, среди официальных выпусков Qt и Qt for Python. Если его там не окажется, его по запросу предоставит тот, от кого вы получили эту программу, — в течение не менее трёх лет и по цене не выше стоимости копирования.</translation>
    </message>
    <message>
        <source>The window, all that is drawn, and all sound.</source>
        <translation>Окно, всё, что рисуется, и все звуки.</translation>
    </message>
    <message>
        <source>This folder cannot be shown here: {folder}</source>
        <translation>Эту папку здесь нельзя показать: {folder}</translation>
    </message>
    <message>
        <source>This installation has no copy of that licence; the GNU project shows it on its pages.</source>
        <translation>В этой установке нет копии этой лицензии; проект GNU публикует её на своих страницах.</translation>
    </message>
    <message>
        <source>This program uses Qt {version} and Qt for Python {other} under the GNU Lesser General Public License, version 3. Both come without any warranty, and hold works of others, which Qt&apos;s documentation names.</source>
        <translation>Эта программа использует Qt {version} и Qt for Python {other} на условиях лицензии GNU Lesser General Public License версии 3. Обе библиотеки предоставляются без каких-либо гарантий и содержат работы других авторов, перечисленные в документации Qt.</translation>
    </message>
    <message>
        <source>You may change both and run this program with what you made of them: they are packages of their own, installed in {folder}. Install a compatible version in their place. You may also take the program apart to find faults in your changes.</source>
        <translation>Вы можете изменить обе библиотеки и запускать эту программу со своими версиями: это отдельные пакеты, установленные в папке {folder}. Установите вместо них совместимую версию. Вы также можете исследовать устройство программы, в том числе дизассемблировать её, чтобы найти ошибки в своих изменениях.</translation>
    </message>
    <message>
        <source>You may change both and run this program with what you made of them: they are separate files in {folder}. Put the files of a compatible version in their place, under the same names. You may also take the program apart to find faults in your changes.</source>
        <translation>Вы можете изменить обе библиотеки и запускать эту программу со своими версиями: это отдельные файлы в папке {folder}. Положите на их место файлы совместимой версии под теми же именами. Вы также можете исследовать устройство программы, в том числе дизассемблировать её, чтобы найти ошибки в своих изменениях.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Журнал</translation>
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
        <translation>Звук выключен.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Звук включён.</translation>
    </message>
</context>
<context>
    <name>MatchFinder</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>MatchOptions</name>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More info</source>
        <translation>Подробнее об игре</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Fairness</source>
        <translation>Честность жребия</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>отмена</translation>
    </message>
</context>
<context>
    <name>MatchRecall</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>Повторять нечего.</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>A newer version of the program saved it.</source>
        <translation>Сохранено более новой версией программы.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Файл не читается.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message>
        <source>This saved game will not open.</source>
        <translation>Эту партию не открыть.</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>Победа: {names}</translation>
    </message>
    <message>
        <source>a duck played for a person</source>
        <translation>за человека играла утка</translation>
    </message>
</context>
<context>
    <name>MatchShow</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Choosing now: {names}.</source>
        <translation>Сейчас ход: {names}.</translation>
    </message>
    <message>
        <source>Choosing now: {names}. Points: {scores}.</source>
        <translation>Сейчас ход: {names}. Очки: {scores}.</translation>
    </message>
    <message>
        <source>Enter confirms, Escape takes it back.</source>
        <translation>Enter подтверждает, Esc отменяет.</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Подсказка: {action}</translation>
    </message>
    <message>
        <source>Is this your move?</source>
        <translation>Подтвердить ход?</translation>
    </message>
    <message>
        <source>It takes back a move that revealed something, so the match becomes practice.</source>
        <translation>С тех пор открылось тайное: после отмены партия станет тренировочной.</translation>
    </message>
    <message>
        <source>It wins {share}, the next best {less}: {other}.</source>
        <translation>Шанс на победу {share}, у следующего хода {less}: {other}.</translation>
    </message>
    <message>
        <source>It wins {share}. About as good: {other}.</source>
        <translation>Шанс на победу {share}. Почти так же хорошо: {other}.</translation>
    </message>
    <message>
        <source>Looking for a good move</source>
        <translation>Поиск хорошего хода</translation>
    </message>
    <message>
        <source>Move taken back.</source>
        <translation>Ход отменён.</translation>
    </message>
    <message>
        <source>Move taken back. The match is practice now and does not count.</source>
        <translation>Ход отменён. Партия теперь тренировочная и не засчитывается.</translation>
    </message>
    <message>
        <source>Nothing before this can be taken back: {shown}</source>
        <translation>Дальше отменить нельзя: {shown}</translation>
    </message>
    <message>
        <source>Something has been shown since, so nothing before it can be taken back.</source>
        <translation>С тех пор кое-что открылось, поэтому дальше отменить нельзя.</translation>
    </message>
    <message>
        <source>Still thinking</source>
        <translation>Утки всё ещё думают</translation>
    </message>
    <message>
        <source>The ducks are thinking</source>
        <translation>Утки думают</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>This card has no place there. It may go where a place is lit.</source>
        <translation>Сюда эту карту нельзя. Подходящие места подсвечены.</translation>
    </message>
    <message>
        <source>This card is not asked for now.</source>
        <translation>Эта карта сейчас не нужна.</translation>
    </message>
    <message>
        <source>{key} makes the ducks hurry.</source>
        <translation>{key} поторопит уток.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} думает</translation>
    </message>
    <message>
        <source>{what}, column {column}, row {row}</source>
        <translation>{what}, столбец {column}, ряд {row}</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Finished ({n})</source>
        <translation>Сыгранные ({n})</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Looking through the matches…</source>
        <translation>Просматриваем партии…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Names, levels, dates and who won can be looked for.</source>
        <translation>Можно искать имена, уровни, даты и победителей.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Сыгранных партий пока нет.</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Партий пока нет.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Сохранить копию партии</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Saved matches ({endings})</source>
        <translation>Сохранённые партии ({endings})</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Start one and it will wait for you here.</source>
        <translation>Начните партию, и она будет ждать вас здесь.</translation>
    </message>
    <message>
        <source>The copy is saved: {file}</source>
        <translation>Копия сохранена: {file}</translation>
    </message>
    <message>
        <source>The match is deleted.</source>
        <translation>Партия удалена.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Waiting ({n})</source>
        <translation>Начатые ({n})</translation>
    </message>
    <message>
        <source>What you play to its end is kept here.</source>
        <translation>Здесь хранятся партии, доигранные до конца.</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Какие партии</translation>
    </message>
</context>
<context>
    <name>MatchesLabel</name>
    <message>
        <source>Matches: {n}</source>
        <translation>Партий: {n}</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>A deck is called so. It will be replaced.</source>
        <translation>Колода с таким названием уже есть. Она будет заменена.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Моя колода</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>около %n минуты</numerusform>
            <numerusform>около %n минут</numerusform>
            <numerusform>около %n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fewest}–%n player(s)</source>
        <translation>
            <numerusform>{fewest}–%n игрок</numerusform>
            <numerusform>{fewest}–%n игрока</numerusform>
            <numerusform>{fewest}–%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionGroup</name>
    <message>
        <source>{option}: off</source>
        <translation>{option}: нет</translation>
    </message>
</context>
<context>
    <name>OwnCardsPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Свои карты</translation>
    </message>
    <message>
        <source>Every card can be used.</source>
        <translation>Все карты годятся.</translation>
    </message>
    <message>
        <source>Invent a building or an event, and play with it.</source>
        <translation>Придумайте объект или событие и играйте с ним.</translation>
    </message>
    <message>
        <source>No cards of your own yet</source>
        <translation>Своих карт пока нет</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Прочитать заново</translation>
    </message>
    <message>
        <source>Tables and pictures in a folder become cards for your decks. A text in the folder tells how, and an example lies beside it.</source>
        <translation>Таблицы и рисунки из папки становятся картами для ваших колод. Текст в папке объясняет, как это сделать, рядом лежит пример.</translation>
    </message>
    <message>
        <source>The folder cannot be made: {reason}</source>
        <translation>Папку нельзя создать: {reason}</translation>
    </message>
    <message>
        <source>The system does not show the folder. You find it here:</source>
        <translation>Система не показывает папку. Она находится здесь:</translation>
    </message>
    <message>
        <source>What is wrong: {number}</source>
        <translation>Ошибок: {number}</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>Разложить</translation>
    </message>
    <message>
        <source>Paste a deck</source>
        <translation>Вставить колоду</translation>
    </message>
    <message>
        <source>Paste the text that somebody copied from their deck builder.</source>
        <translation>Вставьте колоду, которую кто-то скопировал текстом.</translation>
    </message>
    <message>
        <source>Text of a deck</source>
        <translation>Текст колоды</translation>
    </message>
</context>
<context>
    <name>PausePanel</name>
    <message>
        <source>Go on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Nothing moves until you go on.</source>
        <translation>Всё ждёт вас.</translation>
    </message>
    <message>
        <source>The pond is resting</source>
        <translation>Пруд отдыхает</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Duck Games is running already; its window is shown.</source>
        <translation>Duck Games уже запущена, её окно показано.</translation>
    </message>
    <message>
        <source>There is no screen to show the window on.</source>
        <translation>Нет экрана, на котором можно показать окно.</translation>
    </message>
</context>
<context>
    <name>RecallPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Since the last turn</source>
        <translation>С прошлого хода</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>После вашего хода</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Calm</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пустить</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Шаг партии</translation>
    </message>
    <message>
        <source>Step {number} of {of}</source>
        <translation>Шаг {number} из {of}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
</context>
<context>
    <name>ReplayEyes</name>
    <message>
        <source>Onlooker</source>
        <translation>Зритель</translation>
    </message>
    <message>
        <source>Whoever is to move</source>
        <translation>Кто ходит</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>All hands</source>
        <translation>Все руки</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>A match watched again</source>
        <translation>Повтор партии</translation>
    </message>
</context>
<context>
    <name>ReplayTop</name>
    <message>
        <source>A match of its own begins here, as practice.</source>
        <translation>Отсюда начнётся отдельная тренировочная партия.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Все руки</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Вид</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>By the rules of this program the match comes out otherwise than it did.</source>
        <translation>По правилам этой программы партия идёт иначе, чем было.</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Далее: {name}</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Партия начинается.</translation>
    </message>
    <message>
        <source>The match is not over: it waits to be played on.</source>
        <translation>Партия не окончена: её можно доиграть.</translation>
    </message>
    <message>
        <source>The match went on by other rules than this program knows: it cannot show more.</source>
        <translation>Дальше партия шла по правилам, которых эта программа не знает: больше показать нельзя.</translation>
    </message>
    <message>
        <source>{name} chooses.</source>
        <translation>{name} выбирает.</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Скопировать зерно</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Общая победа: {names}</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Побеждает наибольшая сумма</translation>
    </message>
    <message>
        <source>The lowest total wins</source>
        <translation>Побеждает наименьшая сумма</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Посмотреть повтор</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Откуда взялись очки</translation>
    </message>
    <message>
        <source>Where the points come from. Point at a row to see what its player ended with.</source>
        <translation>Откуда взялись очки. Наведите на строку, чтобы увидеть итог игрока.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Победа за вами!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Побеждает {name}</translation>
    </message>
</context>
<context>
    <name>ResultTools</name>
    <message>
        <source>Fairness</source>
        <translation>Честность жребия</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>A match for practice goes on from this decision.</source>
        <translation>От этого решения начнётся тренировочная партия.</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Не хуже</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Better play</source>
        <translation>Ход лучше</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Присмотреться</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Лучшего не нашлось.</translation>
    </message>
    <message>
        <source>Play made</source>
        <translation>Сделанный ход</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>Предыдущее решение</translation>
    </message>
    <message>
        <source>The next decision</source>
        <translation>Следующее решение</translation>
    </message>
    <message>
        <source>The table at this decision</source>
        <translation>Стол в момент этого решения</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>What is marked on the table</source>
        <translation>Что отмечено на столе</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>By time</source>
        <translation>По порядку</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Order of the decisions</source>
        <translation>Порядок решений</translation>
    </message>
    <message>
        <source>The course of the match</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Вся партия</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Сначала худшие</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Decisions are judged only by what could be known when they were made: hidden cards and what came later do not count. A loss is named only where it is certain.</source>
        <translation>Решения оцениваются только по тому, что было известно тогда: скрытые карты и дальнейший ход не в счёт. Потеря называется, только если она несомненна.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>How many decisions are called what</source>
        <translation>Сколько решений с каждой оценкой</translation>
    </message>
    <message>
        <source>No decision is judged yet.</source>
        <translation>Ни одно решение ещё не оценено.</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Вся партия</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>After round {number}</source>
        <translation>После раунда {number}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>RoundRows</name>
    <message>
        <source>In all</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>{name}: {points} in this round</source>
        <translation>{name}: за раунд {points}</translation>
    </message>
    <message>
        <source>{name}: {points} in this round, {total} in all</source>
        <translation>{name}: за раунд {points}, всего {total}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>These rules are not written yet.</source>
        <translation>Эти правила ещё не написаны.</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Let a duck play</source>
        <translation>Пусть играет утка</translation>
    </message>
    <message>
        <source>Let a duck play for me</source>
        <translation>Пусть играет утка</translation>
    </message>
    <message>
        <source>Plays again</source>
        <translation>Снова в игру</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Вернуться в игру</translation>
    </message>
</context>
<context>
    <name>SeatChanges</name>
    <message>
        <source>In a lesson no duck plays for you.</source>
        <translation>На уроке утка за вас не играет.</translation>
    </message>
    <message>
        <source>Only ducks play in this match anyway.</source>
        <translation>В этой партии и так играют одни утки.</translation>
    </message>
    <message>
        <source>Take a seat back</source>
        <translation>Вернуться в игру</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Вернуться в игру</translation>
    </message>
    <message>
        <source>The match is over: nobody has a move to make.</source>
        <translation>Партия окончена: ходов больше нет.</translation>
    </message>
    <message>
        <source>{name}: play again</source>
        <translation>{name}: снова в игру</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message numerus="yes">
        <source>%n player(s) at most</source>
        <translation>
            <numerusform>Не больше %n игрока</numerusform>
            <numerusform>Не больше %n игроков</numerusform>
            <numerusform>Не больше %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a duck</source>
        <translation>Добавить утку</translation>
    </message>
    <message>
        <source>At the table already: the two change places.</source>
        <translation>Эта утка уже играет: они поменяются местами.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>{name}: choose a duck</source>
        <translation>{name}: выберите утку</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Choose a duck</source>
        <translation>Выбрать утку</translation>
    </message>
    <message>
        <source>Duck: {duck}</source>
        <translation>Утка: {duck}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Remove: {name}</source>
        <translation>Убрать: {name}</translation>
    </message>
    <message>
        <source>Temper: {temper}</source>
        <translation>Нрав: {temper}</translation>
    </message>
    <message>
        <source>Who plays: {name}</source>
        <translation>Кто играет: {name}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>человек</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Called away? A duck can play on meanwhile. The match will not count then.</source>
        <translation>Нужно отойти? Пусть поиграет утка, но партия тогда не в счёт.</translation>
    </message>
    <message>
        <source>How strong the duck is</source>
        <translation>Сила утки</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>A seed is a whole number from 0 to {largest}.</source>
        <translation>Зерно – целое число от 0 до {largest}.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>The same seed deals the same cards. Leave it empty, and one is drawn.</source>
        <translation>Одно и то же зерно даёт те же карты. Оставьте поле пустым, и игра выберет его сама.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>случайное</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>A laid card waits for Enter, and Escape puts it back.</source>
        <translation>Положенная карта ждёт Enter, а Esc возвращает её.</translation>
    </message>
    <message>
        <source>About and diagnostics</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокойная</translation>
    </message>
    <message>
        <source>Cards fade where they would travel.</source>
        <translation>Карты не летают, а проявляются на месте.</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>Подтверждать каждый ход</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Ducks say why</source>
        <translation>Утки говорят почему</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Без движения</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>One line, where it gives away nothing that is secret.</source>
        <translation>Одна фраза, если она не выдаёт ничего тайного.</translation>
    </message>
    <message>
        <source>Parts of the settings</source>
        <translation>Разделы настроек</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Показывать доступные места</translation>
    </message>
    <message>
        <source>Show which cards are still to come</source>
        <translation>Показывать, какие карты ещё выйдут</translation>
    </message>
    <message>
        <source>Single letters and signs are keys</source>
        <translation>Команды одной буквой или знаком</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Take back everything when playing alone against ducks</source>
        <translation>Свободная отмена, если все соперники – утки</translation>
    </message>
    <message>
        <source>Taking back a move that revealed something makes the match practice.</source>
        <translation>Если отменить ход, открывший тайное, партия станет тренировочной.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Without them nothing is done by accident; the other keys stay.</source>
        <translation>Без них ничего не нажать случайно; остальные клавиши останутся.</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message numerus="yes">
        <source>%n character(s).</source>
        <translation>
            <numerusform>%n знак.</numerusform>
            <numerusform>%n знака.</numerusform>
            <numerusform>%n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the match</source>
        <translation>Код партии</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy this text and send it to whom you like: “Open a code” among the saved matches shows them the whole match. It holds the players and their names, all cards and all choices, and nothing else.</source>
        <translation>Скопируйте этот текст и пошлите кому хотите: «Открыть код» среди сохранённых партий покажет всю партию. В нём игроки и их имена, все карты и все решения, и ничего больше.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Share the match</source>
        <translation>Поделиться партией</translation>
    </message>
    <message>
        <source>Spaces and line breaks do no harm; any other change is noticed when it is opened.</source>
        <translation>Пробелы и переносы строк не мешают; любое другое изменение заметят при открытии.</translation>
    </message>
    <message>
        <source>The code is being written.</source>
        <translation>Код готовится.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>All places in reading order</source>
        <translation>Все места по порядку</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>За любым столом</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Изменить клавиши</translation>
    </message>
    <message>
        <source>From place to place, or the card in the hand</source>
        <translation>С места на место, с картой или без</translation>
    </message>
    <message>
        <source>From zone to zone</source>
        <translation>Между частями экрана</translation>
    </message>
    <message>
        <source>Move the ground of a large table</source>
        <translation>Сдвинуть фон большого стола</translation>
    </message>
    <message>
        <source>Put it back, close, no</source>
        <translation>Вернуть карту, закрыть, нет</translation>
    </message>
    <message>
        <source>Take a card, lay it, press</source>
        <translation>Взять карту, положить, нажать</translation>
    </message>
    <message>
        <source>To barred places too, which say why</source>
        <translation>И на запрещённые места, с причиной</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>нет клавиши</translation>
    </message>
</context>
<context>
    <name>SpeechStrip</name>
    <message>
        <source>Let the ducks move now</source>
        <translation>Поторопить уток</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Поторопить</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Forget all finished matches of {game}? The matches themselves stay.</source>
        <translation>Сбросить статистику «{game}»? Сами партии останутся.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Kind of matches</source>
        <translation>Какие партии</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>Сыгранных партий пока нет</translation>
    </message>
    <message>
        <source>None of this kind yet</source>
        <translation>Таких партий пока нет</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Points in the last matches</source>
        <translation>Очки в последних партиях</translation>
    </message>
    <message>
        <source>Points in the last matches: the fewer, the better</source>
        <translation>Очки в последних партиях: чем меньше, тем лучше</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The old figures are kept as {file}</source>
        <translation>Прежние данные сохранены как {file}</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>без победы</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
</context>
<context>
    <name>StripActions</name>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
</context>
<context>
    <name>SwapPanel</name>
    <message>
        <source>Swap</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Вы получаете</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Вы отдаёте</translation>
    </message>
</context>
<context>
    <name>TableGroup</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Even what has been shown can be taken back; from then on the match is practice and does not count.</source>
        <translation>Отменить можно даже то, после чего открылось тайное; тогда партия становится тренировочной и не засчитывается.</translation>
    </message>
    <message>
        <source>Show where a card may go</source>
        <translation>Показывать доступные места</translation>
    </message>
    <message>
        <source>Show which cards are still to come</source>
        <translation>Показывать, какие карты ещё выйдут</translation>
    </message>
    <message>
        <source>Take back any move</source>
        <translation>Свободная отмена ходов</translation>
    </message>
    <message>
        <source>{option}: off</source>
        <translation>{option}: нет</translation>
    </message>
</context>
<context>
    <name>TilesModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Calm</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Подсказать ход</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>To the menu</source>
        <translation>В меню</translation>
    </message>
</context>
<context>
    <name>TopicRow</name>
    <message>
        <source>About a minute</source>
        <translation>Около минуты</translation>
    </message>
    <message>
        <source>About two minutes</source>
        <translation>Около двух минут</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>left at step {number} of {of}</source>
        <translation>остановка на шаге {number} из {of}</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>Choosing now: {names}</source>
        <translation>Сейчас ход: {names}</translation>
    </message>
</context>
<context>
    <name>Whereabouts</name>
    <message>
        <source>The keys are nowhere on the table yet: an arrow brings them there.</source>
        <translation>На столе пока ничего не выбрано: нажмите стрелку.</translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message>
        <source>A newer version of the program made this code.</source>
        <translation>Этот код создала более новая версия программы.</translation>
    </message>
    <message>
        <source>Another code begins in line {line}. Paste one at a time.</source>
        <translation>В строке {line} начинается ещё один код. Вставляйте по одному.</translation>
    </message>
    <message>
        <source>Another version of the rules made this match. By the rules of today not even its first turn fits.</source>
        <translation>Эту партию сыграли по другой версии правил. По нынешним не подходит даже первый ход.</translation>
    </message>
    <message>
        <source>Another version of the rules made this match. It is shown up to turn {turn} of {turns}.</source>
        <translation>Эту партию сыграли по другой версии правил. Она видна до хода {turn} из {turns}.</translation>
    </message>
    <message>
        <source>The code breaks off after line {line}: its end is missing.</source>
        <translation>Код обрывается после строки {line}: конца нет.</translation>
    </message>
    <message>
        <source>The code is damaged in line {line}, at character {column}: something is changed, missing or doubled.</source>
        <translation>Код повреждён в строке {line}, у знака {column}: что-то изменено, пропало или повторено.</translation>
    </message>
    <message>
        <source>The moves in this code do not fit the rules of the game.</source>
        <translation>Ходы в этом коде не подходят к правилам игры.</translation>
    </message>
    <message>
        <source>There is no match in this text. The code of one begins with {mark}.</source>
        <translation>В этом тексте нет партии. Код партии начинается с {mark}.</translation>
    </message>
    <message>
        <source>This code describes no match.</source>
        <translation>Этот код не описывает партию.</translation>
    </message>
    <message>
        <source>This is a match of a game that is not in this program: {game}</source>
        <translation>Это партия игры, которой нет в этой программе: {game}</translation>
    </message>
    <message>
        <source>This match does not fit the rules of today and cannot be shared.</source>
        <translation>Эта партия не подходит к нынешним правилам, поделиться ею нельзя.</translation>
    </message>
    <message>
        <source>This match was set up in a way that this version of the program does not know.</source>
        <translation>Эта партия настроена так, как эта версия программы не умеет.</translation>
    </message>
    <message>
        <source>This text is too long. Paste the code of one match only.</source>
        <translation>Этот текст слишком длинный. Вставьте код только одной партии.</translation>
    </message>
</context>
<context>
    <name>command_line</name>
    <message>
        <source>FOLDER</source>
        <translation>ПАПКА</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>За один раз можно открыть только один файл.</translation>
    </message>
    <message>
        <source>Three duck card games against clever ducks.</source>
        <translation>Три утиные карточные игры с умными утками.</translation>
    </message>
    <message>
        <source>a saved match to open</source>
        <translation>сохранённая партия, которую нужно открыть</translation>
    </message>
    <message>
        <source>check the installation and end</source>
        <translation>проверить установку и выйти</translation>
    </message>
    <message>
        <source>continue the newest match</source>
        <translation>продолжить последнюю партию</translation>
    </message>
    <message>
        <source>deal from this seed</source>
        <translation>раздать карты по этому зерну</translation>
    </message>
    <message>
        <source>draw pictures of the program into this folder and end</source>
        <translation>нарисовать в эту папку снимки программы и выйти</translation>
    </message>
    <message>
        <source>draw the pictures in this size; may be given several times</source>
        <translation>рисовать снимки этого размера; можно указать несколько раз</translation>
    </message>
    <message>
        <source>end as soon as the window is drawn</source>
        <translation>выйти, как только окно нарисовано</translation>
    </message>
    <message>
        <source>open the new match of this game, or continue it</source>
        <translation>открыть новую партию этой игры или продолжить её</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>показать версию и выйти</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>speak this language</source>
        <translation>говорить на этом языке</translation>
    </message>
    <message>
        <source>use this theme</source>
        <translation>использовать эту тему</translation>
    </message>
    <message>
        <source>{option} takes a size as 1280x800, not {value}.</source>
        <translation>{option} принимает размер вида 1280x800, а не {value}.</translation>
    </message>
    <message>
        <source>{option} takes a whole number from 0 to {largest}.</source>
        <translation>{option} принимает целое число от 0 до {largest}.</translation>
    </message>
    <message>
        <source>{option} takes one of {values}, not {value}.</source>
        <translation>{option} принимает одно из: {values}, а не {value}.</translation>
    </message>
</context>
<context>
    <name>duck_and_cover</name>
    <message>
        <source>2 is called. Cover the 3 with it: then three stacks are left.</source>
        <translation>Названа 2. Накройте ею 3: останутся три стопки.</translation>
    </message>
    <message>
        <source>6 is called. Cover the stack of the 2 with it.</source>
        <translation>Названа 6. Накройте ею стопку с 2 наверху.</translation>
    </message>
    <message>
        <source>6 once more, and just two stacks. Cover the other one: whoever is down to one stack ends the round.</source>
        <translation>Снова 6, а стопок всего две. Накройте вторую: у кого осталась одна стопка, тот завершает раунд.</translation>
    </message>
    <message>
        <source>8 was called and nobody&apos;s 8 shows: everybody quacked. The captain&apos;s card goes to the discards.</source>
        <translation>Названа 8, а её ни у кого не видно: крякают все. Карта капитана уходит в сброс.</translation>
    </message>
    <message>
        <source>A duck swims to a free place only.</source>
        <translation>Переплыть можно только на свободное место.</translation>
    </message>
    <message>
        <source>A free place must touch another duck along a side.</source>
        <translation>Свободное место должно касаться стороной другой утки.</translation>
    </message>
    <message>
        <source>A stack moves as a whole. Cover the 12 with the stack of the 3 and the 11.</source>
        <translation>Стопка движется целиком. Накройте 12 стопкой из 3 и 11.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>All ducks are dealt anew for the next round. After three rounds the lowest total wins; if totals are equal, the fewer stacks at the very end. Now you know it all: have fun by the pond.</source>
        <translation>На следующий раунд все утки раскладываются заново. После трёх раундов побеждает наименьшая сумма, а при равной – у кого в конце меньше стопок. Теперь вы знаете всё: хорошей игры у пруда.</translation>
    </message>
    <message>
        <source>Any duck may cover any other that lies side by side with it, never across a corner. The 1 is called: cover the 11.</source>
        <translation>Любая утка может накрыть любую другую, если та вплотную сбоку, но не наискосок. Названа 1: накройте ею 11.</translation>
    </message>
    <message>
        <source>Captain&apos;s deck</source>
        <translation>Колода капитана</translation>
    </message>
    <message>
        <source>Captain&apos;s deck, cards left: {number}</source>
        <translation>Колода капитана, осталось карт: {number}</translation>
    </message>
    <message>
        <source>Cover a neighbour, or swim to a free place beside any other duck.</source>
        <translation>Накройте соседнюю утку или переплывите на свободное место рядом с другой.</translation>
    </message>
    <message>
        <source>Cover a neighbour: lay your 3 on the 12. Drag it there, or press the 3 and then the 12; with keys, arrows choose and Enter takes and lays.</source>
        <translation>Накройте соседку: положите 3 на 12. Перетащите её или нажмите на 3, потом на 12; на клавиатуре стрелки выбирают, Enter берёт и кладёт.</translation>
    </message>
    <message>
        <source>Cover the 7 with it, or the stack: both are one stack less.</source>
        <translation>Накройте ею 7 или стопку: так или иначе станет на одну стопку меньше.</translation>
    </message>
    <message>
        <source>Cover this duck</source>
        <translation>Накрыть эту утку</translation>
    </message>
    <message>
        <source>Cover {over}</source>
        <translation>Накрыть {over}</translation>
    </message>
    <message>
        <source>Cover {over} with {duck}</source>
        <translation>Накрыть {over} уткой {duck}</translation>
    </message>
    <message>
        <source>Covering can wait. Neighbours of {duck} there: {number}.</source>
        <translation>Накрыть можно и позже. Соседей у {duck} там: {number}.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Discards {number} of {of}</source>
        <translation>Сброс {number} из {of}</translation>
    </message>
    <message>
        <source>Discards: {number} of {of}</source>
        <translation>Сброс: {number} из {of}</translation>
    </message>
    <message>
        <source>Duck {number} on a stack, cards: {cards}, splash {splash}, column {column}, row {row}</source>
        <translation>Утка {number} на стопке, карт: {cards}, брызги {splash}, столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>Duck {number}, splash {splash}, column {column}, row {row}</source>
        <translation>Утка {number}, брызги {splash}, столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>Ducks showing</source>
        <translation>Стопки</translation>
    </message>
    <message>
        <source>Equal totals and equal ponds: the victory is shared.</source>
        <translation>Равны и суммы, и пруды: победа общая.</translation>
    </message>
    <message>
        <source>Equal totals: fewer ducks showing at the end decide.</source>
        <translation>Суммы равны: решает, у кого в конце меньше стопок.</translation>
    </message>
    <message>
        <source>Everybody quacks: {duck} is discarded.</source>
        <translation>Все крякают: {duck} в сброс.</translation>
    </message>
    <message>
        <source>Everybody&apos;s 5 is covered, so that card was discarded: three by now. Nine would end the round, but you can be faster.</source>
        <translation>Пятёрки у всех накрыты, и эта карта ушла в сброс: там их уже три. Девять завершили бы раунд, но можно и быстрее.</translation>
    </message>
    <message>
        <source>Free place, column {column}, row {row}</source>
        <translation>Свободное место, столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>How to swim away</source>
        <translation>Как уплыть</translation>
    </message>
    <message>
        <source>It covers {duck}; splashes hidden: {number}.</source>
        <translation>Накрывает {duck}; скрытые брызги: {number}.</translation>
    </message>
    <message>
        <source>It may also duck: swim to any free place, near or far, inside the dotted field or outside. Only, the place has to touch a duck other than itself along a side.</source>
        <translation>Можно и увернуться: переплыть на любое свободное место, близко или далеко, внутри поля из точек или снаружи. Лишь бы оно касалось стороной другой утки, не её самой.</translation>
    </message>
    <message>
        <source>Late in a round only four stacks of yours are left. What shows counts: 2 + 1 + 1 + 0 splashes would be 4 points, and points are what nobody wants.</source>
        <translation>К концу раунда у вас остались только четыре стопки. Считается то, что видно: 2 + 1 + 1 + 0 брызг – это 4 очка, а очки здесь никому не нужны.</translation>
    </message>
    <message>
        <source>Let the 12 swim to the free place below the 1. There a small duck waits to cover it.</source>
        <translation>Пусть 12 переплывёт на свободное место под 1. Там ждёт маленькая утка, которая сможет её накрыть.</translation>
    </message>
    <message>
        <source>MAXIMUM</source>
        <translation>МАКСИМУМ</translation>
    </message>
    <message>
        <source>MAXIMUM: everybody&apos;s highest number that shows has to move, so nobody quacks. Your 12 and 11 are covered: it is the turn of the 10.</source>
        <translation>МАКСИМУМ: у каждого ходит старший из видимых номеров, поэтому никто не крякает. Ваши 12 и 11 накрыты: очередь 10.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Макс.</translation>
    </message>
    <message>
        <source>Moves again: the highest</source>
        <translation>Ещё раз: старшая</translation>
    </message>
    <message>
        <source>Moves again: {number}</source>
        <translation>Ещё раз: {number}</translation>
    </message>
    <message>
        <source>Moves now: the highest</source>
        <translation>Ходит старшая</translation>
    </message>
    <message>
        <source>Moves now: {number}</source>
        <translation>Сейчас ходит: {number}</translation>
    </message>
    <message>
        <source>Nice: the 1 is called next. Cover the 12 with it, and five splashes are gone.</source>
        <translation>Удача: следующей названа 1. Накройте ею 12 – и пяти брызг как не бывало.</translation>
    </message>
    <message>
        <source>No card is called</source>
        <translation>Карта не названа</translation>
    </message>
    <message>
        <source>Nobody moves</source>
        <translation>Никто не ходит</translation>
    </message>
    <message>
        <source>Now 12 is called, but your 12 lies under the 4. It can only quack: you do nothing this turn. The rival&apos;s 12 still shows and has to move.</source>
        <translation>Теперь названа 12, но ваша лежит под 4. Остаётся «кря!»: в этот ход вы ничего не делаете. У соперника 12 на виду и обязана походить.</translation>
    </message>
    <message>
        <source>One stack at the end is worth a prize: its splashes are taken off. Your 6 showed two, so you get −2. The rival&apos;s two stacks showed three splashes: 3 points.</source>
        <translation>За одну стопку в конце есть награда: её брызги вычитаются. На вашей 6 их две, значит, у вас −2. На двух стопках соперника видно три брызги: 3 очка.</translation>
    </message>
    <message>
        <source>One stack is left: the round ends, points: {number}.</source>
        <translation>Остаётся одна стопка: раунд кончается, очки: {number}.</translation>
    </message>
    <message>
        <source>One thing more: a REPEAT that opens a round has nothing to repeat and is set aside. After a discarded card it is discarded too.</source>
        <translation>И ещё: ПОВТОРУ в начале раунда нечего повторять, и он откладывается. Сразу после карты в сбросе он тоже идёт в сброс.</translation>
    </message>
    <message>
        <source>Only a duck side by side with {n} can be covered, not one at a corner or farther off.</source>
        <translation>Накрыть можно только утку вплотную к {n}, не наискосок и не дальше.</translation>
    </message>
    <message>
        <source>Otherwise {duck} has no neighbour. Ducks alone: {number}.</source>
        <translation>Иначе у {duck} нет соседей. Одиноких уток: {number}.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Очки всего</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Пруд</translation>
    </message>
    <message>
        <source>Pond of the player: {who}</source>
        <translation>Пруд игрока: {who}</translation>
    </message>
    <message>
        <source>Quack!</source>
        <translation>Кря!</translation>
    </message>
    <message>
        <source>Quacking is nothing to choose: a duck that shows must move, a covered one quacks by itself. The next call is 3. Cover the 8.</source>
        <translation>Крякать не выбирают: утка на виду обязана ходить, накрытая крякает сама. Следующей названа 3. Накройте ею 8.</translation>
    </message>
    <message>
        <source>REPEAT</source>
        <translation>ПОВТОР</translation>
    </message>
    <message>
        <source>REPEAT: the last call counts once more. Whoever moved moves the same stack again; whoever quacked quacks again.</source>
        <translation>ПОВТОР: последний вызов разыгрывается ещё раз. Кто ходил, снова ходит той же стопкой; кто крякал, крякает снова.</translation>
    </message>
    <message>
        <source>Repeat and maximum</source>
        <translation>Повтор и максимум</translation>
    </message>
    <message>
        <source>Repeat comes first: it leaves the round.</source>
        <translation>Повтор первым: он вне раунда.</translation>
    </message>
    <message>
        <source>Repeat follows a discard: it is discarded too.</source>
        <translation>Повтор после сброса: тоже в сброс.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <translation>Раунд 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <translation>Раунд 2</translation>
    </message>
    <message>
        <source>Round 3</source>
        <translation>Раунд 3</translation>
    </message>
    <message>
        <source>Round {number} ends: a pond is down to one stack.</source>
        <translation>Конец раунда {number}: у кого-то одна стопка.</translation>
    </message>
    <message>
        <source>Round {number} ends: the captain has called enough.</source>
        <translation>Конец раунда {number}: капитан назвал достаточно.</translation>
    </message>
    <message>
        <source>Round {number} ends: the discards are full.</source>
        <translation>Конец раунда {number}: сброс заполнен.</translation>
    </message>
    <message>
        <source>Round {number} of {of}</source>
        <translation>Раунд {number} из {of}</translation>
    </message>
    <message>
        <source>Shows this pond large</source>
        <translation>Показывает этот пруд крупно</translation>
    </message>
    <message>
        <source>Slide, stack and splash: pile your twelve ducks before the captain runs out of calls.</source>
        <translation>Плавайте, накрывайте, поменьше брызг: соберите двенадцать уток в одну стопку.</translation>
    </message>
    <message>
        <source>Still in the deck</source>
        <translation>Ещё в колоде</translation>
    </message>
    <message>
        <source>Swim here</source>
        <translation>Переплыть сюда</translation>
    </message>
    <message>
        <source>Swim when covering would show too much, or to come to a better neighbour. The pond may fall apart into islands; that does no harm.</source>
        <translation>Плывите, когда после накрывания осталось бы слишком много брызг или когда в другом месте сосед лучше. Пруд может распасться на острова – это не беда.</translation>
    </message>
    <message>
        <source>Swim with {duck}</source>
        <translation>Переплыть: {duck}</translation>
    </message>
    <message>
        <source>That is a good place for {duck}. Neighbours: {number}.</source>
        <translation>Это хорошее место для {duck}. Соседей: {number}.</translation>
    </message>
    <message>
        <source>That place touches no duck but {n} itself, and {n} is leaving.</source>
        <translation>Это место касается только самой {n}, а {n} отсюда уплывает.</translation>
    </message>
    <message>
        <source>The 12 is hidden, and its splashes no longer count. From now on both ducks are one stack, and the stack answers to its top number.</source>
        <translation>12 больше не видно, и её брызги не считаются. Теперь обе утки – одна стопка, и отзывается она на номер сверху.</translation>
    </message>
    <message>
        <source>The call, and how to cover</source>
        <translation>Вызов и как накрывать</translation>
    </message>
    <message>
        <source>The captain calls 12, and a called duck must move. On the 5 or the 4 it would hide little and show its five splashes for longer.</source>
        <translation>Капитан зовёт 12, а названная утка обязана походить. На 5 или на 4 она скроет мало, а её пять брызг так и останутся на виду.</translation>
    </message>
    <message>
        <source>The captain calls 4. Cover the 12 with it, and keep in mind where the 12 lies.</source>
        <translation>Капитан зовёт 4. Накройте ею 12 и запомните, где лежит 12.</translation>
    </message>
    <message>
        <source>The captain calls maximum.</source>
        <translation>Капитан: «Максимум!»</translation>
    </message>
    <message>
        <source>The captain calls {number}.</source>
        <translation>Капитан зовёт&#xa0;{number}.</translation>
    </message>
    <message>
        <source>The captain can still call {duck}: keep it on top. Calls left: {number}.</source>
        <translation>Капитан ещё может позвать {duck}: пусть остаётся наверху. Осталось вызовов: {number}.</translation>
    </message>
    <message>
        <source>The captain repeats maximum.</source>
        <translation>Капитан снова: «Максимум!»</translation>
    </message>
    <message>
        <source>The captain repeats {number}.</source>
        <translation>Капитан повторяет {number}.</translation>
    </message>
    <message>
        <source>The captain turns over a 3. Every player has a 3, and all of them have to move now, at the same time.</source>
        <translation>Капитан открывает 3. Тройка есть у всех, и все тройки должны сейчас походить – одновременно.</translation>
    </message>
    <message>
        <source>The captain will not call {duck} again: cover it. Splashes hidden: {number}.</source>
        <translation>Капитан больше не позовёт {duck}: накрывайте. Скрытые брызги: {number}.</translation>
    </message>
    <message>
        <source>The captain&apos;s card: {card}</source>
        <translation>Карта капитана: {card}</translation>
    </message>
    <message>
        <source>The captain&apos;s cards are shuffled.</source>
        <translation>Карты капитана тасуются.</translation>
    </message>
    <message>
        <source>The end of a round, and points</source>
        <translation>Конец раунда и очки</translation>
    </message>
    <message>
        <source>The fewest splashes in three rounds.</source>
        <translation>Меньше всего брызг.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Побеждает наименьшая сумма.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The pond is calm again.</source>
        <translation>На пруду снова тихо.</translation>
    </message>
    <message>
        <source>There is no duck to cover.</source>
        <translation>Накрывать здесь некого.</translation>
    </message>
    <message>
        <source>This is your pond. The big number of a duck is what the captain calls; the drops are its splashes. Whoever shows the fewest splashes does best: the 12 makes five, the 1 none.</source>
        <translation>Это ваш пруд. Большое число на утке – номер, который зовёт капитан; капля – её брызги. Чем меньше их видно, тем лучше: у 12 пять брызг, у 1 ни одной.</translation>
    </message>
    <message>
        <source>This turn only your {n} can move.</source>
        <translation>В этот ход плывёт только ваша {n}.</translation>
    </message>
    <message>
        <source>Two of the captain&apos;s 26 cards bear no number. First a plain call, though: cover the 11 with your 3.</source>
        <translation>На двух из 26 карт капитана нет номера. Но сначала обычный вызов: накройте 11 своей 3.</translation>
    </message>
    <message>
        <source>Well done. A covered duck does not come back in this round, so small numbers on big ones are the way to a calm pond.</source>
        <translation>Отлично. Накрытая утка в этом раунде не вернётся, поэтому маленькие номера на больших – путь к тихому пруду.</translation>
    </message>
    <message>
        <source>What the captain called</source>
        <translation>Что звал капитан</translation>
    </message>
    <message>
        <source>When the discards are full, the round ends at once. Two players fill them with nine cards, more players with fewer. The counter tells how many there are.</source>
        <translation>Когда сброс заполнен, раунд сразу кончается. Для двоих это девять карт, если игроков больше – меньше. Счётчик показывает, сколько их уже.</translation>
    </message>
    <message>
        <source>When to quack</source>
        <translation>Когда крякать</translation>
    </message>
    <message>
        <source>Your choice stands. The others are still choosing.</source>
        <translation>Ваш ход выбран. Остальные ещё выбирают.</translation>
    </message>
    <message>
        <source>Your highest duck is {duck}: cover a neighbour or swim to a free place.</source>
        <translation>Ваша старшая – {duck}: накройте соседнюю или переплывите на свободное место.</translation>
    </message>
    <message>
        <source>Your {n} has to leave its place.</source>
        <translation>Ваша {n} должна покинуть своё место.</translation>
    </message>
    <message>
        <source>Your {n} is covered: quack!</source>
        <translation>Ваша {n} накрыта: кря!</translation>
    </message>
    <message>
        <source>loves to cover</source>
        <translation>любит накрывать</translation>
    </message>
    <message>
        <source>loves to swim</source>
        <translation>любит плавать</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>максимум</translation>
    </message>
    <message>
        <source>not beside</source>
        <translation>не рядом</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>не названа</translation>
    </message>
    <message>
        <source>on the pond: {splash}</source>
        <translation>на пруду: {splash}</translation>
    </message>
    <message>
        <source>one stack</source>
        <translation>одна стопка</translation>
    </message>
    <message>
        <source>own place</source>
        <translation>своё место</translation>
    </message>
    <message>
        <source>quack!</source>
        <translation>кря!</translation>
    </message>
    <message>
        <source>quack! {duck} is covered</source>
        <translation>кря! {duck} накрыта</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>touches nobody</source>
        <translation>никого рядом</translation>
    </message>
    <message>
        <source>weighs every move</source>
        <translation>взвешивает ходы</translation>
    </message>
    <message>
        <source>{duck} covers {over}</source>
        <translation>{duck} накрывает {over}</translation>
    </message>
    <message>
        <source>{duck} swims</source>
        <translation>{duck} плывёт</translation>
    </message>
    <message>
        <source>{duck} swims to a new place</source>
        <translation>{duck} плывёт на новое место</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>ещё {number}</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} из {of}</translation>
    </message>
    <message>
        <source>{points} so far</source>
        <translation>всего: {points}</translation>
    </message>
    <message>
        <source>{who}. Splash on the pond: {splash}. Points so far: {points}.</source>
        <translation>{who}. Брызги на пруду: {splash}. Очки всего: {points}.</translation>
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
            <numerusform>С руки можно построить %n здание; новые могут быть лучше.</numerusform>
            <numerusform>С руки можно построить %n здания; новые могут быть лучше.</numerusform>
            <numerusform>С руки можно построить %n зданий; новые могут быть лучше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short</source>
        <translation>
            <numerusform>ещё %n монета</numerusform>
            <numerusform>ещё %n монеты</numerusform>
            <numerusform>ещё %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>1 coin more after gathering. 1 coin for each green building.</source>
        <translation>Сразу после монет или карты – ещё 1 монета. 1 монета за каждое зелёное здание.</translation>
    </message>
    <message>
        <source>1 coin more, and 1 for each green building.</source>
        <translation>Ещё монета и по монете за зелёные здания.</translation>
    </message>
    <message>
        <source>2 coins</source>
        <translation>2 монеты</translation>
    </message>
    <message>
        <source>2 extra cards; build up to three.</source>
        <translation>Ещё 2 карты; до трёх зданий.</translation>
    </message>
    <message>
        <source>2 points more</source>
        <translation>на 2 очка больше</translation>
    </message>
    <message>
        <source>2 points more and powers</source>
        <translation>на 2 очка больше и сила</translation>
    </message>
    <message>
        <source>7 buildings</source>
        <translation>7 зданий</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7-е</translation>
    </message>
    <message>
        <source>8 buildings</source>
        <translation>8 зданий</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8-е</translation>
    </message>
    <message>
        <source>A Swan that misses its turn</source>
        <translation>Лебедь, который пропускает ход</translation>
    </message>
    <message>
        <source>A new round. The Swan took the crown, so now you pick last. What is neither here nor face up, the others have, or it lies face down. Take whichever you like.</source>
        <translation>Новый раунд. Корону взял Лебедь, и теперь вы выбираете после всех. Каких ролей нет ни здесь, ни среди открытых, те у других или лежат закрытыми. Берите любую.</translation>
    </message>
    <message>
        <source>A rival has {built} buildings: {role} can strike.</source>
        <translation>У соперника построено {built}: {role} может ударить.</translation>
    </message>
    <message>
        <source>A role cannot name itself.</source>
        <translation>Роль не может назвать саму себя.</translation>
    </message>
    <message>
        <source>A turn begins with coins or cards: take 2 coins, or look at two cards and keep one. Nothing in your hand can be built, so press the deck.</source>
        <translation>Ход начинается с монет или карт: возьмите 2 монеты или посмотрите две карты и оставьте одну. С вашей руки сейчас ничего не построить, поэтому нажмите на колоду.</translation>
    </message>
    <message>
        <source>After that you may build.</source>
        <translation>После этого можно строить.</translation>
    </message>
    <message>
        <source>All equal: the victory is shared.</source>
        <translation>Всё поровну: победа общая.</translation>
    </message>
    <message>
        <source>All have picked. Now the roles are called from 1 to 8, and whoever has the called role shows it and takes a whole turn.</source>
        <translation>Все выбрали. Теперь роли вызывают от 1 до 8: у кого вызванная роль, тот показывает её и делает целый ход.</translation>
    </message>
    <message>
        <source>And one more, the green one! The red card beside it is veiled: your town has one like it, and no name may stand twice in a town.</source>
        <translation>И ещё одно, зелёное! Красная карта рядом затенена: такое здание в вашем городке уже есть, а двух с одним названием быть не может.</translation>
    </message>
    <message>
        <source>Another full town.</source>
        <translation>Ещё один полный городок.</translation>
    </message>
    <message>
        <source>Another round. As the Owl you may exchange cards with the deck, or swap hands with a player. You hold one card only: press the hand with three.</source>
        <translation>Ещё один раунд. Сова может обменять карты на новые из колоды или поменяться всеми картами с другим игроком. У вас только одна карта: нажмите на руку, где их три.</translation>
    </message>
    <message>
        <source>Badger</source>
        <translation>Барсук</translation>
    </message>
    <message>
        <source>Beaver</source>
        <translation>Бобр</translation>
    </message>
    <message>
        <source>Build: {card}</source>
        <translation>Построить: {card}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Здания</translation>
    </message>
    <message>
        <source>Buildings that finish a town</source>
        <translation>Зданий в полном городке</translation>
    </message>
    <message>
        <source>But the match does not stop here: whoever is still to be called takes a turn. Here comes the Badger, but a full town cannot be hit.</source>
        <translation>Но партия на этом не кончается: кого ещё не вызвали, те сделают свой ход. А вот и Барсук, но полный городок ему не по зубам.</translation>
    </message>
    <message>
        <source>Called as number {number}</source>
        <translation>Номер вызова: {number}</translation>
    </message>
    <message>
        <source>Called: {role}</source>
        <translation>Вызов: {role}</translation>
    </message>
    <message>
        <source>Cannot be knocked down.</source>
        <translation>Снести это здание нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in that hand: {got}. In yours, only %n can still be built.</source>
        <translation>
            <numerusform>Карт у соперника: {got}. Из ваших можно построить только %n.</numerusform>
            <numerusform>Карт у соперника: {got}. Из ваших можно построить только %n.</numerusform>
            <numerusform>Карт у соперника: {got}. Из ваших можно построить только %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards to exchange: %n</source>
        <translation>
            <numerusform>Карт на обмен: %n</numerusform>
            <numerusform>Карт на обмен: %n</numerusform>
            <numerusform>Карт на обмен: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose more, or exchange them. They go under the deck in this order.</source>
        <translation>Выберите ещё или обменяйте. Под колоду они лягут в этом порядке.</translation>
    </message>
    <message>
        <source>Coins, cards and building</source>
        <translation>Монеты, карты и стройка</translation>
    </message>
    <message>
        <source>Cost of the buildings drawn</source>
        <translation>Цена взятых зданий</translation>
    </message>
    <message>
        <source>Costs {number} and scores {points} at the end.</source>
        <translation>Цена: {number}, очки в конце: {points}.</translation>
    </message>
    <message>
        <source>Counts as any one colour at the end, unless built in the last round.</source>
        <translation>В конце считается любым одним цветом, если построено не в последнем раунде.</translation>
    </message>
    <message>
        <source>Counts as the colour that pays your role.</source>
        <translation>Для дохода считается цветом вашей роли.</translation>
    </message>
    <message>
        <source>Deck, cards left: {number}</source>
        <translation>Колода, осталось карт: {number}</translation>
    </message>
    <message>
        <source>Do not take your income yet! The card I point at is green too: build it first, and it pays you as well.</source>
        <translation>Доход пока не берите! Карта, на которую я показываю, тоже зелёная: сначала постройте её, тогда заплатит и она.</translation>
    </message>
    <message>
        <source>Down it went, under the deck. The cheap hits are the best ones, first of all against a leader.</source>
        <translation>Снесено, и карта уже под колодой. Лучше всего сносить дёшево, и прежде всего у тех, кто впереди.</translation>
    </message>
    <message numerus="yes">
        <source>Drag a building to your street, or choose one and press Enter. You have %n coin(s).</source>
        <translation>
            <numerusform>Перетащите здание на свою улицу или выберите его и нажмите Enter. У вас %n монета.</numerusform>
            <numerusform>Перетащите здание на свою улицу или выберите его и нажмите Enter. У вас %n монеты.</numerusform>
            <numerusform>Перетащите здание на свою улицу или выберите его и нажмите Enter. У вас %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Взять %n карту</numerusform>
            <numerusform>Взять %n карты</numerusform>
            <numerusform>Взять %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw 3</source>
        <translation>Взять 3</translation>
    </message>
    <message>
        <source>Draws 2 extra cards after gathering and may build up to three.</source>
        <translation>Сразу после монет или карты берёт ещё 2 карты. Может построить до трёх зданий.</translation>
    </message>
    <message>
        <source>Duck Town</source>
        <translation>Утиный городок</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Equal points and buildings: the fuller purse decides.</source>
        <translation>Равны и очки, и здания: решает кошелёк.</translation>
    </message>
    <message>
        <source>Equal points: the buildings alone decide.</source>
        <translation>Очков поровну: решают сами здания.</translation>
    </message>
    <message>
        <source>Equal points: the highest role in the last round decides.</source>
        <translation>Очков поровну: решает старшая роль раунда.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Обменять %n карту</numerusform>
            <numerusform>Обменять %n карты</numerusform>
            <numerusform>Обменять %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Обменять: {card}</translation>
    </message>
    <message>
        <source>First choose: take the fallen building or let it go.</source>
        <translation>Сначала решите, брать ли снесённое здание.</translation>
    </message>
    <message>
        <source>First finish the exchange, or take it back.</source>
        <translation>Сначала закончите обмен или отмените его.</translation>
    </message>
    <message>
        <source>First keep one of the cards you look at.</source>
        <translation>Сначала оставьте одну из показанных карт.</translation>
    </message>
    <message>
        <source>First lay a role face down.</source>
        <translation>Сначала отложите одну роль закрытой.</translation>
    </message>
    <message>
        <source>First name a role.</source>
        <translation>Сначала назовите роль.</translation>
    </message>
    <message>
        <source>First pick a role.</source>
        <translation>Сначала выберите роль.</translation>
    </message>
    <message>
        <source>First take coins or look at cards.</source>
        <translation>Сначала возьмите монеты или посмотрите карты.</translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation>Пять цветов</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Лиса</translation>
    </message>
    <message>
        <source>Fox, Magpie and Owl</source>
        <translation>Лиса, Сорока и Сова</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Даром</translation>
    </message>
    <message>
        <source>From the deck</source>
        <translation>Из колоды</translation>
    </message>
    <message>
        <source>Full town</source>
        <translation>Полный городок</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Гусыня</translation>
    </message>
    <message>
        <source>Hardly anybody expects you to have this role: {role}.</source>
        <translation>Мало кто догадается, что у вас эта роль: {role}.</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>Цапля</translation>
    </message>
    <message>
        <source>Heron&apos;s town</source>
        <translation>защищает Цапля</translation>
    </message>
    <message>
        <source>Income and the Badger</source>
        <translation>Доход и Барсук</translation>
    </message>
    <message>
        <source>Income is taken once a turn, and you have taken it.</source>
        <translation>Доход берут раз за ход, и он уже взят.</translation>
    </message>
    <message numerus="yes">
        <source>Income: %n</source>
        <translation>
            <numerusform>Доход: %n</numerusform>
            <numerusform>Доход: %n</numerusform>
            <numerusform>Доход: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It holds up a rival&apos;s town: {other}.</source>
        <translation>Это задержит городок соперника: {other}.</translation>
    </message>
    <message>
        <source>It is not your turn: your role will be called.</source>
        <translation>Сейчас не ваш ход. Подождите, пока вызовут вашу роль.</translation>
    </message>
    <message>
        <source>It leaves a rival fewer coins: {other}.</source>
        <translation>У соперника будет меньше монет: {other}.</translation>
    </message>
    <message>
        <source>It leaves a rival fewer good cards: {other}.</source>
        <translation>У соперника будет меньше хороших карт: {other}.</translation>
    </message>
    <message>
        <source>It leaves you better cards to build.</source>
        <translation>У вас остаются карты получше для постройки.</translation>
    </message>
    <message>
        <source>It leaves you more coins for the next rounds.</source>
        <translation>У вас остаётся больше монет на следующие раунды.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %n point(s) from: {other}.</source>
        <translation>
            <numerusform>{other} теряет %n очко.</numerusform>
            <numerusform>{other} теряет %n очка.</numerusform>
            <numerusform>{other} теряет %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all the cards you look at.</source>
        <translation>Вы оставляете все карты, которые посмотрели.</translation>
    </message>
    <message>
        <source>Keep one card.</source>
        <translation>Оставьте одну карту.</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Оставить эту карту</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Оставить: {card}</translation>
    </message>
    <message>
        <source>Knock down a building. 1 coin for each red building.</source>
        <translation>Снесите здание. По монете за красные здания.</translation>
    </message>
    <message>
        <source>Knock down in your own town: {card}. {price}</source>
        <translation>Снести у себя: {card}. {price}</translation>
    </message>
    <message>
        <source>Knock down your own building: {card}?</source>
        <translation>Снести своё здание: {card}?</translation>
    </message>
    <message>
        <source>Knock down: {card} ({owner}). {price}</source>
        <translation>Снести: {card} ({owner}). {price}</translation>
    </message>
    <message>
        <source>Knocked down</source>
        <translation>Снесено</translation>
    </message>
    <message>
        <source>Knocked down: {card}. Take it for 1 coin?</source>
        <translation>Снесено: {card}. Взять за 1 монету?</translation>
    </message>
    <message>
        <source>Knocked down: {what}</source>
        <translation>Снесено: {what}</translation>
    </message>
    <message>
        <source>Lay face down: {role}</source>
        <translation>Отложить закрытой: {role}</translation>
    </message>
    <message>
        <source>Lay one role face down.</source>
        <translation>Отложите одну роль закрытой.</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Не брать</translation>
    </message>
    <message numerus="yes">
        <source>Look at %n card(s)</source>
        <translation>
            <numerusform>Смотреть %n карту</numerusform>
            <numerusform>Смотреть %n карты</numerusform>
            <numerusform>Смотреть %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at 3 cards instead of 2.</source>
        <translation>Вы смотрите 3 карты вместо 2.</translation>
    </message>
    <message>
        <source>Magpie</source>
        <translation>Сорока</translation>
    </message>
    <message>
        <source>May knock down a building for its cost less 1, but in no full town and not the Heron&apos;s. That ends the turn. 1 coin for each red building.</source>
        <translation>Может снести здание на 1 монету дешевле цены, но не в полном городке и не у Цапли. Это завершает ход. 1 монета за каждое красное здание.</translation>
    </message>
    <message>
        <source>More of your buildings are likely to pay a role.</source>
        <translation>Больше ваших зданий, скорее всего, дадут доход от роли.</translation>
    </message>
    <message>
        <source>Name a role on the strip: when it is called, you get all its coins.</source>
        <translation>Назовите роль на полосе: когда её вызовут, вы получите все её монеты.</translation>
    </message>
    <message>
        <source>Name a role on the strip: whoever has it misses the turn.</source>
        <translation>Назовите роль на полосе: у кого она, тот пропускает ход.</translation>
    </message>
    <message>
        <source>Name a role: it misses its turn.</source>
        <translation>Назовите роль: она пропустит ход.</translation>
    </message>
    <message>
        <source>Name a role: when called, you get its coins.</source>
        <translation>Назовите роль: её монеты станут вашими.</translation>
    </message>
    <message>
        <source>Name nobody</source>
        <translation>Не называть</translation>
    </message>
    <message>
        <source>Name: {role}</source>
        <translation>Назвать: {role}</translation>
    </message>
    <message>
        <source>Names a role from Magpie to Badger that is not face up. Whoever has it misses that turn.</source>
        <translation>Называет роль от Сороки до Барсука, кроме открытых. У кого она, тот пропускает этот ход.</translation>
    </message>
    <message>
        <source>Names a role from Owl to Badger, but not the one the Fox named. When it is called, the Magpie gets its coins.</source>
        <translation>Называет роль от Совы до Барсука, но не ту, что назвала Лиса. Когда её вызовут, Сорока получит её монеты.</translation>
    </message>
    <message>
        <source>No building of yours has the colour that pays you.</source>
        <translation>У вас нет зданий того цвета, который вам платит.</translation>
    </message>
    <message>
        <source>No colour pays your role.</source>
        <translation>Вашей роли не платит ни один цвет.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n building(s) in this turn.</source>
        <translation>
            <numerusform>В этот ход не больше %n здания.</numerusform>
            <numerusform>В этот ход не больше %n зданий.</numerusform>
            <numerusform>В этот ход не больше %n зданий.</numerusform>
        </translation>
    </message>
    <message>
        <source>No role is worth naming.</source>
        <translation>Ни одну роль называть не стоит.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никого</translation>
    </message>
    <message>
        <source>Nobody will have it this round, and only you know which it is.</source>
        <translation>В этом раунде её не будет ни у кого, и только вы знаете, какая это роль.</translation>
    </message>
    <message>
        <source>Nothing can be knocked down in a full town.</source>
        <translation>В полном городке ничего снести нельзя.</translation>
    </message>
    <message>
        <source>Nothing lies here</source>
        <translation>Здесь ничего нет</translation>
    </message>
    <message>
        <source>Now choosing: {other}</source>
        <translation>Сейчас ход: {other}</translation>
    </message>
    <message>
        <source>Now press the building I point at. Knocking down costs 1 coin less than building, so it is free. The Heron&apos;s town is safe this round, and full towns always are.</source>
        <translation>Теперь нажмите на здание, на которое я показываю. Снос на 1 монету дешевле постройки, так что это даром. Городок Цапли в этом раунде в безопасности, а полный городок – всегда.</translation>
    </message>
    <message>
        <source>Now take your income: 1 coin for each of your green buildings, once a turn. If you forget, it is paid when your turn ends.</source>
        <translation>Теперь возьмите доход: 1 монета за каждое ваше зелёное здание, раз за ход. Если забыть, он придёт сам в конце хода.</translation>
    </message>
    <message>
        <source>Now you may build one building. Drag the one I point at to your street; its dots are what it costs.</source>
        <translation>Теперь можно построить одно здание. Перетащите то, на которое я показываю, на свою улицу; точки – это его цена.</translation>
    </message>
    <message>
        <source>Once a turn: a card of your hand becomes 1 coin.</source>
        <translation>Раз за ход: обменяйте карту с руки на 1 монету.</translation>
    </message>
    <message>
        <source>Once a turn: pay 2 coins, draw 3 cards.</source>
        <translation>Раз за ход: заплатите 2 монеты и возьмите 3 карты.</translation>
    </message>
    <message>
        <source>Once a turn: you have taken your coins or cards already.</source>
        <translation>Раз за ход: монеты или карта уже взяты.</translation>
    </message>
    <message>
        <source>Once: swaps the whole hand with a player, or puts cards under the deck and draws as many.</source>
        <translation>Раз за ход: меняется с игроком всеми картами или кладёт карты под колоду и берёт столько же.</translation>
    </message>
    <message>
        <source>One more building would finish this town: {other}.</source>
        <translation>Этому городку не хватает одного здания: {other}.</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Сова</translation>
    </message>
    <message>
        <source>Pay 2 coins, draw 3 cards</source>
        <translation>За 2 монеты взять 3 карты</translation>
    </message>
    <message>
        <source>Pick a role in secret.</source>
        <translation>Выберите роль втайне.</translation>
    </message>
    <message>
        <source>Pick a secret role, build a town. The first town of seven buildings ends the game.</source>
        <translation>Выберите тайную роль и стройте городок. Первый из семи зданий завершает игру.</translation>
    </message>
    <message>
        <source>Pick: {role}</source>
        <translation>Выбрать: {role}</translation>
    </message>
    <message>
        <source>Press to see this town large</source>
        <translation>Нажмите, чтобы увидеть этот городок крупно</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n coin(s)</source>
        <translation>
            <numerusform>Цена: %n монета</numerusform>
            <numerusform>Цена: %n монеты</numerusform>
            <numerusform>Цена: %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>Role shown: {role}</source>
        <translation>Открытая роль: {role}</translation>
    </message>
    <message>
        <source>Roles face down: {number}</source>
        <translation>Закрытых ролей: {number}</translation>
    </message>
    <message>
        <source>Roles to pick from</source>
        <translation>Роли на выбор</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Safe from the Badger</source>
        <translation>Барсук здесь не сносит</translation>
    </message>
    <message>
        <source>Safe from the Badger. 1 coin for each blue building.</source>
        <translation>Барсук вас не тронет. По монете за синие здания.</translation>
    </message>
    <message>
        <source>Secret roles</source>
        <translation>Тайные роли</translation>
    </message>
    <message>
        <source>So near the end somebody may send the Badger. Pick the Heron: nothing of yours can be knocked down this round.</source>
        <translation>Так близко к концу кто-нибудь может наслать Барсука. Выберите Цаплю: в этом раунде у вас ничего не снесут.</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Лебедь</translation>
    </message>
    <message>
        <source>Swan, Heron and Badger are paid in the same way, for gold, blue and red. Nobody took the Swan, so the crown is still yours. Pick the Badger.</source>
        <translation>Лебедь, Цапля и Барсук получают доход так же: за золотые, синие и красные здания. Лебедя не взял никто, и корона осталась у вас. Выберите Барсука.</translation>
    </message>
    <message>
        <source>Swap hands with: {other}</source>
        <translation>Обмен картами: {other}</translation>
    </message>
    <message>
        <source>Swap hands, or exchange cards with the deck.</source>
        <translation>Обмен картами с игроком или с колодой.</translation>
    </message>
    <message>
        <source>Table of Duck Town</source>
        <translation>Стол: Утиный городок</translation>
    </message>
    <message numerus="yes">
        <source>Take %n coin(s) income</source>
        <translation>
            <numerusform>Взять доход: %n монета</numerusform>
            <numerusform>Взять доход: %n монеты</numerusform>
            <numerusform>Взять доход: %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>Take 2 coins</source>
        <translation>Взять 2 монеты</translation>
    </message>
    <message>
        <source>Take 2 coins; the Goose gets its extra coin at once. Income is another matter.</source>
        <translation>Возьмите 2 монеты; Гусыня сразу получит свою дополнительную. А доход – дело отдельное.</translation>
    </message>
    <message>
        <source>Take it for 1 coin</source>
        <translation>Взять за 1 монету</translation>
    </message>
    <message>
        <source>Take the crown. 1 coin for each gold building.</source>
        <translation>Возьмите корону. По монете за золотые здания.</translation>
    </message>
    <message>
        <source>Takes the crown at once and picks first next round. 1 coin for each gold building.</source>
        <translation>Сразу берёт корону и в следующем раунде выбирает раньше всех. 1 монета за каждое золотое здание.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Сейчас это сделать нельзя.</translation>
    </message>
    <message>
        <source>That is not what your turn is for.</source>
        <translation>В свой ход делают другое.</translation>
    </message>
    <message>
        <source>That is the power of another role: {role}.</source>
        <translation>Это сила другой роли: {role}.</translation>
    </message>
    <message>
        <source>That was the last call. Each building scores its cost, each purple wonder 2 more; coins and cards in hand score nothing. Your town wins!</source>
        <translation>Это был последний вызов. Каждое здание даёт столько очков, сколько стоит, фиолетовое чудо – на 2 больше; монеты и карты на руке не дают ничего. Побеждает ваш городок!</translation>
    </message>
    <message>
        <source>The Badger may knock down a building, but that ends the turn. So build first.</source>
        <translation>Барсук может снести здание, но на этом ход кончается. Поэтому сначала стройте.</translation>
    </message>
    <message>
        <source>The Badger may not touch this town for the whole round. 1 coin for each blue building.</source>
        <translation>Весь раунд Барсук ничего не может снести в этом городке. 1 монета за каждое синее здание.</translation>
    </message>
    <message>
        <source>The Badger spares its own town.</source>
        <translation>Барсук щадит свой городок.</translation>
    </message>
    <message>
        <source>The Beaver has drawn two more cards for you. It may also build up to three buildings in its turn, all others only one. Build the one I point at.</source>
        <translation>Бобр приносит вам ещё две карты. К тому же он может построить за ход до трёх зданий, все остальные – только одно. Постройте то, на которое я показываю.</translation>
    </message>
    <message>
        <source>The Beaver is called, and that is you. Look at your hand: the dots on a card are its cost in coins, and its points at the end.</source>
        <translation>Вызван Бобр, и это ваша роль. Посмотрите на свои карты: точки – это цена в монетах, а в конце – очки.</translation>
    </message>
    <message>
        <source>The Fossil Garden picks up for 1 coin: {card}.</source>
        <translation>Сад окаменелостей подбирает за 1 монету: {card}.</translation>
    </message>
    <message>
        <source>The Fox has named this role already: {role}.</source>
        <translation>Лиса уже назвала эту роль: {role}.</translation>
    </message>
    <message>
        <source>The Goose is called, and its five coins are yours! What it takes from now on in its turn, it keeps.</source>
        <translation>Вызвана Гусыня, и её пять монет ваши! Что она возьмёт теперь в свой ход, то останется у неё.</translation>
    </message>
    <message>
        <source>The Goose is called: your turn! First take 2 coins. The Goose gets one more.</source>
        <translation>Вызвана Гусыня: ваш ход! Сначала возьмите 2 монеты. Гусыня получит ещё одну.</translation>
    </message>
    <message>
        <source>The Heron protects this town for the whole round.</source>
        <translation>Цапля защищает этот городок весь раунд.</translation>
    </message>
    <message>
        <source>The Hollow Oak Keep cannot be knocked down.</source>
        <translation>Башня в старом дубе устоит: снести её нельзя.</translation>
    </message>
    <message>
        <source>The Magpie cannot name the Fox.</source>
        <translation>Сорока не может назвать Лису.</translation>
    </message>
    <message>
        <source>The Magpie names a role and gets all its coins when it is called. Here is a full purse and a green town, so name the Goose.</source>
        <translation>Сорока называет роль и получает все её монеты, когда ту вызовут. Здесь полный кошелёк и зелёный городок, так что назовите Гусыню.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Колода пуста.</translation>
    </message>
    <message>
        <source>The first full town! The match ends with this round.</source>
        <translation>Первый полный городок! Партия кончится с этим раундом.</translation>
    </message>
    <message>
        <source>The first full town: 4 points. Any other town that gets full in this round scores 2. End your turn.</source>
        <translation>Первый полный городок: 4 очка. Любой другой, который заполнится в этом раунде, получит 2. Завершите ход.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The others go on to the next player. What is missing was taken before you or lies face down.</source>
        <translation>Остальные пойдут дальше. Недостающие уже взяты или лежат закрытыми.</translation>
    </message>
    <message>
        <source>The role you did not pick is laid face down, and only you know which it is. Watch which roles come to you: it tells you what the others may have.</source>
        <translation>Невыбранную роль откладывают закрытой, и знаете её только вы. Следите, какие роли до вас доходят: по ним видно, что может быть у других.</translation>
    </message>
    <message>
        <source>The roles in the order they are called</source>
        <translation>Роли в порядке вызова</translation>
    </message>
    <message>
        <source>The seventh building</source>
        <translation>Седьмое здание</translation>
    </message>
    <message>
        <source>The town with the most points wins.</source>
        <translation>Побеждает городок, у которого больше очков.</translation>
    </message>
    <message>
        <source>The town with the most points.</source>
        <translation>Больше всего очков.</translation>
    </message>
    <message>
        <source>The towns are built.</source>
        <translation>Городки построены.</translation>
    </message>
    <message>
        <source>Then the other player cannot have it: {role}.</source>
        <translation>Тогда эта роль не достанется сопернику: {role}.</translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n coin(s).</source>
        <translation>
            <numerusform>У вас будет %n монета.</numerusform>
            <numerusform>У вас будет %n монеты.</numerusform>
            <numerusform>У вас будет %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such building.</source>
        <translation>Такого здания нет.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Такого игрока нет.</translation>
    </message>
    <message>
        <source>There is no such role.</source>
        <translation>Такой роли нет.</translation>
    </message>
    <message>
        <source>There is nothing else you must do.</source>
        <translation>Больше ничего делать не нужно.</translation>
    </message>
    <message>
        <source>There is nothing more to do.</source>
        <translation>Больше делать нечего.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Этой карты нет у вас на руке.</translation>
    </message>
    <message>
        <source>This is your own hand.</source>
        <translation>Это ваши собственные карты.</translation>
    </message>
    <message>
        <source>This role is not among those you can pick: {role}.</source>
        <translation>Этой роли среди доступных нет: {role}.</translation>
    </message>
    <message>
        <source>This role lies face up, nobody has it: {role}.</source>
        <translation>Эта роль лежит открытой, её ни у кого нет: {role}.</translation>
    </message>
    <message>
        <source>This wonder works once a turn.</source>
        <translation>Это чудо действует раз за ход.</translation>
    </message>
    <message>
        <source>Those are the tricks. Fox and Magpie guess, so do not name the same role each time, and do not always pick the one that suits you best.</source>
        <translation>Вот и все хитрости. Лиса и Сорока действуют наугад, поэтому не называйте каждый раз одну и ту же роль и не берите всегда ту, что вам выгоднее всего.</translation>
    </message>
    <message>
        <source>Three roles play tricks on the others. Begin with the Fox: pick it.</source>
        <translation>Три роли строят другим козни. Начнём с Лисы: выберите её.</translation>
    </message>
    <message>
        <source>Town of: {who}. {number} of {of} built</source>
        <translation>Городок: {who}. Построено {number} из {of}</translation>
    </message>
    <message>
        <source>Turn into a coin: {card}</source>
        <translation>Обменять на монету: {card}</translation>
    </message>
    <message>
        <source>Two buildings in one turn, well done! There is no limit to your cards or your coins: you may save up for something big.</source>
        <translation>Два здания за один ход, отлично! Карт и монет может быть сколько угодно: можно копить на что-нибудь большое.</translation>
    </message>
    <message>
        <source>Under your purse you see the colours of your town: two buildings are green. Green pays the Goose, so pick the Goose.</source>
        <translation>Под кошельком видны цвета вашего городка: два здания зелёные. Зелёный цвет платит Гусыне, так что выберите Гусыню.</translation>
    </message>
    <message>
        <source>Wears the crown</source>
        <translation>С короной</translation>
    </message>
    <message>
        <source>Welcome to Duck Town! Each round everyone picks a role in secret. The two I point at lie face up: nobody has them this round, and one more lies face down.</source>
        <translation>Добро пожаловать в Утиный городок! В каждом раунде все тайно выбирают роли. Две, на которые я показываю, открыты: в этом раунде их нет ни у кого, а ещё одна лежит закрытой.</translation>
    </message>
    <message>
        <source>Well guessed: the Badger was called and no one answered, so a whole turn was missed. In the new round only two roles are left for you. Pick the Magpie.</source>
        <translation>В точку: Барсука вызвали, но никто не отозвался, и целый ход пропал. В новом раунде вам остаются только две роли. Выберите Сороку.</translation>
    </message>
    <message>
        <source>What a catch! Your 2 coins are taken already, so build whichever of the three you like.</source>
        <translation>Вот это добыча! Ваши 2 монеты уже взяты, так что постройте любую из трёх карт.</translation>
    </message>
    <message>
        <source>What you do not keep goes under the deck.</source>
        <translation>Что не оставите, ляжет под колоду.</translation>
    </message>
    <message>
        <source>When another player knocks down a building, 1 coin brings it to your hand.</source>
        <translation>Когда другой игрок сносит здание, за 1 монету его можно взять на руку.</translation>
    </message>
    <message>
        <source>Within two rounds your town is likely to be worth more.</source>
        <translation>За два раунда ваш городок, скорее всего, станет дороже.</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Чудеса</translation>
    </message>
    <message numerus="yes">
        <source>You are %n coin(s) short.</source>
        <translation>
            <numerusform>Вам не хватает %n монеты.</numerusform>
            <numerusform>Вам не хватает %n монет.</numerusform>
            <numerusform>Вам не хватает %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are likelier to pick first in the next rounds.</source>
        <translation>В следующих раундах у вас больше шансов на первый выбор.</translation>
    </message>
    <message>
        <source>You can build this now</source>
        <translation>Сейчас это можно построить</translation>
    </message>
    <message numerus="yes">
        <source>You get new cards for %n that you cannot use.</source>
        <translation>
            <numerusform>За %n ненужную карту вы получите новую.</numerusform>
            <numerusform>За %n ненужные карты вы получите новые.</numerusform>
            <numerusform>За %n ненужных карт вы получите новые.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have 3 coins, so keep the cheap one: drag it to your hand. The other goes under the deck.</source>
        <translation>У вас 3 монеты, поэтому оставьте карту подешевле: перетащите её на руку. Другая уйдёт под колоду.</translation>
    </message>
    <message>
        <source>You have no use for this card: {card}.</source>
        <translation>Эта карта вам не пригодится: {card}.</translation>
    </message>
    <message>
        <source>You have taken coins and income. All five colours in one town score 3 points, and yours lacks red. Build the red card!</source>
        <translation>Монеты и доход уже взяты. Все пять цветов в городке дают 3 очка, а вашему не хватает красного. Постройте красную карту!</translation>
    </message>
    <message>
        <source>You may knock down a building for its cost less 1. That ends your turn.</source>
        <translation>Можно снести здание на 1 монету дешевле цены. Это завершит ход.</translation>
    </message>
    <message>
        <source>You may swap hands with a player, or drag cards to the deck to exchange them.</source>
        <translation>Можно поменяться всеми картами с игроком или перетащить карты на колоду и обменять их.</translation>
    </message>
    <message>
        <source>You name a role, never a player. The town I point at leads, and its red buildings pay the Badger: press the Badger on the strip.</source>
        <translation>Вы называете роль, а не игрока. Городок, на который я показываю, впереди всех, и его красные здания платят Барсуку: нажмите на Барсука на полосе.</translation>
    </message>
    <message numerus="yes">
        <source>You save for: {card}. Cost {cost}, %n coin(s) short.</source>
        <translation>
            <numerusform>Копите на здание: {card}. Цена {cost}, не хватает %n монеты.</numerusform>
            <numerusform>Копите на здание: {card}. Цена {cost}, не хватает %n монет.</numerusform>
            <numerusform>Копите на здание: {card}. Цена {cost}, не хватает %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You wear the crown, so you pick first. Take the Goose: drag it to its place, or press it and then the place.</source>
        <translation>Корона у вас, значит, вы выбираете раньше всех. Возьмите Гусыню: перетащите её на место для роли или нажмите на неё, а потом на это место.</translation>
    </message>
    <message>
        <source>Your Fossil Garden lets you take it into your hand.</source>
        <translation>Ваш Сад окаменелостей позволяет взять эту карту на руку.</translation>
    </message>
    <message numerus="yes">
        <source>Your buildings owe you %n coin(s): take them when you like.</source>
        <translation>
            <numerusform>За здания вам причитается %n монета: берите, когда захотите.</numerusform>
            <numerusform>За здания вам причитаются %n монеты: берите, когда захотите.</numerusform>
            <numerusform>За здания вам причитается %n монет: берите, когда захотите.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other buildings cost the Badger 1 coin more.</source>
        <translation>Снос других ваших зданий на 1 монету дороже.</translation>
    </message>
    <message>
        <source>Your purse is empty, so this is all for now. What is left in your hand stays there. End your turn.</source>
        <translation>Кошелёк пуст, так что пока это всё. Что осталось на руке, там и останется. Завершите ход.</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Ваша роль</translation>
    </message>
    <message>
        <source>Your role misses this turn. The Fox named: {role}.</source>
        <translation>Ваша роль пропускает ход. Лиса назвала: {role}.</translation>
    </message>
    <message>
        <source>Your role&apos;s power works once a turn.</source>
        <translation>Сила роли действует раз за ход.</translation>
    </message>
    <message>
        <source>Your role, secret: {what}</source>
        <translation>Ваша роль, тайная: {what}</translation>
    </message>
    <message>
        <source>Your role, shown: {what}</source>
        <translation>Ваша роль, открытая: {what}</translation>
    </message>
    <message>
        <source>Your role, turn missed: {what}</source>
        <translation>Ваша роль, пропуск хода: {what}</translation>
    </message>
    <message>
        <source>Your town has no wonder that can do this.</source>
        <translation>В вашем городке нет чуда, которое это умеет.</translation>
    </message>
    <message>
        <source>Your town has six of its seven buildings, more than any other. Build the seventh, and the match ends with this round!</source>
        <translation>В вашем городке шесть зданий из семи, больше, чем у всех остальных. Постройте седьмое, и партия кончится с этим раундом!</translation>
    </message>
    <message>
        <source>Your town has this building already.</source>
        <translation>Такое здание в вашем городке уже есть.</translation>
    </message>
    <message>
        <source>Your town is full then. Your points: {points}, the best rival: {rival}.</source>
        <translation>Ваш городок станет полным. Очки: {points}, у лучшего соперника: {rival}.</translation>
    </message>
    <message>
        <source>Your turn comes when your role is called.</source>
        <translation>Ваш ход настанет, когда вызовут вашу роль.</translation>
    </message>
    <message>
        <source>a longer match</source>
        <translation>партия подольше</translation>
    </message>
    <message>
        <source>already built</source>
        <translation>уже есть</translation>
    </message>
    <message>
        <source>as in the rules</source>
        <translation>как в правилах</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>builds whenever possible</source>
        <translation>любит строить</translation>
    </message>
    <message>
        <source>built {number} of {of}</source>
        <translation>построено {number} из {of}</translation>
    </message>
    <message>
        <source>cannot fall</source>
        <translation>устоит</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ход сделан</translation>
    </message>
    <message>
        <source>each wonder can do something of its own</source>
        <translation>каждое чудо умеет что-то своё</translation>
    </message>
    <message>
        <source>ends the game</source>
        <translation>завершает игру</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>free place</source>
        <translation>свободное место</translation>
    </message>
    <message>
        <source>full town</source>
        <translation>городок полон</translation>
    </message>
    <message>
        <source>gets nothing</source>
        <translation>не получает ничего</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>золотой</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>hoards coins</source>
        <translation>копит монеты</translation>
    </message>
    <message>
        <source>named already</source>
        <translation>уже названа</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>one role laid face down</source>
        <translation>одна роль отложена закрытой</translation>
    </message>
    <message>
        <source>one to go!</source>
        <translation>ещё одно!</translation>
    </message>
    <message>
        <source>out, face up</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>purple, a wonder</source>
        <translation>фиолетовый, чудо</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>role chosen in secret</source>
        <translation>тайный выбор роли</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>тайная</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>ещё впереди</translation>
    </message>
    <message>
        <source>strikes at leaders</source>
        <translation>бьёт по лидерам</translation>
    </message>
    <message>
        <source>takes the crown</source>
        <translation>берёт корону</translation>
    </message>
    <message>
        <source>the crown stays where it is</source>
        <translation>корона остаётся на месте</translation>
    </message>
    <message>
        <source>turn missed</source>
        <translation>пропуск хода</translation>
    </message>
    <message>
        <source>turn over</source>
        <translation>сыграна</translation>
    </message>
    <message>
        <source>when the round ends</source>
        <translation>в конце раунда</translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth %n point(s).</source>
        <translation>
            <numerusform>{card}: %n очко.</numerusform>
            <numerusform>{card}: %n очка.</numerusform>
            <numerusform>{card}: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is worth only %n point(s).</source>
        <translation>
            <numerusform>{card}: только %n очко.</numerusform>
            <numerusform>{card}: только %n очка.</numerusform>
            <numerusform>{card}: только %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {colour}, cost {number}</source>
        <translation>{card}, {colour}, цена {number}</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>ещё {number}</translation>
    </message>
    <message>
        <source>{number} of {of} built</source>
        <translation>Построено {number} из {of}</translation>
    </message>
    <message>
        <source>{role}</source>
        <translation>{role}</translation>
    </message>
    <message>
        <source>{role} answers the call.</source>
        <translation>{role} отзывается.</translation>
    </message>
    <message numerus="yes">
        <source>{role} brings new cards; %n in your hand can still be built.</source>
        <translation>
            <numerusform>{role} даст новые карты; с руки можно построить %n здание.</numerusform>
            <numerusform>{role} даст новые карты; с руки можно построить %n здания.</numerusform>
            <numerusform>{role} даст новые карты; с руки можно построить %n зданий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} builds for %n coin(s): {card}.</source>
        <translation>
            <numerusform>{role} строит за %n монету: {card}.</numerusform>
            <numerusform>{role} строит за %n монеты: {card}.</numerusform>
            <numerusform>{role} строит за %n монет: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} collects %n coin(s) from buildings.</source>
        <translation>
            <numerusform>{role} получает %n монету за здания.</numerusform>
            <numerusform>{role} получает %n монеты за здания.</numerusform>
            <numerusform>{role} получает %n монет за здания.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n card(s) at the smithy.</source>
        <translation>
            <numerusform>{role} берёт в кузнице %n карту.</numerusform>
            <numerusform>{role} берёт в кузнице %n карты.</numerusform>
            <numerusform>{role} берёт в кузнице %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} draws %n extra card(s).</source>
        <translation>
            <numerusform>{role} берёт ещё %n карту.</numerusform>
            <numerusform>{role} берёт ещё %n карты.</numerusform>
            <numerusform>{role} берёт ещё %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} exchanges %n card(s) with the deck.</source>
        <translation>
            <numerusform>{role} меняет %n карту на новую.</numerusform>
            <numerusform>{role} меняет %n карты на новые.</numerusform>
            <numerusform>{role} меняет %n карт на новые.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} finds an empty purse: {victim}.</source>
        <translation>{role} находит пустой кошелёк: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{role} gets %n coin(s) more.</source>
        <translation>
            <numerusform>{role} получает ещё %n монету.</numerusform>
            <numerusform>{role} получает ещё %n монеты.</numerusform>
            <numerusform>{role} получает ещё %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} gets 1 coin for it in this very turn.</source>
        <translation>{role} получит за это 1 монету ещё в этот ход.</translation>
    </message>
    <message>
        <source>{role} is out this round.</source>
        <translation>{role} не играет в этом раунде.</translation>
    </message>
    <message numerus="yes">
        <source>{role} keeps %n card(s).</source>
        <translation>
            <numerusform>{role} оставляет себе %n карту.</numerusform>
            <numerusform>{role} оставляет себе %n карты.</numerusform>
            <numerusform>{role} оставляет себе %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} knocks down for free: {card} ({owner}).</source>
        <translation>{role} сносит даром: {card} ({owner}).</translation>
    </message>
    <message numerus="yes">
        <source>{role} looks at %n card(s).</source>
        <translation>
            <numerusform>{role} смотрит %n карту.</numerusform>
            <numerusform>{role} смотрит %n карты.</numerusform>
            <numerusform>{role} смотрит %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} may be {other}, chance {percent}%. %n coin(s) in the purse.</source>
        <translation>
            <numerusform>У кого {role}? Возможно, это {other}, шанс {percent} %. В кошельке %n монета.</numerusform>
            <numerusform>У кого {role}? Возможно, это {other}, шанс {percent} %. В кошельке %n монеты.</numerusform>
            <numerusform>У кого {role}? Возможно, это {other}, шанс {percent} %. В кошельке %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} may be {other}, chance {percent}%. Buildings there: {built}.</source>
        <translation>У кого {role}? Возможно, это {other}, шанс {percent} %. Построено: {built}.</translation>
    </message>
    <message>
        <source>{role} missed its turn.</source>
        <translation>{role} пропускает ход.</translation>
    </message>
    <message>
        <source>{role} missed the turn, but takes the crown now.</source>
        <translation>{role} пропускает ход, но теперь берёт корону.</translation>
    </message>
    <message>
        <source>{role} names a role: {target}.</source>
        <translation>{role} называет роль: {target}.</translation>
    </message>
    <message>
        <source>{role} names nobody.</source>
        <translation>{role} не называет никого.</translation>
    </message>
    <message numerus="yes">
        <source>{role} pays %n coin(s) and knocks down: {card} ({owner}).</source>
        <translation>
            <numerusform>{role} платит %n монету и сносит: {card} ({owner}).</numerusform>
            <numerusform>{role} платит %n монеты и сносит: {card} ({owner}).</numerusform>
            <numerusform>{role} платит %n монет и сносит: {card} ({owner}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} swaps hands with: {other}. Cards given: {gave}, got: {got}.</source>
        <translation>{role} меняется картами: {other}. Отдано карт: {gave}, получено: {got}.</translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s), the whole purse of: {victim}.</source>
        <translation>
            <numerusform>{role} опустошает кошелёк: {victim}. Добыча: %n монета.</numerusform>
            <numerusform>{role} опустошает кошелёк: {victim}. Добыча: %n монеты.</numerusform>
            <numerusform>{role} опустошает кошелёк: {victim}. Добыча: %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role} takes %n coin(s).</source>
        <translation>
            <numerusform>{role} берёт %n монету.</numerusform>
            <numerusform>{role} берёт %n монеты.</numerusform>
            <numerusform>{role} берёт %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role} takes the crown and picks first next round.</source>
        <translation>{role} берёт корону и в следующем раунде выбирает раньше всех.</translation>
    </message>
    <message numerus="yes">
        <source>{role} turns a card into %n coin(s).</source>
        <translation>
            <numerusform>{role} меняет карту на %n монету.</numerusform>
            <numerusform>{role} меняет карту на %n монеты.</numerusform>
            <numerusform>{role} меняет карту на %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}. {power}</source>
        <translation>{role}. {power}</translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n building(s) of your town pay this role.</source>
        <translation>
            <numerusform>{role}: %n здание принесёт доход.</numerusform>
            <numerusform>{role}: %n здания принесут доход.</numerusform>
            <numerusform>{role}: %n зданий принесут доход.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: %n coin(s) for your buildings.</source>
        <translation>
            <numerusform>{role}: %n монета за ваши здания.</numerusform>
            <numerusform>{role}: %n монеты за ваши здания.</numerusform>
            <numerusform>{role}: %n монет за ваши здания.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: 1 coin more for it.</source>
        <translation>{role}: на 1 монету больше за это здание.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: build up to %n building(s), or end your turn.</source>
        <translation>
            <numerusform>{role}: постройте %n здание или завершите ход.</numerusform>
            <numerusform>{role}: постройте до %n зданий или завершите ход.</numerusform>
            <numerusform>{role}: постройте до %n зданий или завершите ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: no one answers.</source>
        <translation>{role}: никто не отзывается.</translation>
    </message>
    <message>
        <source>{role}: nothing in your hand can be built now.</source>
        <translation>{role}: сейчас с руки ничего не построить.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or %n card(s) from the deck.</source>
        <translation>
            <numerusform>{role}: возьмите 2 монеты или %n карту из колоды.</numerusform>
            <numerusform>{role}: возьмите 2 монеты или %n карты из колоды.</numerusform>
            <numerusform>{role}: возьмите 2 монеты или %n карт из колоды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: take 2 coins, or look at %n card(s) and keep 1.</source>
        <translation>
            <numerusform>{role}: возьмите 2 монеты или посмотрите %n карту и оставьте 1.</numerusform>
            <numerusform>{role}: возьмите 2 монеты или посмотрите %n карты и оставьте 1.</numerusform>
            <numerusform>{role}: возьмите 2 монеты или посмотрите %n карт и оставьте 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: take 2 coins, the deck is empty.</source>
        <translation>{role}: возьмите 2 монеты, колода пуста.</translation>
    </message>
    <message numerus="yes">
        <source>{role}: the Badger cannot touch your town. It has %n building(s).</source>
        <translation>
            <numerusform>{role}: Барсук не тронет ваш городок. В нём %n здание.</numerusform>
            <numerusform>{role}: Барсук не тронет ваш городок. В нём %n здания.</numerusform>
            <numerusform>{role}: Барсук не тронет ваш городок. В нём %n зданий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}: the fullest purse holds %n coin(s).</source>
        <translation>
            <numerusform>{role}: в самом полном кошельке %n монета.</numerusform>
            <numerusform>{role}: в самом полном кошельке %n монеты.</numerusform>
            <numerusform>{role}: в самом полном кошельке %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: you have built, end your turn.</source>
        <translation>{role}: стройка окончена, завершите ход.</translation>
    </message>
    <message>
        <source>{role}: you pick first next round.</source>
        <translation>{role}: в следующем раунде вы выбираете раньше всех.</translation>
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
        <translation>{who}. Монеты: {coins}. Карты: {cards}. {built}. Золотые: {gold}, синие: {blue}, зелёные: {green}, красные: {red}, фиолетовые: {purple}. Корона: {owner}.</translation>
    </message>
    <message>
        <source>{who}. Coins: {coins}. Cards: {cards}. {built}. Points: {points}</source>
        <translation>{who}. Монеты: {coins}. Карты: {cards}. {built}. Очки: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n card(s) in hand</source>
        <translation>
            <numerusform>{who}: %n карта на руке</numerusform>
            <numerusform>{who}: %n карты на руке</numerusform>
            <numerusform>{who}: %n карт на руке</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: roles to pick from: {number}</source>
        <translation>{who}: ролей на выбор: {number}</translation>
    </message>
    <message>
        <source>{who}: secret roles: {number}</source>
        <translation>{who}: тайных ролей: {number}</translation>
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
        <translation>Этот файл записан более новой версией программы: {file} Он остаётся как есть, и ничего нового в нём не сохраняется.</translation>
    </message>
    <message>
        <source>Duck Games is open in another window already. Close that one first, or play on there.</source>
        <translation>Duck Games уже открыта в другом окне. Сначала закройте его или играйте дальше там.</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder: {folder} ({reason}). The match goes on, but it is not kept.</source>
        <translation>В эту папку ничего нельзя сохранить: {folder} ({reason}). Партия продолжается, но не сохранится.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>The damaged file is kept as {file}</source>
        <translation>Повреждённый файл отложен как {file}</translation>
    </message>
    <message>
        <source>The disk is full, and the match cannot be saved. Make some room for this folder: {folder}</source>
        <translation>Диск заполнен, и партию не сохранить. Освободите место для этой папки: {folder}</translation>
    </message>
    <message>
        <source>The match cannot be saved in this folder: {folder} ({reason})</source>
        <translation>Партию нельзя сохранить в эту папку: {folder} ({reason})</translation>
    </message>
    <message>
        <source>The match is paused. Go on first.</source>
        <translation>Партия на паузе. Сначала продолжите её.</translation>
    </message>
    <message>
        <source>The newest copy of this saved game is damaged. The one before it is opened: the last move may be missing.</source>
        <translation>Новейшая копия этой партии повреждена. Открыта предыдущая: последнего хода может не хватать.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The program starts with fresh ones.</source>
        <translation>Настройки не читаются. Программа начинает с новых.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}. They hold until you leave.</source>
        <translation>Настройки нельзя сохранить в {file}. Они действуют, пока программа открыта.</translation>
    </message>
    <message>
        <source>The statistics are damaged. All that can be read of them is used, and what finished matches tell.</source>
        <translation>Статистика повреждена. Используется всё, что в ней удалось прочесть, и то, что известно из сыгранных партий.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file} ({reason})</source>
        <translation>Этот файл не читается: {file} ({reason})</translation>
    </message>
    <message>
        <source>This file cannot be written: {file} ({reason}). What is new holds until you leave.</source>
        <translation>Этот файл нельзя записать: {file} ({reason}). Изменения сохранятся только до выхода.</translation>
    </message>
    <message>
        <source>This file is damaged and is not used: {file}</source>
        <translation>Этот файл повреждён и не используется: {file}</translation>
    </message>
    <message>
        <source>This file is damaged: {file} The copy before it is used: your last change may be missing.</source>
        <translation>Этот файл повреждён: {file} Используется прежняя копия: последнего изменения может не быть.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. The file stays as it is: {file}</source>
        <translation>Эту партию сохранила более новая версия программы. Файл остаётся без изменений: {file}</translation>
    </message>
    <message>
        <source>This match cannot be reviewed. Its file stays as it is.</source>
        <translation>Эту партию нельзя разобрать. Её файл остаётся как есть.</translation>
    </message>
    <message>
        <source>This saved game will not open. The file is damaged. Your other games are safe.</source>
        <translation>Эту партию не открыть: файл повреждён. Остальные партии целы.</translation>
    </message>
    <message>
        <source>{name} loses the thread and plays any legal move.</source>
        <translation>{name} теряет нить и делает любой допустимый ход.</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Before the first choice all luck of this match was fixed by a secret number. These signs seal it; when the match has ended the seal is opened, and you can check that nobody changed anything.</source>
        <translation>До первого решения весь жребий этой партии задало тайное число. Эти знаки – его печать; после партии печать открывают, и можно проверить, что никто ничего не менял.</translation>
    </message>
    <message>
        <source>The seal does not hold: the seed is not the one that was sealed.</source>
        <translation>Печать не сходится: это не то зерно, которое запечатали.</translation>
    </message>
    <message>
        <source>The seal is open, and it holds: the seed was fixed before the first choice. SHA-256 of “{text}” gives it.</source>
        <translation>Печать открыта и сходится: зерно было задано до первого решения. Её даёт SHA-256 от «{text}».</translation>
    </message>
    <message>
        <source>The seed of this match was chosen, not drawn: whoever knows it knows all cards and rolls. No seal.</source>
        <translation>Зерно этой партии выбрали, а не вытянули: кто его знает, знает все карты и броски. Печати нет.</translation>
    </message>
    <message>
        <source>This match has no seal.</source>
        <translation>У этой партии нет печати.</translation>
    </message>
    <message>
        <source>came</source>
        <translation>выпало</translation>
    </message>
    <message>
        <source>in all: {count}</source>
        <translation>раз: {count}</translation>
    </message>
    <message>
        <source>in all: {count}, average {mean} instead of {expected}</source>
        <translation>раз: {count}, среднее {mean} вместо {expected}</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>в среднем</translation>
    </message>
    <message>
        <source>{value}: came {count}, on average {expected}</source>
        <translation>{value}: раз {count}, в среднем {expected}</translation>
    </message>
</context>
<context>
    <name>kaczogrod</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>осталась %n карта</numerusform>
            <numerusform>осталось %n карты</numerusform>
            <numerusform>осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the deck are discarded</source>
        <translation>
            <numerusform>из колоды в сброс: %n карта</numerusform>
            <numerusform>из колоды в сброс: %n карты</numerusform>
            <numerusform>из колоды в сброс: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>В этом городе считается %n объект: {other}.</numerusform>
            <numerusform>В этом городе считаются %n объекта: {other}.</numerusform>
            <numerusform>В этом городе считается %n объектов: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) are long enough.</source>
        <translation>
            <numerusform>Хватит и %n круга.</numerusform>
            <numerusform>Хватит и %n кругов.</numerusform>
            <numerusform>Хватит и %n кругов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) count for this city: {other}.</source>
        <translation>
            <numerusform>В этом городе считается %n особый объект: {other}.</numerusform>
            <numerusform>В этом городе считаются %n особых объекта: {other}.</numerusform>
            <numerusform>В этом городе считается %n особых объектов: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special object(s) lie in your discard pile.</source>
        <translation>
            <numerusform>В вашем сбросе лежит %n особый объект.</numerusform>
            <numerusform>В вашем сбросе лежат %n особых объекта.</numerusform>
            <numerusform>В вашем сбросе лежит %n особых объектов.</numerusform>
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
        <translation>Наводнение! Оно действует, только если на кубике выпадает больше, чем у вас карт РАТУШИ. Выпала единица, а у вас их две, поэтому ничего не происходит.</translation>
    </message>
    <message>
        <source>A card beside it protects it.</source>
        <translation>Её защищает соседняя карта.</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>Там уже лежит карта.</translation>
    </message>
    <message>
        <source>A deck for each</source>
        <translation>У каждого своя колода</translation>
    </message>
    <message>
        <source>A district without a town hall is lost.</source>
        <translation>Район без ратуши пропадает.</translation>
    </message>
    <message>
        <source>A good neighbour for the town hall: {card}.</source>
        <translation>Хорошее соседство для ратуши: {card}.</translation>
    </message>
    <message>
        <source>A lasting event forbids to build this type: {group}.</source>
        <translation>Длительное событие запрещает строить этот вид: {group}.</translation>
    </message>
    <message>
        <source>A lasting event forbids to play events.</source>
        <translation>Длительное событие запрещает играть события.</translation>
    </message>
    <message>
        <source>A lasting event makes you build, as long as you can.</source>
        <translation>Длительное событие велит строить, пока можно.</translation>
    </message>
    <message>
        <source>A new card must touch a side of a card of your city.</source>
        <translation>Новая карта должна касаться стороной карты вашего города.</translation>
    </message>
    <message>
        <source>A police card from your hand stops the event, and stays in your hand.</source>
        <translation>Карта полиции с руки останавливает событие и остаётся на руке.</translation>
    </message>
    <message>
        <source>A round is over when your turn comes again. This event would bring back a service, but your discard pile holds none: wait with it.</source>
        <translation>Круг кончается, когда снова приходит ваш ход. Это событие вернуло бы службу, но в вашем сбросе служб нет: ждите, то есть сбросьте его.</translation>
    </message>
    <message>
        <source>A special object is no start card.</source>
        <translation>Особый объект не может быть стартовой картой.</translation>
    </message>
    <message>
        <source>A town hall comes first.</source>
        <translation>Сначала ратуша.</translation>
    </message>
    <message>
        <source>A truce lasts for 1 to 3 rounds.</source>
        <translation>Перемирие длится от 1 до 3 кругов.</translation>
    </message>
    <message numerus="yes">
        <source>A truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>Перемирие на %n круг? Предлагает: {other}</numerusform>
            <numerusform>Перемирие на %n круга? Предлагает: {other}</numerusform>
            <numerusform>Перемирие на %n кругов? Предлагает: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A type that you lack; then you have %n type(s).</source>
        <translation>
            <numerusform>Этого вида у вас нет; станет %n вид.</numerusform>
            <numerusform>Этого вида у вас нет; станет %n вида.</numerusform>
            <numerusform>Этого вида у вас нет; станет %n видов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Согласие</translation>
    </message>
    <message>
        <source>Accepted! But nothing enforces it, so play safe: this event protects you for 2 rounds. It lies beside your city until they are over.</source>
        <translation>Согласие! Но договор никого не связывает, поэтому подстрахуйтесь: это событие защищает вас 2 круга и всё это время лежит у вашего города.</translation>
    </message>
    <message>
        <source>Against {victim}</source>
        <translation>Против: {victim}</translation>
    </message>
    <message>
        <source>Against {victim} together?</source>
        <translation>Вместе против: {victim}?</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Договорились</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Agreements and the end</source>
        <translation>Договоры и конец партии</translation>
    </message>
    <message>
        <source>All cards are played. Your best district has the most SPECIAL objects, so you win! In a tie, objects of all kinds are counted.</source>
        <translation>Все карты сыграны. В вашем лучшем районе больше всего особых объектов, и победа за вами! При равенстве считают объекты всех видов.</translation>
    </message>
    <message>
        <source>All cities on one table</source>
        <translation>Все города на одном столе</translation>
    </message>
    <message>
        <source>All cities stand on one table, and yours has grown towards your neighbour&apos;s. But first your own city: cards of one type may never touch along a side.</source>
        <translation>Все города стоят на одном столе, и ваш дорос до соседского. Но сначала о своём городе: карты одного вида никогда не могут касаться стороной.</translation>
    </message>
    <message>
        <source>All equal: the larger city decides.</source>
        <translation>Всё поровну: решает больший город.</translation>
    </message>
    <message>
        <source>All equal: the victory is shared.</source>
        <translation>Всё поровну: победа общая.</translation>
    </message>
    <message>
        <source>All start cards lie open now. The decks were shuffled, and these are your first five cards. Your die was the higher one, so you begin.</source>
        <translation>Теперь все стартовые карты открыты. Колоды перетасованы, и вот ваши первые пять карт. На вашем кубике выпало больше, поэтому начинаете вы.</translation>
    </message>
    <message>
        <source>Allowed places: {number}</source>
        <translation>Разрешённых мест: {number}</translation>
    </message>
    <message>
        <source>An event is no start card.</source>
        <translation>Событие не может быть стартовой картой.</translation>
    </message>
    <message>
        <source>And the one beside it. Services like TOWN HALL are no objects and stay.</source>
        <translation>А теперь на ту, что рядом. Службы вроде РАТУШИ – не объекты, они остаются.</translation>
    </message>
    <message numerus="yes">
        <source>Another leads, with %n point(s): {other}.</source>
        <translation>
            <numerusform>Впереди другой игрок, у него %n очко: {other}.</numerusform>
            <numerusform>Впереди другой игрок, у него %n очка: {other}.</numerusform>
            <numerusform>Впереди другой игрок, у него %n очков: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer, or propose something of the same sort.</source>
        <translation>Ответьте или предложите что-то подобное.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Случайная</translation>
    </message>
    <message>
        <source>At the end only your best district counts. So join them again: lay this card in the gap.</source>
        <translation>В конце считается только лучший район. Поэтому соедините их снова: положите эту карту в промежуток.</translation>
    </message>
    <message>
        <source>Attack together</source>
        <translation>Атака вдвоём</translation>
    </message>
    <message>
        <source>Attack {victim} together with: {other}</source>
        <translation>Атака вдвоём, цель: {victim}. С кем: {other}</translation>
    </message>
    <message>
        <source>Attack {victim} together? Asked by: {other}</source>
        <translation>Атака вдвоём, цель: {victim}? Предлагает: {other}</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ровная</translation>
    </message>
    <message>
        <source>Banned: {group}</source>
        <translation>Запрет: {group}</translation>
    </message>
    <message>
        <source>Begins: {who}</source>
        <translation>Начинает: {who}</translation>
    </message>
    <message>
        <source>Betrayed</source>
        <translation>Слово нарушено</translation>
    </message>
    <message>
        <source>Betrayed by: {other}</source>
        <translation>Слово нарушено: {other}</translation>
    </message>
    <message>
        <source>Between the cities</source>
        <translation>Между городами</translation>
    </message>
    <message>
        <source>Both lie on their owner&apos;s discard pile now: nobody ever gets cards of somebody else. Let us see what comes back.</source>
        <translation>Обе теперь в сбросе своего хозяина: чужих карт никто никогда не получает. Посмотрим, чем ответят.</translation>
    </message>
    <message>
        <source>Break the truce, play on {other}: {card}</source>
        <translation>Нарушить перемирие, сыграть: {card}. Цель: {other}</translation>
    </message>
    <message>
        <source>Break the truce? {card} is played on {other}.</source>
        <translation>Нарушить перемирие? Вы играете: {card}. Цель: {other}.</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Ничего не строить</translation>
    </message>
    <message>
        <source>Build, play an event, or wait.</source>
        <translation>Стройте, играйте событие или ждите.</translation>
    </message>
    <message>
        <source>Build: {card}</source>
        <translation>Построить: {card}</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Строитель</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <translation>Можно сыграть сейчас</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Взятые карты</translation>
    </message>
    <message>
        <source>Cards in a deck</source>
        <translation>Карт в колоде</translation>
    </message>
    <message>
        <source>Cards looked at</source>
        <translation>Просмотренные карты</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Свои карты</translation>
    </message>
    <message>
        <source>Cards to begin with</source>
        <translation>Стартовые карты</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Choose start card {number} of 4.</source>
        <translation>Выберите стартовую карту: {number} из 4.</translation>
    </message>
    <message>
        <source>Choose the city that it is played on.</source>
        <translation>Выберите город, на который играете.</translation>
    </message>
    <message>
        <source>Choose this place</source>
        <translation>Выбрать это место</translation>
    </message>
    <message>
        <source>Choose your town hall.</source>
        <translation>Выберите свою ратушу.</translation>
    </message>
    <message>
        <source>Choose: {card}</source>
        <translation>Выбрать: {card}</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}.</source>
        <translation>Выбрано: {number} из {of}.</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}. Press more, or remove what you have chosen.</source>
        <translation>Выбрано: {number} из {of}. Нажмите ещё или уберите выбранное.</translation>
    </message>
    <message>
        <source>Chosen: {number} of {of}. The next one must touch one of them.</source>
        <translation>Выбрано: {number} из {of}. Следующая должна касаться одной из них.</translation>
    </message>
    <message>
        <source>Chosen: {number}. They are shuffled into your deck, and you draw as many.</source>
        <translation>Выбрано: {number}. Их замешают в колоду, и вы возьмёте столько же.</translation>
    </message>
    <message numerus="yes">
        <source>City of {who}: %n card(s)</source>
        <translation>
            <numerusform>Город: {who}, %n карта</numerusform>
            <numerusform>Город: {who}, %n карты</numerusform>
            <numerusform>Город: {who}, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>City: {who}</source>
        <translation>Город: {who}</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Коллекция</translation>
    </message>
    <message>
        <source>Copy the deck</source>
        <translation>Скопировать колоду</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Культура</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Deck builder</source>
        <translation>Сборка колоды</translation>
    </message>
    <message>
        <source>Deck builder and collection</source>
        <translation>Сборка колоды и коллекция</translation>
    </message>
    <message>
        <source>Deck empty</source>
        <translation>Колода пуста</translation>
    </message>
    <message numerus="yes">
        <source>Deck of {who}: %n card(s)</source>
        <translation>
            <numerusform>Колода: {who}, %n карта</numerusform>
            <numerusform>Колода: {who}, %n карты</numerusform>
            <numerusform>Колода: {who}, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck: {who}</source>
        <translation>Колода: {who}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of {who}: %n card(s)</source>
        <translation>
            <numerusform>Сброс: {who}, %n карта</numerusform>
            <numerusform>Сброс: {who}, %n карты</numerusform>
            <numerusform>Сброс: {who}, %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), the last one first</source>
        <translation>
            <numerusform>Сброс, %n карта, с последней</numerusform>
            <numerusform>Сброс, %n карты, с последней</numerusform>
            <numerusform>Сброс, %n карт, с последней</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Сбросить: {card}</translation>
    </message>
    <message>
        <source>District lost</source>
        <translation>Район потерян</translation>
    </message>
    <message>
        <source>Districts and TOWN HALL cards</source>
        <translation>Районы и карты РАТУШИ</translation>
    </message>
    <message>
        <source>Drag a card to your city, an event to its target, or any card to the discard pile to wait.</source>
        <translation>Перетащите карту в город, событие на цель или любую карту в сброс, чтобы ждать.</translation>
    </message>
    <message>
        <source>Drag a card to your city, or say that it is enough.</source>
        <translation>Перетащите карту в город или закончите.</translation>
    </message>
    <message>
        <source>Each must be of another type. Drag a card to your city, or say that it is enough.</source>
        <translation>Все должны быть разных видов. Перетащите карту в город или закончите.</translation>
    </message>
    <message>
        <source>End: {card}</source>
        <translation>Прекратить: {card}</translation>
    </message>
    <message>
        <source>End: {card} ({other})</source>
        <translation>Прекратить: {card} ({other})</translation>
    </message>
    <message>
        <source>Equal in special objects: all objects decide.</source>
        <translation>Особых поровну: решают все объекты.</translation>
    </message>
    <message>
        <source>Equal points: special objects decide.</source>
        <translation>Очков поровну: решают особые объекты.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Event that is played</source>
        <translation>Разыгрываемое событие</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Events are not built but played. The one I point at is an attack: drag it to the city of your rival.</source>
        <translation>События не строят, а играют. То, на которое я показываю, – это атака: перетащите его на город соперника.</translation>
    </message>
    <message>
        <source>Events are played, not built.</source>
        <translation>События не строят, а играют.</translation>
    </message>
    <message>
        <source>Every city grows around a town hall: {card}.</source>
        <translation>Каждый город растёт вокруг ратуши: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Обменять %n карту</numerusform>
            <numerusform>Обменять %n карты</numerusform>
            <numerusform>Обменять %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Ничего не менять</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Обменять: {card}</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Далеко</translation>
    </message>
    <message>
        <source>Fire brigade</source>
        <translation>Пожарные</translation>
    </message>
    <message>
        <source>First answer the proposal.</source>
        <translation>Сначала ответьте на предложение.</translation>
    </message>
    <message>
        <source>First build from your discard pile.</source>
        <translation>Сначала постройте карту из своего сброса.</translation>
    </message>
    <message>
        <source>First build, or say that it is enough.</source>
        <translation>Сначала стройте или закончите.</translation>
    </message>
    <message>
        <source>First choose its new place.</source>
        <translation>Сначала выберите новое место.</translation>
    </message>
    <message>
        <source>First choose the lasting event that ends.</source>
        <translation>Сначала выберите длительное событие, которое прекратится.</translation>
    </message>
    <message>
        <source>First choose the next card to go under your deck.</source>
        <translation>Сначала выберите следующую карту под колоду.</translation>
    </message>
    <message>
        <source>First choose the object that becomes special.</source>
        <translation>Сначала выберите объект, который станет особым.</translation>
    </message>
    <message>
        <source>First choose the object to move.</source>
        <translation>Сначала выберите объект для переезда.</translation>
    </message>
    <message>
        <source>First choose what is discarded.</source>
        <translation>Сначала выберите, что сбросить.</translation>
    </message>
    <message>
        <source>First choose what is exchanged.</source>
        <translation>Сначала выберите, что обменять.</translation>
    </message>
    <message>
        <source>First choose what is removed.</source>
        <translation>Сначала выберите, что убрать.</translation>
    </message>
    <message>
        <source>First choose your start cards.</source>
        <translation>Сначала выберите стартовые карты.</translation>
    </message>
    <message>
        <source>First name a type of objects.</source>
        <translation>Сначала назовите вид объектов.</translation>
    </message>
    <message>
        <source>First say whether you show a police card.</source>
        <translation>Сначала решите, показывать ли карту полиции.</translation>
    </message>
    <message>
        <source>First take a card from your discard pile.</source>
        <translation>Сначала возьмите карту из своего сброса.</translation>
    </message>
    <message>
        <source>First take one of the cards you look at.</source>
        <translation>Сначала возьмите одну из просмотренных карт.</translation>
    </message>
    <message>
        <source>Hand of {other}: {cards}</source>
        <translation>Рука ({other}): {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {who}: %n card(s)</source>
        <translation>
            <numerusform>Рука: {who}, %n карта</numerusform>
            <numerusform>Рука: {who}, %n карты</numerusform>
            <numerusform>Рука: {who}, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {hand}, deck {deck}</source>
        <translation>Рука {hand}, колода {deck}</translation>
    </message>
    <message>
        <source>Hand: {who}</source>
        <translation>Рука: {who}</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Медицина</translation>
    </message>
    <message>
        <source>In a few turns this city is likely to count less: {other}.</source>
        <translation>Через несколько ходов этот город, скорее всего, будет стоить меньше: {other}.</translation>
    </message>
    <message>
        <source>In a few turns your city is likely to count more.</source>
        <translation>Через несколько ходов ваш город, скорее всего, будет стоить больше.</translation>
    </message>
    <message>
        <source>In your turn you build a card, play an event, or wait. Build! Drag the first card to the place I point at: it has to touch your city along a side.</source>
        <translation>В свой ход вы строите карту, играете событие или ждёте. Стройте! Перетащите первую карту на место, на которое я показываю: она должна касаться вашего города стороной.</translation>
    </message>
    <message>
        <source>Industry and science</source>
        <translation>Наука и заводы</translation>
    </message>
    <message>
        <source>It cannot be built there for a while.</source>
        <translation>Какое-то время его нельзя будет там строить.</translation>
    </message>
    <message>
        <source>It counts as drawn.</source>
        <translation>Она засчитывается в добор.</translation>
    </message>
    <message>
        <source>It does not have as many neighbours as the event demands.</source>
        <translation>У неё не столько соседей, сколько требует событие.</translation>
    </message>
    <message>
        <source>It does not touch what the event demands.</source>
        <translation>Она не касается того, чего требует событие.</translation>
    </message>
    <message>
        <source>It does not touch what you have chosen.</source>
        <translation>Она не касается того, что уже выбрано.</translation>
    </message>
    <message>
        <source>It goes to your home cell. The others choose at the same time.</source>
        <translation>Она ляжет на домашнюю клетку. Остальные выбирают тогда же.</translation>
    </message>
    <message>
        <source>It hurts you more than anybody else: {card}. Played by: {other}.</source>
        <translation>Вам это вредит больше всех: {card}. Играет: {other}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>It is of more use elsewhere: {card}.</source>
        <translation>В другом месте пользы больше: {card}.</translation>
    </message>
    <message>
        <source>It is of use to you now: {card}.</source>
        <translation>Сейчас вам пригодится: {card}.</translation>
    </message>
    <message>
        <source>It is special already.</source>
        <translation>Он уже особый.</translation>
    </message>
    <message>
        <source>It is worth the most to you: {card}.</source>
        <translation>Для вас эта карта ценнее всех: {card}.</translation>
    </message>
    <message>
        <source>It keeps a rival from building or playing: {other}.</source>
        <translation>Это помешает сопернику строить или играть: {other}.</translation>
    </message>
    <message>
        <source>It keeps an attack for a better moment.</source>
        <translation>Атака остаётся до лучшего случая.</translation>
    </message>
    <message>
        <source>It keeps protection for a better moment.</source>
        <translation>Защита остаётся до лучшего случая.</translation>
    </message>
    <message>
        <source>It keeps the rivals from building or playing.</source>
        <translation>Это помешает соперникам строить или играть.</translation>
    </message>
    <message>
        <source>It leads to more objects, which decide a draw.</source>
        <translation>Так будет больше объектов, а они решают при равенстве.</translation>
    </message>
    <message>
        <source>It leaves more free places for special objects.</source>
        <translation>Остаётся больше свободных мест для особых объектов.</translation>
    </message>
    <message>
        <source>It leaves this city less protected: {other}.</source>
        <translation>Этот город будет хуже защищён: {other}.</translation>
    </message>
    <message>
        <source>It leaves this rival less in the hand: {other}.</source>
        <translation>У этого соперника останется меньше на руке: {other}.</translation>
    </message>
    <message>
        <source>It lies there already.</source>
        <translation>Она там уже лежит.</translation>
    </message>
    <message numerus="yes">
        <source>It makes room for more; then %n object(s) count in a draw.</source>
        <translation>
            <numerusform>Даёт место для новых; при равенстве считался бы %n объект.</numerusform>
            <numerusform>Даёт место для новых; при равенстве считались бы %n объекта.</numerusform>
            <numerusform>Даёт место для новых; при равенстве считалось бы %n объектов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost a rival up to %n card(s).</source>
        <translation>
            <numerusform>Соперник может потерять до %n карты.</numerusform>
            <numerusform>Соперник может потерять до %n карт.</numerusform>
            <numerusform>Соперник может потерять до %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost this city up to %n card(s): {other}.</source>
        <translation>
            <numerusform>Этот город может потерять до %n карты: {other}.</numerusform>
            <numerusform>Этот город может потерять до %n карт: {other}.</numerusform>
            <numerusform>Этот город может потерять до %n карт: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may lie beside any city.</source>
        <translation>Оно может лежать у любого города.</translation>
    </message>
    <message>
        <source>It may not touch another special object.</source>
        <translation>Он не может касаться другого особого объекта.</translation>
    </message>
    <message>
        <source>It may take up to three objects that hang together. What touches a FIRE BRIGADE card is safe, but this one does not: press it first.</source>
        <translation>Оно может забрать до трёх объектов, если они составляют одну группу. Картам рядом с ПОЖАРНЫМИ ничто не грозит, но эта стоит не там: нажмите сначала на неё.</translation>
    </message>
    <message>
        <source>It must touch what is left of your city, and no card of its type.</source>
        <translation>Он должен касаться остального города, но не карты своего вида.</translation>
    </message>
    <message>
        <source>It protects what is built beside it: {card}.</source>
        <translation>Защищает то, что построят рядом: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>It protects your %n special object(s).</source>
        <translation>
            <numerusform>Защищает ваш %n особый объект.</numerusform>
            <numerusform>Защищает ваши %n особых объекта.</numerusform>
            <numerusform>Защищает ваши %n особых объектов.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops the event and stays in your hand: {card}.</source>
        <translation>Останавливает событие и остаётся на руке: {card}.</translation>
    </message>
    <message>
        <source>It touches a special object.</source>
        <translation>Он касается особого объекта.</translation>
    </message>
    <message numerus="yes">
        <source>It touches and protects %n special object(s): {card}.</source>
        <translation>
            <numerusform>Рядом %n особый объект, он будет под защитой: {card}.</numerusform>
            <numerusform>Рядом %n особых объекта, они будут под защитой: {card}.</numerusform>
            <numerusform>Рядом %n особых объектов, они будут под защитой: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kaczogród</source>
        <translation>Качогруд</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ближе</translation>
    </message>
    <message>
        <source>Lay it along a side of any card of your city, but not beside a card of its own type: {group}.</source>
        <translation>Положите её стороной к любой карте своего города, но не рядом с картой того же вида: {group}.</translation>
    </message>
    <message>
        <source>Lay it on a side of the town hall: anything but an event or another town hall.</source>
        <translation>Положите её у стороны ратуши: что угодно, кроме события и второй ратуши.</translation>
    </message>
    <message>
        <source>Lay your city card by card, guard it from surprises, collect special places.</source>
        <translation>Выкладывайте город карта за картой, берегите его и собирайте особые объекты.</translation>
    </message>
    <message>
        <source>Less of your city hangs on a single card.</source>
        <translation>Меньшая часть вашего города держится на одной карте.</translation>
    </message>
    <message>
        <source>Long game · {number} cards</source>
        <translation>Долгая · карт: {number}</translation>
    </message>
    <message>
        <source>Look at your rival&apos;s city: a whole row hangs on one card. You hold an event that takes any one object: drag it to that city.</source>
        <translation>Посмотрите на город соперника: целый ряд держится на одной карте. У вас есть событие, которое забирает один любой объект: перетащите его на этот город.</translation>
    </message>
    <message>
        <source>Make special: {card}</source>
        <translation>Сделать особым: {card}</translation>
    </message>
    <message>
        <source>More of this city hangs on a single card: {other}.</source>
        <translation>Большая часть этого города держится на одной карте: {other}.</translation>
    </message>
    <message>
        <source>Move here: {card}</source>
        <translation>Перенести сюда: {card}</translation>
    </message>
    <message>
        <source>Move: {card}</source>
        <translation>Перенести: {card}</translation>
    </message>
    <message>
        <source>Name: {group}</source>
        <translation>Назвать: {group}</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Близко</translation>
    </message>
    <message>
        <source>Neighbours and borders</source>
        <translation>Соседи и границы</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Там нет карты.</translation>
    </message>
    <message>
        <source>No cards left: the turn passes.</source>
        <translation>Карт нет: ход пропущен.</translation>
    </message>
    <message>
        <source>No place for it now</source>
        <translation>Места сейчас нет</translation>
    </message>
    <message>
        <source>No police card</source>
        <translation>Без карты полиции</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>№ {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Nothing enforces an agreement.</source>
        <translation>Договор никого не связывает.</translation>
    </message>
    <message>
        <source>Nothing more is worth it.</source>
        <translation>Больше ничего не стоит делать.</translation>
    </message>
    <message>
        <source>Nothing to draw: the turn passes.</source>
        <translation>Брать нечего: ход пропущен.</translation>
    </message>
    <message>
        <source>Nothing to strike</source>
        <translation>Задеть нечего</translation>
    </message>
    <message>
        <source>Now choosing: {other}</source>
        <translation>Сейчас ход: {other}</translation>
    </message>
    <message>
        <source>Now press the card that joins the row to the rest.</source>
        <translation>Теперь нажмите на карту, которая соединяет этот ряд с остальным городом.</translation>
    </message>
    <message>
        <source>Now the border. Beyond the gap your neighbour has a card of the very type you hold: lay yours right beside it!</source>
        <translation>Теперь граница. За этим промежутком стоит чужая карта того же вида, что и ваша на руке: положите свою прямо рядом!</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Once a word is broken, there is no trust: {other}.</source>
        <translation>Кто раз нарушит слово, тому веры нет: {other}.</translation>
    </message>
    <message>
        <source>One city again. Build your second and third TOWN HALL card early and far apart, and avoid long rows: a card with two or three neighbours is not cut off by one blow.</source>
        <translation>Снова один город. Вторую и третью карту РАТУШИ стройте рано и подальше друг от друга и избегайте длинных рядов: карту с двумя-тремя соседями одним ударом не отрезать.</translation>
    </message>
    <message>
        <source>One proposal a turn is enough.</source>
        <translation>Одного предложения за ход достаточно.</translation>
    </message>
    <message>
        <source>One set for all</source>
        <translation>Один набор на всех</translation>
    </message>
    <message>
        <source>Only events are played.</source>
        <translation>Играют только события.</translation>
    </message>
    <message>
        <source>Only one thing counts at a border: whoever builds on a place first has it. Mix the types in your city, and more places stay free for each card.</source>
        <translation>На границе важно только одно: клетка принадлежит тому, кто первым на ней построит. Смешивайте виды в своём городе, и для каждой карты останется больше мест.</translation>
    </message>
    <message>
        <source>Paste a deck</source>
        <translation>Вставить колоду</translation>
    </message>
    <message>
        <source>Peace suits both: {other}.</source>
        <translation>Мир выгоден обоим: {other}.</translation>
    </message>
    <message>
        <source>Play it on your own city? {card}</source>
        <translation>Сыграть на свой город? {card}</translation>
    </message>
    <message>
        <source>Play on your city: {card}</source>
        <translation>На свой город: {card}</translation>
    </message>
    <message>
        <source>Play on {other}: {card}</source>
        <translation>Сыграть: {card}. Цель: {other}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Сыграть: {card}</translation>
    </message>
    <message>
        <source>Points win</source>
        <translation>Побеждают очки</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Полиция</translation>
    </message>
    <message>
        <source>Press a card.</source>
        <translation>Нажмите карту.</translation>
    </message>
    <message>
        <source>Press cards that touch each other, one after the other, or remove none.</source>
        <translation>Нажимайте по очереди соседние карты или не убирайте ничего.</translation>
    </message>
    <message>
        <source>Press it, or leave the city as it is.</source>
        <translation>Нажмите её или оставьте город как есть.</translation>
    </message>
    <message>
        <source>Press the card that is to become special. It may not touch another SPECIAL object, and this one does not.</source>
        <translation>Нажмите на карту, которая станет особой. Она не должна соседствовать с другим особым объектом, и эта не соседствует.</translation>
    </message>
    <message>
        <source>Press them one after the other, or remove none.</source>
        <translation>Нажимайте их по очереди или не убирайте ничего.</translation>
    </message>
    <message>
        <source>Press them one after the other.</source>
        <translation>Нажимайте их по очереди.</translation>
    </message>
    <message>
        <source>Press to see the city large.</source>
        <translation>Нажмите, чтобы увидеть город крупно.</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Под защитой</translation>
    </message>
    <message>
        <source>Raider</source>
        <translation>Налётчик</translation>
    </message>
    <message numerus="yes">
        <source>Rather a truce of %n round(s)? Asked by: {other}</source>
        <translation>
            <numerusform>Лучше перемирие на %n круг? Предлагает: {other}</numerusform>
            <numerusform>Лучше перемирие на %n круга? Предлагает: {other}</numerusform>
            <numerusform>Лучше перемирие на %n кругов? Предлагает: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>Rather attack {victim} together? Asked by: {other}</source>
        <translation>Лучше атака вдвоём, цель: {victim}? Предлагает: {other}</translation>
    </message>
    <message>
        <source>Rather this</source>
        <translation>Лучше так</translation>
    </message>
    <message>
        <source>Read the card</source>
        <translation>Прочесть карту</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n card(s)</source>
        <translation>
            <numerusform>Убрать %n карту</numerusform>
            <numerusform>Убрать %n карты</numerusform>
            <numerusform>Убрать %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove nothing</source>
        <translation>Ничего не убирать</translation>
    </message>
    <message>
        <source>Remove: {card}</source>
        <translation>Убрать: {card}</translation>
    </message>
    <message>
        <source>Roll: {value}</source>
        <translation>Бросок: {value}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Круг {number}</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Сохранить колоду</translation>
    </message>
    <message>
        <source>Saved: {card}</source>
        <translation>Спасение: {card}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>See the whole city</source>
        <translation>Показать весь город</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Службы</translation>
    </message>
    <message>
        <source>Short game · {number} cards</source>
        <translation>Короткая · карт: {number}</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <translation>Ничего не показывать</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>Показать: {card}</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Some events help. This one makes a CULTURE card special: drag it to your own city.</source>
        <translation>Некоторые события помогают. Это делает карту КУЛЬТУРЫ особой: перетащите его на свой город.</translation>
    </message>
    <message>
        <source>Something must be chosen.</source>
        <translation>Что-то нужно выбрать.</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Особые</translation>
    </message>
    <message>
        <source>Special buildings</source>
        <translation>Особые</translation>
    </message>
    <message>
        <source>Special objects</source>
        <translation>Особые объекты</translation>
    </message>
    <message>
        <source>Special objects and types</source>
        <translation>Особые объекты и виды</translation>
    </message>
    <message>
        <source>Special objects and types of objects in one district count.</source>
        <translation>Считаются особые объекты и виды в одном районе.</translation>
    </message>
    <message>
        <source>Special objects are safest in your hand, and it keeps more of them there for later.</source>
        <translation>Особые объекты надёжнее всего на руке, и так их останется там больше на потом.</translation>
    </message>
    <message>
        <source>Special objects win</source>
        <translation>Побеждают особые</translation>
    </message>
    <message>
        <source>Special objects win the match.</source>
        <translation>Особые объекты приносят победу.</translation>
    </message>
    <message>
        <source>Special objects win, and this one lies safely in the middle: {card}.</source>
        <translation>Особые объекты приносят победу, а этот надёжно стоит в середине: {card}.</translation>
    </message>
    <message>
        <source>Special objects: {specials}, objects: {objects}, town halls: {halls}. Hand: {hand}, deck: {deck}.</source>
        <translation>Особые объекты: {specials}, объекты: {objects}, ратуши: {halls}. Рука: {hand}, колода: {deck}.</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Спорт</translation>
    </message>
    <message>
        <source>Start cards touch a side of the town hall.</source>
        <translation>Стартовые карты касаются стороны ратуши.</translation>
    </message>
    <message>
        <source>Stood in a city, or was thrown away.</source>
        <translation>Убрана из города или сброшена.</translation>
    </message>
    <message>
        <source>Table of Kaczogród</source>
        <translation>Стол: Качогруд</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Взять: {card}</translation>
    </message>
    <message>
        <source>That is allowed, for cards of different players are no neighbours. So you cannot build on from a rival&apos;s card either, and a rival&apos;s services do not protect you.</source>
        <translation>Так можно: карты разных игроков не соседи. Поэтому и пристраивать карты к чужим нельзя, и чужие службы вас не защищают.</translation>
    </message>
    <message>
        <source>That is enough</source>
        <translation>Хватит</translation>
    </message>
    <message>
        <source>That is not one of the three actions of a turn.</source>
        <translation>Это не одно из трёх действий хода.</translation>
    </message>
    <message numerus="yes">
        <source>That would help the one who leads with %n point(s): {other}.</source>
        <translation>
            <numerusform>Это помогло бы тому, кто впереди, у него %n очко: {other}.</numerusform>
            <numerusform>Это помогло бы тому, кто впереди, у него %n очка: {other}.</numerusform>
            <numerusform>Это помогло бы тому, кто впереди, у него %n очков: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreement is over, with: {other}</source>
        <translation>Договору конец: {other}</translation>
    </message>
    <message>
        <source>The answer came at once, and your city is in two parts. But both have a TOWN HALL card, so both stay: they are called districts.</source>
        <translation>Ответ пришёл сразу, и ваш город разделён надвое. Но в обеих частях есть карта РАТУШИ, и обе остаются: это районы.</translation>
    </message>
    <message>
        <source>The cities are built.</source>
        <translation>Города построены.</translation>
    </message>
    <message>
        <source>The city fell apart. A part without a TOWN HALL card is lost at once: one card taken, three on the discard pile!</source>
        <translation>Город распался. Часть без карты РАТУШИ сразу пропадает: убрана одна карта, а в сбросе три!</translation>
    </message>
    <message>
        <source>The city needs more town halls to grow.</source>
        <translation>Чтобы расти, городу нужно больше ратуш.</translation>
    </message>
    <message>
        <source>The event does not mean cards of this type.</source>
        <translation>К картам этого вида событие не относится.</translation>
    </message>
    <message>
        <source>The event does not mean this card.</source>
        <translation>К этой карте событие не относится.</translation>
    </message>
    <message>
        <source>The event does not mean this type.</source>
        <translation>К этому виду событие не относится.</translation>
    </message>
    <message>
        <source>The first cards</source>
        <translation>Первые карты</translation>
    </message>
    <message>
        <source>The last turns of a match of three. All decks are empty: nobody draws, everyone plays what is left. These are your last three cards.</source>
        <translation>Последние ходы партии на троих. Все колоды пусты: никто не берёт карт, каждый играет тем, что осталось. Это ваши последние три карты.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The most points.</source>
        <translation>Больше всего очков.</translation>
    </message>
    <message>
        <source>The most special objects in one district win.</source>
        <translation>Побеждает тот, у кого больше особых объектов в одном районе.</translation>
    </message>
    <message>
        <source>The most special objects.</source>
        <translation>Больше всего особых объектов.</translation>
    </message>
    <message>
        <source>The next city</source>
        <translation>Следующий город</translation>
    </message>
    <message>
        <source>The others go under your deck.</source>
        <translation>Остальные лягут под колоду.</translation>
    </message>
    <message>
        <source>The police stop it</source>
        <translation>Останавливает полиция</translation>
    </message>
    <message>
        <source>The same goes for services. A second TOWN HALL card may not stand beside the first, but far from it there is room. You will see what it is good for.</source>
        <translation>Со службами то же самое. Вторая карта РАТУШИ не может стоять рядом с первой, но подальше от неё место есть. Скоро увидите, для чего она нужна.</translation>
    </message>
    <message>
        <source>The start cards are laid and the decks shuffled.</source>
        <translation>Стартовые карты на столе, колоды перетасованы.</translation>
    </message>
    <message>
        <source>The start cards beside the town hall must be of other types.</source>
        <translation>Карты рядом с ратушей должны быть других видов.</translation>
    </message>
    <message>
        <source>The town hall goes to the home cell.</source>
        <translation>Ратуша ложится на домашнюю клетку.</translation>
    </message>
    <message>
        <source>The two are one SPECIAL object from now on, and the old type is forgotten. One step nearer to winning!</source>
        <translation>Теперь эти две карты – один особый объект, а прежний вид забыт. На шаг ближе к победе!</translation>
    </message>
    <message>
        <source>The two cards I point at are of one type. At a corner they may touch: lay the one from your hand on the free place I show you.</source>
        <translation>Две карты, на которые я показываю, одного вида. Углами касаться можно: положите ту, что на руке, на свободное место, которое я показываю.</translation>
    </message>
    <message>
        <source>The usual rules hold for its place.</source>
        <translation>Место – по обычным правилам.</translation>
    </message>
    <message numerus="yes">
        <source>Then %n special object(s) of your city count.</source>
        <translation>
            <numerusform>В вашем городе будет считаться %n особый объект.</numerusform>
            <numerusform>В вашем городе будут считаться %n особых объекта.</numerusform>
            <numerusform>В вашем городе будет считаться %n особых объектов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you choose its new place.</source>
        <translation>Потом вы выберете новое место.</translation>
    </message>
    <message numerus="yes">
        <source>Then your city loses only %n card(s).</source>
        <translation>
            <numerusform>Тогда ваш город потеряет только %n карту.</numerusform>
            <numerusform>Тогда ваш город потеряет только %n карты.</numerusform>
            <numerusform>Тогда ваш город потеряет только %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other place for this card.</source>
        <translation>Другого места для этой карты нет.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Такой карты нет.</translation>
    </message>
    <message>
        <source>There is no such lasting event.</source>
        <translation>Такого длительного события нет.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Такого игрока нет.</translation>
    </message>
    <message>
        <source>There is nothing better to do, and you need this card least: {card}.</source>
        <translation>Ничего лучше нет, а эта карта нужна меньше всех: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>There it touches %n card(s).</source>
        <translation>
            <numerusform>Там она касается %n карты.</numerusform>
            <numerusform>Там она касается %n карт.</numerusform>
            <numerusform>Там она касается %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are laid open when all have chosen.</source>
        <translation>Их откроют, когда выберут все.</translation>
    </message>
    <message>
        <source>They are shuffled into your deck, and you draw as many.</source>
        <translation>Их замешают в колоду, и вы возьмёте столько же.</translation>
    </message>
    <message>
        <source>This card is chosen already.</source>
        <translation>Эта карта уже выбрана.</translation>
    </message>
    <message>
        <source>This card is not in your deck.</source>
        <translation>Этой карты нет в вашей колоде.</translation>
    </message>
    <message>
        <source>This card is not in your discard pile.</source>
        <translation>Этой карты нет в вашем сбросе.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Этой карты нет у вас на руке.</translation>
    </message>
    <message>
        <source>This event is played on a rival.</source>
        <translation>Это событие играют на соперника.</translation>
    </message>
    <message>
        <source>This event says itself whom it hits.</source>
        <translation>В этом событии уже сказано, к кому оно относится.</translation>
    </message>
    <message>
        <source>This type would be of most use there: {group}.</source>
        <translation>Полезнее всего там этот вид: {group}.</translation>
    </message>
    <message>
        <source>Three more cards go beside it, of any type but TOWN HALL. Begin with a SPECIAL building: whoever has most of those at the end wins.</source>
        <translation>Рядом лягут ещё три, любого вида, кроме РАТУШИ. Начните с особого объекта: у кого их в конце больше всех, тот побеждает.</translation>
    </message>
    <message>
        <source>Town hall</source>
        <translation>Ратуша</translation>
    </message>
    <message>
        <source>Town halls and services hold more of your city together.</source>
        <translation>Ратуши и службы удерживают большую часть вашего города.</translation>
    </message>
    <message>
        <source>Trade and services</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Транспорт</translation>
    </message>
    <message>
        <source>Truce</source>
        <translation>Перемирие</translation>
    </message>
    <message numerus="yes">
        <source>Truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>Перемирие на %n круг: {other}</numerusform>
            <numerusform>Перемирие на %n круга: {other}</numerusform>
            <numerusform>Перемирие на %n кругов: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce with {other}: %n round(s)</source>
        <translation>
            <numerusform>Перемирие, {other}: %n круг</numerusform>
            <numerusform>Перемирие, {other}: %n круга</numerusform>
            <numerusform>Перемирие, {other}: %n кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Truce, %n round(s)?</source>
        <translation>
            <numerusform>Перемирие, %n круг?</numerusform>
            <numerusform>Перемирие, %n круга?</numerusform>
            <numerusform>Перемирие, %n кругов?</numerusform>
        </translation>
    </message>
    <message>
        <source>Two cards of one type cannot touch along a side: {group}.</source>
        <translation>Две карты одного вида не могут касаться стороной: {group}.</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Under the deck: {card}</source>
        <translation>Под колоду: {card}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Usual game · {number} cards</source>
        <translation>Обычная · карт: {number}</translation>
    </message>
    <message>
        <source>Wait, discard: {card}</source>
        <translation>Ждать, сбросить: {card}</translation>
    </message>
    <message>
        <source>Waiting costs a card, but there is no other way to do nothing. When all decks and hands are empty, the match is over.</source>
        <translation>Ожидание стоит карты, но иначе ход не пропустить. Когда все колоды и руки пусты, партия окончена.</translation>
    </message>
    <message>
        <source>Welcome to Kaczogród! A city begins with a TOWN HALL card from your own deck. Drag the one I point at to the place in the middle.</source>
        <translation>Добро пожаловать в Качогруд! Город начинается с карты РАТУШИ из вашей колоды. Перетащите ту, на которую я показываю, на место посередине.</translation>
    </message>
    <message>
        <source>Well laid. Now this one; I lay the last of the four for you.</source>
        <translation>Отлично. Теперь эту; последнюю из четырёх я кладу за вас.</translation>
    </message>
    <message>
        <source>Which card is discarded?</source>
        <translation>Какую карту сбросить?</translation>
    </message>
    <message>
        <source>Whoever has no cards left misses the turn; that city can still be attacked. Now your last card, a SPECIAL building! Lay it where you like, but beside no other SPECIAL.</source>
        <translation>У кого карт не осталось, тот пропускает ходы, но его город можно атаковать. Теперь ваша последняя карта, особый объект! Положите его куда хотите, только не рядом с другим особым.</translation>
    </message>
    <message>
        <source>Will be lost: {cards}</source>
        <translation>Будет потеряно: {cards}</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Победа</translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s), this is the one to stop: {other}.</source>
        <translation>
            <numerusform>Уже %n очко, пора остановить: {other}.</numerusform>
            <numerusform>Уже %n очка, пора остановить: {other}.</numerusform>
            <numerusform>Уже %n очков, пора остановить: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n quiet round(s) you can both build. Asked: {other}.</source>
        <translation>
            <numerusform>За %n спокойный круг оба смогут строить. Кого спросить: {other}.</numerusform>
            <numerusform>За %n спокойных круга оба смогут строить. Кого спросить: {other}.</numerusform>
            <numerusform>За %n спокойных кругов оба смогут строить. Кого спросить: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n town hall(s) floods and hurricanes do less, and districts hold together.</source>
        <translation>
            <numerusform>С %n ратушей Наводнение и Ураган слабее, а районы прочнее.</numerusform>
            <numerusform>С %n ратушами Наводнение и Ураган слабее, а районы прочнее.</numerusform>
            <numerusform>С %n ратушами Наводнение и Ураган слабее, а районы прочнее.</numerusform>
        </translation>
    </message>
    <message>
        <source>With three or four players you may make one proposal before your action. Press Agreement and propose a truce to the city I point at.</source>
        <translation>Втроём и вчетвером можно до своего действия сделать одно предложение. Нажмите «Договор» и предложите перемирие городу, на который я показываю.</translation>
    </message>
    <message>
        <source>With two players there is nobody to agree with.</source>
        <translation>Вдвоём договариваться не с кем.</translation>
    </message>
    <message numerus="yes">
        <source>With what is cut off, this city loses %n card(s): {other}.</source>
        <translation>
            <numerusform>Вместе с отрезанным этот город теряет %n карту: {other}.</numerusform>
            <numerusform>Вместе с отрезанным этот город теряет %n карты: {other}.</numerusform>
            <numerusform>Вместе с отрезанным этот город теряет %n карт: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {other} against {victim}: %n round(s)</source>
        <translation>
            <numerusform>Вместе: {other}, цель: {victim}, %n круг</numerusform>
            <numerusform>Вместе: {other}, цель: {victim}, %n круга</numerusform>
            <numerusform>Вместе: {other}, цель: {victim}, %n кругов</numerusform>
        </translation>
    </message>
    <message>
        <source>Word broken</source>
        <translation>Слово нарушено</translation>
    </message>
    <message>
        <source>Word broken to: {other}</source>
        <translation>Нарушено слово, данное: {other}</translation>
    </message>
    <message>
        <source>You can only wait now.</source>
        <translation>Сейчас можно только ждать.</translation>
    </message>
    <message>
        <source>You cannot build now: play an event, or wait.</source>
        <translation>Строить сейчас нельзя: играйте событие или ждите.</translation>
    </message>
    <message>
        <source>You cannot play events now: build, or wait.</source>
        <translation>События сейчас играть нельзя: стройте или ждите.</translation>
    </message>
    <message>
        <source>You draw them last, the first one at the very end.</source>
        <translation>Они придут последними, первая – в самом конце.</translation>
    </message>
    <message>
        <source>You drew a card, so you hold five again. The last one is of no use yet: drag it to your discard pile, that is called waiting.</source>
        <translation>Вы взяли карту, и на руке снова пять. Последняя пока ни к чему: перетащите её в свой сброс. Это и значит ждать.</translation>
    </message>
    <message>
        <source>You have agreed on that already.</source>
        <translation>Об этом вы уже договорились.</translation>
    </message>
    <message>
        <source>You must build if you can.</source>
        <translation>Вы обязаны строить, если можно.</translation>
    </message>
    <message>
        <source>You need it least: {card}.</source>
        <translation>Эта карта нужна меньше всех: {card}.</translation>
    </message>
    <message>
        <source>You see the whole hand: choose the card by its name.</source>
        <translation>Вы видите всю руку: выберите карту по названию.</translation>
    </message>
    <message>
        <source>Your city</source>
        <translation>Ваш город</translation>
    </message>
    <message>
        <source>Your city is likelier to be protected when it matters.</source>
        <translation>Ваш город скорее будет защищён, когда это важно.</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message>
        <source>Your own row is just as weak. Lay your TOWN HALL card at its far end.</source>
        <translation>Ваш ряд так же слаб. Пристройте карту РАТУШИ к его дальнему концу.</translation>
    </message>
    <message>
        <source>Your start cards are chosen.</source>
        <translation>Ваши стартовые карты выбраны.</translation>
    </message>
    <message>
        <source>Your turn comes.</source>
        <translation>Ваш ход ещё будет.</translation>
    </message>
    <message>
        <source>about 30 minutes</source>
        <translation>около 30 минут</translation>
    </message>
    <message>
        <source>about 45 minutes</source>
        <translation>около 45 минут</translation>
    </message>
    <message>
        <source>about 60 minutes</source>
        <translation>около 60 минут</translation>
    </message>
    <message>
        <source>accepts. Proposed by: {other}</source>
        <translation>согласие. Предложение: {other}</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>banned now</source>
        <translation>запрещено</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>первый ход</translation>
    </message>
    <message>
        <source>beside special</source>
        <translation>рядом особый</translation>
    </message>
    <message>
        <source>breaks the truce with: {other}</source>
        <translation>перемирие нарушено: {other}</translation>
    </message>
    <message>
        <source>builds from the discard pile: {card}</source>
        <translation>стройка из сброса: {card}</translation>
    </message>
    <message>
        <source>builds: {card}</source>
        <translation>стройка: {card}</translation>
    </message>
    <message>
        <source>chooses start card {number} of 4</source>
        <translation>выбор стартовой карты, {number} из 4</translation>
    </message>
    <message>
        <source>declines. Proposed by: {other}</source>
        <translation>отказ. Предложение: {other}</translation>
    </message>
    <message>
        <source>discards: {card}</source>
        <translation>в сброс: {card}</translation>
    </message>
    <message>
        <source>does not touch</source>
        <translation>не касается</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>взята %n карта</numerusform>
            <numerusform>взяты %n карты</numerusform>
            <numerusform>взято %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>ended early: {card}</source>
        <translation>досрочно прекращено: {card}</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n card(s) with the deck</source>
        <translation>
            <numerusform>обмен с колодой: %n карта</numerusform>
            <numerusform>обмен с колодой: %n карты</numerusform>
            <numerusform>обмен с колодой: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>for a rival</source>
        <translation>на соперника</translation>
    </message>
    <message>
        <source>free place, column {column}, row {row}</source>
        <translation>свободное место, столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>gives up: {cards}</source>
        <translation>из своего города уходит: {cards}</translation>
    </message>
    <message>
        <source>home cell first</source>
        <translation>сначала центр</translation>
    </message>
    <message numerus="yes">
        <source>looks at %n card(s) of the deck</source>
        <translation>
            <numerusform>просмотрена из колоды %n карта</numerusform>
            <numerusform>просмотрены из колоды %n карты</numerusform>
            <numerusform>просмотрено из колоды %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>looks at the hand of: {other}</source>
        <translation>просмотр руки: {other}</translation>
    </message>
    <message>
        <source>loses a district without a town hall: {cards}</source>
        <translation>пропадает район без ратуши: {cards}</translation>
    </message>
    <message>
        <source>moves: {card}</source>
        <translation>переезд: {card}</translation>
    </message>
    <message>
        <source>must build</source>
        <translation>надо строить</translation>
    </message>
    <message>
        <source>names a type: {group}</source>
        <translation>назван вид: {group}</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>не событие</translation>
    </message>
    <message>
        <source>no events now</source>
        <translation>без событий</translation>
    </message>
    <message>
        <source>no neighbour</source>
        <translation>нет соседа</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>без цели</translation>
    </message>
    <message>
        <source>nothing here that the event could touch</source>
        <translation>здесь нет ничего, к чему относится событие</translation>
    </message>
    <message numerus="yes">
        <source>only draws: %n card(s)</source>
        <translation>
            <numerusform>только добор: %n карта</numerusform>
            <numerusform>только добор: %n карты</numerusform>
            <numerusform>только добор: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>other type</source>
        <translation>другой вид</translation>
    </message>
    <message>
        <source>over: {card}</source>
        <translation>кончилось: {card}</translation>
    </message>
    <message>
        <source>plays: {card}</source>
        <translation>событие: {card}</translation>
    </message>
    <message>
        <source>plays: {card}. Target: {other}</source>
        <translation>событие: {card}. Цель: {other}</translation>
    </message>
    <message numerus="yes">
        <source>proposes a truce of %n round(s), to: {other}</source>
        <translation>
            <numerusform>предложение перемирия на %n круг: {other}</numerusform>
            <numerusform>предложение перемирия на %n круга: {other}</numerusform>
            <numerusform>предложение перемирия на %n кругов: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>proposes to attack {victim} together, to: {other}</source>
        <translation>предложение атаки вдвоём, цель: {victim}. Кому: {other}</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>защищена</translation>
    </message>
    <message>
        <source>removes: {cards}. City: {victim}</source>
        <translation>убрано: {cards}. Город: {victim}</translation>
    </message>
    <message>
        <source>rolls: {value}</source>
        <translation>бросок: {value}</translation>
    </message>
    <message>
        <source>safe: the card that was shown stops the event</source>
        <translation>цело: показанная карта останавливает событие</translation>
    </message>
    <message>
        <source>safe: the city is protected</source>
        <translation>цело: город под защитой</translation>
    </message>
    <message>
        <source>safe: the event has no effect here</source>
        <translation>цело: событие здесь не действует</translation>
    </message>
    <message>
        <source>same type</source>
        <translation>тот же вид</translation>
    </message>
    <message>
        <source>saved by: {card}</source>
        <translation>спасение: {card}</translation>
    </message>
    <message>
        <source>says: {reason}</source>
        <translation>говорит: {reason}</translation>
    </message>
    <message>
        <source>shows no card</source>
        <translation>карта не показана</translation>
    </message>
    <message>
        <source>shows: {card}</source>
        <translation>показана карта: {card}</translation>
    </message>
    <message>
        <source>special</source>
        <translation>особый</translation>
    </message>
    <message>
        <source>special from now on: {card}</source>
        <translation>теперь особый объект: {card}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>занято</translation>
    </message>
    <message>
        <source>takes from the discard pile: {card}</source>
        <translation>из сброса на руку: {card}</translation>
    </message>
    <message>
        <source>town hall first</source>
        <translation>сначала ратуша</translation>
    </message>
    <message>
        <source>waits and discards: {card}</source>
        <translation>ожидание, в сброс: {card}</translation>
    </message>
    <message>
        <source>will be lost</source>
        <translation>пропадёт</translation>
    </message>
    <message>
        <source>would rather attack {victim} together with: {other}</source>
        <translation>взамен атака вдвоём, цель: {victim}. С кем: {other}</translation>
    </message>
    <message numerus="yes">
        <source>would rather have a truce of %n round(s) with: {other}</source>
        <translation>
            <numerusform>взамен перемирие на %n круг: {other}</numerusform>
            <numerusform>взамен перемирие на %n круга: {other}</numerusform>
            <numerusform>взамен перемирие на %n кругов: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong place</source>
        <translation>не то место</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>{card} stays for %n round(s). City: {other}</source>
        <translation>
            <numerusform>{card} остаётся на %n круг. Город: {other}</numerusform>
            <numerusform>{card} остаётся на %n круга. Город: {other}</numerusform>
            <numerusform>{card} остаётся на %n кругов. Город: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} stays until it is needed. City: {other}</source>
        <translation>{card} остаётся, пока не пригодится. Город: {other}</translation>
    </message>
    <message>
        <source>{card}, lasting event, city: {who}</source>
        <translation>{card}, длительное событие, город: {who}</translation>
    </message>
    <message>
        <source>{card}, special by: {event}</source>
        <translation>{card}, особый объект, событие: {event}</translation>
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
            <numerusform>{card}: ещё %n круг</numerusform>
            <numerusform>{card}: ещё %n круга</numerusform>
            <numerusform>{card}: ещё %n кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: build %n card(s) from your discard pile.</source>
        <translation>
            <numerusform>{card}: постройте %n карту из своего сброса.</numerusform>
            <numerusform>{card}: постройте %n карты из своего сброса.</numerusform>
            <numerusform>{card}: постройте %n карт из своего сброса.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: build from your hand.</source>
        <translation>{card}: стройте с руки.</translation>
    </message>
    <message>
        <source>{card}: choose a lasting event to end.</source>
        <translation>{card}: выберите длительное событие, чтобы его прекратить.</translation>
    </message>
    <message>
        <source>{card}: choose cards to exchange.</source>
        <translation>{card}: выберите карты на обмен.</translation>
    </message>
    <message>
        <source>{card}: choose the new place.</source>
        <translation>{card}: выберите новое место.</translation>
    </message>
    <message>
        <source>{card}: choose the object that becomes special.</source>
        <translation>{card}: выберите объект, который станет особым.</translation>
    </message>
    <message>
        <source>{card}: choose the object to move.</source>
        <translation>{card}: выберите объект для переезда.</translation>
    </message>
    <message>
        <source>{card}: choose what is discarded. Hand: {other}</source>
        <translation>{card}: выберите, что сбросить. Рука: {other}</translation>
    </message>
    <message numerus="yes">
        <source>{card}: discard %n card(s).</source>
        <translation>
            <numerusform>{card}: сбросьте %n карту.</numerusform>
            <numerusform>{card}: сбросьте %n карты.</numerusform>
            <numerusform>{card}: сбросьте %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: give up %n card(s) of your city.</source>
        <translation>
            <numerusform>{card}: уберите из своего города %n карту.</numerusform>
            <numerusform>{card}: уберите из своего города %n карты.</numerusform>
            <numerusform>{card}: уберите из своего города %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: name a type of objects. City: {other}</source>
        <translation>{card}: назовите вид объектов. Город: {other}</translation>
    </message>
    <message>
        <source>{card}: once</source>
        <translation>{card}: один раз</translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: уберите %n карту. Город: {other}</numerusform>
            <numerusform>{card}: уберите %n карты. Город: {other}</numerusform>
            <numerusform>{card}: уберите %n карт. Город: {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s) of your own city.</source>
        <translation>
            <numerusform>{card}: можно убрать из своего города до %n карты.</numerusform>
            <numerusform>{card}: можно убрать из своего города до %n карт.</numerusform>
            <numerusform>{card}: можно убрать из своего города до %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: remove up to %n card(s). City: {other}</source>
        <translation>
            <numerusform>{card}: можно убрать до %n карты. Город: {other}</numerusform>
            <numerusform>{card}: можно убрать до %n карт. Город: {other}</numerusform>
            <numerusform>{card}: можно убрать до %n карт. Город: {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: show a police card?</source>
        <translation>{card}: показать карту полиции?</translation>
    </message>
    <message>
        <source>{card}: take a card from your discard pile.</source>
        <translation>{card}: возьмите карту из своего сброса.</translation>
    </message>
    <message>
        <source>{card}: take one of these cards.</source>
        <translation>{card}: возьмите одну из этих карт.</translation>
    </message>
    <message>
        <source>{card}: which card goes under your deck next?</source>
        <translation>{card}: какую карту теперь под колоду?</translation>
    </message>
    <message>
        <source>{group}</source>
        <translation>{group}</translation>
    </message>
    <message>
        <source>{number} of 4 chosen</source>
        <translation>выбрано {number} из 4</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{roll} against {number} in the city ({group}): it strikes.</source>
        <translation>{roll} против {number} в городе ({group}): попадание.</translation>
    </message>
    <message>
        <source>{roll} against {number} in the city ({group}): nothing happens.</source>
        <translation>{roll} против {number} в городе ({group}): ничего.</translation>
    </message>
    <message>
        <source>{roll} against {number}: it strikes</source>
        <translation>{roll} против {number}: попадание</translation>
    </message>
    <message>
        <source>{roll} against {number}: safe</source>
        <translation>{roll} против {number}: обошлось</translation>
    </message>
    <message numerus="yes">
        <source>{victim} leads with %n point(s). Asked for help: {other}.</source>
        <translation>
            <numerusform>Впереди {victim}, %n очко. Просьба о помощи: {other}.</numerusform>
            <numerusform>Впереди {victim}, %n очка. Просьба о помощи: {other}.</numerusform>
            <numerusform>Впереди {victim}, %n очков. Просьба о помощи: {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}, chosen</source>
        <translation>{what}, выбрано</translation>
    </message>
    <message>
        <source>{what}, city: {who}, column {column}, row {row}</source>
        <translation>{what}, город: {who}, столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>{what}, will be lost</source>
        <translation>{what}, пропадёт</translation>
    </message>
    <message>
        <source>{who}: special objects {specials}, hand {hand}, deck {deck}</source>
        <translation>{who}: особые объекты {specials}, рука {hand}, колода {deck}</translation>
    </message>
</context>
<context>
    <name>kaczogrod.collection</name>
    <message>
        <source>Choose a card that you give, and one that you get.</source>
        <translation>Выберите карту, которую отдаёте, и ту, что хотите получить.</translation>
    </message>
    <message>
        <source>Here you are: {wanted}. Thank you!</source>
        <translation>Вот, пожалуйста: {wanted}. Спасибо!</translation>
    </message>
    <message>
        <source>I have this one in my album already: {given}.</source>
        <translation>Эта у меня в альбоме уже есть: {given}.</translation>
    </message>
    <message>
        <source>I need this one myself: {wanted}.</source>
        <translation>Эту не отдам, она мне нужна: {wanted}.</translation>
    </message>
    <message>
        <source>Open an issue first, then we can compare.</source>
        <translation>Сначала откройте номер, тогда и сравним.</translation>
    </message>
    <message>
        <source>Wait with this one, an issue will bring it: {wanted}.</source>
        <translation>С этой подождите, она придёт с номером: {wanted}.</translation>
    </message>
    <message>
        <source>We have nothing to swap at the moment.</source>
        <translation>Пока нам нечем меняться.</translation>
    </message>
    <message>
        <source>You can get {wanted}. What for?</source>
        <translation>Могу отдать: {wanted}. За что?</translation>
    </message>
    <message>
        <source>You have this one in your album already: {wanted}.</source>
        <translation>Эта у вас в альбоме уже есть: {wanted}.</translation>
    </message>
    <message>
        <source>You need this one yourself: {given}.</source>
        <translation>Эту лучше оставьте себе, она у вас одна: {given}.</translation>
    </message>
    <message>
        <source>Your album is full. Congratulations!</source>
        <translation>Ваш альбом заполнен. Поздравляем!</translation>
    </message>
    <message>
        <source>{given} for {wanted}? Gladly!</source>
        <translation>От вас {given}, от меня {wanted}? С радостью!</translation>
    </message>
    <message>
        <source>{given} would fit into my album. What for?</source>
        <translation>В моём альбоме не хватает: {given}. За что?</translation>
    </message>
</context>
<context>
    <name>kaczogrod.decks</name>
    <message>
        <source>A deck needs 3 city cards that are no town halls: they lie beside the first one.</source>
        <translation>В колоде нужны 3 карты города, кроме ратуш: они лягут рядом с первой.</translation>
    </message>
    <message>
        <source>A deck needs a town hall: the city begins with it.</source>
        <translation>В колоде нужна ратуша: с неё начинается город.</translation>
    </message>
    <message>
        <source>A part of the text is missing, or there is too much of it. Copy it whole.</source>
        <translation>Части текста не хватает или его слишком много. Скопируйте его целиком.</translation>
    </message>
    <message>
        <source>Cards of your own that are not there any more: {number}.</source>
        <translation>Своих карт, которых больше нет: {number}.</translation>
    </message>
    <message>
        <source>Cards: {number} of {of}.</source>
        <translation>Карт: {number} из {of}.</translation>
    </message>
    <message>
        <source>Not in your collection: {cards}</source>
        <translation>Нет в вашей коллекции: {cards}</translation>
    </message>
    <message>
        <source>The deck has a card of somebody&apos;s own, which you lack: {card}</source>
        <translation>В колоде чья-то своя карта, которой у вас нет: {card}</translation>
    </message>
    <message>
        <source>There is a mistake in the text: a letter or figure is wrong.</source>
        <translation>В тексте ошибка: неверная буква или цифра.</translation>
    </message>
    <message>
        <source>There is no deck in this text. It begins with KD1 and a hyphen.</source>
        <translation>В этом тексте нет колоды. Она начинается с KD1 и дефиса.</translation>
    </message>
    <message>
        <source>This deck was copied from a newer version of the program.</source>
        <translation>Колода скопирована из более новой версии программы.</translation>
    </message>
    <message>
        <source>Twice in the deck: {cards}</source>
        <translation>Дважды в колоде: {cards}</translation>
    </message>
</context>
<context>
    <name>own cards</name>
    <message>
        <source>A letter is not in UTF-8. Save the file as UTF-8.</source>
        <translation>Какая-то буква не в UTF-8. Сохраните файл в UTF-8.</translation>
    </message>
    <message>
        <source>After “on” stands one range of the roll, as 1-3.</source>
        <translation>После «on» стоит один диапазон броска, например 1-3.</translation>
    </message>
    <message>
        <source>An event needs a text and a short text.</source>
        <translation>Событию нужны текст и краткий текст.</translation>
    </message>
    <message>
        <source>Another card has the id “{value}” already.</source>
        <translation>У другой карты уже есть id «{value}».</translation>
    </message>
    <message>
        <source>Hand, deck, discard pile and places can be used with the target “self” only.</source>
        <translation>Рука, колода, сброс и места возможны только с целью «self».</translation>
    </message>
    <message>
        <source>In the effect something is missing: {value}</source>
        <translation>В действии чего-то не хватает: {value}</translation>
    </message>
    <message>
        <source>In the effect these words are too much: {value}</source>
        <translation>В действии эти слова лишние: {value}</translation>
    </message>
    <message>
        <source>No card of yours has the id “{value}”.</source>
        <translation>Ни у одной из ваших карт нет id «{value}».</translation>
    </message>
    <message>
        <source>No effect begins with the word “{value}”.</source>
        <translation>Ни одно действие не начинается со слова «{value}».</translation>
    </message>
    <message>
        <source>Only events have an effect and a text.</source>
        <translation>Действие и текст есть только у событий.</translation>
    </message>
    <message>
        <source>Only the Time Machine fetches cards from the discard pile.</source>
        <translation>Карты из сброса на руку берёт только Машина времени.</translation>
    </message>
    <message>
        <source>That is one too many. The limit is {value}.</source>
        <translation>Это на одну больше, чем можно. Предел: {value}.</translation>
    </message>
    <message>
        <source>The card has no name.</source>
        <translation>У карты нет названия.</translation>
    </message>
    <message>
        <source>The card would have to lie in two places.</source>
        <translation>Карте пришлось бы лежать в двух местах.</translation>
    </message>
    <message>
        <source>The effect counts a roll that was not made before.</source>
        <translation>Действие считает бросок, которого раньше не было.</translation>
    </message>
    <message>
        <source>The effect counts one group only.</source>
        <translation>Действие считает только один вид.</translation>
    </message>
    <message>
        <source>The effect must begin with its target, not “{value}”.</source>
        <translation>Действие должно начинаться с цели, а не с «{value}».</translation>
    </message>
    <message>
        <source>The effect needs a group that fits, not “{value}”.</source>
        <translation>Действию нужен подходящий вид, а не «{value}».</translation>
    </message>
    <message>
        <source>The effect needs a number from 1 to 9, not “{value}”.</source>
        <translation>Действию нужно число от 1 до 9, а не «{value}».</translation>
    </message>
    <message>
        <source>The effect needs “name” before “named”.</source>
        <translation>Перед «named» в действии нужно «name».</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком велик.</translation>
    </message>
    <message>
        <source>The first line must name the columns. One is missing: {value}</source>
        <translation>В первой строке должны быть названия столбцов. Одного нет: {value}</translation>
    </message>
    <message>
        <source>The picture cannot be drawn.</source>
        <translation>Рисунок нельзя показать.</translation>
    </message>
    <message>
        <source>The table cannot be read any further.</source>
        <translation>Дальше таблицу прочитать нельзя.</translation>
    </message>
    <message>
        <source>This cannot be read: {value}</source>
        <translation>Это нельзя прочитать: {value}</translation>
    </message>
    <message>
        <source>This name is too long, or has odd signs: {value}</source>
        <translation>Это название слишком длинное или со странными знаками: {value}</translation>
    </message>
    <message>
        <source>This short text is too long, or has odd signs: {value}</source>
        <translation>Этот краткий текст слишком длинный или со странными знаками: {value}</translation>
    </message>
    <message>
        <source>This text is too long, or has odd signs: {value}</source>
        <translation>Этот текст слишком длинный или со странными знаками: {value}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, строка {line}: {what}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>“lasting” and “end” belong together, with nothing else.</source>
        <translation>«lasting» и «end» стоят только вместе и больше ни с чем.</translation>
    </message>
    <message>
        <source>“name” must be the first step.</source>
        <translation>«name» должно быть первым шагом.</translation>
    </message>
    <message>
        <source>“{value}” is no group.</source>
        <translation>«{value}» – не вид.</translation>
    </message>
    <message>
        <source>“{value}” is no id: 2 to 40 small letters a–z, digits and _, a letter first.</source>
        <translation>«{value}» – не id: от 2 до 40 строчных букв a–z, цифр и _, сначала буква.</translation>
    </message>
    <message>
        <source>“{value}” is nothing that lasts.</source>
        <translation>«{value}» длиться не может.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n decision(s) judged.</source>
        <translation>
            <numerusform>Оценено %n решение.</numerusform>
            <numerusform>Оценено %n решения.</numerusform>
            <numerusform>Оценено %n решений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them a mistake or worse.</source>
        <translation>
            <numerusform>%n из них – ошибка или хуже.</numerusform>
            <numerusform>%n из них – ошибки или хуже.</numerusform>
            <numerusform>%n из них – ошибки или хуже.</numerusform>
        </translation>
    </message>
    <message>
        <source>A strong duck looks at each decision with what could be known then, and tells play from luck. It takes about a minute.</source>
        <translation>Сильная утка смотрит на каждое решение с тем, что было известно тогда, и отделяет игру от удачи. Это займёт около минуты.</translation>
    </message>
    <message numerus="yes">
        <source>Being reviewed: %n decision(s) judged so far. You can leave this page.</source>
        <translation>
            <numerusform>Идёт разбор: оценено %n решение. Эту страницу можно покинуть.</numerusform>
            <numerusform>Идёт разбор: оценено %n решения. Эту страницу можно покинуть.</numerusform>
            <numerusform>Идёт разбор: оценено %n решений. Эту страницу можно покинуть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>Good and bad luck were about even.</source>
        <translation>Удача и неудача почти уравновесились.</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточность</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Luck gave {luck} of the win.</source>
        <translation>Удача прибавила {luck} шанса на победу.</translation>
    </message>
    <message>
        <source>Luck took {luck} of the win.</source>
        <translation>Неудача отняла {luck} шанса на победу.</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Средняя потеря</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>No review this time</source>
        <translation>На этот раз без разбора</translation>
    </message>
    <message>
        <source>Nobody to review</source>
        <translation>Разбирать некого</translation>
    </message>
    <message>
        <source>None of them is certainly a mistake.</source>
        <translation>Ни одно из них точно не ошибка.</translation>
    </message>
    <message>
        <source>On average a decision gives away {loss} of the win.</source>
        <translation>В среднем одно решение отдаёт {loss} шанса на победу.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Минутку</translation>
    </message>
    <message>
        <source>Only ducks played this match. Decisions of people are reviewed.</source>
        <translation>В этой партии играли одни утки. Разбираются решения людей.</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Разобрать партию</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share} with the better play, {played} with this one.</source>
        <translation>Шанс на победу: {share} с лучшим ходом, {played} с этим.</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share}, and {played} with this one: about equal.</source>
        <translation>Шанс на победу: {share}, с этим ходом {played}: почти поровну.</translation>
    </message>
    <message>
        <source>Share of the win to expect: {share}.</source>
        <translation>Шанс на победу: {share}.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>The match is being opened.</source>
        <translation>Партия открывается.</translation>
    </message>
    <message>
        <source>The review was stopped. What was found is shown until you leave this page.</source>
        <translation>Разбор остановлен. Найденное видно, пока открыта эта страница.</translation>
    </message>
    <message>
        <source>Which decisions mattered?</source>
        <translation>Какие решения были важны?</translation>
    </message>
    <message>
        <source>Without it the play was worth {share}; a fair share is {fair}.</source>
        <translation>Без неё игра стоила {share}; справедливая доля – {fair}.</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Без удачи</translation>
    </message>
    <message>
        <source>decision {number} of {all}</source>
        <translation>решение {number} из {all}</translation>
    </message>
    <message>
        <source>luck {change}</source>
        <translation>удача {change}</translation>
    </message>
    <message>
        <source>share of the win {share}</source>
        <translation>шанс на победу {share}</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message>
        <source>Biscuit</source>
        <translation>Бисквит</translation>
    </message>
    <message>
        <source>Clever</source>
        <translation>Умная</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>Комета</translation>
    </message>
    <message>
        <source>Drizzle</source>
        <translation>Капелька</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Добрая</translation>
    </message>
    <message>
        <source>Lotus</source>
        <translation>Лотос</translation>
    </message>
    <message>
        <source>Melody</source>
        <translation>Мелодия</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Почта</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Пип</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Маковка</translation>
    </message>
    <message>
        <source>Quill</source>
        <translation>Перо</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Камыш</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>Хитрая</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Клякса</translation>
    </message>
    <message>
        <source>Toffee</source>
        <translation>Ириска</translation>
    </message>
    <message>
        <source>Wise</source>
        <translation>Мудрая</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n match(es), from {least} to {most} points, {average} on average.</source>
        <translation>
            <numerusform>%n партия, очки от {least} до {most}, в среднем {average}.</numerusform>
            <numerusform>%n партии, очки от {least} до {most}, в среднем {average}.</numerusform>
            <numerusform>%n партий, очки от {least} до {most}, в среднем {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row at this level: {level}</source>
        <translation>
            <numerusform>%n победа подряд на этом уровне: {level}</numerusform>
            <numerusform>%n победы подряд на этом уровне: {level}</numerusform>
            <numerusform>%n побед подряд на этом уровне: {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>A match becomes practice once you take back a move that revealed something.</source>
        <translation>Партия становится тренировочной, если отменить ход, открывший тайное.</translation>
    </message>
    <message>
        <source>Average place of {seats}</source>
        <translation>Среднее место из {seats}</translation>
    </message>
    <message>
        <source>Average result</source>
        <translation>Средний счёт</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Лучший счёт</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Быстрейшая</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Серия сейчас</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Matches in which ducks played for everybody, or for you in part. Each duck counts.</source>
        <translation>Партии, сыгранные утками целиком или отчасти. Считается каждая утка.</translation>
    </message>
    <message>
        <source>Matches in which you took back a move that revealed something.</source>
        <translation>Партии, в которых отменён ход, открывший тайное.</translation>
    </message>
    <message>
        <source>Matches of several people. The best of them counts.</source>
        <translation>Партии нескольких человек. Считается лучший из них.</translation>
    </message>
    <message>
        <source>Matches you played alone against ducks.</source>
        <translation>Ваши партии против одних уток.</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>Разные уровни</translation>
    </message>
    <message>
        <source>Play a match to its end, and you will find it here.</source>
        <translation>Доиграйте партию до конца, и она появится здесь.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зачётные</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>The best result at this level so far: {level}</source>
        <translation>Лучший счёт на этом уровне: {level}</translation>
    </message>
    <message>
        <source>The first win at this level: {level}</source>
        <translation>Первая победа на этом уровне: {level}</translation>
    </message>
    <message>
        <source>This match counts as practice.</source>
        <translation>Эта партия считается тренировочной.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Утиные</translation>
    </message>
    <message>
        <source>When ducks play without you, you will find it here.</source>
        <translation>Когда утки сыграют без вас, партия появится здесь.</translation>
    </message>
    <message>
        <source>When several people play, you will find it here.</source>
        <translation>Когда сыграют несколько человек, партия появится здесь.</translation>
    </message>
    <message>
        <source>Without ducks</source>
        <translation>Без уток</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>place {place} of {seats}</source>
        <translation>место {place} из {seats}</translation>
    </message>
    <message>
        <source>result {points}</source>
        <translation>счёт {points}</translation>
    </message>
    <message>
        <source>won {won} of {all}, {percent}</source>
        <translation>побед {won} из {all}, {percent}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} мин</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>{won} of {all} · {percent}</source>
        <translation>{won} из {all} · {percent}</translation>
    </message>
</context>
</TS>
