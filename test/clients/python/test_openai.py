"""The official openai library for Python, as its users call it."""

import asyncio
import io
import struct
import uuid
import zlib

import httpx
import openai
import pytest
from conftest import CHAT, VIDEO, FORGETFUL_BASE_URL, VOICE, outcome

client = openai.OpenAI()
once = client.with_options(max_retries=0)


def picture(width: int, height: int) -> bytes:
    """A grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * width for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def count_videos(prompt: str) -> int:
    """Of the videos in the list, which knows no prompts, those that `made` finds."""
    return len([video for video in client.videos.list(limit=100) if video.id == prompt])


class TestVideos:
    def test_a_video_is_created_polled_to_its_end_and_downloaded(self):
        video = client.videos.create_and_poll(**VIDEO)
        assert (video.status, video.progress, video.model) == ("completed", 100, "vidB-2")
        content = client.videos.download_content(video.id).read()
        assert content[4:8] == b"ftyp"
        for variant in ("thumbnail", "spritesheet"):
            assert client.videos.download_content(video.id, variant=variant).read()[:3] == b"\xff\xd8\xff"

    def test_a_slow_video_is_polled_through_the_words_that_the_helper_knows(self):
        video = client.videos.create_and_poll(**VIDEO, extra_headers=outcome("slow:2s"))
        assert video.status == "completed"

    def test_a_video_that_fails_says_why(self):
        video = client.videos.create_and_poll(**VIDEO, extra_headers=outcome("fail:upstream_error@70%"))
        assert (video.status, video.error.code) == ("failed", "upstream_error")
        assert video.error.message

    def test_a_picture_comes_as_bytes_as_a_file_and_as_a_named_part(self, tmp_path):
        path = tmp_path / "picture.png"
        path.write_bytes(picture(64, 64))
        for reference in (path.read_bytes(), path, open(path, "rb"), ("a name.png", path.read_bytes(), "image/png")):
            video = client.videos.create_and_poll(**VIDEO, input_reference=reference)
            assert video.status == "completed"

    def test_a_picture_that_is_none_is_refused(self):
        with pytest.raises(openai.BadRequestError) as refusal:
            client.videos.create(**VIDEO, input_reference=("picture.png", b"no picture", "image/png"))
        assert (refusal.value.code, refusal.value.param) == ("invalid_image", "input_reference")

    def test_videos_are_listed_page_by_page(self):
        made = [client.videos.create(**VIDEO).id for _ in range(3)]
        listed = []
        for video in client.videos.list(limit=2, order="desc"):
            listed.append(video.id)
            if len(listed) == 5:
                break
        assert listed[:3] == made[::-1]
        page = client.videos.list(limit=2)
        assert page.has_next_page() and page.get_next_page().data[0].id == made[0]

    def test_a_video_is_remixed_and_deleted(self):
        source = client.videos.create_and_poll(**VIDEO)
        remix = client.videos.poll(client.videos.remix(source.id, prompt="at night").id)
        assert remix.status == "completed"
        assert client.videos.delete(source.id).deleted
        with pytest.raises(openai.NotFoundError) as refusal:
            client.videos.retrieve(source.id)
        assert refusal.value.code == "task_not_found"

    def test_a_long_poll_is_answered_when_the_video_has_ended(self):
        video = client.post(
            "/video/create",
            body={"model": "vidA3.1", "prompt": "a fox"},
            cast_to=object,
            options={"headers": outcome("slow:2s")},
        )
        while video["status"] not in ("completed", "failed"):
            video = client.get(
                "/video/query", options={"params": {"id": video["id"], "wait": 20}}, cast_to=object
            )
        assert video["status"] == "completed"

    def test_the_asynchronous_client_makes_videos_side_by_side(self):
        async def make():
            async with openai.AsyncOpenAI() as own:
                videos = await asyncio.gather(*(own.videos.create_and_poll(**VIDEO) for _ in range(4)))
                content = await own.videos.download_content(videos[0].id)
                return videos, await content.aread()

        videos, bytes_of_first = asyncio.run(make())
        assert {video.status for video in videos} == {"completed"}
        assert bytes_of_first[4:8] == b"ftyp"


class TestRetries:
    def test_an_idempotency_key_makes_one_video_of_a_request_whose_answer_was_lost(self):
        lossy = openai.OpenAI(base_url=FORGETFUL_BASE_URL, max_retries=2)
        for more in ({}, {"input_reference": ("p.png", picture(64, 64), "image/png")}):
            before = len(list(client.videos.list(limit=100)))
            name = str(uuid.uuid4())
            headers = {"Idempotency-Key": name, "X-Forget": f"{name} 2"}
            video = lossy.videos.create(**VIDEO, **more, extra_headers=headers)
            after = [one.id for one in client.videos.list(limit=100)]
            assert len(after) == before + 1 and after[0] == video.id

    def test_without_one_a_lost_answer_is_a_second_video(self):
        """The library sends no key by itself: the guide tells callers to give one."""
        lossy = openai.OpenAI(base_url=FORGETFUL_BASE_URL, max_retries=2)
        before = len(list(client.videos.list(limit=100)))
        lossy.videos.create(**VIDEO, extra_headers={"X-Forget": f"{uuid.uuid4()} 1"})
        assert len(list(client.videos.list(limit=100))) == before + 2

    def test_the_same_key_for_another_video_is_refused(self):
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        client.videos.create(**VIDEO, extra_headers=headers)
        with pytest.raises(openai.BadRequestError) as refusal:
            client.videos.create(**{**VIDEO, "prompt": "a train"}, extra_headers=headers)
        assert refusal.value.code == "invalid_request"


REFUSALS = [
    ("invalid_parameter", 400, openai.BadRequestError),
    ("content_policy_violation", 400, openai.BadRequestError),
    ("invalid_api_key", 401, openai.AuthenticationError),
    ("quota_exceeded", 402, openai.APIStatusError),
    ("insufficient_balance", 402, openai.APIStatusError),
    ("model_access_denied", 403, openai.PermissionDeniedError),
    ("model_not_found", 404, openai.NotFoundError),
    ("rate_limit_exceeded", 429, openai.RateLimitError),
    ("internal_error", 500, openai.InternalServerError),
    ("upstream_error", 502, openai.InternalServerError),
    ("model_overloaded", 503, openai.InternalServerError),
]


@pytest.mark.parametrize("code,status,error", REFUSALS)
def test_a_refusal_is_an_exception_with_code_type_and_request_id(code, status, error):
    with pytest.raises(error) as refusal:
        once.videos.create(**VIDEO, extra_headers=outcome(code))
    assert (refusal.value.code, refusal.value.status_code) == (code, status)
    assert refusal.value.type and refusal.value.message and refusal.value.request_id
    if status in (429, 503):
        assert int(refusal.value.response.headers["retry-after"]) > 0


def test_a_wrong_key_and_no_key_are_told_apart():
    with pytest.raises(openai.AuthenticationError) as refusal:
        openai.OpenAI(api_key="sk-wrong").models.list()
    assert refusal.value.code == "invalid_api_key"
    answer = httpx.get(f"{client.base_url}models")
    assert answer.json()["error"]["code"] == "missing_api_key"


class TestSound:
    @pytest.mark.parametrize("format", ["mp3", "opus", "aac", "flac", "wav", "pcm"])
    def test_speech_streams_in_every_format(self, format, tmp_path):
        with client.audio.speech.with_streaming_response.create(
            model=VOICE, voice="nova", input="Good evening.", response_format=format
        ) as answer:
            answer.stream_to_file(tmp_path / "speech")
        assert (tmp_path / "speech").stat().st_size > 1000

    def test_speech_comes_as_events(self):
        with client.audio.speech.with_streaming_response.create(
            model=VOICE, voice="nova", input="Good evening.", stream_format="sse"
        ) as answer:
            lines = [line for line in answer.iter_lines() if line.startswith("data: ")]
        assert "speech.audio.delta" in lines[0] and "speech.audio.done" in lines[-1]

    def test_a_voice_that_there_is_not_is_refused(self):
        with pytest.raises(openai.BadRequestError) as refusal:
            client.audio.speech.create(model=VOICE, voice="nobody", input="Good evening.")
        assert (refusal.value.code, refusal.value.param) == ("voice_not_supported", "voice")

    def test_a_recording_is_transcribed_in_every_format(self, speech):
        def hear(**more):
            return client.audio.transcriptions.create(model="asr-1", file=("hello.wav", speech), **more)

        assert hear().text == "The train leaves at nine."
        whole = hear(response_format="verbose_json", timestamp_granularities=["segment"])
        assert whole.language == "english" and whole.segments[0].end > whole.segments[0].start
        assert hear(response_format="text").strip() == "The train leaves at nine."
        assert hear(response_format="srt").startswith("1\n00:00:00,000 --> ")
        assert hear(response_format="vtt").startswith("WEBVTT\n\n")

    def test_a_transcript_comes_as_events(self, speech):
        events = list(
            client.audio.transcriptions.create(model="chat-4o-transcribe", file=("hello.wav", speech), stream=True)
        )
        assert events[-1].type == "transcript.text.done"
        assert events[-1].text == "".join(one.delta for one in events if one.type == "transcript.text.delta")

    def test_a_recording_is_translated(self, speech):
        assert client.audio.translations.create(model="asr-1", file=io.BytesIO(speech)).text

    def test_what_is_no_recording_is_refused(self):
        with pytest.raises(openai.BadRequestError) as refusal:
            client.audio.transcriptions.create(model="asr-1", file=("hello.wav", b"no sound"))
        assert (refusal.value.code, refusal.value.param) == ("invalid_file_format", "file")


QUESTION = [{"role": "user", "content": "Say good evening."}]


class TestChat:
    def test_a_reply_has_its_text_and_its_usage(self):
        reply = client.chat.completions.create(model=CHAT, messages=QUESTION)
        assert "Say good evening." in reply.choices[0].message.content
        assert reply.choices[0].finish_reason == "stop"
        assert reply.usage.total_tokens == reply.usage.prompt_tokens + reply.usage.completion_tokens

    def test_a_streamed_reply_is_the_same_word_by_word(self):
        chunks = list(
            client.chat.completions.create(
                model=CHAT, messages=QUESTION, stream=True, stream_options={"include_usage": True}
            )
        )
        text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
        assert text == client.chat.completions.create(model=CHAT, messages=QUESTION).choices[0].message.content
        assert chunks[-1].usage.total_tokens > 0

    def test_the_helper_for_streams_puts_the_reply_together(self):
        with client.chat.completions.stream(model=CHAT, messages=QUESTION) as stream:
            reply = stream.get_final_completion()
        assert "Say good evening." in reply.choices[0].message.content

    def test_a_reply_is_spoken(self):
        reply = client.chat.completions.create(
            model=CHAT, modalities=["text", "audio"], audio={"voice": "alloy", "format": "wav"}, messages=QUESTION
        )
        assert reply.choices[0].message.audio.data and reply.choices[0].message.audio.transcript

    def test_a_video_is_made_through_a_chat(self):
        stream = client.chat.completions.create(
            model="vidB-2", messages=[{"role": "user", "content": "a paper boat"}], stream=True
        )
        lines = [chunk.choices[0].delta.content for chunk in stream]
        assert lines[0].startswith("task_id: ") and lines[-1].startswith("video_url: http")


def test_models_are_listed_and_read():
    ids = [model.id for model in client.models.list()]
    assert {"vidA3.1", "vidB-2", CHAT, VOICE, "asr-1"} <= set(ids)
    assert client.models.retrieve("vidB-2").owned_by


def test_a_price_is_asked_through_a_path_that_the_library_has_no_method_for():
    order = {"endpoint": "/v1/video/create", "body": {"model": "vidA3.1", "prompt": "a fox"}}
    assert client.post("/quote", body=order, cast_to=object)["object"] == "quote"
