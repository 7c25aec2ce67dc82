import { say } from '@veracite/words/say'
import { type Answer, api, useApi } from '../server/api.ts'
import { ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await } from '../widgets/page.tsx'
import { INTENTS, intentName } from '../widgets/words.ts'

type Suggested = Answer<'GET /api/admin/brands/{brandId}/prompts/suggestions'>['items'][number]

/** Made from what is known about the brand; all are selected at first. */
export const SuggestedPrompts = ({ brandId, added }: { brandId: string; added?: () => void }) => (
  <Await of={useApi('GET /api/admin/brands/{brandId}/prompts/suggestions', { brandId })}>
    {({ items }) => {
      const open = items.filter(({ active }) => !active)
      return open.length === 0 ? (
        <p class="soft">{say('prompts.everythingThatTheKnown')}</p>
      ) : (
        <Choice key={open.length} brandId={brandId} items={open} added={added} />
      )
    }}
  </Await>
)

type Intent = (typeof INTENTS)[number]

interface ChoiceProps {
  brandId: string
  items: Suggested[]
  added: (() => void) | undefined
}

function Choice({ brandId, items, added }: ChoiceProps) {
  const textsOf = (intent: Intent) => items.filter((item) => item.intent === intent).map(({ text }) => text)
  const chosen = (draft: Record<Intent, string[]>) =>
    INTENTS.flatMap((intent) =>
      draft[intent].map((text) => ({ text, intent, origin: 'suggestion' as const })),
    )
  return (
    <DescribedForm
      label={say('prompts.suggestedPrompts')}
      isInPage
      fields={perIntent((intent) => {
        const texts = textsOf(intent)
        return ticks(
          intentName(intent),
          texts.map((text) => [text, text] as const),
          { hint: texts.length === 0 && say('prompts.nothingMoreFactsWould'), usual: texts },
        )
      })}
      canSend={(draft) => chosen(draft).length > 0}
      send={(draft) =>
        api('POST /api/admin/brands/{brandId}/prompts', { brandId, body: { prompts: chosen(draft) } })
      }
      done={() => added?.()}
      button={(draft) => say('prompts.askThesePrompts', { draft: chosen(draft).length })}
    />
  )
}

const perIntent = <T,>(of: (intent: Intent) => T) =>
  Object.fromEntries(INTENTS.map((intent) => [intent, of(intent)])) as Record<Intent, T>
