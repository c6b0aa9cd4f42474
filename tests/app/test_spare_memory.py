"""Giving memory back harms nobody, wherever the program runs."""

from __future__ import annotations

import ctypes
import sys

import pytest

from duckgames.app.spare_memory import give_back


@pytest.mark.parametrize("library", ["none", "other"])
def test_a_system_that_knows_nothing_of_it_is_left_alone(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    def find(name: object) -> object:
        if library == "none":
            raise OSError("no library")
        return object()

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", find)
    give_back()


def test_another_system_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "CDLL", None)
    give_back()


@pytest.mark.skipif(sys.platform != "linux", reason="only there is anything to ask")
def test_linux_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Library:
        malloc_trim = asked.append

    monkeypatch.setattr(ctypes, "CDLL", lambda name: Library)
    give_back()
    assert asked == [0]
