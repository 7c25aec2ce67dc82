import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'

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
        <TextField label="What it is for" path="name" action={action} value={name} set={setName} />
        {accounts.length > 1 && (
          <ChoiceField
            label="Account"
            path="accountId"
            action={action}
            value={accountId}
            set={setAccountId}
            choices={accounts.map((account) => [account.accountId, account.name] as const)}
          />
        )}
        <ChoiceField
          label="It may do what a … may"
          path="role"
          action={action}
          hint={`It ends after ${USUAL_DAYS} days.`}
          value={role}
          set={setRole}
          choices={ROLES.slice(0, ROLES.indexOf(most) + 1).map((one) => [one, one] as const)}
        />
        <Refusal action={action} beside={['name', 'role', 'accountId']} />
        {key !== null && <ShownOnce label="The key" value={key} />}
        <div class="actions">
          <Submit action={action}>Issue the key</Submit>
        </div>
      </Form>
    </details>
  )
}
