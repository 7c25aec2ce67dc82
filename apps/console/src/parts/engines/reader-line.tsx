import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { Section } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'
import { measuredWords } from './reader-words.ts'

const EVERY_MS = 30_000

/** Which model reads the answers, how well it was measured, and what follows from that. */
export function ReaderLine() {
  const readers = useLoad(
    'readers',
    (signal) => api('GET /api/admin/readers', {}, signal),
    () => EVERY_MS,
  )
  return (
    <Section title="Reads the answers">
      <Await of={readers} what="the readers">
        {({ items, answers }) =>
          items.length === 0 ? (
            <p>No model reads the answers.</p>
          ) : (
            <ul class="tiles wide">
              {items.map((reader) => (
                <li key={reader.reader} class="card">
                  <h3>{reader.reader}</h3>
                  <p>{measuredWords(reader, answers)}</p>
                  <p class="soft">{reader.consequence}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Section>
  )
}
