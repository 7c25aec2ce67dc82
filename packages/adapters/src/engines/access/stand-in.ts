import { accessByHost } from '@veracite/verify/bundle/engine-hosts'
import type { Conversation } from '../asker.ts'
import type { AccessDefinition, AccessInput } from './definition.ts'

/**
 * The conversation, named after the server that is really asked: with a base URL that leads elsewhere than to the
 * provider, over TLS, the answer is a stand-in's, and nothing may present it as the engine's.
 */
export function namedAsReached(access: AccessDefinition, input: AccessInput): Conversation {
  const conversation = access.converse(input)
  if (input.baseUrl === null) return conversation
  const { access: meant } = conversation
  const reached = new URL(input.baseUrl)
  const claimed = { engine: meant.engine, access: meant.kind, endpoint: `${reached.origin}/` }
  if (accessByHost(claimed) === meant.kind) return conversation
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
