import type { InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { mayAnywhere } from '../server/session.ts'
import { Field, Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'

type What = Pick<InputOf<'POST /api/admin/shares'>['body'], 'findingId' | 'runId' | 'caseId' | 'reportId'>

const DAYS = ['1', '7', '14', '30', '90']

/** Makes an address that shows this, and only this, to somebody without an account. */
export function ShareLink({ what }: { what: What }) {
  const [days, setDays] = useState('14')
  const [link, setLink] = useState<string | null>(null)
  const action = useAction()
  if (!mayAnywhere('reviewer')) return null
  const share = () =>
    action.run(async () => {
      const made = await api('POST /api/admin/shares', { body: { ...what, expiresInDays: Number(days) } })
      setLink(location.origin + made.path)
    })
  return (
    <details>
      <summary>Show this to somebody outside</summary>
      <Form label="Show this to somebody outside" onSubmit={share}>
        <p class="soft">
          Whoever has the address sees this and its proof, and nothing else. You can take it back under{' '}
          <a href="/console/shares">Shared</a>.
        </p>
        <Field label="For how many days" path="expiresInDays" action={action}>
          {(props) => (
            <select {...props} value={days} onChange={({ currentTarget }) => setDays(currentTarget.value)}>
              {DAYS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Refusal action={action} beside={['expiresInDays']} />
        {link !== null && <ShownOnce label="The address" value={link} />}
        <div class="actions">
          <Submit action={action}>Make the address</Submit>
        </div>
      </Form>
    </details>
  )
}
