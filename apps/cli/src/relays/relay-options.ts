import { parseRelays, type RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay } from '@veracite/verify/relayed/named-relays'
import type { Context } from '../context.ts'
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

/** The relays of the installation, used or not. */
export function readRelays({ io }: Context): RelaySettings[] {
  try {
    return parseRelays(io.env.VERACITE_RELAYS ?? '')
  } catch (error) {
    const { message } = error as Error
    throw new UsageError((say) =>
      say('cliRefused.notARelayOption', { where: 'VERACITE_RELAYS', error: message }),
    )
  }
}

/** A typing error must not look like a verdict on the bundle. */
export function readTyped<T>(option: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof FormatError ? new UsageError(`${option}: ${error.message}.`) : error
  }
}
