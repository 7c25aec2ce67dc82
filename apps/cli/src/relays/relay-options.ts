import { FormatError } from '@veracite/verify/format-error'
import { type NamedRelay, parseNamedRelay } from '@veracite/verify/relayed/named-relays'
import type { Command } from 'commander'
import { UsageError } from '../failures.ts'
import { fetchRelays } from '../log/fetch-key.ts'
import { collect } from '../options.ts'

export interface RelayOptions {
  relay?: string[]
  relayFrom?: string[]
  resolver?: string
}

/** The options by which a reader names relays. */
export const withRelayOptions = (command: Command): Command =>
  command
    .option(
      '--relay <key>',
      'key of a relay you trust, optionally followed by the name of its operator; repeatable',
      collect,
    )
    .option(
      '--relay-from <place>',
      'fetch the key of a relay from https://… or dns:…, a place of its operator; repeatable',
      collect,
    )

export const resolverOption = [
  '--resolver <address>',
  "name server for dns: places (default: the system's)",
] as const

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
