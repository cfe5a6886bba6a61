import urllib.request

import openai
import pytest

from video_shop import VideoShop


@pytest.fixture(scope="module")
def shop():
    shop = VideoShop()
    shop.open()
    yield shop
    shop.close()


def test_a_video_that_is_ordered_is_delivered_and_its_link_opens(shop):
    order = shop.outcome(shop.order("two dogs on the beach"))
    assert order.state == "delivered"
    with urllib.request.urlopen(order.link) as video:
        assert video.headers["content-type"] == "video/mp4"


def test_a_refused_video_is_no_order(shop):
    with pytest.raises(openai.APIStatusError) as refusal:
        shop.order("something forbidden [test: content_policy_violation]")
    assert refusal.value.code == "content_policy_violation"


def test_a_video_that_fails_at_70_percent_is_a_failed_order(shop):
    order = shop.outcome(shop.order("a tower [test: fail:upstream_error@70%]"))
    assert (order.state, order.reason) == ("failed", "upstream_error")


def test_a_video_that_takes_its_time_is_delivered(shop):
    order = shop.outcome(shop.order("a slow river [test: slow:2s]"))
    assert order.state == "delivered"
