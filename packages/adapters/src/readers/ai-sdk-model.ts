import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelPort, ModelReply, ModelRequest } from '@veracite/core/readers/reader-port'
import { READING_SCHEMA } from '@veracite/verdicts/model/request'
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai'
import { at } from '../engines/access/definition.ts'
import { retryAfterMs } from '../engines/retry-after.ts'
import { startStop } from '../engines/stop.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import type { ReaderSettings } from './reader-settings.ts'
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
  return {
    name: `${settings.provider}/${settings.model}`,
    dailySpendUsd: settings.dailySpendUsd,
    estimateUsd: (request) => estimateOf(settings, request, now()),
    async ask(request, signal) {
      const stop = startStop(settings.timeoutMs, signal)
      try {
        return await ask(settings, modelOf(settings, boundedFetch(stop)), request, now())
      } catch (error) {
        return failureOf(error, stop.reason(), settings.timeoutMs, now())
      } finally {
        stop.release()
      }
    },
  }
}

async function ask(
  settings: ReaderSettings,
  model: LanguageModel,
  { instructions, material, schema }: ModelRequest,
  at: Date,
): Promise<ModelReply> {
  try {
    const result = await generateText({
      model,
      system: instructions,
      prompt: material,
      output: Output.object({ schema: schema === undefined ? SCHEMA : schemaOf(schema), name: 'reading' }),
      temperature: 0,
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      providerOptions: {
        // The provider must not keep what engines say about a brand.
        openai: { store: false },
        // Otherwise the library would use a tool with models that it does not know.
        anthropic: { structuredOutputMode: 'outputFormat' },
      },
    })
    return {
      kind: 'replied',
      text: result.text,
      servedModel: plainName(result.response.modelId),
      costUsd: costOf(settings, result.usage, at),
    }
  } catch (error) {
    // The model answered, but not in the required form: an unusable reading, not a failure.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const { text, response, usage } = error
    return {
      kind: 'replied',
      text: text ?? '',
      servedModel: plainName(response?.modelId),
      costUsd: costOf(settings, usage, at),
    }
  }
}

/**
 * Always with an explicit address and key: a bare name would go to the library's gateway, and a missing key
 * would be taken from the environment.
 */
function modelOf({ provider, model, apiKey, baseUrl }: ReaderSettings, fetch: Fetch) {
  switch (provider) {
    case 'openai':
      return createOpenAI({
        apiKey: apiKey ?? '',
        baseURL: at(baseUrl ?? 'https://api.openai.com', '', '/v1'),
        fetch,
      })(model)
    case 'anthropic':
      return createAnthropic({
        apiKey: apiKey ?? '',
        baseURL: at(baseUrl ?? 'https://api.anthropic.com', '', '/v1'),
        fetch,
      })(model)
    case 'compatible':
      return createOpenAI({ apiKey: apiKey ?? 'none', baseURL: at(baseUrl ?? '', '', '/v1'), fetch }).chat(
        model,
      )
  }
}

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
    return failed('The model could not be reached.', { maybeBilled: true })
  const wait = retryAfterMs(error.responseHeaders ?? {}, now)
  if (status === 401 || status === 403) return failed('The model does not accept the key.', { fatal: true })
  if (status === 408 || status === 409 || status === 429)
    return failed('The model asks to wait.', { retryAfterMs: wait })
  if (status >= 500) return failed(`The model failed (HTTP ${status}).`, { retryAfterMs: wait })
  if (status >= 300) return failed(`The model refuses the question (HTTP ${status}).`, { fatal: true })
  return failed('The reply of the model cannot be read.', { maybeBilled: true })
}

const plainName = (name: string | undefined): string | null =>
  name !== undefined && /^[\w./:@-]{1,200}$/.test(name) ? name : null
