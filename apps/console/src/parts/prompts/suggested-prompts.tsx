import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Form, Submit } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { Await } from '../widgets/states.tsx'
import { INTENTS, intentName } from '../widgets/words.ts'

type Suggested = AnswerOf<'GET /api/admin/brands/{brandId}/prompts/suggestions'>['items'][number]

/** Made from what is known about the brand; all are selected at first. */
export function SuggestedPrompts({ brandId, added }: { brandId: string; added: () => void }) {
  const suggested = useApi('GET /api/admin/brands/{brandId}/prompts/suggestions', { brandId })
  return (
    <Await of={suggested} what="suggestions">
      {({ items }) => {
        const open = items.filter(({ active }) => !active)
        return open.length === 0 ? (
          <p class="soft">Everything that the known facts suggest is already asked.</p>
        ) : (
          <Choice brandId={brandId} items={open} added={added} />
        )
      }}
    </Await>
  )
}

function Choice({ brandId, items, added }: { brandId: string; items: Suggested[]; added: () => void }) {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const action = useAction()
  const chosen = items.filter(({ text }) => !without.has(text))
  const toggle = (text: string) => {
    const next = new Set(without)
    if (!next.delete(text)) next.add(text)
    setWithout(next)
  }
  const take = () =>
    action.run(async () => {
      const body = { prompts: chosen.map(({ text, intent }) => ({ text, intent })) }
      await api('POST /api/admin/brands/{brandId}/prompts', { brandId, body })
      added()
    })
  return (
    <Form label="Suggested prompts" onSubmit={take}>
      {INTENTS.map((intent) => (
        <fieldset key={intent}>
          <legend>{intentName(intent)}</legend>
          {items
            .filter((item) => item.intent === intent)
            .map(({ text }) => (
              <label key={text} class="choice">
                <input type="checkbox" checked={!without.has(text)} onChange={() => toggle(text)} />
                {text}
              </label>
            ))}
          {!items.some((item) => item.intent === intent) && (
            <p class="hint">Nothing: more facts would lead to some.</p>
          )}
        </fieldset>
      ))}
      <Refusal action={action} />
      <div class="actions">
        {chosen.length > 0 && (
          <Submit action={action}>{`Ask these ${formatOf(chosen.length, 'prompt')}`}</Submit>
        )}
      </div>
    </Form>
  )
}
