import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay } from '@veracite/verify/relayed/named-relays'
import { UsageError } from '../failures.ts'
import { fetchRelays } from '../log/fetch-key.ts'

export interface RelayOptions {
  relay?: string[]
  relayFrom?: string[]
  resolver?: string
}

export async function readNamedRelays({ relay, relayFrom, resolver }: RelayOptions): Promise<NamedRelay[]> {
  const typed = (relay ?? []).map((text) => readTyped('--relay', () => parseNamedRelay(text)))
  const fetched = await Promise.all((relayFrom ?? []).map((place) => fetchRelays(place, resolver)))
  return [...typed, ...fetched.flat()]
}

/** A typing error must not look like a verdict on the bundle. */
export function readTyped<T>(option: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof FormatError ? new UsageError(`${option}: ${error.message}.`) : error
  }
}
