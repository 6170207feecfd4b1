"""Learning to play: lessons on the real table, with positions, words and a teacher who answers.

Knows no game by name, no server and no language. What a lesson says are messages, as everywhere.
"""

from __future__ import annotations

from pentapolis.learning.lesson import Chapter, LessonStep, Scene
from pentapolis.learning.lesson_files import chapter, chapters
from pentapolis.learning.lesson_play import GO_ON, Answered, Lesson

__all__ = ["GO_ON", "Answered", "Chapter", "Lesson", "LessonStep", "Scene", "chapter", "chapters"]
