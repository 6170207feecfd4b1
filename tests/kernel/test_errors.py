"""Refusals and errors read well."""

from __future__ import annotations

import pentapolis
from pentapolis.kernel.messages import Message, Refusal


def test_a_refusal_names_rule_reason_and_figures() -> None:
    refusal = Refusal("refusal-gold", "pillars.A2", {"gold": 3, "needs": 5})
    assert str(refusal) == "pillars.A2: refusal-gold gold 3, needs 5"
    assert str(pentapolis.IllegalAction(refusal)) == str(refusal)
    assert str(Message("prompt-wait")) == "prompt-wait"


def test_all_errors_are_of_one_family() -> None:
    errors = [
        getattr(pentapolis, name)
        for name in pentapolis.__all__
        if isinstance(getattr(pentapolis, name), type) and issubclass(getattr(pentapolis, name), Exception)
    ]
    assert len(errors) >= 14
    assert all(issubclass(error, pentapolis.PentapolisError) for error in errors)
