import type { EngineAccess, EngineOutcome, Exchange, RetryReason } from '@veracite/terms/engine-port'
import { costOf } from './cost.ts'
import type { ReplyState, WireReading } from './wires/reading.ts'

/** An empty reply is asked for again this many times; then it is evidence that the engine said nothing. */
const EMPTY_RETRIES = 2

/** The outcome of a finished exchange. Pure: the same bytes always end the same way. */
export function outcomeOf(input: {
  access: EngineAccess
  reading: WireReading & { state: Exclude<ReplyState, { kind: 'unfinished' }> }
  exchange: Exchange
  earlier: Exchange[]
  attempt: number
  usdPerCall: string | null
  chargedCalls: number
}): EngineOutcome {
  const { access, exchange, earlier } = input
  const { answer, state } = input.reading
  const exchanges = [...earlier, exchange]
  const said = (code: string | null) =>
    `${access.provider} answered HTTP ${exchange.status}${code === null ? '' : ` (${code})`}`

  const reply = () => ({
    exchange,
    earlier,
    extracted: answer,
    ...costOf({
      answer,
      askedModel: access.model,
      askedAt: earlier[0]?.startedAt ?? exchange.startedAt,
      usdPerCall: input.usdPerCall,
      chargedCalls: input.chargedCalls,
    }),
  })

  switch (state.kind) {
    case 'answered':
      return { kind: 'answered', ...reply() }
    case 'no_answer':
      return { kind: 'no_answer', reason: state.reason, ...reply() }
    case 'empty':
      if (input.attempt > EMPTY_RETRIES) return { kind: 'no_answer', reason: 'empty', ...reply() }
      return {
        kind: 'retry',
        reason: 'empty',
        retryAfterMs: null,
        message: `${access.provider} answered without any text.`,
        maybeBilled: true,
        exchanges,
      }
    case 'retry':
      return {
        kind: 'retry',
        reason: state.reason,
        retryAfterMs: state.retryAfterMs,
        message: `${said(state.code)}: ${RETRY_WORDS[state.reason]}.`,
        maybeBilled: state.reason === 'malformed' || state.reason === 'timeout',
        exchanges,
      }
    case 'final':
      return {
        kind: 'final',
        reason: state.reason,
        message: `${said(state.code)}: ${FINAL_WORDS[state.reason]}.`,
        exchanges,
      }
  }
}

const RETRY_WORDS = {
  rate_limited: 'too many requests for now',
  overloaded: 'the engine has an internal problem',
  timeout: 'the engine ran out of time',
  network: 'the connection failed',
  malformed: 'the reply was cut short',
  empty: 'no text',
  relay_away: 'no relay carries it',
} as const satisfies Record<RetryReason, string>

const FINAL_WORDS = {
  auth: 'the key is missing, wrong or not allowed to do this',
  quota: 'the account has no money or searches left',
  bad_request: 'the request was refused; check the model name and the settings of this engine',
  unsupported: 'this engine cannot take this prompt',
  malformed: 'the reply arrived whole but is not in the format of this engine',
} as const
