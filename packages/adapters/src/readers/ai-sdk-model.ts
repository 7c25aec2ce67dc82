import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelPort, ModelReply, ModelRequest } from '@veracite/core/readers/reader-port'
import { parsedJson } from '@veracite/terms/json'
import { READING_SCHEMA } from '@veracite/verdicts/model/request'
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai'
import { at } from '../engines/access/definition.ts'
import { retryAfterMs } from '../engines/retry-after.ts'
import { startStop } from '../engines/stop.ts'
import { readPerplexityAgent } from '../engines/wires/perplexity-agent.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import { plainName } from './plain-name.ts'
import type { ReaderProvider, ReaderSettings } from './reader-settings.ts'
import { costOfTokens, estimateOf } from './reading-cost.ts'

/** Room for a model that thinks before it answers; the reading itself is short. */
const MAX_TOKENS = 8_000

/** The library's type does not accept a read-only schema. */
const schemaOf = (schema: object) => jsonSchema(schema as unknown as Parameters<typeof jsonSchema>[0])
const SCHEMA = schemaOf(READING_SCHEMA)

export function createLanguageModel(
  settings: ReaderSettings,
  now: () => Date = () => new Date(),
): LanguageModelPort {
  // The library would print what a model does not support to standard output, among our own lines.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  // The reply format that this server accepted last.
  let form: Form = FIRST_FORM[settings.provider] ?? 'schema'
  return {
    name: `${settings.provider}/${settings.model}`,
    dailySpendUsd: settings.dailySpendUsd,
    concurrency: settings.concurrency,
    estimateUsd: (request) => estimateOf(settings, request, now()),
    async ask(request, signal) {
      const stop = startStop(settings.timeoutMs, signal)
      try {
        for (const tried of FORMS.slice(FORMS.indexOf(form))) {
          try {
            const reply = await askIn(tried, settings, boundedFetch(stop), request, now())
            form = tried
            return reply
          } catch (error) {
            if (tried === 'text' || !refusesForm(error)) throw error
          }
        }
        throw new Error('No form is left.')
      } catch (error) {
        return failureOf(error, stop.reason(), settings.timeoutMs, now())
      } finally {
        stop.release()
      }
    },
  }
}

/** How the reply is asked for: by a schema that the server enforces, as any object, or in words alone. */
const FORMS = ['schema', 'object', 'text'] as const
type Form = (typeof FORMS)[number]

/** First reply format to try by provider; for others, unsupported formats are found by trying. */
const FIRST_FORM: Partial<Record<ReaderProvider, Form>> = { deepseek: 'object', perplexity: 'text' }

/** Servers that do not know a form refuse the question, and do not charge for it. */
const refusesForm = (error: unknown): boolean =>
  APICallError.isInstance(error) && [400, 404, 415, 422, 501].includes(error.statusCode ?? 0)

async function askIn(
  form: Form,
  settings: ReaderSettings,
  fetch: Fetch,
  request: ModelRequest,
  at: Date,
): Promise<ModelReply> {
  const { material, schema = READING_SCHEMA } = request
  const instructions =
    form === 'schema'
      ? request.instructions
      : `${request.instructions}\n\nReply with one JSON object of this JSON schema, and with nothing else:\n${JSON.stringify(schema)}`
  const { provider } = settings
  const replied = (
    text: string,
    modelId: string | undefined,
    usage: LanguageModelUsage | undefined,
  ): ModelReply => ({
    kind: 'replied',
    text,
    servedModel: plainName(modelId),
    costUsd: costOf(settings, usage, at),
  })
  if (provider === 'perplexity') return askPerplexity(settings, fetch, `${instructions}\n\n${material}`, at)
  try {
    const result = await generateText({
      model: modelOf({ ...settings, provider }, fetch),
      system: instructions,
      prompt: material,
      ...outputOf(form, schema),
      // The last form is for servers that refuse whatever they do not know.
      ...(form !== 'text' && { temperature: 0 }),
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      providerOptions: {
        // The provider must not keep what engines say about a brand.
        openai: { store: false },
        // Otherwise the library would use a tool with models that it does not know.
        anthropic: { structuredOutputMode: 'outputFormat' },
      },
    })
    return replied(result.text, result.response.modelId, result.usage)
  } catch (error) {
    // The model answered, but not in the required form: an unusable reading, not a failure.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return replied(error.text ?? '', error.response?.modelId, error.usage)
  }
}

function outputOf(form: Form, schema: object) {
  if (form === 'text') return {}
  if (form === 'object') return { output: Output.json() }
  return {
    output: Output.object({ schema: schema === READING_SCHEMA ? SCHEMA : schemaOf(schema), name: 'reading' }),
  }
}

/** Where each is reached; a compatible server has an address of its own. */
const ADDRESSES = {
  openai: ['https://api.openai.com', '/v1'],
  anthropic: ['https://api.anthropic.com', '/v1'],
  deepseek: ['https://api.deepseek.com', '/v1'],
  gemini: ['https://generativelanguage.googleapis.com', '/v1beta/openai'],
  xai: ['https://api.x.ai', '/v1'],
  compatible: ['', '/v1'],
} as const

/**
 * Always with an explicit address and key: a bare name would go to the library's gateway, and a missing key
 * would be taken from the environment.
 */
function modelOf(
  { provider, model, apiKey, baseUrl }: ReaderSettings & { provider: keyof typeof ADDRESSES },
  fetch: Fetch,
) {
  const [address, root] = ADDRESSES[provider]
  const options = { apiKey: apiKey ?? 'none', baseURL: at(baseUrl ?? address, '', root), fetch }
  if (provider === 'anthropic') return createAnthropic(options)(model)
  if (provider === 'openai') return createOpenAI(options)(model)
  // Reading needs no thinking, which is on by default there and costs more than the reading.
  const sending = provider === 'deepseek' ? withMember(fetch, { thinking: { type: 'disabled' } }) : fetch
  return createOpenAI({ ...options, fetch: sending }).chat(model)
}

/** The library sends no members that it does not know. */
const withMember = (fetch: Fetch, member: object): Fetch =>
  Object.assign(
    (...[input, init]: Parameters<Fetch>) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
      return fetch(input, { ...init, body: JSON.stringify({ ...body, ...member }) })
    },
    { preconnect: () => undefined },
  )

/** Null if the provider reports no token counts or no price is known: never a guess. */
function costOf(settings: ReaderSettings, usage: LanguageModelUsage | undefined, at: Date): string | null {
  const { inputTokens, outputTokens, cachedInputTokens } = usage ?? {}
  if (inputTokens === undefined || outputTokens === undefined) return null
  return costOfTokens(
    settings,
    { input: inputTokens, cachedInput: cachedInputTokens ?? 0, output: outputTokens },
    at,
  )
}

/** Describes the failure in our own words: a provider's text may repeat what it was sent. */
function failureOf(
  error: unknown,
  stopped: 'timeout' | 'cancelled' | null,
  timeoutMs: number,
  now: Date,
): ModelReply {
  const failed = (
    message: string,
    { fatal = false, retryAfterMs: wait = null as number | null, maybeBilled = false } = {},
  ): ModelReply => ({ kind: 'failed', message, fatal, retryAfterMs: wait, maybeBilled })
  if (stopped === 'timeout')
    return failed(`The model did not answer within ${timeoutMs} ms.`, { maybeBilled: true })
  if (stopped === 'cancelled')
    return failed('The question to the model was cancelled.', { maybeBilled: true })
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (!APICallError.isInstance(error) || status === undefined)
    return failed('The model could not be reached.', { maybeBilled: !isRefusedConnection(error) })
  const wait = retryAfterMs(error.responseHeaders ?? {}, now)
  if (status === 401 || status === 403) return failed('The model does not accept the key.', { fatal: true })
  if (status === 408 || status === 409 || status === 429)
    return failed('The model asks to wait.', { retryAfterMs: wait })
  if (status >= 500) return failed(`The model failed (HTTP ${status}).`, { retryAfterMs: wait })
  if (status >= 300) return failed(`The model refuses the question (HTTP ${status}).`, { fatal: true })
  return failed('The reply of the model cannot be read.', { maybeBilled: true })
}

/** The provider did not accept the question, so it does not charge for it. */
function isRefusedConnection(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && NOT_CONNECTED.has(String(at.code))) return true
  return false
}

const NOT_CONNECTED = new Set([
  'ConnectionRefused',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'FailedToOpenSocket',
])

/** Perplexity's Agent API, without its search: the library does not read this dialect. Throws as the library does. */
async function askPerplexity(
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
  const { answer } = readPerplexityAgent(parsedJson(text), [])
  const { input: read, output } = answer.usage
  const tokens = read === null || output === null ? null : { input: read, cachedInput: 0, output }
  return {
    kind: 'replied',
    text: answer.text,
    servedModel: plainName(answer.servedModel),
    costUsd: answer.reportedCostUsd ?? (tokens && costOfTokens({ model, ...settings }, tokens, now)),
  }
}
