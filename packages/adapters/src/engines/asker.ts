import type {
  EngineAccess,
  EngineLimits,
  EngineOutcome,
  EnginePort,
  Exchange,
  Question,
  Witness,
} from '@veracite/terms/engine-port'
import { openStatement } from '@veracite/verify/relayed/statement'
import type { Carrier } from '../relays/carrier.ts'
import { notWitnessed, type Opened, type RelayPool } from '../relays/relay-pool.ts'
import type { HttpCall } from '../web/http-call.ts'
import { listPrice } from './cost.ts'
import { EXTRACTOR_VERSION, type Wire } from './extract.ts'
import { callOnce, type HttpResult, MAX_REPLY_BYTES } from './http.ts'
import { outcomeOf } from './outcome.ts'
import { holdsSecret, repeatsSecret } from './redaction.ts'
import { readExchange } from './reply-state.ts'
import { type Stop, startStop } from './stop.ts'

/** Raise when the requests that adapters send change. */
const ADAPTER_VERSION = '1'

/** How to talk to one access. Everything here is pure; the asker makes the calls. */
export interface Conversation {
  access: EngineAccess & { wire: Wire }
  /** Every form in which a key leaves this process. */
  secrets: readonly string[]
  first(question: Question): HttpCall | { unsupported: string }
  /** The call that continues an unfinished reply. */
  next?(token: string | null, last: { call: HttpCall; exchange: Exchange }): NextCall | null
  /** The most calls, the first included. */
  maxCalls: number
  /** How many of these calls the provider charges for; one by default. */
  chargedCalls?(calls: number): number
}

export interface NextCall {
  call: HttpCall
  waitMs: number
}

export interface AskerOptions {
  limits: EngineLimits
  usdPerCall: string | null
  now: () => Date
  sleep: (ms: number) => Promise<void>
  /** Null where no relay is set. */
  relays?: RelayPool | null
}

export const portVersion = (provider: string): string =>
  `${provider}-${ADAPTER_VERSION}+extract-${EXTRACTOR_VERSION}`

export function createAsker(conversation: Conversation, options: AskerOptions): EnginePort {
  return {
    access: conversation.access,
    version: portVersion(conversation.access.provider),
    limits: options.limits,
    listUsdPerAnswer: listPrice(conversation.access.model, options.usdPerCall, options.now()),
    async ask(question, signal) {
      const stop = startStop(options.limits.timeoutMs, signal)
      try {
        return withoutKeys(await converse(conversation, options, question, stop), conversation)
      } finally {
        stop.release()
      }
    },
  }
}

async function converse(
  conversation: Conversation,
  options: AskerOptions,
  question: Question,
  stop: Stop,
): Promise<EngineOutcome> {
  const { access } = conversation
  const earlier: Exchange[] = []
  const startedAt = options.now()
  const first = conversation.first(question)
  if ('unsupported' in first)
    return { kind: 'final', reason: 'unsupported', message: first.unsupported, exchanges: [] }
  let call = first

  for (;;) {
    const result = await send(call, { conversation, options, question, stop, startedAt })
    if (result.kind === 'relay_away') return relayAway(result.reason, earlier)
    if (result.kind !== 'reply') return failed(access, result, earlier)
    const { exchange } = result
    const reading = readExchange(access.wire, exchange, earlier)
    const { state } = reading
    if (state.kind !== 'unfinished') {
      const calls = earlier.length + 1
      return outcomeOf({
        access,
        reading: { answer: reading.answer, state },
        exchange,
        earlier,
        attempt: question.attempt,
        usdPerCall: options.usdPerCall,
        chargedCalls: conversation.chargedCalls?.(calls) ?? 1,
      })
    }
    earlier.push(exchange)
    const next =
      earlier.length < conversation.maxCalls ? conversation.next?.(state.token, { call, exchange }) : null
    if (next === null || next === undefined) return unfinished(access, earlier)
    try {
      await stop.race(options.sleep(next.waitMs))
    } catch {
      return failed(access, { kind: stop.reason() ?? 'cancelled', cut: null }, earlier)
    }
    call = next.call
  }
}

/** The question that a call belongs to. */
interface Asking {
  conversation: Conversation
  options: AskerOptions
  question: Question
  stop: Stop
  startedAt: Date
}

/** Through a relay where the question asks for it, otherwise directly; never directly without saying so. */
async function send(
  call: HttpCall,
  asking: Asking,
): Promise<HttpResult | { kind: 'relay_away'; reason: string }> {
  const { options, question, stop } = asking
  const limits = {
    stop,
    secrets: asking.conversation.secrets,
    maxBytes: MAX_REPLY_BYTES,
    now: options.now,
  }
  const { witnessed } = question
  if (witnessed === undefined) return callOnce(call, limits)
  const opened = await openThrough(call.url, witnessed.commitment, asking)
  if (opened.kind === 'away') {
    if (witnessed.when === 'required') return { kind: 'relay_away', reason: opened.reason }
    const result = await callOnce(call, limits)
    if (result.kind === 'reply') result.exchange.witness = notWitnessed(opened.reason)
    return result
  }
  const { carrier } = opened
  const holdsKey = (text: string) => holdsSecret(text, limits.secrets)
  const result = await callOnce(call, { ...limits, open: (sent) => carrier.request(sent, holdsKey) })
  if (result.kind === 'reply') await conclude(result.exchange, carrier, asking)
  carrier.close()
  return result
}

async function openThrough(
  url: string,
  commitment: string,
  { options, question, stop }: Asking,
): Promise<Opened> {
  const opening = options.relays?.open(url, question.attempt, commitment)
  if (opening === undefined) return { kind: 'away', reason: 'No relay is set.' }
  try {
    return await stop.race(opening)
  } catch {
    // It may still open; nobody waits for it any more.
    void opening.then((late) => late.kind === 'open' && late.carrier.close())
    return { kind: 'away', reason: 'The relay did not answer in time.' }
  }
}

/** The answer is there and paid for: the relay gets a moment for its statement, and no more. */
async function conclude(
  exchange: Exchange,
  carrier: Carrier,
  { conversation, options, startedAt }: Asking,
): Promise<void> {
  const { connection } = exchange
  const leftMs = options.limits.timeoutMs - (options.now().getTime() - startedAt.getTime())
  const waitMs = Math.max(SHORTEST_STATEMENT_MS, Math.min(LONGEST_STATEMENT_MS, leftMs))
  const travelled = carrier.connection()
  const witness = await carrier.conclude(exchange, {
    timeoutMs: waitMs,
    holdsKey: (text) => holdsSecret(text, conversation.secrets),
  })
  exchange.witness = witness
  if (connection !== undefined)
    exchange.connection = { ...connection, ...travelled, address: addressIn(witness) }
}

/** The worker never sees the provider's address: the relay looked it up. */
function addressIn(witness: Witness): string | null {
  return witness.kind === 'carried' ? openStatement(witness).statement.address : null
}

/** Callers of an adapter allow it two seconds beyond its deadline. */
const SHORTEST_STATEMENT_MS = 800
const LONGEST_STATEMENT_MS = 5_000

const relayAway = (reason: string, exchanges: Exchange[]): EngineOutcome => ({
  kind: 'retry',
  reason: 'relay_away',
  retryAfterMs: null,
  message: `It was to be asked through a relay, and no relay carries it. ${reason}`,
  maybeBilled: exchanges.length > 0,
  exchanges,
})

/** A reply that repeats our key is not stored: evidence is kept for ever and shown to others. */
function withoutKeys(outcome: EngineOutcome, { access, secrets }: Conversation): EngineOutcome {
  const clean = (exchange: Exchange) => !repeatsSecret(exchange.bytes, secrets)
  if (outcome.kind === 'retry' || outcome.kind === 'final') {
    const message = holdsSecret(outcome.message, secrets)
      ? `${access.provider} refused: ${outcome.reason}.`
      : outcome.message
    return { ...outcome, message, exchanges: outcome.exchanges.filter(clean) }
  }
  const exchanges = [...outcome.earlier, outcome.exchange]
  if (exchanges.every(clean)) return outcome
  return {
    kind: 'final',
    reason: 'malformed',
    message: `The reply of ${access.provider} repeats the key it was sent, so it is not kept.`,
    exchanges: exchanges.filter(clean),
  }
}

/** A network failure in our own words. Whatever was received is passed on. */
function failed(
  access: EngineAccess,
  result: Exclude<HttpResult, { kind: 'reply' }>,
  earlier: Exchange[],
): EngineOutcome {
  const provider = access.provider
  if (result.kind === 'redirect')
    return {
      kind: 'final',
      reason: 'bad_request',
      message: `${provider} answered with a redirect (HTTP ${result.exchange.status}), which is refused so that the key never travels to another host. Check the base URL.`,
      exchanges: [...earlier, result.exchange],
    }
  const exchanges = result.cut === null ? earlier : [...earlier, result.cut]
  switch (result.kind) {
    case 'too_large':
      return {
        kind: 'final',
        reason: 'malformed',
        message: `The reply of ${provider} is longer than this service keeps.`,
        exchanges,
      }
    case 'timeout':
      return retry('timeout', `${provider} did not answer in time.`, exchanges)
    case 'cancelled':
      return retry('timeout', `The call to ${provider} was stopped from our side.`, exchanges)
    case 'network':
      return retry('network', `The connection to ${provider} failed.`, exchanges)
  }
}

function unfinished(access: EngineAccess, exchanges: Exchange[]): EngineOutcome {
  return retry('timeout', `${access.provider} had not finished after ${exchanges.length} calls.`, exchanges)
}

/** The engine may have done the work before the connection broke, so such calls may have been charged. */
function retry(reason: 'timeout' | 'network', message: string, exchanges: Exchange[]): EngineOutcome {
  return { kind: 'retry', reason, retryAfterMs: null, message, maybeBilled: true, exchanges }
}
