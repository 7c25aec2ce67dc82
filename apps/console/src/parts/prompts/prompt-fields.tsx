import { ChoiceField, LongTextField, TextField } from '../widgets/fields.tsx'
import type { Action } from '../widgets/form.tsx'
import { INTENTS, intentName } from '../widgets/words.ts'

export interface PromptDraft {
  text: string
  intent: (typeof INTENTS)[number]
  locale: string
}

/** Question, what it asks about, language. `at`: the API's name for the prompt, with a dot, or empty. */
export const PromptFields = ({
  draft,
  set,
  action,
  at,
}: {
  draft: PromptDraft
  set: (draft: PromptDraft) => void
  action: Action
  at: string
}) => (
  <>
    <LongTextField
      label="Prompt"
      path={`${at}text`}
      action={action}
      rows={3}
      value={draft.text}
      set={(text) => set({ ...draft, text })}
    />
    <ChoiceField
      label="What it asks about"
      path={`${at}intent`}
      action={action}
      value={draft.intent}
      set={(intent) => set({ ...draft, intent })}
      choices={INTENTS.map((name) => [name, intentName(name)] as const)}
    />
    <TextField
      label="Language"
      path={`${at}locale`}
      action={action}
      hint="As in en or en-US."
      value={draft.locale}
      set={(locale) => set({ ...draft, locale })}
    />
  </>
)
