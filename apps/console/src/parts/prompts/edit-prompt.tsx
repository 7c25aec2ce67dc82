import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { CancelButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { PROMPT_FIELDS, promptFrom } from './prompt-fields.ts'

export type PromptBody = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>['items'][number]

interface Props {
  prompt: PromptBody
  close: () => void
  changed: () => void
}

/** Other words for a question. What that means for its history is said above the button. */
export const EditPrompt = ({ prompt, close, changed }: Props) => (
  <DescribedForm
    label="Change the prompt"
    initial={promptFrom(prompt)}
    fields={PROMPT_FIELDS}
    below={() => (
      <p class="note">
        Earlier answers keep the question they were given, and stay in every count. The new wording is asked
        from the next scan on and starts its own history; wrong statements of the old one are not asked about
        again.
      </p>
    )}
    send={(draft) =>
      api('PATCH /api/admin/prompts/{promptId}', { promptId: prompt.id, body: promptFrom(draft) })
    }
    done={() => {
      changed()
      close()
    }}
    button="Save the change"
    buttons={() => <CancelButton press={close} />}
  />
)
