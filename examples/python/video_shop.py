"""A shop that sells videos: it orders them, is told by a webhook when they are ready, and keeps their links."""

import json
import os
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import openai


@dataclass(frozen=True)
class Order:
    state: str
    link: str | None = None
    reason: str | None = None


class VideoShop:
    def __init__(self) -> None:
        self.client = openai.OpenAI(
            base_url=os.environ["BASE_URL"], api_key=os.environ["API_KEY"]
        )
        self._orders: dict[str, Order] = {}
        self._events: set[str] = set()
        self._news = threading.Condition()
        self._secret = ""

    def open(self) -> None:
        """Listen for webhooks, and register the address with the service."""
        shop = self

        class Receiver(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                is_right = shop._is_signed(body, dict(self.headers))
                self.send_response(204 if is_right else 400)
                self.end_headers()
                if is_right:
                    shop._on_event(json.loads(body))

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{self._server.server_port}"
        webhook = self.client.post("/webhooks", body={"url": url}, cast_to=object)
        self._secret = webhook["secret"]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def order(self, prompt: str) -> str:
        """Return the number of the order; a refusal is an `openai.APIStatusError`."""
        body = {"model": "vidA3-fast", "prompt": prompt, "seconds": 4}
        return self.client.post("/video/create", body=body, cast_to=object)["id"]

    def outcome(self, number: str) -> Order:
        """Wait for the end of an order."""
        with self._news:
            self._news.wait_for(lambda: number in self._orders)
            return self._orders[number]

    def _is_signed(self, body: bytes, headers: dict[str, str]) -> bool:
        try:
            self.client.webhooks.verify_signature(body, headers, secret=self._secret)
        except (openai.InvalidWebhookSignatureError, ValueError):
            return False
        return True

    def _on_event(self, event: dict) -> None:
        with self._news:
            if event["id"] in self._events:  # The same event can come twice.
                return
            self._events.add(event["id"])
        number = event["data"]["id"]
        video = self.client.get(
            "/video/query", options={"params": {"id": number}}, cast_to=object
        )
        if video["status"] == "completed":
            order = Order("delivered", link=video["video_url"])
        else:
            order = Order("failed", reason=video["error"]["code"])
        with self._news:
            self._orders[number] = order
            self._news.notify_all()
