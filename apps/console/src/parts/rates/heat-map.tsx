import type { AnswerOf } from '@veracite/contract/routes'
import { CellTable } from '../widgets/cell-table.tsx'
import { formatCount } from '../widgets/format.tsx'
import { Legend, Stack } from '../widgets/stack.tsx'
import { CLASSES, countsInWords, type FromAnswers } from '../widgets/words.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type Cell = Rates['matrix'][number]

interface Props {
  cells: readonly Cell[]
  engines: Rates['engines']
  scanId: string
  from: FromAnswers
  /** In words, every class instead of the wrong ones only. */
  counts: boolean
}

/** Engines by intents of questions, readable without colours. Each cell leads to its runs. */
export function HeatMap({ cells, engines, scanId, from, counts }: Props) {
  const totalOf = (engine: string) =>
    wrongInWords(engines.find((row) => row.engine === engine)?.rates.CONFABULATED ?? null, false)
  return (
    <>
      <CellTable
        caption="Answers of each engine by kind of question: how many are wrong, and of how many"
        cells={cells}
        scanId={scanId}
        from={from}
        below={totalOf}
      >
        {(cell) => <MapCell cell={cell} counts={counts} />}
      </CellTable>
      <Legend more={[['hatch', 'hatched: too few answers to say how often']]} />
    </>
  )
}

/** `47 of 70 wrong · 55–78 %`, `none of 30 wrong`. */
export function wrongInWords(rate: Cell['rates']['CONFABULATED'], withInterval = true): string {
  if (!rate) return 'no answer'
  if (rate.seen === 0) return `none of ${formatCount(rate.asked)} wrong`
  const [counts = '', interval] = rate.words.split(' · ')
  return `${counts} wrong${withInterval && interval !== undefined ? ` · ${interval}` : ''}`
}

function MapCell({ cell: { rates, planned, classified }, counts }: { cell: Cell; counts: boolean }) {
  const seen = CLASSES.map((name) => [name, rates[name]?.seen ?? 0] as const).filter(([, n]) => n > 0)
  const wrong = rates.CONFABULATED ?? null
  const missing = planned - classified
  return (
    <>
      <Stack parts={seen} wide={wrong?.wide ?? false} />
      <span class="cell-words">
        <span class={wrong && wrong.seen > 0 ? 'accused' : undefined}>{wrongInWords(wrong)}</span>
        {counts && seen.length > 0 && <span>{countsInWords(seen)}</span>}
        {missing > 0 && <span>{formatCount(missing)} without an answer</span>}
      </span>
    </>
  )
}
