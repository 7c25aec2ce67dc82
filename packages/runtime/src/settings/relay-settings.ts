import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { parseRelays, type RelaySettings, usedRelays } from '@veracite/adapters/relays/relay-settings'
import { WITNESSED_MODES, type WitnessedMode } from '@veracite/core/relays/relaying'
import type { Report } from './log-settings.ts'
import type { SettingReader } from './setting-reader.ts'
import { type Variable, variable } from './variable.ts'

export interface RelayConfig {
  mode: WitnessedMode
  whenAway: 'wait' | 'say'
  /** The age recipient that requests are sealed for; null: they can never be opened. */
  recipient: string | null
}

const EXAMPLE = 'https://relay.example.org:8443;relay.example.org/log/1+1a2b3c4d+AZ…;vrt_…;Example & Partners'

/** Relays hold a token, so they are secret; what is done with them is not. */
export function readRelays(read: SettingReader, problem: Report): RelaySettings[] {
  try {
    return parseRelays(read.value('VERACITE_RELAYS') ?? '')
  } catch (error) {
    problem('VERACITE_RELAYS', (error as Error).message, EXAMPLE)
    return []
  }
}

export function readRelayConfig(
  read: SettingReader,
  relays: readonly RelaySettings[],
  problem: Report,
): RelayConfig {
  const isCarried = usedRelays(relays).length > 0
  const byDefault = isCarried ? 're-verification' : 'off'
  const mode = read.choice('VERACITE_WITNESSED', WITNESSED_MODES, byDefault)
  if (mode !== 'off' && !isCarried)
    problem('VERACITE_RELAYS', `is required with VERACITE_WITNESSED=${mode}`, EXAMPLE)
  return {
    mode,
    whenAway: read.choice('VERACITE_RELAY_AWAY', ['wait', 'say'], 'wait'),
    recipient: readRecipient(read.value('VERACITE_WITNESS_RECIPIENT'), problem),
  }
}

function readRecipient(recipient: string | null, problem: Report): string | null {
  if (recipient === null) return null
  try {
    createAgeSealer(recipient)
    return recipient
  } catch {
    problem('VERACITE_WITNESS_RECIPIENT', 'is not an age recipient', 'age1… (veracite witness keys)')
    return null
  }
}

/** Of relays that somebody else runs: docs/relay.md. */
export const RELAY_VARIABLES: readonly Variable[] = [
  variable(
    'VERACITE_RELAYS',
    'Relays that somebody else runs, ADDRESS;KEY;TOKEN;RUN BY each, separated by commas: they carry questions to the engines and sign what passed. The operator of the relay tells the key and the token. RUN BY says who that is, without commas; /.well-known/veracite-relays publishes it with address and key. A relay without a token is published and not used.',
    null,
    EXAMPLE,
    true,
  ),
  variable(
    'VERACITE_WITNESSED',
    'Which questions go through a relay: off, re-verification, or all.',
    're-verification where there are relays, otherwise off',
    'all',
  ),
  variable(
    'VERACITE_RELAY_AWAY',
    'What happens while no relay carries: wait, or say to ask directly and have the evidence say so.',
    'wait',
    'say',
  ),
  variable(
    'VERACITE_WITNESS_RECIPIENT',
    'Public key (age) that the secrets of requests are sealed for; `npm run veracite -- witness keys` makes a pair. Unset, they are thrown away, and no request can ever be opened.',
    null,
    'age1…',
  ),
]
