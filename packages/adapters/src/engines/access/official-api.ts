import type { Conversation } from '../asker.ts'
import type { Wire } from '../extract.ts'
import { type Place, placeOf } from '../place.ts'
import { type AccessDefinition, at, bearer, JSON_BODY, TIMEOUT_MS } from './definition.ts'
import type { KeyVariable } from './keys.ts'

/** The API of the company behind an engine: one key, a model, and one POST that holds the prompt. */
interface OfficialApi {
  name: string
  /** The company, where it is not called like the access. */
  provider?: string
  key: KeyVariable
  /** The model that is asked unless the operator names another. */
  model: string
  baseUrl: string
  path: string | ((model: string) => string)
  /** What a base URL that is a host alone gets before the path. */
  root?: string
  wire: Wire
  headers?(key: string): Record<string, string>
  description(model: string, settings: { geminiGrounding: boolean }): string
  body(asked: { model: string; prompt: string; place: Place; geminiGrounding: boolean }): unknown
  /** Replies that are continued in further calls. */
  continued?: Required<Pick<Conversation, 'maxCalls' | 'next'>>
}

export const officialApi = (api: OfficialApi): AccessDefinition => ({
  name: api.name,
  needs: [api.key],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key(api.key)
    const model = input.model ?? api.model
    const path = typeof api.path === 'string' ? api.path : api.path(model)
    const { geminiGrounding } = input
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: api.provider ?? api.name,
        model,
        wire: api.wire,
        description: api.description(model, input),
      },
      secrets: [key],
      maxCalls: 1,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? api.baseUrl, path, api.root),
        headers: { ...JSON_BODY, ...(api.headers ?? bearer)(key) },
        body: JSON.stringify(
          api.body({
            model,
            prompt: question.prompt,
            place: placeOf(question, input.place),
            geminiGrounding,
          }),
        ),
      }),
      ...api.continued,
    }
  },
})
