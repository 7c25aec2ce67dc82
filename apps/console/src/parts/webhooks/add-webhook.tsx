import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ChoiceField } from '../widgets/fields.tsx'
import { Field, Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'
import { EVENT_KINDS, EVENT_WORDS, type EventKind } from './event-words.ts'

type Added = AnswerOf<'POST /api/admin/webhooks'>

export function AddWebhook({ added }: { added: () => void }) {
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly EventKind[]>([])
  const [digest, setDigest] = useState<'none' | 'daily'>('none')
  const [made, setMade] = useState<Added | null>(null)
  const action = useAction()
  const toggle = (kind: EventKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind])
  const add = () =>
    action.run(async () => {
      const body = { url: url.trim(), kinds: [...kinds], digest }
      setMade(await api('POST /api/admin/webhooks', { body }))
      setUrl('')
      added()
    })
  return (
    <Form label="Add an address" onSubmit={add}>
      <Field label="Address" path="url" action={action} hint="The https address from the receiver.">
        {(props) => (
          <input
            {...props}
            type="url"
            inputMode="url"
            value={url}
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend>Tell of</legend>
        <p class="hint">Nothing chosen means everything.</p>
        <div class="choices">
          {EVENT_KINDS.map((kind) => (
            <label key={kind} class="choice">
              <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
              {EVENT_WORDS[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <ChoiceField
        label="How often"
        path="digest"
        action={action}
        value={digest}
        set={setDigest}
        choices={[
          ['none', 'at once'],
          ['daily', 'once a day, together'],
        ]}
      />
      <Refusal action={action} beside={['url', 'digest']} />
      {made && <ShownOnce label={`Secret of ${made.url}`} value={made.secret} />}
      <div class="actions">
        <Submit action={action}>Add the address</Submit>
      </div>
    </Form>
  )
}
