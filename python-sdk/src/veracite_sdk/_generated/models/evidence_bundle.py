# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.bundle_status import BundleStatus
from ..models.citation_class import CitationClass
from ..models.verification_status import VerificationStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.bundle_answer import BundleAnswer
    from ..models.bundle_declaration import BundleDeclaration
    from ..models.bundle_event import BundleEvent
    from ..models.bundle_fact import BundleFact
    from ..models.bundle_import import BundleImport
    from ..models.bundle_log import BundleLog
    from ..models.bundle_prompt import BundlePrompt
    from ..models.bundle_reading import BundleReading
    from ..models.bundle_recording import BundleRecording
    from ..models.bundle_response import BundleResponse
    from ..models.bundle_run import BundleRun
    from ..models.bundle_seal import BundleSeal
    from ..models.bundle_sealed import BundleSealed
    from ..models.bundle_statement import BundleStatement
    from ..models.bundle_timestamp import BundleTimestamp
    from ..models.bundle_trail import BundleTrail
    from ..models.bundle_trust import BundleTrust
    from ..models.bundle_witnessed import BundleWitnessed
    from ..models.capture_manifest import CaptureManifest
    from ..models.capture_signature import CaptureSignature
    from ..models.certification import Certification
    from ..models.classification import Classification
    from ..models.evidence_bundle_sigstore_bundle_type_0 import EvidenceBundleSigstoreBundleType0
    from ..models.evidence_bundle_software import EvidenceBundleSoftware
    from ..models.evidence_bundle_verify import EvidenceBundleVerify
    from ..models.judge_opinion import JudgeOpinion
    from ..models.log_leaf import LogLeaf
    from ..models.log_proof import LogProof
    from ..models.pending_manifest import PendingManifest
    from ..models.review import Review
    from ..models.signed_manifest import SignedManifest
    from ..models.snapshot import Snapshot
    from ..models.timeline_entry import TimelineEntry
    from ..models.verification import Verification


T = TypeVar("T", bound="EvidenceBundle")


@_attrs_define(repr=False)
class EvidenceBundle(Model):
    """Everything needed to check one run without trusting this service: bytes, signed manifests, log entries, proofs,
    checkpoints, classification history with the readings and facts used, custody, and how to verify it.

        Attributes:
            bundle (str): Names the version of the format.
            id (str): Identifier of this export.
            exported_at (datetime.datetime): When it was made.
            status (BundleStatus): `integrated` once a published checkpoint covers the capture and, after the end of its
                scan, the outcomes of the scan, `pending` until then, `no_log` where the operator keeps no log.
            statement (BundleStatement): What the bundle says, in brief. Nothing here is signed; the manifests say the same
                and are signed.
            run (BundleRun): The run that the bundle is about.
            brand (BrandRef): A brand.
            prompt (BundlePrompt): The question that was asked.
            citation_class (CitationClass): How an answer treats the brand.
            needs_review (list[Review]): Why a person should look at the newest classification; empty when that is not
                needed.
            verification_status (None | VerificationStatus): Null while it is not known.
            response (BundleResponse): The exact bytes of a reply.
            answer (BundleAnswer | None): Null when the reply holds no answer.
            provenance (CaptureManifest): The signed manifest of the capture, decoded.
            snapshot (Snapshot): One reply of an engine, with the digests of its exact bytes.
            classifications (list[Classification]): Oldest first.
            verifications (list[Verification]): Oldest first.
            readings (list[BundleReading]): What the classifications were decided from.
            judge_opinions (list[JudgeOpinion]): From versions before readings existed; usually none.
            facts (list[BundleFact]): Every fact that a statement was checked against.
            manifest (SignedManifest): A manifest, exactly as signed.
            capture_signature (CaptureSignature): Who signed a manifest.
            leaf (LogLeaf | None): Null until it is in the log.
            proof (LogProof | None): Null until it is in the log.
            timestamps (list[BundleTimestamp]): Time stamps of outside authorities.
            classification (list[BundleEvent]): Signed classifications of the capture.
            verification (list[BundleEvent]): Signed re-verifications and their captures.
            custody (list[BundleEvent]): Signed custody events.
            plan (BundleSealed | None): What the scan planned to ask, or people in apps, logged before it was asked; null
                for older captures and where there was no plan.
            outcomes (BundleSealed | None): The outcomes of everything it asked; null while the scan runs.
            source_trail (BundleTrail | None): What the pages that the answer cites say; null until they are captured and
                logged, or if they never are.
            pending (list[PendingManifest]): What is not in the log yet.
            timeline (list[TimelineEntry]): Who did what when, oldest first.
            software (EvidenceBundleSoftware): Versions of all software involved.
            log (BundleLog): Where the capture is in the log.
            trust (BundleTrust): What the bundle says about keys. It does not vouch for itself: a verifier takes the log key
                from elsewhere.
            sigstore_bundle (EvidenceBundleSigstoreBundleType0 | None): Null until logged.
            certification (Certification | None): Null for a demonstration.
            verify (EvidenceBundleVerify): How to check it, by tool.
            limits (list[str]): What this evidence does not prove.
            declarations (list[BundleDeclaration] | Unset): What declared predicates of facts are; left out where there are
                none.
            catalogue (list[BundleImport] | Unset): Where facts come from a catalogue: the imports that say them. Absent
                otherwise.
            witnessed (list[BundleWitnessed] | Unset): What relays say of the replies; left out where none was asked for.
            recording (BundleRecording | Unset): What else was recorded of an answer in an app; each part is named in the
                manifest of the capture.
            seal (BundleSeal | Unset): A signature over all other members as they are written, made when the bundle was
                handed out; always the last member.
    """

    bundle: str
    id: str
    exported_at: datetime.datetime
    status: BundleStatus
    statement: BundleStatement
    run: BundleRun
    brand: BrandRef
    prompt: BundlePrompt
    citation_class: CitationClass
    needs_review: list[Review]
    verification_status: None | VerificationStatus
    response: BundleResponse
    answer: BundleAnswer | None
    provenance: CaptureManifest
    snapshot: Snapshot
    classifications: list[Classification]
    verifications: list[Verification]
    readings: list[BundleReading]
    judge_opinions: list[JudgeOpinion]
    facts: list[BundleFact]
    manifest: SignedManifest
    capture_signature: CaptureSignature
    leaf: LogLeaf | None
    proof: LogProof | None
    timestamps: list[BundleTimestamp]
    classification: list[BundleEvent]
    verification: list[BundleEvent]
    custody: list[BundleEvent]
    plan: BundleSealed | None
    outcomes: BundleSealed | None
    source_trail: BundleTrail | None
    pending: list[PendingManifest]
    timeline: list[TimelineEntry]
    software: EvidenceBundleSoftware
    log: BundleLog
    trust: BundleTrust
    sigstore_bundle: EvidenceBundleSigstoreBundleType0 | None
    certification: Certification | None
    verify: EvidenceBundleVerify
    limits: list[str]
    declarations: list[BundleDeclaration] | Unset = UNSET
    catalogue: list[BundleImport] | Unset = UNSET
    witnessed: list[BundleWitnessed] | Unset = UNSET
    recording: BundleRecording | Unset = UNSET
    seal: BundleSeal | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.bundle_answer import BundleAnswer
        from ..models.bundle_sealed import BundleSealed
        from ..models.bundle_trail import BundleTrail
        from ..models.certification import Certification
        from ..models.evidence_bundle_sigstore_bundle_type_0 import (
            EvidenceBundleSigstoreBundleType0,
        )
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof

        bundle = self.bundle

        id = self.id

        exported_at = format_time(self.exported_at)

        status = self.status.value

        statement = self.statement.to_dict()

        run = self.run.to_dict()

        brand = self.brand.to_dict()

        prompt = self.prompt.to_dict()

        citation_class = self.citation_class.value

        needs_review = []
        for needs_review_item_data in self.needs_review:
            needs_review_item = needs_review_item_data.to_dict()
            needs_review.append(needs_review_item)

        verification_status: None | str
        if isinstance(self.verification_status, VerificationStatus):
            verification_status = self.verification_status.value
        else:
            verification_status = self.verification_status

        response = self.response.to_dict()

        answer: dict[str, Any] | None
        if isinstance(self.answer, BundleAnswer):
            answer = self.answer.to_dict()
        else:
            answer = self.answer

        provenance = self.provenance.to_dict()

        snapshot = self.snapshot.to_dict()

        classifications = []
        for classifications_item_data in self.classifications:
            classifications_item = classifications_item_data.to_dict()
            classifications.append(classifications_item)

        verifications = []
        for verifications_item_data in self.verifications:
            verifications_item = verifications_item_data.to_dict()
            verifications.append(verifications_item)

        readings = []
        for readings_item_data in self.readings:
            readings_item = readings_item_data.to_dict()
            readings.append(readings_item)

        judge_opinions = []
        for judge_opinions_item_data in self.judge_opinions:
            judge_opinions_item = judge_opinions_item_data.to_dict()
            judge_opinions.append(judge_opinions_item)

        facts = []
        for facts_item_data in self.facts:
            facts_item = facts_item_data.to_dict()
            facts.append(facts_item)

        manifest = self.manifest.to_dict()

        capture_signature = self.capture_signature.to_dict()

        leaf: dict[str, Any] | None
        if isinstance(self.leaf, LogLeaf):
            leaf = self.leaf.to_dict()
        else:
            leaf = self.leaf

        proof: dict[str, Any] | None
        if isinstance(self.proof, LogProof):
            proof = self.proof.to_dict()
        else:
            proof = self.proof

        timestamps = []
        for timestamps_item_data in self.timestamps:
            timestamps_item = timestamps_item_data.to_dict()
            timestamps.append(timestamps_item)

        classification = []
        for classification_item_data in self.classification:
            classification_item = classification_item_data.to_dict()
            classification.append(classification_item)

        verification = []
        for verification_item_data in self.verification:
            verification_item = verification_item_data.to_dict()
            verification.append(verification_item)

        custody = []
        for custody_item_data in self.custody:
            custody_item = custody_item_data.to_dict()
            custody.append(custody_item)

        plan: dict[str, Any] | None
        if isinstance(self.plan, BundleSealed):
            plan = self.plan.to_dict()
        else:
            plan = self.plan

        outcomes: dict[str, Any] | None
        if isinstance(self.outcomes, BundleSealed):
            outcomes = self.outcomes.to_dict()
        else:
            outcomes = self.outcomes

        source_trail: dict[str, Any] | None
        if isinstance(self.source_trail, BundleTrail):
            source_trail = self.source_trail.to_dict()
        else:
            source_trail = self.source_trail

        pending = []
        for pending_item_data in self.pending:
            pending_item = pending_item_data.to_dict()
            pending.append(pending_item)

        timeline = []
        for timeline_item_data in self.timeline:
            timeline_item = timeline_item_data.to_dict()
            timeline.append(timeline_item)

        software = self.software.to_dict()

        log = self.log.to_dict()

        trust = self.trust.to_dict()

        sigstore_bundle: dict[str, Any] | None
        if isinstance(self.sigstore_bundle, EvidenceBundleSigstoreBundleType0):
            sigstore_bundle = self.sigstore_bundle.to_dict()
        else:
            sigstore_bundle = self.sigstore_bundle

        certification: dict[str, Any] | None
        if isinstance(self.certification, Certification):
            certification = self.certification.to_dict()
        else:
            certification = self.certification

        verify = self.verify.to_dict()

        limits = self.limits

        declarations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.declarations, Unset):
            declarations = []
            for declarations_item_data in self.declarations:
                declarations_item = declarations_item_data.to_dict()
                declarations.append(declarations_item)

        catalogue: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.catalogue, Unset):
            catalogue = []
            for catalogue_item_data in self.catalogue:
                catalogue_item = catalogue_item_data.to_dict()
                catalogue.append(catalogue_item)

        witnessed: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.witnessed, Unset):
            witnessed = []
            for witnessed_item_data in self.witnessed:
                witnessed_item = witnessed_item_data.to_dict()
                witnessed.append(witnessed_item)

        recording: dict[str, Any] | Unset = UNSET
        if not isinstance(self.recording, Unset):
            recording = self.recording.to_dict()

        seal: dict[str, Any] | Unset = UNSET
        if not isinstance(self.seal, Unset):
            seal = self.seal.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bundle": bundle,
                "id": id,
                "exportedAt": exported_at,
                "status": status,
                "statement": statement,
                "run": run,
                "brand": brand,
                "prompt": prompt,
                "citationClass": citation_class,
                "needsReview": needs_review,
                "verificationStatus": verification_status,
                "response": response,
                "answer": answer,
                "provenance": provenance,
                "snapshot": snapshot,
                "classifications": classifications,
                "verifications": verifications,
                "readings": readings,
                "judgeOpinions": judge_opinions,
                "facts": facts,
                "manifest": manifest,
                "captureSignature": capture_signature,
                "leaf": leaf,
                "proof": proof,
                "timestamps": timestamps,
                "classification": classification,
                "verification": verification,
                "custody": custody,
                "plan": plan,
                "outcomes": outcomes,
                "sourceTrail": source_trail,
                "pending": pending,
                "timeline": timeline,
                "software": software,
                "log": log,
                "trust": trust,
                "sigstoreBundle": sigstore_bundle,
                "certification": certification,
                "verify": verify,
                "limits": limits,
            }
        )
        if declarations is not UNSET:
            field_dict["declarations"] = declarations
        if catalogue is not UNSET:
            field_dict["catalogue"] = catalogue
        if witnessed is not UNSET:
            field_dict["witnessed"] = witnessed
        if recording is not UNSET:
            field_dict["recording"] = recording
        if seal is not UNSET:
            field_dict["seal"] = seal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.bundle_answer import BundleAnswer
        from ..models.bundle_declaration import BundleDeclaration
        from ..models.bundle_event import BundleEvent
        from ..models.bundle_fact import BundleFact
        from ..models.bundle_import import BundleImport
        from ..models.bundle_log import BundleLog
        from ..models.bundle_prompt import BundlePrompt
        from ..models.bundle_reading import BundleReading
        from ..models.bundle_recording import BundleRecording
        from ..models.bundle_response import BundleResponse
        from ..models.bundle_run import BundleRun
        from ..models.bundle_seal import BundleSeal
        from ..models.bundle_sealed import BundleSealed
        from ..models.bundle_statement import BundleStatement
        from ..models.bundle_timestamp import BundleTimestamp
        from ..models.bundle_trail import BundleTrail
        from ..models.bundle_trust import BundleTrust
        from ..models.bundle_witnessed import BundleWitnessed
        from ..models.capture_manifest import CaptureManifest
        from ..models.capture_signature import CaptureSignature
        from ..models.certification import Certification
        from ..models.classification import Classification
        from ..models.evidence_bundle_sigstore_bundle_type_0 import (
            EvidenceBundleSigstoreBundleType0,
        )
        from ..models.evidence_bundle_software import EvidenceBundleSoftware
        from ..models.evidence_bundle_verify import EvidenceBundleVerify
        from ..models.judge_opinion import JudgeOpinion
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof
        from ..models.pending_manifest import PendingManifest
        from ..models.review import Review
        from ..models.signed_manifest import SignedManifest
        from ..models.snapshot import Snapshot
        from ..models.timeline_entry import TimelineEntry
        from ..models.verification import Verification

        d = dict(src_dict)
        bundle = d.pop("bundle")

        id = d.pop("id")

        exported_at = parse_time(d.pop("exportedAt"))

        status = BundleStatus(d.pop("status"))

        statement = BundleStatement.from_dict(d.pop("statement"))

        run = BundleRun.from_dict(d.pop("run"))

        brand = BrandRef.from_dict(d.pop("brand"))

        prompt = BundlePrompt.from_dict(d.pop("prompt"))

        citation_class = CitationClass(d.pop("citationClass"))

        needs_review = []
        _needs_review = d.pop("needsReview")
        for needs_review_item_data in _needs_review:
            needs_review_item = Review.from_dict(needs_review_item_data)

            needs_review.append(needs_review_item)

        def _parse_verification_status(data: object) -> None | VerificationStatus:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verification_status_type_0 = VerificationStatus(data)

                return verification_status_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | VerificationStatus, data)

        verification_status = _parse_verification_status(d.pop("verificationStatus"))

        response = BundleResponse.from_dict(d.pop("response"))

        def _parse_answer(data: object) -> BundleAnswer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                answer_type_0 = BundleAnswer.from_dict(data)

                return answer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleAnswer | None, data)

        answer = _parse_answer(d.pop("answer"))

        provenance = CaptureManifest.from_dict(d.pop("provenance"))

        snapshot = Snapshot.from_dict(d.pop("snapshot"))

        classifications = []
        _classifications = d.pop("classifications")
        for classifications_item_data in _classifications:
            classifications_item = Classification.from_dict(classifications_item_data)

            classifications.append(classifications_item)

        verifications = []
        _verifications = d.pop("verifications")
        for verifications_item_data in _verifications:
            verifications_item = Verification.from_dict(verifications_item_data)

            verifications.append(verifications_item)

        readings = []
        _readings = d.pop("readings")
        for readings_item_data in _readings:
            readings_item = BundleReading.from_dict(readings_item_data)

            readings.append(readings_item)

        judge_opinions = []
        _judge_opinions = d.pop("judgeOpinions")
        for judge_opinions_item_data in _judge_opinions:
            judge_opinions_item = JudgeOpinion.from_dict(judge_opinions_item_data)

            judge_opinions.append(judge_opinions_item)

        facts = []
        _facts = d.pop("facts")
        for facts_item_data in _facts:
            facts_item = BundleFact.from_dict(facts_item_data)

            facts.append(facts_item)

        manifest = SignedManifest.from_dict(d.pop("manifest"))

        capture_signature = CaptureSignature.from_dict(d.pop("captureSignature"))

        def _parse_leaf(data: object) -> LogLeaf | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                leaf_type_0 = LogLeaf.from_dict(data)

                return leaf_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LogLeaf | None, data)

        leaf = _parse_leaf(d.pop("leaf"))

        def _parse_proof(data: object) -> LogProof | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                proof_type_0 = LogProof.from_dict(data)

                return proof_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LogProof | None, data)

        proof = _parse_proof(d.pop("proof"))

        timestamps = []
        _timestamps = d.pop("timestamps")
        for timestamps_item_data in _timestamps:
            timestamps_item = BundleTimestamp.from_dict(timestamps_item_data)

            timestamps.append(timestamps_item)

        classification = []
        _classification = d.pop("classification")
        for classification_item_data in _classification:
            classification_item = BundleEvent.from_dict(classification_item_data)

            classification.append(classification_item)

        verification = []
        _verification = d.pop("verification")
        for verification_item_data in _verification:
            verification_item = BundleEvent.from_dict(verification_item_data)

            verification.append(verification_item)

        custody = []
        _custody = d.pop("custody")
        for custody_item_data in _custody:
            custody_item = BundleEvent.from_dict(custody_item_data)

            custody.append(custody_item)

        def _parse_plan(data: object) -> BundleSealed | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                plan_type_0 = BundleSealed.from_dict(data)

                return plan_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleSealed | None, data)

        plan = _parse_plan(d.pop("plan"))

        def _parse_outcomes(data: object) -> BundleSealed | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcomes_type_0 = BundleSealed.from_dict(data)

                return outcomes_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleSealed | None, data)

        outcomes = _parse_outcomes(d.pop("outcomes"))

        def _parse_source_trail(data: object) -> BundleTrail | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                source_trail_type_0 = BundleTrail.from_dict(data)

                return source_trail_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleTrail | None, data)

        source_trail = _parse_source_trail(d.pop("sourceTrail"))

        pending = []
        _pending = d.pop("pending")
        for pending_item_data in _pending:
            pending_item = PendingManifest.from_dict(pending_item_data)

            pending.append(pending_item)

        timeline = []
        _timeline = d.pop("timeline")
        for timeline_item_data in _timeline:
            timeline_item = TimelineEntry.from_dict(timeline_item_data)

            timeline.append(timeline_item)

        software = EvidenceBundleSoftware.from_dict(d.pop("software"))

        log = BundleLog.from_dict(d.pop("log"))

        trust = BundleTrust.from_dict(d.pop("trust"))

        def _parse_sigstore_bundle(data: object) -> EvidenceBundleSigstoreBundleType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sigstore_bundle_type_0 = EvidenceBundleSigstoreBundleType0.from_dict(data)

                return sigstore_bundle_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EvidenceBundleSigstoreBundleType0 | None, data)

        sigstore_bundle = _parse_sigstore_bundle(d.pop("sigstoreBundle"))

        def _parse_certification(data: object) -> Certification | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                certification_type_0 = Certification.from_dict(data)

                return certification_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Certification | None, data)

        certification = _parse_certification(d.pop("certification"))

        verify = EvidenceBundleVerify.from_dict(d.pop("verify"))

        limits = cast(list[str], d.pop("limits"))

        _declarations = d.pop("declarations", UNSET)
        declarations: list[BundleDeclaration] | Unset = UNSET
        if _declarations is not UNSET:
            declarations = []
            for declarations_item_data in _declarations:
                declarations_item = BundleDeclaration.from_dict(declarations_item_data)

                declarations.append(declarations_item)

        _catalogue = d.pop("catalogue", UNSET)
        catalogue: list[BundleImport] | Unset = UNSET
        if _catalogue is not UNSET:
            catalogue = []
            for catalogue_item_data in _catalogue:
                catalogue_item = BundleImport.from_dict(catalogue_item_data)

                catalogue.append(catalogue_item)

        _witnessed = d.pop("witnessed", UNSET)
        witnessed: list[BundleWitnessed] | Unset = UNSET
        if _witnessed is not UNSET:
            witnessed = []
            for witnessed_item_data in _witnessed:
                witnessed_item = BundleWitnessed.from_dict(witnessed_item_data)

                witnessed.append(witnessed_item)

        _recording = d.pop("recording", UNSET)
        recording: BundleRecording | Unset
        if isinstance(_recording, Unset):
            recording = UNSET
        else:
            recording = BundleRecording.from_dict(_recording)

        _seal = d.pop("seal", UNSET)
        seal: BundleSeal | Unset
        if isinstance(_seal, Unset):
            seal = UNSET
        else:
            seal = BundleSeal.from_dict(_seal)

        evidence_bundle = cls(
            bundle=bundle,
            id=id,
            exported_at=exported_at,
            status=status,
            statement=statement,
            run=run,
            brand=brand,
            prompt=prompt,
            citation_class=citation_class,
            needs_review=needs_review,
            verification_status=verification_status,
            response=response,
            answer=answer,
            provenance=provenance,
            snapshot=snapshot,
            classifications=classifications,
            verifications=verifications,
            readings=readings,
            judge_opinions=judge_opinions,
            facts=facts,
            manifest=manifest,
            capture_signature=capture_signature,
            leaf=leaf,
            proof=proof,
            timestamps=timestamps,
            classification=classification,
            verification=verification,
            custody=custody,
            plan=plan,
            outcomes=outcomes,
            source_trail=source_trail,
            pending=pending,
            timeline=timeline,
            software=software,
            log=log,
            trust=trust,
            sigstore_bundle=sigstore_bundle,
            certification=certification,
            verify=verify,
            limits=limits,
            declarations=declarations,
            catalogue=catalogue,
            witnessed=witnessed,
            recording=recording,
            seal=seal,
        )

        evidence_bundle.additional_properties = d
        return evidence_bundle

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
