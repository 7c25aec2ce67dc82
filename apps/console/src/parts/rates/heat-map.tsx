import type { AnswerOf } from '@veracite/contract/routes'
import { CellTable } from '../widgets/cell-table.tsx'
import { formatCount } from '../widgets/format.ts'
import { Legend, Stack } from '../widgets/stack.tsx'
import { CLASSES, type FromAnswers, lettersOf } from '../widgets/words.ts'

type Cell = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>['matrix'][number]

/** Who says what: engines by intents, readable without colours. Each cell leads to its runs. */
export const HeatMap = ({
  cells,
  scanId,
  from,
}: {
  cells: readonly Cell[]
  scanId: string
  from: FromAnswers
}) => (
  <>
    <CellTable
      caption="Answers of each engine by intent of the prompts: letters for classes, and how many are confabulated"
      cells={cells}
      scanId={scanId}
      from={from}
    >
      {(cell) => <MapCell {...cell} />}
    </CellTable>
    <Legend more={[['hatch', 'hatched: too few answers to say how often']]} />
  </>
)

function MapCell({ rates, planned, classified }: Cell) {
  const counts = CLASSES.map((name) => [name, rates[name]?.seen ?? 0] as const).filter(([, n]) => n > 0)
  const confabulated = rates.CONFABULATED ?? null
  const missing = planned - classified
  return (
    <>
      <Stack parts={counts} wide={confabulated?.wide ?? false} />
      <span class="cell-words">
        <span>{counts.length === 0 ? 'no answer' : lettersOf(counts)}</span>
        {confabulated && (
          <span class={confabulated.seen > 0 ? 'accused' : undefined}>{confabulated.words}</span>
        )}
      </span>
      {missing > 0 && <span class="cell-words">{formatCount(missing)} without an answer</span>}
    </>
  )
}
