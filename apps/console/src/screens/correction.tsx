import {
  type CorrectionDetail,
  moveWords,
  stateTone,
  stateWords,
} from '../parts/corrections/correction-words.ts'
import { Steps } from '../parts/corrections/steps.tsx'
import { WatchPanel } from '../parts/corrections/watch-panel.tsx'
import { WatchedPages } from '../parts/corrections/watched-pages.tsx'
import { Truth } from '../parts/findings/statement.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Button } from '../parts/widgets/button.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, Section } from '../parts/widgets/page.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import { originOf, screenSpeaker } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

const EVERY_MS = 5_000
const AT_MOST_MS = 3_600_000

/** A watch that waits says until when: nothing can change before. */
const againInMs = ({ watches }: CorrectionDetail): number => {
  const next = watches.flatMap(({ nextAt }) => (nextAt === null ? [] : [Date.parse(nextAt) - Date.now()]))
  return next.length === 0 ? EVERY_MS : Math.min(Math.max(EVERY_MS, Math.min(...next)), AT_MOST_MS)
}

/** One false statement on its way to being corrected. */
export function Correction({ correctionId }: { correctionId: string }) {
  const loaded = useApi('GET /api/admin/corrections/{correctionId}', { correctionId }, againInMs)
  return (
    <Await of={loaded} what="the correction">
      {(correction) => (
        <BrandFrame
          brandId={correction.brandId}
          section={`Correction: ${correction.label}`}
          above={['Corrections', '/corrections']}
        >
          <Told correction={correction} reload={loaded.reload} />
        </BrandFrame>
      )}
    </Await>
  )
}

function Told({ correction, reload }: { correction: CorrectionDetail; reload: () => void }) {
  return (
    <>
      <p>
        <span class={`badge ${stateTone(correction.state)}`}>{stateWords(correction.state)}</span>{' '}
        <span class="soft">
          since <Age at={correction.stateSince} />
        </span>
      </p>
      <OriginNote of={correction} />
      <div class="statement-page spaced">
        {correction.said.map(({ engine, sentence }) => (
          <div key={engine}>
            <p class="meta">{screenSpeaker(engine, originOf(correction))} says</p>
            <p class="say" dir="auto">
              “{visibleText(sentence)}”
            </p>
          </div>
        ))}
        <p>
          <Truth of={correction} />
        </p>
      </div>
      <Steps correction={correction} changed={reload} />
      <WatchedPages correction={correction} />
      <WatchPanel correction={correction} changed={reload} />
      <History correction={correction} changed={reload} />
    </>
  )
}

/** The history of a correction, with forms for notes, moves and reminders. */
function History({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  return (
    <Section title="What happened">
      <OnlyFor atLeast="reviewer">
        <Moves correction={correction} changed={changed} />
      </OnlyFor>
      <ol class="plain">
        {correction.events.map(({ id, move, who, note, words, at }) => (
          <li key={id}>
            <Time at={at} /> {visibleText(who)} {moveWords(move)}
            {words !== null && <>: {words}</>}
            {note !== null && <>: {visibleText(note)}</>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Moves({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  const [name] = useYourName()
  const by = name === '' ? {} : { by: name }
  const correctionId = correction.id
  const isClosed = correction.state === 'closed'
  const move = (what: 'noted' | 'closed' | 'reopened', note: string) =>
    api('POST /api/admin/corrections/{correctionId}/moves', {
      correctionId,
      body: { move: what, ...(note.trim() !== '' && { note }), ...by },
    }).then(changed)
  return (
    <>
      <DescribedForm
        label="Note, or decide"
        initial={{ note: '' }}
        fields={{ note: { kind: 'lines', label: 'Note', rows: 2, maxLength: 4000 } }}
        send={({ note }) => move('noted', note)}
        afterwards={{ note: '' }}
        button="Add the note"
        buttons={({ draft, put, action }) => (
          <Button
            name={isClosed ? 'Reopen' : 'Close'}
            press={() =>
              action.run(() =>
                move(isClosed ? 'reopened' : 'closed', draft.note).then(() => put({ note: '' })),
              )
            }
            disabled={action.busy}
          />
        )}
      />
      <DescribedForm
        label="Deadline"
        initial={{ deadline: correction.deadline?.slice(0, 10) ?? '' }}
        fields={{
          deadline: {
            label: 'Deadline',
            hint: 'A day such as 2026-12-01; empty for none. Deliveries remind three days before, and when it has passed.',
          },
        }}
        send={({ deadline }) =>
          api('PUT /api/admin/corrections/{correctionId}/deadline', {
            correctionId,
            body: { deadline: deadline === '' ? null : `${deadline}T23:59:59Z`, ...by },
          })
        }
        done={changed}
        button="Set the deadline"
      />
    </>
  )
}
