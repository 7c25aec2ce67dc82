import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Section } from '../widgets/page.tsx'
import { Time } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { useYourName } from '../widgets/your-name.tsx'
import { type CorrectionDetail, moveWords } from './correction-words.ts'

/** The history of a correction, with forms for notes, moves and reminders. */
export function History({ correction, changed }: { correction: CorrectionDetail; changed: () => void }) {
  return (
    <Section title="What happened">
      <OnlyFor atLeast="reviewer">
        <Moves correction={correction} changed={changed} />
      </OnlyFor>
      <ol class="plain events">
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
          <button
            type="button"
            disabled={action.busy}
            onClick={() =>
              action.run(() =>
                move(isClosed ? 'reopened' : 'closed', draft.note).then(() => put({ note: '' })),
              )
            }
          >
            {isClosed ? 'Reopen' : 'Close'}
          </button>
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
