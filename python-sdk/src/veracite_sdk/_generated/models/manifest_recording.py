# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.manifest_recording_question import ManifestRecordingQuestion

if TYPE_CHECKING:
    from ..models.manifest_conversation import ManifestConversation
    from ..models.manifest_person import ManifestPerson
    from ..models.manifest_picture import ManifestPicture
    from ..models.manifest_screen import ManifestScreen


T = TypeVar("T", bound="ManifestRecording")


@_attrs_define(repr=False)
class ManifestRecording(Model):
    """What was recorded in an app beside the reply. Only the conversation came from the provider.

    Attributes:
        profile (str): How replies of the app are read.
        tool (str): What recorded it.
        browser (str): The browser.
        nonce (str): 128 random bits of the session: relays were told their digest.
        screen (ManifestScreen): The visible text of the page, as canonical JSON.
        picture (ManifestPicture | None): An illustration: nothing shows that it is true. Null where there is none.
        question (ManifestRecordingQuestion): What the question rests on: the conversation that the provider sent, or
            the word of the recorder.
        conversation (ManifestConversation | None): Null where it was not recorded.
        person (ManifestPerson | None): Null for grade A.
    """

    profile: str
    tool: str
    browser: str
    nonce: str
    screen: ManifestScreen
    picture: ManifestPicture | None
    question: ManifestRecordingQuestion
    conversation: ManifestConversation | None
    person: ManifestPerson | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.manifest_conversation import ManifestConversation
        from ..models.manifest_person import ManifestPerson
        from ..models.manifest_picture import ManifestPicture

        profile = self.profile

        tool = self.tool

        browser = self.browser

        nonce = self.nonce

        screen = self.screen.to_dict()

        picture: dict[str, Any] | None
        if isinstance(self.picture, ManifestPicture):
            picture = self.picture.to_dict()
        else:
            picture = self.picture

        question = self.question.value

        conversation: dict[str, Any] | None
        if isinstance(self.conversation, ManifestConversation):
            conversation = self.conversation.to_dict()
        else:
            conversation = self.conversation

        person: dict[str, Any] | None
        if isinstance(self.person, ManifestPerson):
            person = self.person.to_dict()
        else:
            person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "profile": profile,
                "tool": tool,
                "browser": browser,
                "nonce": nonce,
                "screen": screen,
                "picture": picture,
                "question": question,
                "conversation": conversation,
                "person": person,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.manifest_conversation import ManifestConversation
        from ..models.manifest_person import ManifestPerson
        from ..models.manifest_picture import ManifestPicture
        from ..models.manifest_screen import ManifestScreen

        d = dict(src_dict)
        profile = d.pop("profile")

        tool = d.pop("tool")

        browser = d.pop("browser")

        nonce = d.pop("nonce")

        screen = ManifestScreen.from_dict(d.pop("screen"))

        def _parse_picture(data: object) -> ManifestPicture | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                picture_type_0 = ManifestPicture.from_dict(data)

                return picture_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestPicture | None, data)

        picture = _parse_picture(d.pop("picture"))

        question = ManifestRecordingQuestion(d.pop("question"))

        def _parse_conversation(data: object) -> ManifestConversation | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                conversation_type_0 = ManifestConversation.from_dict(data)

                return conversation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestConversation | None, data)

        conversation = _parse_conversation(d.pop("conversation"))

        def _parse_person(data: object) -> ManifestPerson | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                person_type_0 = ManifestPerson.from_dict(data)

                return person_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestPerson | None, data)

        person = _parse_person(d.pop("person"))

        manifest_recording = cls(
            profile=profile,
            tool=tool,
            browser=browser,
            nonce=nonce,
            screen=screen,
            picture=picture,
            question=question,
            conversation=conversation,
            person=person,
        )

        manifest_recording.additional_properties = d
        return manifest_recording

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
