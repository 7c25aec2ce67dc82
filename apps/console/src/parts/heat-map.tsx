import type { AnswerOf } from './api.ts'
import { formatCount } from './format.ts'
import { CLASS_MEANINGS, CLASSES, engineName, INTENTS, inWords } from './words.ts'

type Cell = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>['matrix'][number]

/** Who says what: engines by intents, as a table that can be read without colours. Each cell leads to its runs. */
export function HeatMap({ cells, scanId }: { cells: readonly Cell[]; scanId: string }) {
  const engines = [...new Set(cells.map(({ engine }) => engine ?? ''))]
  const intents = INTENTS.filter((intent) => cells.some((cell) => cell.intent === intent))
  return (
    <>
      <table class="map">
        <caption class="hidden">
          Answers of each engine by what the prompts are after: letters for classes, and how many are
          confabulated
        </caption>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            {intents.map((intent) => (
              <th key={intent} scope="col">
                {inWords(intent)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {engines.map((engine) => (
            <tr key={engine}>
              <th scope="row">{engineName(engine)}</th>
              {intents.map((intent) => (
                <td key={intent} data-label={inWords(intent)}>
                  <MapCell
                    cell={cells.find((cell) => cell.engine === engine && cell.intent === intent)}
                    scanId={scanId}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  )
}

function MapCell({ cell, scanId }: { cell: Cell | undefined; scanId: string }) {
  if (cell === undefined) return <span class="soft">not asked</span>
  const counts = CLASSES.map((name) => [name, cell.rates[name]?.seen ?? 0] as const).filter(([, n]) => n > 0)
  const confabulated = cell.rates.CONFABULATED ?? null
  const missing = cell.planned - cell.classified
  const query = new URLSearchParams({ engine: cell.engine ?? '', intent: cell.intent ?? '' })
  return (
    <a class="cell" href={`/console/scans/${scanId}?${query}`}>
      <span class="hidden">
        {engineName(cell.engine ?? '')}, {inWords(cell.intent ?? '')}:{' '}
      </span>
      <span class={confabulated?.wide ? 'stack wide' : 'stack'} aria-hidden="true">
        {counts.map(([name, n]) => (
          <i key={name} class={`c-${name}`} style={{ flexGrow: n }} />
        ))}
      </span>
      <span class="cell-words">
        <span>
          {counts.length === 0
            ? 'no answer'
            : counts.map(([name, n]) => `${name[0]}${formatCount(n)}`).join(' ')}
        </span>
        {confabulated && (
          <span class={confabulated.seen > 0 ? 'accused' : undefined}>
            {confabulated.seen > 0 ? confabulated.words : `0 of ${formatCount(confabulated.asked)}`}
          </span>
        )}
      </span>
      {missing > 0 && <span class="cell-words">{formatCount(missing)} without an answer</span>}
    </a>
  )
}

const Legend = () => (
  <ul class="legend">
    {CLASSES.map((name) => (
      <li key={name}>
        <i class={`c-${name}`} aria-hidden="true" />
        {name[0]} {CLASS_MEANINGS[name]}
      </li>
    ))}
    <li>
      <i class="hatch" aria-hidden="true" />
      hatched: too few answers to say how often
    </li>
  </ul>
)
