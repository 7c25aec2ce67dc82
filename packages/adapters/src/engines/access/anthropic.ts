import type { Exchange } from '@veracite/terms/engine-port'
import type { HttpCall } from '../../web/http-call.ts'
import type { NextCall } from '../asker.ts'
import { officialApi } from './official-api.ts'

const SEARCH_TOOL = { type: 'web_search_20250305', name: 'web_search', max_uses: 3 } as const

/** What both APIs of this format have in common. */
const MESSAGES = {
  wire: 'anthropic.messages',
  headers: (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  continued: {
    maxCalls: 3,
    next: (_token: string | null, last: { call: HttpCall; exchange: Exchange }) => continuePausedTurn(last),
  },
} as const

const messages = (model: string, prompt: string, tool: object) => ({
  model,
  max_tokens: 4096,
  messages: [{ role: 'user', content: prompt }],
  tools: [tool],
})

export const anthropic = officialApi({
  ...MESSAGES,
  name: 'anthropic',
  key: 'ANTHROPIC_API_KEY',
  model: 'claude-sonnet-5-5',
  baseUrl: 'https://api.anthropic.com',
  path: '/v1/messages',
  description: (model) =>
    `Anthropic's Messages API, model ${model}, with web search allowed. It is the model behind Claude, not the Claude app.`,
  body: ({ model, prompt, place }) =>
    messages(model, prompt, {
      ...SEARCH_TOOL,
      user_location: { type: 'approximate', country: place.country },
    }),
})

/** DeepSeek runs web search on its side only behind its Anthropic-format endpoint. It takes no location. */
export const deepSeek = officialApi({
  ...MESSAGES,
  name: 'deepseek',
  key: 'DEEPSEEK_API_KEY',
  model: 'deepseek-flash',
  baseUrl: 'https://api.deepseek.com',
  path: '/anthropic/v1/messages',
  description: (model) =>
    `DeepSeek's own API, model ${model}, with web search allowed. It is the model behind DeepSeek, not the app; it takes no country or language.`,
  body: ({ model, prompt }) => messages(model, prompt, SEARCH_TOOL),
})

/** The same request with the engine's output so far handed back exactly as received. */
function continuePausedTurn({ call, exchange }: { call: HttpCall; exchange: Exchange }): NextCall {
  const request = JSON.parse(call.body ?? '{}') as { messages: unknown[] }
  const reply = JSON.parse(new TextDecoder().decode(exchange.bytes)) as { content: unknown[] }
  const messages = [...request.messages, { role: 'assistant', content: reply.content }]
  return { call: { ...call, body: JSON.stringify({ ...request, messages }) }, waitMs: 0 }
}
