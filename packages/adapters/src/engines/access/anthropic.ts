import type { Exchange } from '@veracite/terms/engine-port'
import type { HttpCall } from '../../web/http-call.ts'
import type { NextCall } from '../asker.ts'
import { placeOf } from '../place.ts'
import { type AccessDefinition, at, JSON_BODY, TIMEOUT_MS } from './definition.ts'

/** The most calls for a paused turn, the first included. */
const MAX_TURNS = 3

const SEARCH_TOOL = { type: 'web_search_20250305', name: 'web_search', max_uses: 3 } as const

const headers = (key: string) => ({ ...JSON_BODY, 'x-api-key': key, 'anthropic-version': '2023-06-01' })

export const anthropic: AccessDefinition = {
  name: 'anthropic',
  needs: ['ANTHROPIC_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('ANTHROPIC_API_KEY')
    const model = input.model ?? 'claude-sonnet-5-5'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'anthropic',
        model,
        wire: 'anthropic.messages',
        description: `Anthropic's Messages API, model ${model}, with web search allowed. It is the model behind Claude, not the Claude app.`,
      },
      secrets: [key],
      maxCalls: MAX_TURNS,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://api.anthropic.com', '/v1/messages'),
        headers: headers(key),
        body: JSON.stringify({
          model,
          max_tokens: 4096,
          messages: [{ role: 'user', content: question.prompt }],
          tools: [
            {
              ...SEARCH_TOOL,
              user_location: { type: 'approximate', country: placeOf(question, input.place).country },
            },
          ],
        }),
      }),
      next: (_token, last) => continuePausedTurn(last),
    }
  },
}

/** DeepSeek runs web search on its side only behind its Anthropic-format endpoint. It takes no location. */
export const deepSeek: AccessDefinition = {
  name: 'deepseek',
  needs: ['DEEPSEEK_API_KEY'],
  timeoutMs: TIMEOUT_MS.searchingModel,
  converse: (input) => {
    const key = input.key('DEEPSEEK_API_KEY')
    const model = input.model ?? 'deepseek-flash'
    return {
      access: {
        engine: input.engine,
        kind: 'official_api',
        provider: 'deepseek',
        model,
        wire: 'anthropic.messages',
        description: `DeepSeek's own API, model ${model}, with web search allowed. It is the model behind DeepSeek, not the app; it takes no country or language.`,
      },
      secrets: [key],
      maxCalls: MAX_TURNS,
      first: (question) => ({
        method: 'POST',
        url: at(input.baseUrl ?? 'https://api.deepseek.com', '/anthropic/v1/messages'),
        headers: headers(key),
        body: JSON.stringify({
          model,
          max_tokens: 4096,
          messages: [{ role: 'user', content: question.prompt }],
          tools: [SEARCH_TOOL],
        }),
      }),
      next: (_token, last) => continuePausedTurn(last),
    }
  },
}

/** The same request with the engine's output so far handed back exactly as received. */
function continuePausedTurn({ call, exchange }: { call: HttpCall; exchange: Exchange }): NextCall {
  const request = JSON.parse(call.body ?? '{}') as { messages: unknown[] }
  const reply = JSON.parse(new TextDecoder().decode(exchange.bytes)) as { content: unknown[] }
  const messages = [...request.messages, { role: 'assistant', content: reply.content }]
  return { call: { ...call, body: JSON.stringify({ ...request, messages }) }, waitMs: 0 }
}
