import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { OPINION_SCHEMA } from '@veracite/core/judge/build-prompt'
import type { JudgePort, JudgePrompt, JudgeReply } from '@veracite/core/judge/judge-port'
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
} from 'ai'
import { retryAfterMs } from '../engines/retry-after.ts'
import { startStop } from '../engines/stop.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import type { JudgeSettings } from './judge-settings.ts'

/** Room for a model that thinks before it answers; the opinion itself is short. */
const MOST_TOKENS = 8_000

/** The library's type has no word for a schema that nobody may change. */
const SCHEMA = jsonSchema(OPINION_SCHEMA as unknown as Parameters<typeof jsonSchema>[0])

export function createJudge(settings: JudgeSettings, now: () => Date = () => new Date()): JudgePort {
  // The library would print what a model does not support to standard output, among our own lines.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  return {
    model: `${settings.provider}/${settings.model}`,
    async ask(prompt, signal) {
      const stop = startStop(settings.timeoutMs, signal)
      try {
        return await ask(modelOf(settings, boundedFetch(stop)), prompt)
      } catch (error) {
        return failureOf(error, stop.reason(), settings.timeoutMs, now())
      } finally {
        stop.release()
      }
    },
  }
}

async function ask(model: LanguageModel, { instructions, material }: JudgePrompt): Promise<JudgeReply> {
  try {
    const result = await generateText({
      model,
      system: instructions,
      prompt: material,
      output: Output.object({ schema: SCHEMA, name: 'opinion' }),
      temperature: 0,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      providerOptions: {
        // What an engine said about a brand is nobody's to keep but ours.
        openai: { store: false },
        // Else the library would hand a tool to models that it does not know.
        anthropic: { structuredOutputMode: 'outputFormat' },
      },
    })
    return {
      kind: 'replied',
      output: result.output,
      text: result.text,
      servedModel: plainName(result.response.modelId),
    }
  } catch (error) {
    // The model answered, but not in the form it was told to use: an opinion that cannot be read, not a failure.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const { text, response } = error
    return {
      kind: 'replied',
      output: undefined,
      text: text ?? '',
      servedModel: plainName(response?.modelId),
    }
  }
}

/** Always with an address and a key of our own: a bare name would go to somebody's gateway, an unset key to the environment. */
function modelOf({ provider, model, apiKey, baseUrl }: JudgeSettings, fetch: Fetch) {
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch })(
        model,
      )
    case 'anthropic':
      return createAnthropic({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
        fetch,
      })(model)
    case 'compatible':
      return createOpenAI({ apiKey: apiKey ?? 'none', baseURL: baseUrl ?? '', fetch }).chat(model)
  }
}

/** Says what happened in words of our own: texts of a provider may repeat what they were sent. */
function failureOf(
  error: unknown,
  stopped: 'timeout' | 'cancelled' | null,
  timeoutMs: number,
  now: Date,
): JudgeReply {
  const failed = (message: string, fatal = false, retryAfter: number | null = null): JudgeReply => ({
    kind: 'failed',
    message,
    fatal,
    retryAfterMs: retryAfter,
  })
  if (stopped === 'timeout') return failed(`The judge did not answer within ${timeoutMs} ms.`)
  if (stopped === 'cancelled') return failed('The question to the judge was cancelled.')
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (!APICallError.isInstance(error) || status === undefined)
    return failed('The judge could not be reached.')
  const wait = retryAfterMs(error.responseHeaders ?? {}, now)
  if (status === 401 || status === 403) return failed('The judge does not accept the key.', true)
  if (status === 408 || status === 409 || status === 429)
    return failed('The judge asks to wait.', false, wait)
  if (status >= 500) return failed(`The judge failed (HTTP ${status}).`, false, wait)
  if (status >= 300) return failed(`The judge refuses the question (HTTP ${status}).`, true)
  return failed('The reply of the judge cannot be read.')
}

const plainName = (name: string | undefined): string | null =>
  name !== undefined && /^[\w./:@-]{1,200}$/.test(name) ? name : null
