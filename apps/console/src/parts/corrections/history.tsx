import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { LongTextField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
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
  const [note, setNote] = useState('')
  const [deadline, setDeadline] = useState(correction.deadline?.slice(0, 10) ?? '')
  const [name] = useYourName()
  const action = useAction()
  const by = name === '' ? {} : { by: name }
  const correctionId = correction.id
  const move = (what: 'noted' | 'closed' | 'reopened') =>
    action.run(async () => {
      const words = note.trim() === '' ? {} : { note }
      await api('POST /api/admin/corrections/{correctionId}/moves', {
        correctionId,
        body: { move: what, ...words, ...by },
      })
      setNote('')
      changed()
    })
  const set = () =>
    action.run(async () => {
      const at = deadline === '' ? null : `${deadline}T23:59:59Z`
      await api('PUT /api/admin/corrections/{correctionId}/deadline', {
        correctionId,
        body: { deadline: at, ...by },
      })
      changed()
    })
  const isClosed = correction.state === 'closed'
  return (
    <>
      <Form label="Note, or decide" onSubmit={() => move('noted')}>
        <LongTextField
          label="Note"
          path="note"
          action={action}
          value={note}
          set={setNote}
          rows={2}
          maxLength={4000}
        />
        <Refusal action={action} beside={['note', 'deadline']} />
        <div class="actions">
          <Submit action={action}>Add the note</Submit>
          <button type="button" disabled={action.busy} onClick={() => move(isClosed ? 'reopened' : 'closed')}>
            {isClosed ? 'Reopen' : 'Close'}
          </button>
        </div>
      </Form>
      <Form label="Deadline" onSubmit={set}>
        <TextField
          label="Deadline"
          path="deadline"
          action={action}
          value={deadline}
          set={setDeadline}
          hint="A day such as 2026-12-01; empty for none. Deliveries remind three days before, and when it has passed."
        />
        <div class="actions">
          <Submit action={action}>Set the deadline</Submit>
        </div>
      </Form>
    </>
  )
}
