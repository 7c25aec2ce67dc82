import { speakerOf } from '@veracite/verify/bundle/verdict'
import type { CaseBundle, CaseReport } from '@veracite/verify/case/case-report'
import { wasCarried } from '@veracite/verify/relayed/named-relays'
import { reasonInWords } from '@veracite/words/reason-words'
import { known, say } from '@veracite/words/say'
import { type Rung, rungOf } from '../parts/proof/rungs.ts'
import { className, engineName } from '../parts/widgets/words.ts'

const MAX_LISTED = 200

/** The steps of a case file; the one about its bundles opens to show each of them. */
export function caseRungs({ steps, bundles }: CaseReport): Rung[] {
  const held = bundles.slice(0, MAX_LISTED).map((bundle) => ({ label: bundle.path, value: inWords(bundle) }))
  return steps.map((step) => rungOf(step, known('caseStepTitle', step.id), step.id === 'bundles' ? held : []))
}

/** The path is only a name; this is what the signed parts say. */
function inWords(bundle: CaseBundle): string {
  const { engine, access, capturedAt, summary, question, class: judged, provider } = bundle
  const who =
    engine === null
      ? null
      : (known('proofSpeaker', access ?? '', { engine: engineName(engine) }) ??
        speakerOf(engineName(engine), access))
  const said = [who, capturedAt, judged && className(judged)].filter((word) => word !== null).join(', ')
  const sent = wasCarried(provider) && say('check.whoSentIt', { reason: reasonInWords(provider.reason) })
  return [said && `${said}.`, question && `“${question}”`, reasonInWords(summary), sent]
    .filter(Boolean)
    .join(' ')
}
