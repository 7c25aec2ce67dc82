# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.checked import Checked
    from ..models.confirmation import Confirmation
    from ..models.doubt import Doubt
    from ..models.named_in_answer import NamedInAnswer
    from ..models.part_read import PartRead
    from ..models.read_claim import ReadClaim
    from ..models.reader_name import ReaderName
    from ..models.span import Span


T = TypeVar("T", bound="ReadingContent")


@_attrs_define(repr=False)
class ReadingContent(Model):
    """What a reader found in an answer.

    Attributes:
        mention (str): Whether the name in the answer is the brand, one of brand, namesake, unclear, none.
        mentions (list[Span]): Where the answer names the brand.
        substance (bool): Whether it says anything beyond the words of the prompt.
        substance_rule (str): The rule that found this.
        prompt_names_brand (bool): Whether the prompt names the brand.
        claims (list[ReadClaim]): What the answer states.
        owned_citations (list[str]): The brand's own pages among the sources.
        language (None | str): ISO 639-1 code of the language; null when the reader does not know it.
        read (PartRead): How much of a text was read.
        doubts (list[Doubt]): Each of them is a reason for review.
        reader (ReaderName): Who read an answer.
        checked (Checked | Unset): What became of the statements in a model's reply.
        named (NamedInAnswer | Unset): Who is named in an answer, and sentences about the brand to read.
        confirmations (list[Confirmation] | Unset): Only in readings of the kind `confirmation`.
    """

    mention: str
    mentions: list[Span]
    substance: bool
    substance_rule: str
    prompt_names_brand: bool
    claims: list[ReadClaim]
    owned_citations: list[str]
    language: None | str
    read: PartRead
    doubts: list[Doubt]
    reader: ReaderName
    checked: Checked | Unset = UNSET
    named: NamedInAnswer | Unset = UNSET
    confirmations: list[Confirmation] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        mention = self.mention

        mentions = []
        for mentions_item_data in self.mentions:
            mentions_item = mentions_item_data.to_dict()
            mentions.append(mentions_item)

        substance = self.substance

        substance_rule = self.substance_rule

        prompt_names_brand = self.prompt_names_brand

        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)

        owned_citations = self.owned_citations

        language: None | str
        language = self.language

        read = self.read.to_dict()

        doubts = []
        for doubts_item_data in self.doubts:
            doubts_item = doubts_item_data.to_dict()
            doubts.append(doubts_item)

        reader = self.reader.to_dict()

        checked: dict[str, Any] | Unset = UNSET
        if not isinstance(self.checked, Unset):
            checked = self.checked.to_dict()

        named: dict[str, Any] | Unset = UNSET
        if not isinstance(self.named, Unset):
            named = self.named.to_dict()

        confirmations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.confirmations, Unset):
            confirmations = []
            for confirmations_item_data in self.confirmations:
                confirmations_item = confirmations_item_data.to_dict()
                confirmations.append(confirmations_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "mention": mention,
                "mentions": mentions,
                "substance": substance,
                "substanceRule": substance_rule,
                "promptNamesBrand": prompt_names_brand,
                "claims": claims,
                "ownedCitations": owned_citations,
                "language": language,
                "read": read,
                "doubts": doubts,
                "reader": reader,
            }
        )
        if checked is not UNSET:
            field_dict["checked"] = checked
        if named is not UNSET:
            field_dict["named"] = named
        if confirmations is not UNSET:
            field_dict["confirmations"] = confirmations

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.checked import Checked
        from ..models.confirmation import Confirmation
        from ..models.doubt import Doubt
        from ..models.named_in_answer import NamedInAnswer
        from ..models.part_read import PartRead
        from ..models.read_claim import ReadClaim
        from ..models.reader_name import ReaderName
        from ..models.span import Span

        d = dict(src_dict)
        mention = d.pop("mention")

        mentions = []
        _mentions = d.pop("mentions")
        for mentions_item_data in _mentions:
            mentions_item = Span.from_dict(mentions_item_data)

            mentions.append(mentions_item)

        substance = d.pop("substance")

        substance_rule = d.pop("substanceRule")

        prompt_names_brand = d.pop("promptNamesBrand")

        claims = []
        _claims = d.pop("claims")
        for claims_item_data in _claims:
            claims_item = ReadClaim.from_dict(claims_item_data)

            claims.append(claims_item)

        owned_citations = cast(list[str], d.pop("ownedCitations"))

        def _parse_language(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        language = _parse_language(d.pop("language"))

        read = PartRead.from_dict(d.pop("read"))

        doubts = []
        _doubts = d.pop("doubts")
        for doubts_item_data in _doubts:
            doubts_item = Doubt.from_dict(doubts_item_data)

            doubts.append(doubts_item)

        reader = ReaderName.from_dict(d.pop("reader"))

        _checked = d.pop("checked", UNSET)
        checked: Checked | Unset
        if isinstance(_checked, Unset):
            checked = UNSET
        else:
            checked = Checked.from_dict(_checked)

        _named = d.pop("named", UNSET)
        named: NamedInAnswer | Unset
        if isinstance(_named, Unset):
            named = UNSET
        else:
            named = NamedInAnswer.from_dict(_named)

        _confirmations = d.pop("confirmations", UNSET)
        confirmations: list[Confirmation] | Unset = UNSET
        if _confirmations is not UNSET:
            confirmations = []
            for confirmations_item_data in _confirmations:
                confirmations_item = Confirmation.from_dict(confirmations_item_data)

                confirmations.append(confirmations_item)

        reading_content = cls(
            mention=mention,
            mentions=mentions,
            substance=substance,
            substance_rule=substance_rule,
            prompt_names_brand=prompt_names_brand,
            claims=claims,
            owned_citations=owned_citations,
            language=language,
            read=read,
            doubts=doubts,
            reader=reader,
            checked=checked,
            named=named,
            confirmations=confirmations,
        )

        reading_content.additional_properties = d
        return reading_content

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
