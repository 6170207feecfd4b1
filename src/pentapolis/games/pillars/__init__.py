"""The Pillars of the Earth: builders drawn blind, craftsmen hired, a cathedral in six rounds."""
