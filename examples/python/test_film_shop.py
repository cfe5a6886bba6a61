import urllib.request

import openai
import pytest

from film_shop import FilmShop


@pytest.fixture(scope="module")
def shop():
    shop = FilmShop()
    shop.open()
    yield shop
    shop.close()


def test_a_film_that_is_ordered_is_delivered_and_its_link_opens(shop):
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


def test_a_webhook_that_is_late_or_comes_twice_delivers_once(shop):
    order = shop.outcome(shop.order("a slow river [test: webhook:twice]"))
    assert order.state == "delivered"
    late = shop.outcome(shop.order("a slower river [test: webhook:late]"))
    assert late.state == "delivered"
    assert shop.repeated == 1


def test_a_text_that_breaks_off_is_known_to_be_a_part(shop):
    text, is_whole = shop.describe("Tell me of the film, please. [test: disconnect@50%]")
    assert not is_whole
    assert text.startswith("This is a test")
