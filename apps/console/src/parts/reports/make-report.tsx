import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { ChoiceField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'

const SPANS = [
  ['week', 'The last whole week'],
  ['month', 'The last whole month'],
  ['days', 'From one day to another'],
] as const
type Span = (typeof SPANS)[number][0]

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
const today = (): string => new Date().toISOString().slice(0, 10)

export function MakeReport({ brandId }: { brandId: string }) {
  const [span, setSpan] = useState<Span>('month')
  const [from, setFrom] = useState(`${today().slice(0, 8)}01`)
  const [to, setTo] = useState(today())
  const action = useAction()
  const { route } = useLocation()
  const make = () =>
    action.run(async () => {
      const body = span === 'days' ? { from, to } : { last: span }
      const { id } = await api('POST /api/admin/brands/{brandId}/reports', {
        brandId,
        body: { ...body, timeZone: zoneHere() },
      })
      route(`/console/reports/${id}`)
    })
  return (
    <Form label="Make a report" onSubmit={make}>
      <ChoiceField
        label="Of which time"
        path="last"
        action={action}
        value={span}
        set={setSpan}
        choices={SPANS}
      />
      {span === 'days' && (
        <>
          <Field label="First day" path="from" action={action}>
            {(props) => (
              <input {...props} type="date" value={from} onInput={(e) => setFrom(e.currentTarget.value)} />
            )}
          </Field>
          <Field label="Last day" path="to" action={action}>
            {(props) => (
              <input {...props} type="date" value={to} onInput={(e) => setTo(e.currentTarget.value)} />
            )}
          </Field>
        </>
      )}
      <Refusal action={action} beside={['last', 'from', 'to']} />
      <div class="actions">
        <Submit action={action}>Make the report</Submit>
      </div>
    </Form>
  )
}
