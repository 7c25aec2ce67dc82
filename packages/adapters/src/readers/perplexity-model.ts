import type { ModelReply } from '@veracite/core/readers/reader-port'
import { APICallError } from 'ai'
import { at } from '../engines/access/definition.ts'
import { readPerplexityAgent } from '../engines/wires/perplexity-agent.ts'
import type { Fetch } from './bounded-fetch.ts'
import { plainName } from './plain-name.ts'
import type { ReaderSettings } from './reader-settings.ts'
import { costOfTokens } from './reading-cost.ts'

/** Perplexity's Agent API, without its search: the library does not read this dialect. Throws as the library does. */
export async function askPerplexity(
  { model, apiKey, baseUrl, ...settings }: Pick<ReaderSettings, 'model' | 'apiKey' | 'baseUrl' | 'price'>,
  fetch: Fetch,
  input: string,
  now: Date,
): Promise<ModelReply> {
  const url = at(baseUrl ?? 'https://api.perplexity.ai', '/v1/agent')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey ?? ''}` },
    body: JSON.stringify({ model, input, max_output_tokens: 8_000, store: false }),
  })
  const { status: statusCode } = response
  const responseHeaders = Object.fromEntries(response.headers)
  const text = await response.text()
  if (statusCode !== 200)
    throw new APICallError({ message: 'refused', url, requestBodyValues: {}, statusCode, responseHeaders })
  const { answer } = readPerplexityAgent(parse(text), [])
  const { input: read, output } = answer.usage
  const tokens = read === null || output === null ? null : { input: read, cachedInput: 0, output }
  return {
    kind: 'replied',
    text: answer.text,
    servedModel: plainName(answer.servedModel),
    costUsd: answer.reportedCostUsd ?? (tokens && costOfTokens({ model, ...settings }, tokens, now)),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
