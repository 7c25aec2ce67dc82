import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import type { VerificationReport, VerifiedClassification } from '@veracite/verify/bundle/verification-report'
import { base64Decode } from '@veracite/verify/bytes'
import { Time } from '../widgets/time.tsx'
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
      <Fact name="Engine">
        {speakerName(source.engine, facts.access)},{' '}
        {visibleText(source.modelReported ?? source.modelRequested ?? source.provider)}
      </Fact>
      {facts.capturedAt !== null && (
        <Fact name="Captured">
          <Time at={facts.capturedAt} />
        </Fact>
      )}
      <Fact name="Brand concerned">
        {visibleText(facts.brand?.name ?? '')} ({visibleText(facts.brand?.domain ?? '')})
      </Fact>
      <Fact name="Question">{visibleText(facts.question ?? '')}</Fact>
      {bundle.answer !== null && <Fact name="Answer">{visibleText(answerOf(bundle))}</Fact>}
      {facts.classification !== null && <Finding of={facts.classification} />}
      <Fact name="SHA-256 of the reply">
        <code>{facts.responseSha256}</code>
      </Fact>
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
      <Fact name="Classified as">
        {visibleText(classNameBeside(of.class))}, <Time at={of.classifiedAt} />, by {visibleText(of.by)}
      </Fact>
      {of.wrong.map(({ predicate, stated, truth }) => (
        <Fact key={`${predicate} ${stated}`} name="Finding">
          {visibleText(predicate)}: the answer says “{visibleText(stated)}”
          {truth === null ? ', which the facts contradict' : `, the facts say “${visibleText(truth)}”`}
        </Fact>
      ))}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

const MAX_SHOWN = 20_000

/** Step 1 has compared its digest with the manifest. */
function answerOf({ answer }: EvidenceBundle): string {
  const text = answer?.text ?? ''
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text
}
