import { INTENTS, intentName } from '../widgets/words.ts'

/** Question, what it asks about, language. */
export const PROMPT_FIELDS = {
  text: { kind: 'lines', label: 'Prompt', rows: 3 },
  intent: {
    kind: 'choice',
    label: 'What it asks about',
    choices: INTENTS.map((name) => [name, intentName(name)] as const),
  },
  locale: { label: 'Language', hint: 'As in en or en-US.' },
} as const

export interface PromptDraft {
  text: string
  intent: (typeof INTENTS)[number]
  locale: string
}

export const promptFrom = ({ text, intent, locale }: PromptDraft): PromptDraft => ({
  text: text.trim(),
  intent,
  locale: locale.trim(),
})
