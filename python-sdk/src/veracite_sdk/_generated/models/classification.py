# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.citation_class import CitationClass
from ..models.classification_decided_by import ClassificationDecidedBy
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.claim import Claim
    from ..models.facts_coverage import FactsCoverage
    from ..models.part_read import PartRead
    from ..models.review import Review
    from ..models.span import Span
    from ..models.used_fact import UsedFact


T = TypeVar("T", bound="Classification")


@_attrs_define(repr=False)
class Classification(Model):
    """One classification of one capture.

    Attributes:
        id (str): Identifier of the classification.
        capture_id (str): The capture that was classified.
        class_ (CitationClass): How an answer treats the brand.
        rule (str): The rule that decided, for example `contradicted:founded_year`.
        classifier_version (str): Version of the verdict.
        classified_at (datetime.datetime): When it was decided and signed.
        excerpt (str): The words of the answer that matter most.
        mentions (list[Span]): Where the answer names the brand.
        claims (list[Claim]): What the answer states, and the outcome of each statement.
        owned_citations (list[str]): The brand's own pages among the sources.
        facts_coverage (FactsCoverage): How much the facts covered.
        needs_review (list[Review]): Why a person should look at the newest classification; empty when that is not
            needed.
        reading_ids (list[str]): The readings it was decided from; none if it is older than readings.
        facts (list[UsedFact]): The facts it was decided with.
        not_read (list[str] | Unset): Declared predicates that facts are about and that no reader was asked: nobody has
            looked.
        decided_by (ClassificationDecidedBy | Unset): Which reading decided. `rules` is the plain reader: then no model
            has read the answer. Older ones lack it.
        provisional (bool | Unset): True: decided before the configured model had read the answer, or had confirmed what
            it accuses it of.
        read (None | PartRead | Unset): Only if the answer is longer than what is read.
    """

    id: str
    capture_id: str
    class_: CitationClass
    rule: str
    classifier_version: str
    classified_at: datetime.datetime
    excerpt: str
    mentions: list[Span]
    claims: list[Claim]
    owned_citations: list[str]
    facts_coverage: FactsCoverage
    needs_review: list[Review]
    reading_ids: list[str]
    facts: list[UsedFact]
    not_read: list[str] | Unset = UNSET
    decided_by: ClassificationDecidedBy | Unset = UNSET
    provisional: bool | Unset = UNSET
    read: None | PartRead | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.part_read import PartRead

        id = self.id

        capture_id = self.capture_id

        class_ = self.class_.value

        rule = self.rule

        classifier_version = self.classifier_version

        classified_at = format_time(self.classified_at)

        excerpt = self.excerpt

        mentions = []
        for mentions_item_data in self.mentions:
            mentions_item = mentions_item_data.to_dict()
            mentions.append(mentions_item)

        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)

        owned_citations = self.owned_citations

        facts_coverage = self.facts_coverage.to_dict()

        needs_review = []
        for needs_review_item_data in self.needs_review:
            needs_review_item = needs_review_item_data.to_dict()
            needs_review.append(needs_review_item)

        reading_ids = self.reading_ids

        facts = []
        for facts_item_data in self.facts:
            facts_item = facts_item_data.to_dict()
            facts.append(facts_item)

        not_read: list[str] | Unset = UNSET
        if not isinstance(self.not_read, Unset):
            not_read = self.not_read

        decided_by: str | Unset = UNSET
        if not isinstance(self.decided_by, Unset):
            decided_by = self.decided_by.value

        provisional = self.provisional

        read: dict[str, Any] | None | Unset
        if isinstance(self.read, Unset):
            read = UNSET
        elif isinstance(self.read, PartRead):
            read = self.read.to_dict()
        else:
            read = self.read

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "captureId": capture_id,
                "class": class_,
                "rule": rule,
                "classifierVersion": classifier_version,
                "classifiedAt": classified_at,
                "excerpt": excerpt,
                "mentions": mentions,
                "claims": claims,
                "ownedCitations": owned_citations,
                "factsCoverage": facts_coverage,
                "needsReview": needs_review,
                "readingIds": reading_ids,
                "facts": facts,
            }
        )
        if not_read is not UNSET:
            field_dict["notRead"] = not_read
        if decided_by is not UNSET:
            field_dict["decidedBy"] = decided_by
        if provisional is not UNSET:
            field_dict["provisional"] = provisional
        if read is not UNSET:
            field_dict["read"] = read

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.claim import Claim
        from ..models.facts_coverage import FactsCoverage
        from ..models.part_read import PartRead
        from ..models.review import Review
        from ..models.span import Span
        from ..models.used_fact import UsedFact

        d = dict(src_dict)
        id = d.pop("id")

        capture_id = d.pop("captureId")

        class_ = CitationClass(d.pop("class"))

        rule = d.pop("rule")

        classifier_version = d.pop("classifierVersion")

        classified_at = parse_time(d.pop("classifiedAt"))

        excerpt = d.pop("excerpt")

        mentions = []
        _mentions = d.pop("mentions")
        for mentions_item_data in _mentions:
            mentions_item = Span.from_dict(mentions_item_data)

            mentions.append(mentions_item)

        claims = []
        _claims = d.pop("claims")
        for claims_item_data in _claims:
            claims_item = Claim.from_dict(claims_item_data)

            claims.append(claims_item)

        owned_citations = cast(list[str], d.pop("ownedCitations"))

        facts_coverage = FactsCoverage.from_dict(d.pop("factsCoverage"))

        needs_review = []
        _needs_review = d.pop("needsReview")
        for needs_review_item_data in _needs_review:
            needs_review_item = Review.from_dict(needs_review_item_data)

            needs_review.append(needs_review_item)

        reading_ids = cast(list[str], d.pop("readingIds"))

        facts = []
        _facts = d.pop("facts")
        for facts_item_data in _facts:
            facts_item = UsedFact.from_dict(facts_item_data)

            facts.append(facts_item)

        not_read = cast(list[str], d.pop("notRead", UNSET))

        _decided_by = d.pop("decidedBy", UNSET)
        decided_by: ClassificationDecidedBy | Unset
        if isinstance(_decided_by, Unset):
            decided_by = UNSET
        else:
            decided_by = ClassificationDecidedBy(_decided_by)

        provisional = d.pop("provisional", UNSET)

        def _parse_read(data: object) -> None | PartRead | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                read_type_0 = PartRead.from_dict(data)

                return read_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PartRead | Unset, data)

        read = _parse_read(d.pop("read", UNSET))

        classification = cls(
            id=id,
            capture_id=capture_id,
            class_=class_,
            rule=rule,
            classifier_version=classifier_version,
            classified_at=classified_at,
            excerpt=excerpt,
            mentions=mentions,
            claims=claims,
            owned_citations=owned_citations,
            facts_coverage=facts_coverage,
            needs_review=needs_review,
            reading_ids=reading_ids,
            facts=facts,
            not_read=not_read,
            decided_by=decided_by,
            provisional=provisional,
            read=read,
        )

        classification.additional_properties = d
        return classification

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
