import { useId, useState } from 'preact/hooks'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'

const USUAL = [
  ['0 7 * * 1', 'Mondays at 7'],
  ['0 7 * * 1-5', 'Working days at 7'],
  ['0 7 * * *', 'Every day at 7'],
  ['0 7 1 * *', 'The first of the month at 7'],
] as const

const FIELDS = ['cron', 'timeZone', 'samples', 'spendCeilingUsd']

/** As the API takes it; null for the setting of the brand, or for no limit. */
export interface ScheduleDraft {
  cron: string
  timeZone: string
  samples: number | null
  spendCeilingUsd: string | null
}

export const newSchedule = (): ScheduleDraft => ({
  cron: USUAL[0][0],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  samples: null,
  spendCeilingUsd: null,
})

/** Common schedules by name, all others as a cron expression. */
export function ScheduleForm({
  label,
  button,
  initial,
  save,
  cancel,
}: {
  label: string
  button: string
  initial: ScheduleDraft
  save: (draft: ScheduleDraft) => Promise<unknown>
  cancel?: () => void
}) {
  const [cron, setCron] = useState(initial.cron)
  const [timeZone, setTimeZone] = useState(initial.timeZone)
  const [samples, setSamples] = useState(initial.samples === null ? '' : String(initial.samples))
  const [spend, setSpend] = useState(initial.spendCeilingUsd ?? '')
  const action = useAction()
  const submit = () =>
    action.run(() =>
      save({
        cron: cron.trim(),
        timeZone: timeZone.trim(),
        samples: samples.trim() === '' ? null : Number(samples),
        spendCeilingUsd: spend.trim() === '' ? null : spend.trim(),
      }),
    )
  return (
    <Form label={label} onSubmit={submit}>
      <HowOften cron={cron} setCron={setCron} />
      <Field
        label="Cron expression"
        path="cron"
        action={action}
        hint="Minute, hour, day of the month, month, day of the week."
      >
        {(props) => (
          <input
            {...props}
            class="mono"
            value={cron}
            onInput={(event) => setCron(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Time zone" path="timeZone" action={action} hint="As in Europe/Oslo or UTC.">
        {(props) => (
          <input {...props} value={timeZone} onInput={(event) => setTimeZone(event.currentTarget.value)} />
        )}
      </Field>
      <Field
        label="Samples (optional)"
        path="samples"
        action={action}
        hint="How often each prompt is asked of each engine, 1 to 100; empty for the brand’s own setting."
      >
        {(props) => (
          <input
            {...props}
            inputMode="numeric"
            value={samples}
            onInput={(event) => setSamples(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="At most, in US dollars (optional)"
        path="spendCeilingUsd"
        action={action}
        hint="What one scan may cost: once this is reached, the scan ends without asking the rest."
      >
        {(props) => (
          <input
            {...props}
            inputMode="decimal"
            value={spend}
            onInput={(event) => setSpend(event.currentTarget.value)}
          />
        )}
      </Field>
      <Refusal action={action} beside={FIELDS} />
      <div class="actions">
        <Submit action={action}>{button}</Submit>
        {cancel && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  )
}

function HowOften({ cron, setCron }: { cron: string; setCron: (cron: string) => void }) {
  const usual = USUAL.some(([expression]) => expression === cron) ? cron : ''
  const id = useId()
  return (
    <div class="field">
      <label for={id}>How often</label>
      <select id={id} value={usual} onChange={(event) => setCron(event.currentTarget.value)}>
        {USUAL.map(([expression, name]) => (
          <option key={expression} value={expression}>
            {name}
          </option>
        ))}
        <option value="">Cron expression</option>
      </select>
    </div>
  )
}
