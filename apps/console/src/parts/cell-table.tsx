import type { ComponentChildren } from 'preact'
import { engineName, INTENTS, inWords } from './words.ts'

interface Placed {
  engine: string | null
  intent: string | null
}

/** Engines by intents, as a table. Each cell is a link to the runs behind it. */
export function CellTable<T extends Placed>({
  caption,
  cells,
  scanId,
  children,
}: {
  caption: string
  cells: readonly T[]
  scanId: string
  children: (cell: T) => ComponentChildren
}) {
  const engines = [...new Set(cells.map(({ engine }) => engine ?? ''))]
  const intents = INTENTS.filter((intent) => cells.some((cell) => cell.intent === intent))
  const at = (engine: string, intent: string) =>
    cells.find((cell) => cell.engine === engine && cell.intent === intent)
  return (
    <table class="map">
      <caption class="hidden">{caption}</caption>
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
            {intents.map((intent) => {
              const cell = at(engine, intent)
              return (
                <td key={intent} data-label={inWords(intent)}>
                  {cell === undefined ? (
                    <span class="cell soft">not asked</span>
                  ) : (
                    <a class="cell" href={`/console/scans/${scanId}?engine=${engine}&intent=${intent}`}>
                      <span class="hidden">
                        {engineName(engine)}, {inWords(intent)}:{' '}
                      </span>
                      {children(cell)}
                    </a>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
