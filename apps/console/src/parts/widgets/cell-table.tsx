import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { type FromAnswers, INTENTS, intentName, originOf, screenSpeaker } from './words.ts'

interface Placed extends FromAnswers {
  engine: string | null
  intent: string | null
}

/** Engines by intents, as a table. Each cell is a link to the runs behind it. */
export function CellTable<T extends Placed>({
  caption,
  cells,
  scanId,
  from,
  below,
  children,
}: {
  caption: string
  cells: readonly T[]
  scanId: string
  /** The origin of the answers, if the cells have none. */
  from?: FromAnswers
  /** A note about the whole engine, below its name. */
  below?: (engine: string) => string
  children: (cell: T) => ComponentChildren
}) {
  const engines = [...new Set(cells.map(({ engine }) => engine ?? ''))]
  const intents = INTENTS.filter((intent) => cells.some((cell) => cell.intent === intent))
  const nameOf = (engine: string) => {
    const cell = cells.find((one) => one.engine === engine)
    return screenSpeaker(engine, originOf(from ?? cell ?? {}))
  }
  const at = (engine: string, intent: string) =>
    cells.find((cell) => cell.engine === engine && cell.intent === intent)
  return (
    <table class="map">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('common.engine')}</th>
          {intents.map((intent) => (
            <th key={intent} scope="col">
              {intentName(intent)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {engines.map((engine) => (
          <tr key={engine}>
            <th scope="row">
              {nameOf(engine)}
              {below && <p class="meta">{below(engine)}</p>}
            </th>
            {intents.map((intent) => {
              const cell = at(engine, intent)
              return (
                <td key={intent} data-label={intentName(intent)}>
                  {cell === undefined ? (
                    <span class="cell soft">{say('widgets.notAsked')}</span>
                  ) : (
                    <a class="cell" href={`/console/scans/${scanId}?engine=${engine}&intent=${intent}`}>
                      <span class="hidden">
                        {nameOf(engine)}, {intentName(intent)}:{' '}
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
