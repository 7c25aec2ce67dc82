import { LANGUAGE, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { named } from '../widgets/action.tsx'
import { CellTable } from '../widgets/cell-table.tsx'
import { Filters } from '../widgets/filters.tsx'
import { Help, Section } from '../widgets/page.tsx'
import { Export } from '../widgets/shapes.tsx'
import { Legend } from '../widgets/stack.tsx'
import { engineName } from '../widgets/words.ts'
import { MapCell, type Rates, wrongInWords } from './heat-map.tsx'
import { heatMapDrawing, heatMapRows } from './heat-map-drawing.ts'

/** The map of engines by kinds of questions, sorted by what the reader asks. */
export function WhoSaysWhat({ brand, rates }: { brand: BrandBody; rates: Rates }) {
  const { query } = useLocation()
  const order = (query.sort ?? '') in ENGINE_ORDERS ? (query.sort as EngineOrder) : 'wrong'
  const engines = inOrder(rates.engines, order)
  const cells = engines.flatMap(({ engine }) => rates.matrix.filter((cell) => cell.engine === engine))
  const totalOf = (engine: string) =>
    wrongInWords(engines.find((row) => row.engine === engine)?.rates.CONFABULATED ?? null, false)
  return (
    <Section
      title={say('rates.whoSaysWhat')}
      help={<Help about={say('rates.whoSaysWhat2')}>{say('whoSaysWhat.eachBarShowsThe')}</Help>}
      aside={
        <div class="actions">
          <Filters
            filters={[
              {
                name: 'sort',
                label: say('rates.sortBy'),
                usual: ENGINE_ORDERS.wrong,
                options: named(['named', 'name'] as const, (order) => ENGINE_ORDERS[order]),
              },
              {
                name: 'counts',
                label: say('rates.show'),
                usual: say('rates.wrongAnswers2'),
                options: [['all', say('rates.allCounts')]],
              },
            ]}
          />
          <Export
            name={`who-says-what-${brand.domain}`}
            rows={() => heatMapRows(cells, rates.scan)}
            drawing={() => heatMapDrawing(say('rates.whoSaysWhat3', { name: brand.name }), cells, rates.scan)}
          />
        </div>
      }
    >
      <CellTable
        caption={say('rates.answersOfEachEngine')}
        cells={cells}
        scanId={rates.scan.id}
        from={rates.scan}
        below={totalOf}
      >
        {(cell) => <MapCell cell={cell} counts={query.counts === 'all'} />}
      </CellTable>
      <Legend more={[['hatch', say('rates.hatchedTooFewAnswers')]]} />
    </Section>
  )
}

type Row = Rates['engines'][number]

const ENGINE_ORDERS = {
  wrong: say('rates.mostWrong'),
  named: say('rates.mostOftenNamed'),
  name: say('common.name'),
} as const
type EngineOrder = keyof typeof ENGINE_ORDERS

/** Rates compare by their lower ends: one wrong answer of one is not worse than forty of seventy. */
function inOrder(rows: readonly Row[], order: EngineOrder): Row[] {
  const byName = (a: Row, b: Row) =>
    engineName(a.engine ?? '').localeCompare(engineName(b.engine ?? ''), LANGUAGE)
  if (order === 'name') return rows.toSorted(byName)
  const low = ({ rates }: Row) => (order === 'wrong' ? rates.CONFABULATED : rates.mentioned)?.low ?? -1
  return rows.toSorted((a, b) => low(b) - low(a) || byName(a, b))
}
