import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { type MemberRole, ROLES } from '../server/session.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'
import { roleWords } from './role-words.tsx'

/** Makes a link that works once. Nothing is sent: the person who invites gives it to the one invited. */
export function InvitePerson({ accountId, invited }: { accountId: string; invited: () => void }) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<MemberRole>('reviewer')
  const [link, setLink] = useState<string | null>(null)
  const action = useAction()
  const invite = () =>
    action.run(async () => {
      const made = await api('POST /api/admin/accounts/{accountId}/invitations', {
        accountId,
        body: { name: name.trim(), role },
      })
      setLink(location.origin + made.path)
      setName('')
      invited()
    })
  return (
    <details>
      <summary>Invite somebody</summary>
      <Form label="Invite somebody" onSubmit={invite}>
        <TextField label="Their name" path="name" action={action} value={name} set={setName} />
        <ChoiceField
          label="They may"
          path="role"
          action={action}
          value={role}
          set={setRole}
          choices={ROLES.map((one) => [one, `${one}: ${roleWords(one)}`] as const)}
        />
        <Refusal action={action} beside={['name', 'role']} />
        {link !== null && <ShownOnce label="The link: it works once, for three days" value={link} />}
        <div class="actions">
          <Submit action={action}>Make the link</Submit>
        </div>
      </Form>
    </details>
  )
}
