import type { Exchange } from '@veracite/terms/engine-port'
import type { HttpCall } from '../../web/http-call.ts'
import type { Conversation, NextCall } from '../asker.ts'
import type { Wire } from '../extract.ts'
import { placeOf } from '../place.ts'
import { filled, filledText } from '../template.ts'
import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'
import type { KeyVariable } from './keys.ts'
import APIS from './official-apis.json' with { type: 'json' }

/**
 * The API of the company behind an engine: one key, a model, and one POST that holds the prompt. Slots are `{model}`,
 * `{prompt}`, `{country}`, `{language}` and `{key}`.
 */
interface OfficialApi extends Asked {
  /** The company, where it is not called like the access. */
  provider?: string
  key: KeyVariable
  /** The model that is asked unless the operator names another. */
  model: string
  baseUrl: string
  path: string
  /** What a base URL that is a host alone gets before the path. */
  root?: string
  wire: Wire
  /** A bearer token where there are none. */
  headers?: Record<string, string>
  /** How replies are continued in further calls. */
  continued?: keyof typeof CONTINUED
  /** What is asked instead where the operator has switched grounding on. */
  grounded?: Asked
}

interface Asked {
  description: string
  body: object
}

const CONTINUED = { 'paused turn': continuePausedTurn, token: continueWithToken }

export function officialApi(name: keyof typeof APIS): AccessDefinition {
  const api = APIS[name] as OfficialApi
  return {
    name,
    needs: [api.key],
    timeoutMs: TIMEOUT_MS.searchingModel,
    converse(input): Conversation {
      const key = input.key(api.key)
      const model = input.model ?? api.model
      const { description, body } = (input.geminiGrounding && api.grounded) || api
      const path = filledText(api.path, { model: encodeURIComponent(model) })
      const headers = api.headers === undefined ? bearer(key) : filled(api.headers, { key })
      return {
        access: {
          engine: input.engine,
          kind: 'official_api',
          provider: api.provider ?? name,
          model,
          wire: api.wire,
          description: filledText(description, { model }),
        },
        secrets: [key],
        maxCalls: 1,
        first: (question) => ({
          method: 'POST',
          url: at(input.baseUrl ?? api.baseUrl, path, api.root),
          headers: { ...JSON_BODY, ...headers },
          body: JSON.stringify(
            filled(body, { model, prompt: question.prompt, ...placeOf(question, input.place) }),
          ),
        }),
        ...(api.continued && { maxCalls: 3, next: CONTINUED[api.continued] }),
      }
    },
  }
}

type Last = { call: HttpCall; exchange: Exchange }

/** The same request with the engine's output so far handed back exactly as received. */
function continuePausedTurn(_: string | null, { call, exchange }: Last): NextCall {
  const request = JSON.parse(call.body ?? '{}') as { messages: unknown[] }
  const reply = JSON.parse(new TextDecoder().decode(exchange.bytes)) as { content: unknown[] }
  const messages = [...request.messages, { role: 'assistant', content: reply.content }]
  return { call: { ...call, body: JSON.stringify({ ...request, messages }) }, waitMs: 0 }
}

function continueWithToken(continuationToken: string | null, { call }: Last): NextCall | null {
  if (continuationToken === null) return null
  const request = JSON.parse(call.body ?? '{}') as Record<string, unknown>
  return { call: { ...call, body: JSON.stringify({ ...request, continuationToken }) }, waitMs: 0 }
}
