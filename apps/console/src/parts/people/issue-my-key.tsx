import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { Field, Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'

type MyAccount = NonNullable<AnswerOf<'GET /api/admin/me'>['accounts']>[number]

const USUAL_DAYS = 90

export function IssueMyKey({ accounts, issued }: { accounts: readonly MyAccount[]; issued: () => void }) {
  const [accountId, setAccountId] = useState(accounts[0]?.accountId ?? '')
  const [name, setName] = useState('')
  const [role, setRole] = useState<MemberRole>('viewer')
  const [key, setKey] = useState<string | null>(null)
  const action = useAction()
  const most = accounts.find((account) => account.accountId === accountId)?.role ?? 'viewer'
  const issue = () =>
    action.run(async () => {
      const body = { accountId, name: name.trim(), role, expiresInDays: USUAL_DAYS }
      setKey((await api('POST /api/admin/me/keys', { body })).key)
      setName('')
      issued()
    })
  return (
    <details>
      <summary>Issue a key</summary>
      <Form label="Issue a key" onSubmit={issue}>
        <Field label="What it is for" path="name" action={action}>
          {(props) => (
            <input {...props} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
          )}
        </Field>
        {accounts.length > 1 && (
          <Field label="Account" path="accountId" action={action}>
            {(props) => (
              <select
                {...props}
                value={accountId}
                onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
              >
                {accounts.map((account) => (
                  <option key={account.accountId} value={account.accountId}>
                    {account.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field
          label="It may do what a … may"
          path="role"
          action={action}
          hint={`It ends after ${USUAL_DAYS} days.`}
        >
          {(props) => (
            <select
              {...props}
              value={role}
              onChange={({ currentTarget }) => setRole(currentTarget.value as MemberRole)}
            >
              {ROLES.slice(0, ROLES.indexOf(most) + 1).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Refusal action={action} beside={['name', 'role', 'accountId']} />
        {key !== null && <ShownOnce label="The key" value={key} />}
        <div class="actions">
          <Submit action={action}>Issue the key</Submit>
        </div>
      </Form>
    </details>
  )
}
