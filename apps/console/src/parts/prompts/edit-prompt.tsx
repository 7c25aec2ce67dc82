import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { type PromptDraft, PromptFields } from './prompt-fields.tsx'

export type PromptBody = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>['items'][number]

/** Other words for a question. What that means for its history is said above the button. */
export function EditPrompt({
  prompt,
  close,
  changed,
}: {
  prompt: PromptBody
  close: () => void
  changed: () => void
}) {
  const [draft, setDraft] = useState<PromptDraft>({
    text: prompt.text,
    intent: prompt.intent,
    locale: prompt.locale,
  })
  const action = useAction()
  const save = () =>
    action.run(async () => {
      const body = { ...draft, text: draft.text.trim(), locale: draft.locale.trim() }
      await api('PATCH /api/admin/prompts/{promptId}', { promptId: prompt.id, body })
      changed()
      close()
    })
  return (
    <Form label="Change the prompt" onSubmit={save}>
      <PromptFields draft={draft} set={setDraft} action={action} at="" />
      <p class="note">
        Earlier answers keep the question they were given, and stay in every count. The new wording is asked
        from the next scan on and starts its own history; wrong statements of the old one are not asked about
        again.
      </p>
      <Refusal action={action} beside={['text', 'intent', 'locale']} />
      <div class="actions">
        <Submit action={action}>Save the change</Submit>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </Form>
  )
}
