import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useApi } from '../server/api.ts'
import { Await, Section } from '../widgets/page.tsx'
import { measuredWords } from './reader-words.ts'

const EVERY_MS = 30_000

/** How well the reading model was measured, and what follows from that. Nothing where no model reads. */
export function ReaderLine() {
  const readers = useApi('GET /api/admin/readers', {}, () => EVERY_MS)
  return (
    <Await of={readers}>
      {({ items, answers }) =>
        items.length === 0 ? null : (
          <Section title={say('engines.howWellTheReader')}>
            {items.map((reader) => (
              <div key={reader.reader} class="card">
                <h3>{reader.reader}</h3>
                <p>{measuredWords(reader, answers)}</p>
                <p class="soft">{toldInWords(reader.consequence)}</p>
              </div>
            ))}
          </Section>
        )
      }
    </Await>
  )
}
