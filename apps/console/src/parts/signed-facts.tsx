import type { EvidenceBundle } from '@veracite/verify/bundle'
import { base64Decode } from '@veracite/verify/bytes'
import { parseCaptureManifest, parseManifest } from '@veracite/verify/manifest'
import type { VerificationReport } from '@veracite/verify/verification-report'
import { Time } from './time.tsx'
import { visibleText } from './visible-text.ts'
import { engineName } from './words.ts'

/**
 * What the signed parts say, never the readable summary, which is not signed. A bundle whose response or
 * signature is invalid shows nothing here: it would look like evidence.
 */
export function SignedFacts({
  report,
  bundle,
}: {
  report: VerificationReport
  bundle: EvidenceBundle | null
}) {
  const { facts, steps } = report
  const holds = ['response', 'signature'].every((id) =>
    steps.some((step) => step.id === id && step.result === 'pass'),
  )
  if (bundle === null || !holds) return null
  const { source, question, brand } = parseCaptureManifest(base64Decode(bundle.manifest.base64))
  const citationClass = classOf(report, bundle)
  return (
    <dl class="facts card">
      <Fact name="Engine">
        {engineName(source.engine)},{' '}
        {visibleText(source.modelReported ?? source.modelRequested ?? source.provider)}
      </Fact>
      {facts.capturedAt !== null && (
        <Fact name="Captured">
          <Time at={facts.capturedAt} />
        </Fact>
      )}
      <Fact name="Brand concerned">
        {visibleText(brand.name)} ({visibleText(brand.domain)})
      </Fact>
      <Fact name="Question">{visibleText(question.prompt)}</Fact>
      {bundle.answer !== null && <Fact name="Answer">{visibleText(answerOf(bundle))}</Fact>}
      {citationClass !== null && <Fact name="Classified as">{visibleText(citationClass)}</Fact>}
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

/** The newest signed classification, once the step that checks it holds. */
function classOf({ steps }: VerificationReport, { classification }: EvidenceBundle): string | null {
  const newest = classification.at(-1)
  if (newest === undefined || !steps.some(({ id, result }) => id === 'events' && result === 'pass'))
    return null
  const parsed = parseManifest(base64Decode(newest.manifest.base64))
  return parsed.kind === 'classification' ? parsed.manifest.class : null
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
