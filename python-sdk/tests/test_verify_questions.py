"""The question in a conversation is found as the TypeScript verifier finds it."""

from __future__ import annotations

import pytest

from veracite_sdk.verify._format import FormatError
from veracite_sdk.verify._screen import profile_named, questions_before


def _asked(question_id: str, parent: str) -> list[str]:
    question = f'{{"message_id":{question_id},"parent_id":null,"role":"USER","content":"When?"}}'
    answer = f'{{"message_id":9,"parent_id":{parent},"role":"ASSISTANT","content":"In 1998."}}'
    text = f'{{"data":{{"biz_data":{{"chat_messages":[{question},{answer}]}}}}}}'
    return questions_before(profile_named("deepseek"), text.encode(), "In 1998.")


@pytest.mark.parametrize(("question_id", "parent"), [("1", "1"), ("1e0", "1"), ("1", "1.0"), ('"1"', "1")])
def test_numbers_name_a_message_however_they_are_written(question_id: str, parent: str) -> None:
    assert _asked(question_id, parent) == ["When?"]


@pytest.mark.parametrize("number", ["0.5", "1e400", "9007199254740993", "true"])
def test_what_parsers_read_differently_names_no_message(number: str) -> None:
    with pytest.raises(FormatError):
        _asked(number, number)


def test_members_named_like_places_come_first() -> None:
    def message(name: str, parent: str, role: str, text: str) -> str:
        said = f'{{"author":{{"role":"{role}"}},"content":{{"parts":["{text}"]}}}}'
        return f'{{"id":"{name}","parent":"{parent}","message":{said}}}'

    first = f'"b":{message("x", "", "user", "First?")}'
    second = f'"7":{message("x", "", "user", "Second?")}'
    answer = f'"c":{message("y", "x", "assistant", "In 1998.")}'
    text = f'{{"mapping":{{{first},{second},{answer}}}}}'
    assert questions_before(profile_named("chatgpt"), text.encode(), "In 1998.") == ["First?"]
