import type { SharedPage, SharedPages } from '@veracite/core/app-answers/shared-pages'
import { notWitnessed, type Opened, type RelayPool } from '../relays/relay-pool.ts'
import { decodeText } from '../web/decode.ts'
import { DEFAULT_USER_AGENT, type GuardedFetcher } from '../web/guarded-fetcher.ts'
import { type Refused, refused, type Unreachable, unreachable } from '../web/pinned-request.ts'
import { callOnce } from './http.ts'
import { startStop } from './stop.ts'

type Away = Extract<Opened, { kind: 'away' }>
type Carried = SharedPage | Away | Refused | Unreachable

/**
 * Pages of ChatGPT that people shared, through a relay where one is set, else directly. Address, robots.txt and pace are
 * checked by the fetcher either way; a relay resolves the name itself, and carries the hosts of engines only.
 */
export const createSharedPages = (
  fetcher: Pick<GuardedFetcher, 'get' | 'follow'>,
  relays: RelayPool | null,
): SharedPages => ({
  async get(url, commitment, signal) {
    const within = { signal, registrableDomain: new URL(url).hostname }
    const outcome =
      relays === null
        ? NO_RELAY
        : await fetcher.follow<Carried>(url, { ...within, obeysRobots: true }, () =>
            carriedPage(relays, url, commitment, signal),
          )
    if (outcome.kind !== 'away') return outcome
    const startedAt = new Date()
    const page = await fetcher.get(url, within)
    return page.kind === 'page' ? { ...page, startedAt, witness: notWitnessed(outcome.reason) } : page
  },
})

/** A redirect is refused: it would need a connection of its own, and shared pages have one address. */
async function carriedPage(
  relays: RelayPool,
  url: string,
  commitment: string,
  signal: AbortSignal,
): Promise<Carried> {
  const stop = startStop(TOTAL_MS, signal)
  const opening = relays.open(url, 0, commitment, false)
  try {
    const opened = await stop.race(opening)
    if (opened.kind === 'away') return opened
    const { carrier } = opened
    const headers = { accept: 'text/html', 'user-agent': DEFAULT_USER_AGENT }
    const result = await callOnce(
      { method: 'GET', url, headers, body: null },
      {
        ...{ stop, secrets: [], maxBytes: MOST_BYTES, now: () => new Date() },
        open: (call) => carrier.request(call, NO_KEY),
      },
    )
    if (result.kind === 'redirect') return refused('redirect', 'The shared page leads to another address.')
    if (result.kind === 'too_large') return refused('too_large', 'The shared page is too large.')
    if (result.kind !== 'reply') return unreachable('The shared page could not be fetched.')
    const { status, contentType, bytes, startedAt, finishedAt } = result.exchange
    const witness = await carrier.conclude(result.exchange, { timeoutMs: STATEMENT_MS, holdsKey: NO_KEY })
    return {
      ...{ kind: 'page', url, finalUrl: url, status, contentType, headers: {}, bytes, startedAt, witness },
      text: decodeText(bytes, contentType),
      fetchedAt: finishedAt,
    }
  } catch {
    return unreachable('The shared page could not be fetched in time.')
  } finally {
    stop.release()
    void opening.then((opened) => opened.kind === 'open' && opened.carrier.close())
  }
}

const NO_RELAY: Away = { kind: 'away', reason: 'No relay is set.' }
/** The request holds none. */
const NO_KEY = () => false
const TOTAL_MS = 15_000
const STATEMENT_MS = 5_000
const MOST_BYTES = 2 * 1024 * 1024
