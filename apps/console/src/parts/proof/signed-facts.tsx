import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import type { VerificationReport, VerifiedClassification } from '@veracite/verify/bundle/verification-report'
import { base64Decode } from '@veracite/verify/bytes'
import { Time } from '../widgets/format.tsx'
import { Term } from '../widgets/page.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { speakerName } from '../widgets/words.ts'

interface Props {
  report: VerificationReport
  bundle: EvidenceBundle | null
}

/**
 * What the signed parts say, never the readable summary. A bundle whose response or
 * signature is invalid shows nothing here: it would look like evidence.
 */
export function SignedFacts({ report, bundle }: Props) {
  const { facts, steps } = report
  const holds = ['response', 'signature'].every((id) =>
    steps.some((step) => step.id === id && step.result === 'pass'),
  )
  if (bundle === null || !holds) return null
  const { source } = parseCaptureManifest(base64Decode(bundle.manifest.base64))
  return (
    <dl class="facts card">
      <Term name="Engine">
        {speakerName(source.engine, facts.access)},{' '}
        {visibleText(source.modelReported ?? source.modelRequested ?? source.provider)}
      </Term>
      {facts.capturedAt !== null && (
        <Term name="Captured">
          <Time at={facts.capturedAt} />
        </Term>
      )}
      <Term name="Brand concerned">
        {visibleText(facts.brand?.name ?? '')} ({visibleText(facts.brand?.domain ?? '')})
      </Term>
      <Term name="Question">{visibleText(facts.question ?? '')}</Term>
      {bundle.answer !== null && <Term name="Answer">{visibleText(answerOf(bundle))}</Term>}
      {facts.classification !== null && <Finding of={facts.classification} />}
      <Term name="SHA-256 of the reply">
        <code>{facts.responseSha256}</code>
      </Term>
    </dl>
  )
}

/** Shown above everything: a demonstration that verifies is still a demonstration. */
export function DemoNote({ bundle }: { bundle: EvidenceBundle | null }) {
  return bundle === null || accessOf(bundle) !== 'demo' ? null : (
    <p class="demo">
      <strong>DEMO</strong> The answer was invented by this software. No real engine said it.
    </p>
  )
}

function accessOf({ manifest }: EvidenceBundle): string | null {
  try {
    return parseCaptureManifest(base64Decode(manifest.base64)).source.access
  } catch {
    return null
  }
}

/** The class, and what in the answer it rests on. */
function Finding({ of }: { of: VerifiedClassification }) {
  return (
    <>
      <Term name="Classified as">
        {visibleText(classNameBeside(of.class))}, <Time at={of.classifiedAt} />, by {visibleText(of.by)}
      </Term>
      {of.wrong.map(({ predicate, stated, truth }) => (
        <Term key={`${predicate} ${stated}`} name="Finding">
          {visibleText(predicate)}: the answer says “{visibleText(stated)}”
          {truth === null ? ', which the facts contradict' : `, the facts say “${visibleText(truth)}”`}
        </Term>
      ))}
    </>
  )
}

const MAX_SHOWN = 20_000

/** Step 1 has compared its digest with the manifest. */
function answerOf({ answer }: EvidenceBundle): string {
  const text = answer?.text ?? ''
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text
}
