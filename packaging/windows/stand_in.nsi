; A program that try_nsis.py puts where duckgames.exe would be: it writes down the words it was started with, and stays.

Target ${STUB}
!include FileFunc.nsh
OutFile "${OUTPUT}"
RequestExecutionLevel user
SilentInstall silent

Section
  ${GetParameters} $0
  FileOpen $1 "C:\stand-in.txt" w
  FileWriteUTF16LE $1 "$0"
  FileClose $1
  Sleep 15000
SectionEnd
