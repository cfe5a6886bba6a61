"""What the tests of every Python library share: the running service, which `npm run test:clients` has started."""

import os

import pytest

BASE_URL = os.environ["OPENAI_BASE_URL"]
TEST_KEY = os.environ["OPENAI_API_KEY"]
LIVE_KEY = os.environ["LIVE_API_KEY"]
FORGETFUL_BASE_URL = os.environ["FORGETFUL_BASE_URL"]

CHAT = "chat-4o-audio-preview"
VOICE = "chat-4o-mini-tts-2025-12-15"
VIDEO = {"model": "vidB-2", "prompt": "a paper boat in the rain", "seconds": "4", "size": "480x480"}


def outcome(name: str) -> dict[str, str]:
    """Headers with which a test key asks for an outcome by name."""
    return {"Phonofilm-Test": name}


@pytest.fixture(scope="session")
def speech() -> bytes:
    """A recording that says 'The train leaves at nine.'"""
    import openai

    answer = openai.OpenAI().audio.speech.create(
        model=VOICE, voice="nova", input="The train leaves at nine.", response_format="wav"
    )
    return answer.read()
