<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
