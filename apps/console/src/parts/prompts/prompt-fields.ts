import { say } from '@veracite/words/say'
import { INTENTS, intentName } from '../widgets/words.ts'

/** Question, what it asks about, language. */
export const PROMPT_FIELDS = {
  text: { kind: 'lines', label: say('prompts.prompt'), rows: 3 },
  intent: {
    kind: 'choice',
    label: say('prompts.whatItAsksAbout'),
    choices: INTENTS.map((name) => [name, intentName(name)] as const),
  },
  locale: { label: say('prompts.language'), hint: say('prompts.asInEnOr') },
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
