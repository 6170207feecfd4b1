"""The example package, installed once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guests.installing import NINE_PLOTS, install


@pytest.fixture(scope="session")
def nine_plots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed example."""
    return install(NINE_PLOTS, tmp_path_factory.mktemp("nineplots"))
