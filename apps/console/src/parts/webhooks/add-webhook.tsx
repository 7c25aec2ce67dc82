import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { mayAnywhere } from '../server/session.ts'
import { ChoiceField, TextField } from '../widgets/fields.tsx'
import { Form, Refusal, ShownOnce, Submit, useAction } from '../widgets/form.tsx'
import { type DIGEST_WORDS, EVENT_KINDS, type EventKind, eventWords } from './event-words.ts'

type Added = AnswerOf<'POST /api/admin/webhooks'>

export function AddWebhook({ added }: { added: () => void }) {
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly EventKind[]>([])
  const [digest, setDigest] = useState<keyof typeof DIGEST_WORDS>('none')
  const [graveAtOnce, setGraveAtOnce] = useState(false)
  const [brandId, setBrandId] = useState('')
  const brands = useLoad('brands to tell of', (signal) =>
    api('GET /api/admin/brands', { limit: '1000' }, signal),
  )
  const [made, setMade] = useState<Added | null>(null)
  const action = useAction()
  const toggle = (kind: EventKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind])
  const add = () =>
    action.run(async () => {
      const body = {
        url: url.trim(),
        kinds: [...kinds],
        digest,
        graveAtOnce: digest !== 'none' && graveAtOnce,
        ...(brandId !== '' && { brandId }),
      }
      setMade(await api('POST /api/admin/webhooks', { body }))
      setUrl('')
      added()
    })
  return (
    <Form label="Add an address" onSubmit={add}>
      <TextField
        label="Address"
        path="url"
        action={action}
        hint="A mail address, or the https address that a chat, a ticket system or your program gave you."
        inputMode="url"
        value={url}
        set={setUrl}
      />
      <ChoiceField
        label="Brand"
        path="brandId"
        action={action}
        value={brandId}
        set={setBrandId}
        choices={[
          ...(mayAnywhere('operator') ? ([['', 'Every brand']] as const) : []),
          ...(brands.value?.items ?? []).map(({ id, name }) => [id, name] as const),
        ]}
      />
      <fieldset>
        <legend>Tell of</legend>
        <p class="hint">Nothing chosen means everything.</p>
        <div class="choices">
          {EVENT_KINDS.map((kind) => (
            <label key={kind} class="choice">
              <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
              {eventWords(kind)}
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
          ['weekly', 'on Monday morning, together'],
        ]}
      />
      {digest !== 'none' && (
        <label class="choice">
          <input type="checkbox" checked={graveAtOnce} onChange={() => setGraveAtOnce(!graveAtOnce)} />
          what is grave, at once
        </label>
      )}
      <Refusal action={action} beside={['url', 'digest', 'brandId']} />
      {made?.offReason === 'unconfirmed' && (
        <p class="note" role="status">
          Whoever reads {made.url.slice('mailto:'.length)} was asked by mail. Nothing else is sent before they
          say yes.
        </p>
      )}
      {made && made.offReason === null && <ShownOnce label={`Secret of ${made.url}`} value={made.secret} />}
      <div class="actions">
        <Submit action={action}>Add the address</Submit>
      </div>
    </Form>
  )
}
