import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { factInWords } from './fact-words.ts'
import { type Done, type OwnFact, type Preview, previewOf } from './own-facts.ts'
import { WouldChange } from './would-change.tsx'

/** From when until when a fact holds, with what follows said first. */
export function FactDays({
  brandId,
  fact,
  label,
  close,
  done,
}: {
  brandId: string
  fact: OwnFact
  label: string
  close: () => void
  done: (what: Done) => void
}) {
  const [from, setFrom] = useState(fact.validFrom ?? '')
  const [until, setUntil] = useState(fact.validUntil ?? '')
  const [seen, setSeen] = useState<Preview | null>(null)
  const action = useAction()
  const days = () => ({ validFrom: from.trim() || null, validUntil: until.trim() || null })
  const look = () =>
    action.run(async () => setSeen(await previewOf(brandId, { days: [{ factId: fact.id, ...days() }] })))
  const save = () =>
    action.run(async () => {
      const { jobId } = await api('PUT /api/admin/facts/{factId}/validity', { factId: fact.id, body: days() })
      done({ words: `The days of ${label} were set.`, jobId })
    })
  const typing = (set: (text: string) => void) => (text: string) => {
    set(text)
    setSeen(null)
  }
  return (
    <Form label={`Days of ${label}`} onSubmit={seen === null ? look : save}>
      <h3>
        When “{label}: {factInWords(fact.value)}” holds
      </h3>
      <TextField
        label="First day"
        path={seen === null ? 'days.0.validFrom' : 'validFrom'}
        action={action}
        hint="Such as 2027-01-01; empty if it always held."
        value={from}
        set={typing(setFrom)}
      />
      <TextField
        label="Last day"
        path={seen === null ? 'days.0.validUntil' : 'validUntil'}
        action={action}
        hint="Empty if there is none. Who still says it afterwards is outdated, not wrong."
        value={until}
        set={typing(setUntil)}
      />
      <Refusal action={action} beside={['days.0', 'validFrom', 'validUntil']} />
      {seen && <WouldChange preview={seen} />}
      <div class="actions">
        <Submit action={action}>{seen === null ? 'What would this change?' : 'Save the days'}</Submit>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Form>
  )
}
