"""Files: read up to a limit, and known under several names."""

from pathlib import Path

import pytest

from chromdocs.files import is_same, read_at_most


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_bytes(b"12345")
    assert read_at_most(file, 5) == b"12345"
    with pytest.raises(ValueError, match="f: it has more than 4 bytes"):
        read_at_most(file, 4)
    with pytest.raises(ValueError, match="Is a directory"):
        read_at_most(tmp_path, 4)


def test_a_device_without_end_is_read_up_to_its_limit() -> None:
    with pytest.raises(ValueError, match="cannot read /dev/zero: it has more than 100 bytes"):
        read_at_most(Path("/dev/zero"), 100)


def test_names_of_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert is_same(Path("f"), Path("./f"))  # which is not there yet
    assert not is_same(Path("f"), Path("g"))
    Path("f").touch()
    Path("g").hardlink_to("f")
    Path("h").symlink_to("f")
    Path("other").touch()
    assert is_same(Path("f"), Path("g"))
    assert is_same(Path("f"), tmp_path / "h")
    assert not is_same(Path("f"), Path("other"))
