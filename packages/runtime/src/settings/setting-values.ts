import { randomBytes } from 'node:crypto'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { parseQuorum, parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import { parseKeyPlace } from '@veracite/verify/log/key-place'
import type { Report } from './log-settings.ts'

/** Settings that are more than a number or a word. Each reports what it cannot use. */

/** Tokens from documentation must never protect anything. */
const SAMPLE_TOKENS = /^(change[-_]?me|example|secret|token|password|test)/i

export function readToken(name: string, token: string | null, problem: Report): string | null {
  if (token === null) return null
  if (!/^[\x21-\x7e]{32,512}$/.test(token))
    problem(name, 'must be 32 to 512 printable ASCII characters', exampleToken())
  else if (SAMPLE_TOKENS.test(token)) problem(name, 'looks like a sample: generate your own', exampleToken())
  return token
}

/** `name=value,name=value`, with values as in an address. */
export function readHeaders(name: string, text: string | null, problem: Report): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of text?.split(',') ?? []) {
    const [, header, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (header === undefined || /%(?![0-9a-f]{2})/i.test(value))
      problem(name, 'must be a list like name=value,name=value', 'x-api-key=…')
    else headers[header.toLowerCase()] = decodeURIComponent(value)
  }
  return headers
}

export function readSigningKey(key: string | null, problem: Report): string | null {
  if (key === null) return null
  // On one line without spaces, it survives every way of reading a settings file, shells included.
  const pem = /^[A-Za-z0-9+/]{100,}=*$/.test(key)
    ? `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`
    : key.replaceAll('\\n', '\n')
  try {
    createCaptureSigner(pem)
    return pem
  } catch (error) {
    problem('VERACITE_SIGNING_KEY', (error as Error).message, '-----BEGIN PRIVATE KEY-----\\n…')
    return null
  }
}

export interface RetiredKey {
  keyId: string
  notAfter: Date
}

export function readRetiredKey(item: string, problem: Report): RetiredKey[] {
  const [, keyId, end] = /^(\S+)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$/.exec(item) ?? []
  const notAfter = new Date(end ?? '')
  if (keyId !== undefined && !Number.isNaN(notAfter.getTime())) return [{ keyId, notAfter }]
  problem(
    'VERACITE_RETIRED_KEYS',
    `lists ${JSON.stringify(item)}: write the id of a key, an equals sign and a time in UTC`,
    RETIRED_EXAMPLE,
  )
  return []
}

const RETIRED_EXAMPLE = 'capture-1f0c5a77=2026-12-31T23:59:59Z'

export function checkKeyPlace(place: string, problem: Report): void {
  try {
    parseKeyPlace(place)
  } catch (error) {
    problem(
      'VERACITE_LOG_KEY_PLACES',
      `lists something that is not a place: ${(error as Error).message}`,
      KEY_PLACES_EXAMPLE,
    )
  }
}

const KEY_PLACES_EXAMPLE = 'dns:example.com,https://example.com'

/** The quorum, once keys, addresses and quorum agree. */
export function checkWitnesses(
  { witnessKeys, witnessUrls }: { witnessKeys: string[]; witnessUrls: string[] },
  quorum: string | null,
  problem: Report,
): number {
  try {
    parseWitnessKeys(witnessKeys)
  } catch (error) {
    problem('VERACITE_WITNESS_KEYS', `is not usable: ${(error as Error).message}`, WITNESS_KEY_EXAMPLE)
  }
  const isAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
  if (!witnessUrls.every(isAddress))
    problem(
      'VERACITE_WITNESS_URLS',
      'lists something that is not an http or https address',
      'https://witness.example.net',
    )
  // A process that only hands out bundles needs the keys, not the addresses.
  else if (witnessUrls.length > 0 && witnessUrls.length !== witnessKeys.length)
    problem(
      'VERACITE_WITNESS_URLS',
      `lists ${witnessUrls.length} addresses for ${witnessKeys.length} keys in VERACITE_WITNESS_KEYS: give one for each, in the same order`,
      'https://witness.example.net',
    )
  const number = parseQuorum(quorum ?? 'none', witnessKeys.length)
  if (number !== null) return number
  problem(
    'VERACITE_WITNESS_QUORUM',
    `must be none, any, all, or a number of witnesses from 1 to the ${witnessKeys.length} in VERACITE_WITNESS_KEYS`,
    'none',
  )
  return 0
}

const WITNESS_KEY_EXAMPLE = 'witness.example.net+5d1b7e44+BO…'

export const exampleToken = (): string => randomBytes(32).toString('hex')
