import type { Question } from '@veracite/terms/engine-port'
import type { Conversation } from '../asker.ts'
import type { AccessDefinition, AccessInput } from './definition.ts'

/**
 * The conversation, named after whoever is really asked: with a base URL that leads elsewhere than to the
 * provider, over TLS, the answer is a stand-in's, and nothing may present it as the engine's.
 */
export function namedAsReached(access: AccessDefinition, input: AccessInput): Conversation {
  const conversation = access.converse(input)
  if (input.baseUrl === null) return conversation
  const home = hostOf(access.converse({ ...input, baseUrl: null }))
  const reached = new URL(input.baseUrl)
  if (reached.protocol === 'https:' && home !== null && isWithin(reached.hostname, home)) return conversation
  const { access: meant } = conversation
  return {
    ...conversation,
    access: {
      ...meant,
      kind: 'compatible_server',
      provider: STAND_IN,
      description: `A server at ${reached.host}, chosen by the operator, standing in for the interface of ${meant.provider}${meant.model === null ? '' : ` (model ${meant.model})`}. This is not an answer of ${meant.engine}, as far as anyone can tell from here.`,
    },
  }
}

const STAND_IN = 'stand_in'

/** The provider's own host, as the access itself names it. */
function hostOf({ first }: Conversation): string | null {
  const call = first(ANY_QUESTION)
  return 'url' in call ? new URL(call.url).hostname : null
}

const ANY_QUESTION: Question = {
  runId: '',
  brandId: '',
  prompt: '?',
  intent: 'CATEGORY',
  locale: 'en-US',
  sample: 1,
  attempt: 1,
}

/** Providers have regional hosts below their own. */
const isWithin = (host: string, home: string): boolean => host === home || host.endsWith(`.${home}`)
