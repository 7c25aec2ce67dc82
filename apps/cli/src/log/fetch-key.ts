import { Resolver } from 'node:dns/promises'
import { ReplyTooLarge, readAtMost } from '@veracite/adapters/platform/read-at-most'
import { withinDeadline } from '@veracite/terms/within-deadline'
import { captureKeysInDocument, captureKeysInRecords } from '@veracite/verify/bundle/capture-key-place'
import type { PublishedKey } from '@veracite/verify/bundle/verify-trust'
import { FormatError } from '@veracite/verify/format-error'
import {
  type KeyPlace,
  keyInDocument,
  keyInRecords,
  MAX_KEY_DOCUMENT_BYTES,
  parseKeyPlace,
} from '@veracite/verify/log/key-place'
import { PlaceUnreachable, Refused, UsageError } from '../failures.ts'

/** For one place in total, including redirects and the resolver's retries. */
const DEADLINE_MS = 10_000
const MAX_REDIRECTS = 3

/** The log key that a place publishes, its capture keys if it names any, and the name of the place. Throws unless there is exactly one. */
export async function fetchKey(
  typed: string,
  resolver: string | undefined,
  deadlineMs = DEADLINE_MS,
): Promise<PublishedKey> {
  const place = readPlace(typed)
  try {
    if (place.kind === 'dns') {
      const records = await readRecords(place.name, resolver, deadlineMs)
      return { from: place.from, vkey: keyInRecords(records), captureKeys: captureKeysInRecords(records) }
    }
    const document = await readDocument(place.url, deadlineMs)
    return { from: place.from, vkey: keyInDocument(document), captureKeys: captureKeysInDocument(document) }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new Refused(`${nameOf(place)} gives no log key: ${error.message}.`)
  }
}

function readPlace(typed: string): KeyPlace {
  try {
    return parseKeyPlace(typed)
  } catch (error) {
    throw error instanceof FormatError ? new UsageError(`--key-from ${typed}: ${error.message}.`) : error
  }
}

const nameOf = (place: KeyPlace): string =>
  place.kind === 'dns' ? `${place.name} (TXT)` : place.url === place.from ? place.from : place.url

/** Redirects are followed on the same host only: the reader named no other. */
async function readDocument(url: string, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs)
  let address = url
  for (let redirects = 0; ; redirects++) {
    const response = await ask(address, signal)
    if (![301, 302, 303, 307, 308].includes(response.status)) return readBody(address, response, signal)
    await response.body?.cancel()
    const next = URL.parse(response.headers.get('location') ?? '', address)
    if (next === null || next.origin !== new URL(address).origin)
      throw new Refused(
        `${address} redirects to ${next?.origin ?? 'nowhere'}, which you did not name. Name it yourself if you trust it.`,
      )
    if (redirects === MAX_REDIRECTS) throw new Refused(`${url} redirects too often.`)
    address = next.href
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json, text/plain, text/html', 'accept-encoding': 'identity' }
  try {
    return await fetch(address, { redirect: 'manual', signal, headers })
  } catch {
    const why = signal.aborted ? ' in time' : ', or has no certificate that this machine trusts'
    throw new PlaceUnreachable(`${address} does not answer${why}.`)
  }
}

async function readBody(address: string, response: Response, signal: AbortSignal): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel()
    const where = `A Veracite server publishes its key at ${new URL(address).origin}/log/1/keys.`
    if (response.status >= 500 || response.status === 429)
      throw new PlaceUnreachable(`${address} answers ${response.status}.`)
    throw new Refused(`${address} answers ${response.status}, not with a key. ${where}`)
  }
  try {
    return new TextDecoder().decode(await readAtMost(response, MAX_KEY_DOCUMENT_BYTES))
  } catch (error) {
    if (error instanceof ReplyTooLarge) throw new Refused(`${address} is larger than a page with a key.`)
    throw new PlaceUnreachable(`${address} stops in the middle${signal.aborted ? ', or is too slow' : ''}.`)
  }
}

const MAX_RECORDS = 64

async function readRecords(name: string, server: string | undefined, deadlineMs: number): Promise<string[]> {
  const resolver = new Resolver({ timeout: Math.ceil(deadlineMs / 4), tries: 2 })
  if (server !== undefined) useServer(resolver, server)
  const lookup = resolver.resolveTxt(name).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw new PlaceUnreachable(`The name server gives no answer about ${name} (${code}).`)
  })
  const records = await withinDeadline(lookup, deadlineMs, () => {
    resolver.cancel()
    throw new PlaceUnreachable(`The name server does not answer in time about ${name}.`)
  })
  return records.flat().slice(0, MAX_RECORDS)
}

function useServer(resolver: Resolver, server: string): void {
  try {
    resolver.setServers([server])
  } catch {
    throw new UsageError(
      `--resolver ${server}: must be the IP address of a name server, like 1.1.1.1 or 127.0.0.1:5353.`,
    )
  }
}
