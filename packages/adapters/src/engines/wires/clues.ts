import type { FinalReason, RetryReason } from '@veracite/terms/engine-port'
import * as z from 'zod'
import { asRecord, each } from './loose.ts'
import { answerOf, malformed, type ReplyState, type WireReading } from './reading.ts'

/**
 * Codes and messages in an error body, wherever this provider puts them. Never stored: provider text may
 * carry a key.
 */
export interface Clues {
  codes: string[]
  message: string
  retryAfterMs: number | null
}

type Meaning =
  | { filtered: true }
  | { retry: Exclude<RetryReason, 'empty' | 'malformed'> }
  | { final: Exclude<FinalReason, 'malformed' | 'unsupported'> }

/**
 * Read top-down, the first match wins: quota before rate, because a 429 may mean either and waiting does not
 * top up an account.
 */
const MEANINGS: readonly [RegExp, Meaning][] = [
  [/content_filter|content exists risk|content_policy|_policy(_violation)?$|^refusal$/i, { filtered: true }],
  [
    /insufficient_quota|insufficient[_ ]balance|insufficient[_ ]funds|billing|payment required|run out of searches|out of credits|no credits|not enough credits|exceeded your current quota|used all (of )?(its|your) (available )?credits|credit balance/i,
    { final: 'quota' },
  ],
  [
    /rate_?limit|too_many_requests|too many requests|resource_exhausted|throttl|hourly (search|throughput)/i,
    { retry: 'rate_limited' },
  ],
  [
    /overloaded|unavailable|server_error|api_error|^internal$|internal (server )?error|try again/i,
    { retry: 'overloaded' },
  ],
  [/timeout|deadline_exceeded|timed out/i, { retry: 'timeout' }],
  [
    /authentication|unauthenticated|permission|invalid[_ ]api[_ ]key|api key (not|is)|unauthori[sz]ed|forbidden|invalid token/i,
    { final: 'auth' },
  ],
  [/invalid|not_found|failed_precondition|unsupported|missing|unknown_?model/i, { final: 'bad_request' }],
]

export function cluesIn(document: unknown): Clues | null {
  const body = asRecord(document)
  if (body === null) return null
  const error = asRecord(body.error)
  const codes = [body.code, error?.code, error?.type, error?.status, body.type === 'error' ? null : body.type]
    .filter((code) => typeof code === 'string' || typeof code === 'number')
    .map(String)
  const message = [error?.message, body.error, body.message, body.detail, ...details(body.detail)]
    .filter((words) => typeof words === 'string')
    .join(' ')
  if (codes.length === 0 && message === '') return null
  return { codes, message, retryAfterMs: googleRetryDelay(error?.details) }
}

/**
 * What an error found inside a reply of status 200 means. Without a known word, it counts as the engine's own
 * failure.
 */
export function stateFromClues(clues: Clues): ReplyState {
  return (
    meaningOf(clues) ?? { kind: 'retry', reason: 'overloaded', code: safeCode(clues), retryAfterMs: null }
  )
}

/** A document that is not in the format of its wire: an error that the engine reports, or nothing that can be read. */
export function errorIn(document: unknown): WireReading {
  const clues = cluesIn(document)
  return clues === null ? malformed() : { answer: answerOf({}), state: stateFromClues(clues) }
}

/** Codes before prose. "Invalid request" says the least, so anything more specific is preferred. */
export function meaningOf(clues: Clues): ReplyState | null {
  const found = [...clues.codes, clues.message].flatMap((words) => {
    const meaning = MEANINGS.find(([pattern]) => pattern.test(words))?.[1]
    return meaning === undefined ? [] : [meaning]
  })
  const telling =
    found.find((meaning) => !('final' in meaning && meaning.final === 'bad_request')) ?? found[0]
  return telling === undefined ? null : toState(telling, clues)
}

function toState(meaning: Meaning, clues: Clues): ReplyState {
  const code = safeCode(clues)
  if ('filtered' in meaning) return { kind: 'no_answer', reason: 'filtered' }
  if ('final' in meaning) return { kind: 'final', reason: meaning.final, code }
  return { kind: 'retry', reason: meaning.retry, code, retryAfterMs: clues.retryAfterMs }
}

/** Only a short code from the provider's vocabulary may reach a message; prose may repeat a key. */
export function safeCode(clues: Clues): string | null {
  return clues.codes.find((code) => /^[A-Za-z][A-Za-z_.-]{1,47}$|^\d{1,6}$/.test(code)) ?? null
}

const RetryInfo = z.object({ retryDelay: z.string() })
const ValidationError = z.object({ msg: z.string() })

const details = (detail: unknown): string[] => each(ValidationError, detail).map((entry) => entry.msg)

function googleRetryDelay(entries: unknown): number | null {
  const delay = each(RetryInfo, entries)[0]?.retryDelay
  const seconds = delay === undefined ? null : /^(\d+(?:\.\d+)?)s$/.exec(delay)?.[1]
  return seconds === null || seconds === undefined ? null : Math.round(Number(seconds) * 1000)
}
