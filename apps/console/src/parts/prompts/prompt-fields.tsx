import { type Action, Field } from '../widgets/form.tsx'
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
    <Field label="Prompt" path={`${at}text`} action={action}>
      {(props) => (
        <textarea
          {...props}
          rows={3}
          value={draft.text}
          onInput={(event) => set({ ...draft, text: event.currentTarget.value })}
        />
      )}
    </Field>
    <Field label="What it asks about" path={`${at}intent`} action={action}>
      {(props) => (
        <select
          {...props}
          value={draft.intent}
          onChange={(event) => set({ ...draft, intent: event.currentTarget.value as PromptDraft['intent'] })}
        >
          {INTENTS.map((name) => (
            <option key={name} value={name}>
              {intentName(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field label="Language" path={`${at}locale`} action={action} hint="As in en or en-US.">
      {(props) => (
        <input
          {...props}
          value={draft.locale}
          onInput={(event) => set({ ...draft, locale: event.currentTarget.value })}
        />
      )}
    </Field>
  </>
)
