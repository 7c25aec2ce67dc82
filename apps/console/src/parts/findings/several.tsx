import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { SHARE_DAYS } from '../shares/share-link.tsx'
import { Button } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { tickedOf, untick, untickAll } from '../widgets/ticked.tsx'
import { visibleText } from '../widgets/words.ts'
import { HERE } from '../widgets/written-in.ts'
import { useYourName } from '../widgets/your-name.tsx'
import { eachOf, outcomeInWords } from './each-of.ts'
import { CaseForm } from './make-case.tsx'

/** What can be done to all that are ticked, with one count; it stays in sight, and says what became of it. */
export function Several({ brandId, changed }: { brandId: string; changed: () => void }) {
  const [told, setTold] = useState('')
  const [name] = useYourName()
  const ticked = tickedOf(brandId)
  const ids = [...ticked.keys()]
  if (ids.length === 0 && told === '') return null
  const by = name === '' ? {} : { by: name }
  /** Those that were refused stay ticked. */
  const forEach = async (what: 'settled' | 'opened', act: (id: string) => Promise<unknown>) => {
    const outcome = await eachOf(ids, act)
    setTold(outcomeInWords(what, outcome))
    untick(outcome.done.map(({ id }) => id))
    changed()
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
              opens=""
              initial={{ note: '' }}
              fields={{
                note: { label: say('several.note'), hint: say('several.noteHint'), maxLength: 2000 },
              }}
              canSend={({ note }) => note.trim() !== ''}
              send={({ note }) =>
                forEach('settled', (findingId) =>
                  api('POST /api/admin/findings/{findingId}/settle', { findingId, body: { note, ...by } }),
                )
              }
              button={say('several.settleThem', { count: ids.length })}
            />
            <DescribedForm
              label={say('several.correct')}
              opens=""
              initial={{}}
              above={() => <p>{say('several.correctHint')}</p>}
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
}

/** An address for each: who has one sees that statement and its proof, and nothing else. */
const ShareEach = ({ ticked }: { ticked: ReadonlyMap<string, string> }) => (
  <DescribedForm
    label={say('several.share')}
    opens=""
    initial={{ days: '14' }}
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
