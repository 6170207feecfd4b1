"""The text twin of a table: a position in words for one seat, short questions about it, and completions.

It needs the kernel and the words, and knows nothing of servers and networks. Whatever it says is made from
what a seat may see, may do and is refused.
"""

from pentapolis.text.completing import completions
from pentapolis.text.questions import Answer, ask
from pentapolis.text.telling import Telling

__all__ = ["Answer", "Telling", "ask", "completions"]
