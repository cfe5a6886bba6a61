"""The same library with a live key: the engines of this machine make a video and a speech, and hear what they said."""

import openai
import pytest
from conftest import VIDEO, LIVE_KEY, VOICE

client = openai.OpenAI(api_key=LIVE_KEY, timeout=300)


def test_a_video_is_drawn():
    video = client.videos.create_and_poll(**VIDEO)
    assert video.status == "completed", video.error
    content = client.videos.download_content(video.id).read()
    assert content[4:8] == b"ftyp" and len(content) > 10_000


def test_what_is_spoken_is_heard():
    try:
        speech = client.audio.speech.create(
            model=VOICE, voice="nova", input="The train to London leaves at nine.", response_format="wav"
        ).read()
    except openai.InternalServerError as error:
        if error.code != "service_unavailable":
            raise
        pytest.skip(f"no weights: {error.message}")
    heard = client.audio.transcriptions.create(model="asr-1", file=("speech.wav", speech))
    assert "train to london leaves at" in heard.text.lower()
