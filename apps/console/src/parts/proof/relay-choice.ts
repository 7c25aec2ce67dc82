import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay, relaysInDocument } from '@veracite/verify/relayed/named-relays'

/** Relays in pasted text: one a line, its key and then who runs it; or a document as relays and servers publish it. */
export function readRelays(typed: string): { relays: NamedRelay[]; problem: string | null } {
  const text = typed.trim()
  try {
    const isDocument = text.startsWith('{') || text.includes('veracite-relay-key')
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return { relays: isDocument ? relaysInDocument(text) : lines.map(parseNamedRelay), problem: null }
  } catch (error) {
    return { relays: [], problem: error instanceof FormatError ? error.message : 'it cannot be read' }
  }
}

const TIMEOUT_MS = 15_000

/** Which relays this server says it uses. It may be the collector’s own, so nobody is named without the reader. */
export async function fetchServerRelays(): Promise<NamedRelay[]> {
  const response = await fetch('/.well-known/veracite-relays', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const body: { relays?: unknown[] } = await response.json()
  if (body.relays?.length === 0) return []
  return relaysInDocument(JSON.stringify(body)).map((relay) => ({ ...relay, from: location.host }))
}
