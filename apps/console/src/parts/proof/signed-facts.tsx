import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import type { VerificationReport, VerifiedClassification } from '@veracite/verify/bundle/verification-report'
import { base64Decode } from '@veracite/verify/bytes'
import { rich, say } from '@veracite/words/say'
import { Blocks } from '../../markdown/rendered.tsx'
import { FalseStatement, type Statement } from '../findings/statement.tsx'
import { markedIn } from '../runs/segments.ts'
import { Term } from '../widgets/page.tsx'
import { className, predicateName, speakerName, Time, visibleText } from '../widgets/words.ts'

interface Props {
  report: VerificationReport
  bundle: EvidenceBundle | null
}

/**
 * What the signed parts say, never the readable summary: who said what and what is true first, then the question and the
 * whole answer. A bundle whose response or signature is invalid shows nothing here: it would look like evidence.
 */
export function SignedFacts({ report, bundle }: Props) {
  const { facts, steps } = report
  const holds = ['response', 'signature'].every((id) =>
    steps.some((step) => step.id === id && step.result === 'pass'),
  )
  if (bundle === null || !holds) return null
  const { source } = parseCaptureManifest(base64Decode(bundle.manifest.base64))
  const speaker = speakerName(source.engine, facts.access)
  const answer = answerOf(bundle)
  const wrong = facts.classification?.wrong ?? []
  return (
    <>
      {wrong.map((claim) => (
        <div key={`${claim.predicate} ${claim.start}`}>
          <p class="soft">{say('proofs.said', { speaker })}</p>
          <FalseStatement of={statementIn(answer, claim)} look="lead" source={sourceOf(report)} />
        </div>
      ))}
      <section aria-label={say('proofs.answer')}>
        <p class="meta">
          {rich('proofs.askedOf', {
            speaker,
            model: visibleText(source.modelReported ?? source.modelRequested ?? source.provider),
            hasTime: facts.capturedAt === null ? 'no' : 'other',
            time: () => <Time at={facts.capturedAt ?? ''} />,
          })}
        </p>
        <h2>{visibleText(facts.question ?? '')}</h2>
        {bundle.answer !== null && (
          <div class="answer" dir="auto">
            <Blocks source={answer} marked={markedIn(answer, wrong, underlined)} />
          </div>
        )}
      </section>
      <dl class="facts">
        <Term name={say('proofs.brandConcerned')}>
          {visibleText(facts.brand?.name ?? '')} ({visibleText(facts.brand?.domain ?? '')})
        </Term>
        {facts.classification !== null && (
          <Term name={say('proofs.classifiedAs')}>
            {rich('proofs.by', {
              class: visibleText(className(facts.classification.class)),
              time: () => <Time at={facts.classification?.classifiedAt ?? ''} />,
              by: visibleText(facts.classification.by),
            })}
          </Term>
        )}
        <Term name={say('proofs.sha256OfTheReply')}>
          <code>{facts.responseSha256}</code>
        </Term>
      </dl>
    </>
  )
}

/** Not struck: the record stays as it was. */
const underlined = (words: string, _: Wrong, at: number) => (
  <mark key={at} class="said bad">
    {words}
  </mark>
)

type Wrong = VerifiedClassification['wrong'][number]

/** The sentence around the words, cut at the ends of lines and sentences near them. */
function statementIn(answer: string, { predicate, stated, truth, start, end }: Wrong): Statement {
  const words = answer.slice(start, end)
  const before = /[^.!?\n]*$/.exec(answer.slice(Math.max(0, start - ROOM), start))?.[0] ?? ''
  const after = /^[^.!?\n]*[.!?]?/.exec(answer.slice(end, end + ROOM))?.[0] ?? ''
  const sentence =
    words.trim() === ''
      ? null
      : { before: plain(before).trimStart(), words: plain(words), after: plain(after) }
  return { sentence, stated, truth, label: predicateName(predicate), about: null }
}

const ROOM = 300
/** Signs of Markdown around the words say nothing. */
const plain = (text: string): string => text.replaceAll(/[*_`#|]+/g, '').replace(/^\s*[-•]\s+/, '')

const sourceOf = ({ facts }: VerificationReport): string =>
  say('proofs.trueAccordingToThe', {
    isNamed: facts.brand === null ? 'no' : 'other',
    name: visibleText(facts.brand?.name ?? ''),
  })

/** Shown above everything: a demonstration that verifies is still a demonstration. */
export function DemoNote({ bundle }: { bundle: EvidenceBundle | null }) {
  return bundle === null || accessOf(bundle) !== 'demo' ? null : (
    <p class="demo">
      <span>{rich('proofs.demoTheAnswerWas', { b: (words) => <strong>{words}</strong> })}</span>
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

const MAX_SHOWN = 20_000

/** Step 1 has compared its digest with the manifest. */
function answerOf({ answer }: EvidenceBundle): string {
  const text = answer?.text ?? ''
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text
}
