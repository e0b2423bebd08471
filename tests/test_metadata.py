"""What archives and programs read of the project says the same as the project itself."""

import json
import re
from pathlib import Path

import yaml

from chromdocs import __date__, __version__
from chromdocs.citations import PROJECT

ROOT = Path(__file__).parents[1]


def test_what_is_told_of_the_project_agrees() -> None:
    zenodo = json.loads((ROOT / ".zenodo.json").read_text("utf-8"))
    cff = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert zenodo["version"] == cff["version"] == __version__
    assert zenodo["publication_date"] == cff["date-released"] == __date__
    assert zenodo["title"] == cff["title"] == PROJECT.title
    assert zenodo["keywords"] == cff["keywords"]
    names = [person["name"] for person in zenodo["creators"]]
    assert names == [person["name"] for person in cff["authors"]]
    assert names == [family for family, _ in PROJECT.authors]
    first, licences = re.findall("<p>(.*?)</p>", zenodo["description"])
    assert first == cff["abstract"]
    assert [zenodo["license"], "CC-BY-4.0"] == cff["license"]
    assert "MIT" in licences
    assert "CC BY 4.0" in licences
