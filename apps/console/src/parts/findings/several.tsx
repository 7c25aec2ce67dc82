import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { ApiError, api } from '../server/api.ts'
import { SHARE_DAYS } from '../shares/share-link.tsx'
import { Button } from '../widgets/action.tsx'
import { line } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { onlyFor } from '../widgets/page.tsx'
import { tickedOf, untick, untickAll } from '../widgets/ticked.tsx'
import { visibleText } from '../widgets/words.ts'
import { HERE } from '../widgets/written-in.ts'
import { useBy } from '../widgets/your-name.tsx'
import { CaseForm } from './make-case.tsx'

/** What can be done to all that are ticked, with one count; it stays in sight, and says what became of it. */
export const Several = onlyFor('reviewer', ({ brandId }: { brandId: string }) => {
  const [told, setTold] = useState('')
  const by = useBy()
  const ticked = tickedOf(brandId)
  const ids = [...ticked.keys()]
  if (ids.length === 0 && told === '') return null
  /** Those that were refused stay ticked. */
  const forEach = async (what: 'settled' | 'opened', act: (id: string) => Promise<unknown>) => {
    const outcome = await eachOf(ids, act)
    setTold(outcomeInWords(what, outcome))
    untick(outcome.done.map(({ id }) => id))
  }
  const forget = () => {
    setTold('')
    untickAll()
  }
  return (
    <section class="card several" aria-label={say('several.title')}>
      <div class="actions">
        <strong role="status">
          {`${told} ${ids.length === 0 ? '' : say('several.ticked', { count: ids.length })}`.trim()}
        </strong>
        {ids.length > 0 && (
          <>
            <OpensDrawer name={say('several.case')} class="primary">
              {() => <CaseForm brandId={brandId} findings={ids} />}
            </OpensDrawer>
            <DescribedForm
              label={say('several.settle')}
              fields={{
                note: line(say('several.note'), { hint: say('several.noteHint'), maxLength: 2000 }),
              }}
              canSend={({ note }) => note.trim() !== ''}
              isQuiet
              send={({ note }) =>
                forEach('settled', (findingId) =>
                  api('POST /api/admin/findings/{findingId}/settle', { findingId, body: { note, ...by } }),
                )
              }
              button={say('several.settleThem', { count: ids.length })}
            />
            <DescribedForm
              label={say('several.correct')}
              above={() => <p>{say('several.correctHint')}</p>}
              isQuiet
              send={() =>
                forEach('opened', (findingId) =>
                  api('POST /api/admin/brands/{brandId}/corrections', {
                    brandId,
                    body: { findingId, ...by },
                  }),
                )
              }
              button={say('several.correctThem', { count: ids.length })}
            />
            <ShareEach ticked={ticked} />
          </>
        )}
        <Button name={say('several.untick')} press={forget} class="quiet" />
      </div>
    </section>
  )
})

/** An address for each: who has one sees that statement and its proof, and nothing else. */
const ShareEach = ({ ticked }: { ticked: ReadonlyMap<string, string> }) => (
  <DescribedForm
    label={say('several.share')}
    above={() => <p class="soft">{say('several.shareHint')}</p>}
    fields={{ days: SHARE_DAYS }}
    send={({ days }) =>
      eachOf([...ticked.keys()], (findingId) =>
        api('POST /api/admin/shares', { body: { findingId, expiresInDays: Number(days), language: HERE } }),
      )
    }
    outcome={(outcome) => (
      <div role="status">
        <p>{outcomeInWords('shared', outcome)}</p>
        <ul class="rows">
          {outcome.done.map(({ id, answer: { path } }) => (
            <li key={id}>
              <span>{visibleText(ticked.get(id) ?? '')}</span>
              <span class="mono">{location.origin + path}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
    button={say('several.shareThem', { count: ticked.size })}
  />
)

interface Outcome<Answer> {
  done: { id: string; answer: Answer }[]
  /** Why the others were not done. */
  refused: string[]
}

/** Does something to each, one after the other. Those that are refused do not keep the others from it. */
export async function eachOf<Answer>(
  ids: readonly string[],
  act: (id: string) => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const outcome: Outcome<Answer> = { done: [], refused: [] }
  for (const id of ids)
    try {
      outcome.done.push({ id, answer: await act(id) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      outcome.refused.push(error.message)
    }
  return outcome
}

/** `7 settled, 1 refused: There is a correction for it already.` Pure. */
export function outcomeInWords(
  what: 'settled' | 'opened' | 'shared',
  { done, refused }: Outcome<unknown>,
): string {
  const words = say('several.outcome', { what, done: done.length })
  if (refused.length === 0) return `${words}.`
  return `${words}, ${say('several.refused', { count: refused.length, why: [...new Set(refused)].join(' ') })}`
}
