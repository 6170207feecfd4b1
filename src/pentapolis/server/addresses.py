"""Network addresses as the server remembers them: enough to know one again, not to tell whose it is."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

LENGTH = 16
"""Of the hash, in bytes."""


class Addresses:
    """Makes keys from addresses: the same for the same address, as long as the server has the same secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def key(self, network: str) -> str:
        """The key of an address, as `limits.network_of` tells it."""
        digest = hmac.new(self._secret, f"address {network}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:LENGTH]).decode().rstrip("=")
