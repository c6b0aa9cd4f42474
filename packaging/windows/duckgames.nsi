; The installer for Windows: for one user, without the rights of an administrator.
;
; packaging/kinds/nsis.py compiles it and defines VERSION, VERSION4, APP_ID, LICENCE, ICON, OUTPUT, STUB, perhaps SIGN
; and QUICK (for trials), and FILES: a list made from the program's real files, with the macros InstallProgram and RemoveProgram. What the
; second removes is what the first installs, so that nothing of anybody else's in the folder is ever touched.
;
; Silent: duckgames-setup.exe /S [/D=FOLDER]; uninstall.exe /S. Exit codes: 0 done, 1 ended by the person, 2 a file could
; not be written, 32 the program runs, 1150 this Windows is too old.

Target ${STUB}
!include MUI2.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh
!include Integration.nsh
!include FileFunc.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define NAME "Duck Games"
!define PUBLISHER "The Duck Games contributors"
!define EXE "duckgames.exe"
!define LINK "${NAME}.lnk"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define CLASSES "Software\Classes"
!define KIND "DuckGames.Match"
!define MIME "application/x-duckgame+json"
!define OPEN '"$INSTDIR\${EXE}" "%1"'
; Where the program keeps everything of its user's (duckgames/session/storage.py and log_book.py).
!define DATA "$LOCALAPPDATA\duckgames"

!define EXIT_FAILED 2
!define EXIT_RUNNING 32
!define EXIT_OLD_WINDOWS 1150

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
ManifestDPIAware true
ManifestLongPathAware true
AllowSkipFiles off
BrandingText "${NAME} ${VERSION}"
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif

VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${PUBLISHER}, MIT License"

; Also the uninstaller wants a signature, and can be given one only while it is put into the installer.
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC ; leaves room for the names
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.HideRoom
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; The language of the system is taken; the first is for all others.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!include "words.nsh"
!include "${FILES}"

; A program that runs cannot be replaced: its file cannot be opened for writing. Asks to close it, or ends silently.
!macro DefineWaitUntilClosed un
Function ${un}WaitUntilClosed
  Exch $0 ; the folder
  Push $1
  again:
  ${If} ${FileExists} "$0\${EXE}"
    ClearErrors
    FileOpen $1 "$0\${EXE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(SayRunning)" /SD IDCANCEL IDRETRY again
      SetErrorLevel ${EXIT_RUNNING}
      Quit
    ${EndIf}
    FileClose $1
  ${EndIf}
  Pop $1
  Pop $0
FunctionEnd
!macroend
!insertmacro DefineWaitUntilClosed ""
!insertmacro DefineWaitUntilClosed "un."

; A link that Windows knows as the program's, so that its window and its pinned icon are one in the task bar.
Function MakeLink
  Exch $0 ; the link
  Push $1
  Push $2
  Push $3
  Push $4
  SetOutPath "$INSTDIR" ; where the program is started
  CreateShortCut "$0" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0 SW_SHOWNORMAL "" "$(Comment)"
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r1 ""
  ${If} $1 P<> 0
    ${IUnknown::QueryInterface} $1 '("${IID_IPersistFile}",.r2)'
    ${IUnknown::QueryInterface} $1 '("${IID_IPropertyStore}",.r3)'
    ${If} $2 P<> 0
    ${AndIf} $3 P<> 0
      ${IPersistFile::Load} $2 '(r0,2)' ; 2: to be written
      System::Call 'SHLWAPI::SHStrDupW(w "${APP_ID}",*p.r4)'
      System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.s'
      System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r4)p.r4'
      Exch $5
      ${IPropertyStore::SetValue} $3 '(r5,r4)'
      !insertmacro PropVariantClear $4
      System::Free $4
      System::Free $5
      Pop $5
      ${IPropertyStore::Commit} $3 ""
      ${IPersistFile::Save} $2 '(r0,1)'
    ${EndIf}
    !insertmacro ComHlpr_SafeRelease $3
    !insertmacro ComHlpr_SafeRelease $2
    ${IUnknown::Release} $1 ""
  ${EndIf}
  Pop $4
  Pop $3
  Pop $2
  Pop $1
  Pop $0
FunctionEnd

; The version that is installed knows which files are its own. It may lie in another folder.
Function RemoveOldVersion
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\uninstall.exe"
    Return
  ${EndIf}
  Push $0
  Call WaitUntilClosed
  ExecWait '"$0\uninstall.exe" /S _?=$0' $1 ; so called it stays where it is, and is waited for
  ${If} $1 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(SayOldStays)" /SD IDOK
    SetErrorLevel ${EXIT_FAILED}
    Quit
  ${EndIf}
  Delete "$0\uninstall.exe"
  RMDir "$0"
FunctionEnd

Section "$(SectionProgram)" SecProgram
  SectionIn RO
  Push "$INSTDIR"
  Call WaitUntilClosed
  Call RemoveOldVersion
  !insertmacro InstallProgram
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  Push "$SMPROGRAMS\${LINK}"
  Call MakeLink
  SectionGetSize ${SecProgram} $0
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

; Another program that has been chosen for these files stays so; ours is then among those offered.
Section "$(SectionFiles)" SecFiles
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(MatchKind)"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "AppUserModelID" "${APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\duckgame-file.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '${OPEN}'
  WriteRegStr HKCU "${CLASSES}\.duckgame\OpenWithProgids" "${KIND}" ""
  ReadRegStr $0 HKCU "${CLASSES}\.duckgame" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.duckgame" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.duckgame" "Content Type" "${MIME}"
  ${EndIf}
  ${NotifyShell_AssocChanged}
SectionEnd

Section /o "$(SectionDesktop)" SecDesktop
  Push "$DESKTOP\${LINK}"
  Call MakeLink
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SecProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecFiles} "$(AboutFiles)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SecDesktop} "$(AboutDesktop)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  SetShellVarContext current
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(SayOldWindows)" /SD IDOK
    SetErrorLevel ${EXIT_OLD_WINDOWS}
    Quit
  ${EndIf}
  ; An update keeps what was chosen the first time.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
    ReadRegStr $1 HKCU "${CLASSES}\${KIND}\shell\open\command" ""
    ${If} $1 == ""
      !insertmacro UnselectSection ${SecFiles}
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\${LINK}"
      !insertmacro SelectSection ${SecDesktop}
    ${EndIf}
  ${EndIf}
FunctionEnd

Section "un.$(SectionProgram)" UnProgram
  SectionIn RO
  Push "$INSTDIR"
  Call un.WaitUntilClosed
  ; Of the registry only what leads to this folder is ours.
  ReadRegStr $0 HKCU "${CLASSES}\${KIND}\shell\open\command" ""
  ${If} $0 == '${OPEN}'
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegValue HKCU "${CLASSES}\.duckgame\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.duckgame\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\.duckgame" ""
    ${If} $0 == "${KIND}"
      DeleteRegValue HKCU "${CLASSES}\.duckgame" ""
      DeleteRegValue HKCU "${CLASSES}\.duckgame" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty HKCU "${CLASSES}\.duckgame"
    ${NotifyShell_AssocChanged}
  ${EndIf}
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    Delete "$SMPROGRAMS\${LINK}"
    Delete "$DESKTOP\${LINK}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${EndIf}
  SetOutPath "$TEMP" ; the folder one stands in cannot be removed
  ClearErrors
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd

; Only for the one who ticks it. The folder is the program's own, whatever it is called in; a link to elsewhere is not.
Section /o "un.$(SectionData)" UnData
  ${GetFileAttributes} "${DATA}" "REPARSE_POINT" $0
  ${If} $0 == 0
    RMDir /r "${DATA}"
  ${EndIf}
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UnProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${UnData} "$(AboutData)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

; A removal needs no room on the disk, yet the page would tell how much.
Function un.HideRoom
  ShowWindow $mui.ComponentsPage.SpaceRequired ${SW_HIDE}
FunctionEnd

Function un.onInit
  SetShellVarContext current
FunctionEnd
