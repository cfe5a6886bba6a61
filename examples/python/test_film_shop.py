import os
import urllib.request

import openai
import pytest

from film_shop import FilmShop


@pytest.fixture(scope="module")
def shop() -> FilmShop:
    return FilmShop()


def test_a_film_that_is_ordered_is_delivered(shop):
    order = shop.outcome(shop.order("two dogs on the beach"))
    assert order.state == "delivered"
    with urllib.request.urlopen(order.link) as film:
        assert film.headers["content-type"] == "video/mp4"


def test_a_refused_film_is_no_order(shop):
    with pytest.raises(openai.APIStatusError) as refusal:
        shop.order("something forbidden [test: content_policy_violation]")
    assert refusal.value.code == "content_policy_violation"


def test_a_film_that_fails_at_70_percent_is_a_failed_order(shop):
    order = shop.outcome(shop.order("a tower [test: fail:upstream_error@70%]"))
    assert (order.state, order.reason) == ("failed", "upstream_error")


def test_reads_that_fail_are_repeated(shop):
    order = shop.outcome(shop.order("a slow river [test: polls:2]"))
    assert order.state == "delivered"


def test_a_text_that_breaks_off_is_known_to_be_a_part():
    client = openai.OpenAI(
        base_url=os.environ["BASE_URL"],
        api_key=os.environ["API_KEY"],
        default_headers={"phonofilm-test": "disconnect@50%"},
        max_retries=0,
    )
    text, is_whole = FilmShop(client).describe("Tell me of the film, at some length, please.")
    assert not is_whole
    assert text.startswith("This is a test")
