import type { Engine } from '@veracite/terms/vocabulary'
import type { Conversation } from '../asker.ts'
import { at, bearer, JSON_BODY } from './definition.ts'

export interface CompatibleServer {
  baseUrl: string
  apiKey: string | null
  model: string
  engines: readonly Engine[]
}

/** A local model server standing in for an engine during development. Its answers are labelled as such. */
export function compatibleServer(engine: Engine, server: CompatibleServer): Conversation {
  return {
    access: {
      engine,
      kind: 'compatible_server',
      provider: 'openai_compatible',
      model: server.model,
      wire: 'openai.chat_completions',
      description: `A model server run by the operator (model ${server.model}) standing in for ${engine}. This is not an answer of ${engine}: no search, no sources.`,
    },
    secrets: server.apiKey === null ? [] : [server.apiKey],
    maxCalls: 1,
    first: (question) => ({
      method: 'POST',
      url: at(server.baseUrl, '/chat/completions', '/v1'),
      headers: { ...JSON_BODY, ...(server.apiKey === null ? {} : bearer(server.apiKey)) },
      body: JSON.stringify({
        model: server.model,
        messages: [{ role: 'user', content: question.prompt }],
        stream: false,
      }),
    }),
  }
}
