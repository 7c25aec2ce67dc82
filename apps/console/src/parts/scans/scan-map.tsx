import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { CellTable } from '../widgets/cell-table.tsx'
import { Legend, Stack } from '../widgets/stack.tsx'
import { CLASSES, countsInWords, formatCount } from '../widgets/words.ts'

type Cell = AnswerOf<'GET /api/admin/scans/{scanId}'>['matrix'][number]

/**
 * How far each engine and intent is. Runs without a class are shown separately: an engine's silence does not
 * mean that the brand is not mentioned.
 */
export const ScanMap = ({ cells, scanId }: { cells: readonly Cell[]; scanId: string }) => (
  <>
    <CellTable caption={say('scans.answersOfEachEngine')} cells={cells} scanId={scanId}>
      {(cell) => <ScanCell {...cell} />}
    </CellTable>
    <Legend
      more={[
        ['c-answered', say('scans.answeredNotClassifiedYet')],
        ['c-silent', say('scans.noAnswerTheEngine')],
        ['c-failed', say('scans.failedOrSetAside')],
        ['c-waiting', say('scans.waiting')],
      ]}
    />
  </>
)

function ScanCell({ counts, byStatus }: Cell) {
  const classes = CLASSES.map((name) => [name, counts[name] ?? 0] as const).filter(([, n]) => n > 0)
  const rest = restOf(byStatus)
  return (
    <>
      <Stack parts={[...classes, ...rest.map(({ look, n }) => [look, n] as const)]} />
      <span class="cell-words">
        <span>{countsInWords(classes)}</span>
        <span>{rest.map(({ words, n }) => `${formatCount(n)} ${words}`).join(' · ')}</span>
      </span>
    </>
  )
}

/** States without a class, in the order in which a run passes them. */
function restOf(byStatus: Record<string, number>) {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (byStatus[name] ?? 0), 0)
  return [
    { look: 'answered', words: say('scans.answered'), n: of('CAPTURED') },
    { look: 'silent', words: say('scans.noAnswer'), n: of('NO_ANSWER') },
    { look: 'failed', words: say('scans.failed'), n: of('FAILED') },
    { look: 'failed', words: say('scans.setAside'), n: of('SET_ASIDE') },
    { look: 'waiting', words: say('scans.waiting'), n: of('QUEUED', 'RUNNING') },
  ].filter(({ n }) => n > 0)
}
