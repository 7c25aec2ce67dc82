import { Resolver } from 'node:dns/promises'
import { ReplyTooLarge, readAtMost } from '@veracite/adapters/platform/read-at-most'
import { withinDeadline } from '@veracite/terms/within-deadline'
import { captureKeysInDocument, captureKeysInRecords } from '@veracite/verify/bundle/capture-key-place'
import type { PublishedKey } from '@veracite/verify/bundle/verify-trust'
import { FormatError } from '@veracite/verify/format-error'
import {
  type KeyPlace,
  type KeyRole,
  keyInDocument,
  keyInRecords,
  LOG_KEY,
  MAX_KEY_DOCUMENT_BYTES,
  parseKeyPlace,
  RELAY_KEY,
} from '@veracite/verify/log/key-place'
import { type NamedRelay, relaysInDocument } from '@veracite/verify/relayed/named-relays'
import { PlaceUnreachable, Refused, UsageError } from '../failures.ts'

/** For one place in total, including redirects and the resolver's retries. */
const DEADLINE_MS = 10_000
const MAX_REDIRECTS = 3

/** The log key that a place publishes, its capture keys if it names any, and the name of the place. Throws unless there is exactly one. */
export function fetchKey(
  typed: string,
  resolver: string | undefined,
  deadlineMs = DEADLINE_MS,
): Promise<PublishedKey> {
  return fetchFrom(typed, { option: '--key-from', role: LOG_KEY, resolver, deadlineMs }, (found, from) =>
    'records' in found
      ? { from, vkey: keyInRecords(found.records), captureKeys: captureKeysInRecords(found.records) }
      : { from, vkey: keyInDocument(found.document), captureKeys: captureKeysInDocument(found.document) },
  )
}

/** The relays that a place publishes: one in a page or record, all of a list in JSON. */
export function fetchRelays(typed: string, resolver: string | undefined): Promise<NamedRelay[]> {
  const asked = { option: '--relay-from', role: RELAY_KEY, resolver, deadlineMs: DEADLINE_MS }
  return fetchFrom(typed, asked, (found, from) => {
    const relays =
      'records' in found
        ? [{ vkey: keyInRecords(found.records, RELAY_KEY) }]
        : relaysInDocument(found.document)
    return relays.map((relay) => ({ ...relay, from }))
  })
}

interface Asked {
  option: string
  role: KeyRole
  resolver: string | undefined
  deadlineMs: number
}

async function fetchFrom<T>(
  typed: string,
  { option, role, resolver, deadlineMs }: Asked,
  read: (found: { records: string[] } | { document: string }, from: string) => T,
): Promise<T> {
  const place = readPlace(typed, option, role)
  try {
    if (place.kind === 'dns')
      return read({ records: await readRecords(place.name, resolver, deadlineMs) }, place.from)
    return read({ document: await readDocument(place.url, role, deadlineMs) }, place.from)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new Refused((say) =>
      say('cliRefused.givesNoKey', { place: nameOf(place), owner: role.owner, error: error.message }),
    )
  }
}

function readPlace(typed: string, option: string, role: KeyRole): KeyPlace {
  try {
    return parseKeyPlace(typed, role)
  } catch (error) {
    throw error instanceof FormatError ? new UsageError(`${option} ${typed}: ${error.message}.`) : error
  }
}

const nameOf = (place: KeyPlace): string =>
  place.kind === 'dns' ? `${place.name} (TXT)` : place.url === place.from ? place.from : place.url

/** Redirects are followed on the same host only: the reader named no other. */
async function readDocument(url: string, role: KeyRole, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs)
  let address = url
  for (let redirects = 0; ; redirects++) {
    const response = await ask(address, signal)
    if (![301, 302, 303, 307, 308].includes(response.status)) return readBody(address, role, response, signal)
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', address)
    if (next === null || next.origin !== new URL(address).origin)
      throw new Refused((say) =>
        next === null
          ? say('cliRefused.redirectsNowhere', { address })
          : say('cliRefused.redirectsElsewhere', { address, origin: next.origin }),
      )
    if (redirects === MAX_REDIRECTS) throw new Refused((say) => say('cliRefused.redirectsTooOften', { url }))
    address = next.href
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json, text/plain, text/html', 'accept-encoding': 'identity' }
  try {
    return await fetch(address, { redirect: 'manual', signal, headers })
  } catch {
    const why = signal.aborted ? 'late' : 'other'
    throw new PlaceUnreachable((say) => say('cliRefused.doesNotAnswer', { address, why }))
  }
}

async function readBody(
  address: string,
  { owner, path }: KeyRole,
  response: Response,
  signal: AbortSignal,
): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel()
    const { origin } = new URL(address)
    if (response.status >= 500 || response.status === 429)
      throw new PlaceUnreachable((say) => say('cliRefused.answers', { address, status: response.status }))
    throw new Refused((say) => {
      const where =
        owner === 'log'
          ? say('cliRefused.serverPublishes', { address: `${origin}/log/1/keys` })
          : say('cliRefused.relayPublishes', { address: `${origin}${path}` })
      return say('cliRefused.answersNotWithAKey', { address, status: response.status, where })
    })
  }
  try {
    return new TextDecoder().decode(await readAtMost(response, MAX_KEY_DOCUMENT_BYTES))
  } catch (error) {
    if (error instanceof ReplyTooLarge)
      throw new Refused((say) => say('cliRefused.isLargerThanAPageWith', { address }))
    const slow = signal.aborted ? 'yes' : 'other'
    throw new PlaceUnreachable((say) => say('cliRefused.stopsInTheMiddle', { address, slow }))
  }
}

const MAX_RECORDS = 64

async function readRecords(name: string, server: string | undefined, deadlineMs: number): Promise<string[]> {
  const resolver = new Resolver({ timeout: Math.ceil(deadlineMs / 4), tries: 2 })
  if (server !== undefined) useServer(resolver, server)
  const lookup = resolver.resolveTxt(name).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw new PlaceUnreachable((say) => say('cliRefused.theNameServerGivesNoAnswer', { name, code }))
  })
  const records = await withinDeadline(lookup, deadlineMs, () => {
    resolver.cancel()
    throw new PlaceUnreachable((say) => say('cliRefused.theNameServerDoesNotAnswer', { name }))
  })
  return records.flat().slice(0, MAX_RECORDS)
}

function useServer(resolver: Resolver, server: string): void {
  try {
    resolver.setServers([server])
  } catch {
    throw new UsageError((say) => say('cliRefused.resolverMustBeTheIpAddress', { server }))
  }
}
