import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import { parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import { ENGINE_HOSTS } from '@veracite/verify/bundle/engine-hosts'
import type { NoteVerifier } from '@veracite/verify/log/note-key'
import { isOperatorName } from '@veracite/verify/relayed/named-relays'

export interface RelayLimits {
  /** The most connections at once, all clients together. */
  connections: number
  connectionsPerToken: number
  /** Also of those who have not shown a token. */
  connectionsPerAddress: number
  openedPerMinute: number
  clientBytes: number
  serverBytes: number
  /** A model that searches may be silent for three minutes. */
  lifetimeMs: number
}

export interface RelaySettings {
  /** The name of its log: a URL prefix without scheme, ending in /log/1. */
  origin: string
  /** Who runs it, in words; null where it does not say. */
  runBy: string | null
  dataFolder: string
  host: string
  port: number
  certificate: string
  privateKey: string
  /** Who may use it: SHA-256 of each token in hexadecimal, and the name of its holder. */
  tokens: ReadonlyMap<string, string>
  hosts: ReadonlySet<string>
  limits: RelayLimits
  /** Who cosigns its log, and where each takes checkpoints. */
  witnesses: readonly { url: string; verifier: NoteVerifier }[]
}

export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused'
}

/** Reads everything once, and says in one sentence what is missing or wrong. Never quotes a value that is secret. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): RelaySettings {
  const text = (name: string, fallback: string | null): string => {
    const value = env[name]?.trim() || fallback
    if (value === null)
      throw new SettingsRefused(`${name} is not set. docs/relay.md says what a relay needs.`)
    return value
  }
  const number = (name: string, fallback: number, most: number): number => {
    const value = Number(text(name, String(fallback)))
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new SettingsRefused(`${name} is not a whole number from 1 to ${most}.`)
    return value
  }
  const file = (name: string): string => {
    const path = text(name, null)
    if (!existsSync(path)) throw new SettingsRefused(`${name} names a file that is not there.`)
    return readFileSync(path, 'utf8')
  }
  const origin = text('RELAY_ORIGIN', null)
  if (!/^[a-z0-9.-]+(:[0-9]+)?\/log\/1$/.test(origin))
    throw new SettingsRefused(
      'RELAY_ORIGIN is not a host followed by /log/1, such as relay.example.org/log/1.',
    )
  const runBy = env.RELAY_RUN_BY?.trim() || null
  if (runBy !== null && !isOperatorName(runBy))
    throw new SettingsRefused('RELAY_RUN_BY is not one line of at most 200 characters without “ and ”.')
  return {
    origin,
    runBy,
    dataFolder: text('RELAY_DATA', join(process.cwd(), 'relay-data')),
    host: text('RELAY_HOST', '0.0.0.0'),
    port: number('RELAY_PORT', 8443, 65_535),
    certificate: file('RELAY_TLS_CERT'),
    privateKey: file('RELAY_TLS_KEY'),
    tokens: readTokens(text('RELAY_TOKENS', null)),
    witnesses: readWitnesses(env.RELAY_WITNESSES?.trim() ?? ''),
    hosts: readHosts(text('RELAY_HOSTS', KNOWN_HOSTS.join(','))),
    limits: {
      connections: number('RELAY_CONNECTIONS', 512, 10_000),
      connectionsPerToken: number('RELAY_CONNECTIONS_PER_TOKEN', 32, 10_000),
      connectionsPerAddress: number('RELAY_CONNECTIONS_PER_ADDRESS', 128, 20_000),
      openedPerMinute: number('RELAY_OPENED_PER_MINUTE', 240, 100_000),
      clientBytes: number('RELAY_CLIENT_BYTES', 4 * MIB, 64 * MIB),
      serverBytes: number('RELAY_SERVER_BYTES', 40 * MIB, 64 * MIB),
      lifetimeMs: number('RELAY_LIFETIME_SECONDS', 300, 3_600) * 1_000,
    },
  }
}

function readTokens(list: string): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const entry of list.split(',')) {
    const [, name, digest] = /^\s*([a-z0-9-]{1,40}):([0-9a-f]{64})\s*$/.exec(entry) ?? []
    if (name === undefined || digest === undefined)
      throw new SettingsRefused('RELAY_TOKENS is not a list of NAME:SHA256; `token NAME` makes an entry.')
    tokens.set(digest, name)
  }
  return tokens
}

function readWitnesses(list: string): RelaySettings['witnesses'] {
  const entries = list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim().split(';')]))
  try {
    const keys = parseWitnessKeys(entries.map(([, key = '']) => key.trim()))
    return entries.map(([url = '', , ...more], i) => {
      const verifier = keys[i]
      if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || more.length > 0 || verifier === undefined)
        throw new Error('an entry is not ADDRESS;KEY')
      return { url, verifier }
    })
  } catch (error) {
    throw new SettingsRefused(`RELAY_WITNESSES cannot be used: ${(error as Error).message}.`)
  }
}

function readHosts(list: string): Set<string> {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase())
  // A name with a dot and letters at its end: an address is never looked up, so it is never allowed.
  for (const host of hosts)
    if (!/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*\.[a-z][a-z0-9-]{0,62}$/.test(host))
      throw new SettingsRefused('RELAY_HOSTS holds something that is not a host name.')
  return new Set(hosts)
}

/** The hosts of all engines, and of the apps that people record. */
const KNOWN_HOSTS = [
  ...Object.values(ENGINE_HOSTS).flatMap(Object.keys),
  ...Object.values(RECORD_PROFILES).flatMap(({ hosts }) => hosts),
]
const MIB = 1024 * 1024
