"""What checks of the contract compare is shown when one fails."""

import pytest

pytest.register_assert_rewrite("pentapolis.testing")
