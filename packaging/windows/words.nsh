; All that the installer says itself, in its three languages; the rest comes with NSIS.

!macro Say id english polish russian
LangString ${id} ${LANG_ENGLISH} "${english}"
LangString ${id} ${LANG_POLISH} "${polish}"
LangString ${id} ${LANG_RUSSIAN} "${russian}"
!macroend

!insertmacro Say SectionProgram "Duck Games" "Duck Games" "Duck Games"
!insertmacro Say SectionFiles \
  "Open saved matches" \
  "Otwieranie zapisanych partii" \
  "Открытие сохранённых партий"
!insertmacro Say SectionDesktop \
  "Shortcut on the desktop" \
  "Skrót na pulpicie" \
  "Ярлык на рабочем столе"
!insertmacro Say SectionData \
  "My matches and settings" \
  "Moje partie i ustawienia" \
  "Мои партии и настройки"

!insertmacro Say AboutProgram \
  "The program and everything it needs." \
  "Program i wszystko, czego potrzebuje." \
  "Программа и всё, что ей нужно."
!insertmacro Say AboutFiles \
  "A double click on a .duckgame file opens the match." \
  "Dwukrotne kliknięcie pliku .duckgame otwiera partię." \
  "Двойной щелчок по файлу .duckgame открывает партию."
!insertmacro Say AboutDesktop \
  "Starts Duck Games from the desktop." \
  "Uruchamia Duck Games z pulpitu." \
  "Запускает Duck Games с рабочего стола."
!insertmacro Say AboutData \
  "Deletes saved matches, statistics, decks and settings too. They cannot be brought back." \
  "Usuwa także zapisane partie, statystyki, talie i ustawienia. Nie da się ich przywrócić." \
  "Удаляет также сохранённые партии, статистику, колоды и настройки. Вернуть их нельзя."

!insertmacro Say MatchKind \
  "Duck Games match" \
  "Partia Duck Games" \
  "Партия Duck Games"
!insertmacro Say Comment \
  "Three card games against clever ducks" \
  "Trzy gry karciane przeciw bystrym kaczkom" \
  "Три карточные игры против умных уток"

!insertmacro Say SayRunning \
  "Duck Games is running.$\r$\nPlease close it and try again." \
  "Program Duck Games jest uruchomiony.$\r$\nZamknij go i spróbuj ponownie." \
  "Программа Duck Games запущена.$\r$\nЗакройте её и попробуйте ещё раз."
!insertmacro Say SayOldWindows \
  "Duck Games needs Windows 10 or newer, 64-bit." \
  "Duck Games wymaga systemu Windows 10 lub nowszego, w wersji 64-bitowej." \
  "Для Duck Games нужна 64-разрядная Windows 10 или более новая."
!insertmacro Say SayOldStays \
  "The installed version could not be removed. Please remove it in the settings of Windows and try again." \
  "Nie udało się usunąć zainstalowanej wersji. Usuń ją w ustawieniach systemu Windows i spróbuj ponownie." \
  "Не удалось удалить установленную версию. Удалите её в параметрах Windows и попробуйте ещё раз."
