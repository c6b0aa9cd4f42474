"""The seal of dice and deck: what is shown, when it is opened, and what was never sealed."""

from hashlib import sha256

from duckgames.core.seal import NOTE, Seal, digest, fresh_salt, salt_in, seal_of, sealed_text

SALT = "0123456789abcdef0123456789abcdef"


def test_anybody_can_check_a_seal_with_tools_of_their_own() -> None:
    assert sealed_text(42, SALT) == f"42 {SALT}"
    assert digest(42, SALT) == sha256(f"42 {SALT}".encode()).hexdigest()
    # As `printf '42 0123456789abcdef0123456789abcdef' | sha256sum` gives it.
    assert digest(42, SALT).startswith("f072b4c5")


def test_salts_are_long_and_never_the_same() -> None:
    salts = {fresh_salt() for _ in range(50)}
    assert len(salts) == 50
    assert {len(salt) for salt in salts} == {32}
    assert all(salt_in({NOTE: salt}) == salt for salt in salts)


def test_a_closed_seal_tells_nothing_but_the_hash() -> None:
    seal = seal_of(42, {NOTE: SALT}, open=False)
    assert seal == Seal(digest(42, SALT))
    assert not seal.open
    assert not seal.holds


def test_an_open_seal_shows_what_was_sealed() -> None:
    seal = seal_of(42, {NOTE: SALT}, open=True)
    assert seal is not None
    assert seal.open
    assert seal.holds
    assert (seal.seed, seal.salt) == (42, SALT)
    assert not Seal(seal.digest, 43, SALT).holds


def test_what_was_typed_or_is_old_has_no_seal() -> None:
    assert seal_of(42, {NOTE: SALT, "seed_typed": True}, open=True) is None
    for notes in ({}, {NOTE: 7}, {NOTE: "short"}, {NOTE: "g" * 32}, {NOTE: "a" * 65}):
        assert seal_of(42, notes, open=True) is None
        assert salt_in(notes) is None
