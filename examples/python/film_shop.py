"""A shop that sells films: it orders them, polls until they are ready, and keeps their links."""

import os
import time
from dataclasses import dataclass

from openai import OpenAI


@dataclass(frozen=True)
class Order:
    state: str
    link: str | None = None
    reason: str | None = None


class FilmShop:
    def __init__(self, client: OpenAI | None = None) -> None:
        self.client = client or OpenAI(
            base_url=os.environ["BASE_URL"], api_key=os.environ["API_KEY"]
        )

    def order(self, prompt: str) -> str:
        """Return the number of the order; a refusal is an `openai.APIStatusError`."""
        body = {"model": "vidA3-fast", "prompt": prompt, "seconds": 4}
        return self.client.post("/video/create", body=body, cast_to=object)["id"]

    def outcome(self, number: str) -> Order:
        """Wait for the end of an order."""
        while True:
            film = self.client.get(
                "/video/query",
                options={"params": {"id": number, "wait": 20}},
                cast_to=object,
            )
            if film["status"] == "completed":
                return Order("delivered", link=film["video_url"])
            if film["status"] == "failed":
                return Order("failed", reason=film["error"]["code"])
            time.sleep(0.05)

    def describe(self, prompt: str) -> tuple[str, bool]:
        """Return a text about the film, and whether it came as a whole."""
        text = ""
        try:
            stream = self.client.chat.completions.create(
                model="chat-4o-audio-preview",
                messages=[{"role": "user", "content": prompt}],
                stream=True,
            )
            for chunk in stream:
                text += chunk.choices[0].delta.content or ""
        except Exception:
            return text, False
        return text, True
