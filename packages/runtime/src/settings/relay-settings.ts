import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { parseRelays, type RelaySettings, usedRelays } from '@veracite/adapters/relays/relay-settings'
import { WITNESSED_MODES, type WitnessedMode } from '@veracite/core/relays/relaying'
import type { SettingReader } from './variables.ts'

export interface RelayConfig {
  mode: WitnessedMode
  whenAway: 'wait' | 'say'
  /** The age recipient that requests are sealed for; null: they can never be opened. */
  recipient: string | null
}

/** Relays hold a token, so they are secret; what is done with them is not. */
export function readRelays(read: SettingReader): RelaySettings[] {
  try {
    return parseRelays(read.value('VERACITE_RELAYS') ?? '')
  } catch (error) {
    read.problem('VERACITE_RELAYS', (error as Error).message)
    return []
  }
}

export function readRelayConfig(read: SettingReader, relays: readonly RelaySettings[]): RelayConfig {
  const isCarried = usedRelays(relays).length > 0
  const byDefault = isCarried ? 're-verification' : 'off'
  const mode = read.choice('VERACITE_WITNESSED', WITNESSED_MODES, byDefault)
  if (mode !== 'off' && !isCarried)
    read.problem('VERACITE_RELAYS', `is required with VERACITE_WITNESSED=${mode}`)
  return {
    mode,
    whenAway: read.choice('VERACITE_RELAY_AWAY', ['wait', 'say']),
    recipient: readRecipient(read),
  }
}

function readRecipient(read: SettingReader): string | null {
  const name = 'VERACITE_WITNESS_RECIPIENT'
  const recipient = read.value(name)
  if (recipient === null) return null
  try {
    createAgeSealer(recipient)
    return recipient
  } catch {
    read.problem(name, 'is not an age recipient', 'age1… (veracite witness keys)')
    return null
  }
}
