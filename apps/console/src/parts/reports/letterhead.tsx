import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { TextField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { Await } from '../widgets/states.tsx'

/** Under whose name and with which logo the account's reports appear. */
export function Letterhead({ accountId }: { accountId: string }) {
  const loaded = useLoad(`letterhead ${accountId}`, (signal) =>
    api('GET /api/admin/accounts/{accountId}/letterhead', { accountId }, signal),
  )
  return (
    <Await of={loaded} what="the letterhead">
      {({ name, logo }) => (
        <LetterheadForm
          key={`${name} ${logo?.base64.length}`}
          accountId={accountId}
          name={name}
          picture={logo && `data:${logo.type};base64,${logo.base64}`}
          saved={loaded.reload}
        />
      )}
    </Await>
  )
}

function LetterheadForm({
  accountId,
  name: before,
  picture,
  saved,
}: {
  accountId: string
  name: string
  picture: string | null
  saved: () => void
}) {
  const [name, setName] = useState(before)
  const [logo, setLogo] = useState<File | null>(null)
  const action = useAction()
  const save = (change: { name?: string; logo?: string | null }) =>
    action.run(async () => {
      await api('PATCH /api/admin/accounts/{accountId}/letterhead', { accountId, body: change })
      saved()
    })
  const submit = async () => save({ name, ...(logo && { logo: await base64Of(logo) }) })
  return (
    <Form label="Name and logo of reports" onSubmit={submit}>
      <TextField label="Name above every report" path="name" action={action} value={name} set={setName} />
      {picture !== null && <img class="logo" src={picture} alt="The logo" />}
      <Field label="Logo" path="logo" action={action} hint="PNG or JPEG, 200 kB at most.">
        {(props) => (
          <input
            {...props}
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ currentTarget }) => setLogo(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Refusal action={action} beside={['name', 'logo']} />
      <div class="actions">
        <Submit action={action}>Save</Submit>
        {picture !== null && (
          <button type="button" class="quiet" onClick={() => save({ logo: null })}>
            Take the logo away
          </button>
        )}
      </div>
    </Form>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
