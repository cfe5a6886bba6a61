"""ChatOpenAI of langchain-openai, which speaks through the openai library."""

import openai
import pytest
from conftest import CHAT, outcome
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from langchain_core.prompts import ChatPromptTemplate
from langchain_openai import ChatOpenAI

model = ChatOpenAI(model=CHAT)


def test_a_reply_has_its_text_its_model_and_its_usage():
    reply = model.invoke("Say good evening.")
    assert "Say good evening." in reply.content
    assert reply.usage_metadata["total_tokens"] > 0
    assert reply.response_metadata["finish_reason"] == "stop"


def test_a_reply_is_streamed():
    pieces = list(model.stream("Count to three."))
    assert len(pieces) > 2
    assert "".join(piece.content for piece in pieces) == model.invoke("Count to three.").content


def test_a_conversation_and_a_chain_go_through():
    conversation = [SystemMessage("Be brief."), HumanMessage("Hello."), AIMessage("Hello!"), HumanMessage("And now?")]
    assert "And now?" in model.invoke(conversation).content
    chain = ChatPromptTemplate.from_messages([("human", "Tell of {what}.")]) | model
    assert "Tell of boats." in chain.invoke({"what": "boats"}).content


def test_several_are_asked_side_by_side():
    assert len(model.batch(["one", "two", "three"])) == 3


def test_a_refusal_is_the_error_of_the_openai_library():
    refused = ChatOpenAI(model=CHAT, max_retries=0, default_headers=outcome("content_policy_violation"))
    with pytest.raises(openai.BadRequestError) as refusal:
        refused.invoke("Say good evening.")
    assert refusal.value.code == "content_policy_violation"


def test_a_video_is_made_through_a_chat():
    videos = ChatOpenAI(model="vidB-2", timeout=120)
    assert "video_url: http" in videos.invoke("a paper boat in the rain").content
    assert "video_url: http" in "".join(piece.content for piece in videos.stream("a paper boat in the rain"))
