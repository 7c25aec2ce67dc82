import type { Exchange } from '@veracite/terms/engine-port'
import { parse, readReply } from './extract.ts'
import { retryAfterMs } from './retry-after.ts'
import { type Clues, cluesIn, meaningOf, safeCode } from './wires/clues.ts'
import { answerOf, type ReplyState, type WireReading } from './wires/reading.ts'

/** Interprets one exchange: first its status, then its body. Pure. */
export function readExchange(wire: string, exchange: Exchange, earlier: readonly Exchange[]): WireReading {
  const ok = exchange.status >= 200 && exchange.status < 300
  const reading = ok
    ? readReply(
        wire,
        exchange.bytes,
        earlier.map((entry) => entry.bytes),
      )
    : { answer: answerOf({}), state: stateOfStatus(exchange) }
  const state = isNotReady(exchange.status, reading.state)
    ? ({ kind: 'unfinished', token: null } as const)
    : reading.state
  return { ...reading, state: withHeaders(state, exchange) }
}

/** 201 and 202 acknowledge work in progress; a body without a task id does not make them a failure. */
const isNotReady = (status: number, state: ReplyState): boolean =>
  (status === 201 || status === 202) && state.kind !== 'answered' && state.kind !== 'unfinished'

function stateOfStatus(exchange: Exchange): ReplyState {
  const parsed = parse(exchange.bytes)
  const clues = 'document' in parsed ? cluesIn(parsed.document) : null
  const said = clues === null ? null : meaningOf(clues)
  const byStatus = stateOfCode(exchange.status, clues)
  if (said === null) return byStatus
  // The body overrules the status only where a status is known to mean several things.
  if (said.kind === 'no_answer') return exchange.status >= 400 && exchange.status < 500 ? said : byStatus
  if (said.kind === 'final' && said.reason === 'quota') return said
  if (exchange.status === 400 && (said.kind === 'retry' || (said.kind === 'final' && said.reason === 'auth')))
    return said
  return byStatus
}

function stateOfCode(status: number, clues: Clues | null): ReplyState {
  const code = clues === null ? null : safeCode(clues)
  const wait = clues?.retryAfterMs ?? null
  if (status === 401 || status === 403) return { kind: 'final', reason: 'auth', code }
  if (status === 402) return { kind: 'final', reason: 'quota', code }
  if (status === 429) return { kind: 'retry', reason: 'rate_limited', code, retryAfterMs: wait }
  if (status === 408 || status === 504) return { kind: 'retry', reason: 'timeout', code, retryAfterMs: wait }
  if (status === 409 || status === 425 || status >= 500) {
    return { kind: 'retry', reason: 'overloaded', code, retryAfterMs: wait }
  }
  return { kind: 'final', reason: 'bad_request', code }
}

function withHeaders(state: ReplyState, exchange: Exchange): ReplyState {
  const advice = exchange.headers['x-should-retry']
  if (state.kind === 'retry') {
    if (advice === 'false' && exchange.status >= 400)
      return { kind: 'final', reason: 'bad_request', code: state.code }
    return {
      ...state,
      retryAfterMs: retryAfterMs(exchange.headers, exchange.finishedAt) ?? state.retryAfterMs,
    }
  }
  if (state.kind === 'final' && state.reason === 'bad_request' && advice === 'true') {
    return {
      kind: 'retry',
      reason: 'overloaded',
      code: state.code,
      retryAfterMs: retryAfterMs(exchange.headers, exchange.finishedAt),
    }
  }
  return state
}
