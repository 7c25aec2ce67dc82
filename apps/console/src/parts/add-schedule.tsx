import { useState } from 'preact/hooks'
import { api } from './api.ts'
import { Field, Form, Refusal, Submit, useAction } from './form.tsx'

const USUAL = [
  ['0 7 * * 1', 'Mondays at 7'],
  ['0 7 * * 1-5', 'Working days at 7'],
  ['0 7 * * *', 'Every day at 7'],
  ['0 7 1 * *', 'The first of the month at 7'],
] as const

const FIELDS = ['cron', 'timeZone', 'samples', 'spendCeilingUsd']

/** Common schedules by name, all others as a cron expression. */
export function AddSchedule({ brandId, added }: { brandId: string; added: () => void }) {
  const [cron, setCron] = useState<string>(USUAL[0][0])
  const [timeZone, setTimeZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [samples, setSamples] = useState('')
  const [spend, setSpend] = useState('')
  const action = useAction()
  const add = () =>
    action.run(async () => {
      const body = {
        cron: cron.trim(),
        timeZone: timeZone.trim(),
        ...(samples.trim() !== '' && { samples: Number(samples) }),
        ...(spend.trim() !== '' && { spendCeilingUsd: spend.trim() }),
      }
      await api('POST /api/admin/brands/{brandId}/schedules', { brandId, body })
      added()
    })
  const usual = USUAL.some(([expression]) => expression === cron) ? cron : ''
  return (
    <Form label="Add a schedule" onSubmit={add}>
      <Field label="How often" path="-" action={action}>
        {(props) => (
          <select {...props} value={usual} onChange={(event) => setCron(event.currentTarget.value)}>
            {USUAL.map(([expression, name]) => (
              <option key={expression} value={expression}>
                {name}
              </option>
            ))}
            <option value="">Cron expression</option>
          </select>
        )}
      </Field>
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
        <Submit action={action}>Add the schedule</Submit>
      </div>
    </Form>
  )
}
