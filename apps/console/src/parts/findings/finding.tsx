import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import { formatOf } from '../widgets/format.ts'
import { Age } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords, originOf, speakerName } from '../widgets/words.ts'

export type FindingBody = AnswerOf<'GET /api/admin/brands/{brandId}/findings'>['items'][number]

/** One false statement beside what is true, in short. */
export const FindingLine = ({
  finding,
  children,
}: {
  finding: FindingBody
  children?: ComponentChildren
}) => (
  <>
    <div class="finding-part bad">
      <p class="finding-head">
        {speakerName(finding.engine, originOf(finding))} · {inWords(finding.predicate).toLowerCase()} ·{' '}
        <StateLabel state={finding.state} /> · said in {formatOf(finding.occurrences, 'answer')}, first{' '}
        <Age at={finding.firstSaidAt} />, last <Age at={finding.lastSaidAt} />
      </p>
      <p>
        {finding.about !== null && !isNamedIn(finding.stated, finding.about) && (
          <span class="soft">{visibleText(finding.about)}: </span>
        )}
        <q>{visibleText(finding.stated)}</q>
      </p>
    </div>
    <div class="finding-part good">
      <p class="finding-head">True</p>
      <p>{finding.truth === null ? <span class="soft">no fact stands</span> : visibleText(finding.truth)}</p>
    </div>
    <div class="actions">{children}</div>
  </>
)

const isNamedIn = (stated: string, about: string): boolean =>
  stated.toLowerCase().includes(about.toLowerCase())

const StateLabel = ({ state }: { state: FindingBody['state'] }) => (
  <span class={state === 'open' || state === 'returned' ? 'state bad' : 'state'}>{inWords(state)}</span>
)
