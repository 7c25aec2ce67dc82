import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { parseQuorum, parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import { parseKeyPlace } from '@veracite/verify/log/key-place'
import type { SettingReader } from './variables.ts'

/** Settings that are more than a number or a word. Each reports what it cannot use. */

/** Tokens from documentation must never protect anything. */
const SAMPLE_TOKENS = /^(change[-_]?me|example|secret|token|password|test)/i

export function readToken(read: SettingReader, name: string): string | null {
  const token = read.value(name)
  if (token === null) return null
  if (!/^[\x21-\x7e]{32,512}$/.test(token)) read.problem(name, 'must be 32 to 512 printable ASCII characters')
  else if (SAMPLE_TOKENS.test(token)) read.problem(name, 'looks like a sample: generate your own')
  return token
}

/** `name=value,name=value`, with values as in an address. */
export function readHeaders(read: SettingReader, name: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of read.value(name)?.split(',') ?? []) {
    const [, header, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (header === undefined || /%(?![0-9a-f]{2})/i.test(value))
      read.problem(name, 'must be a list like name=value,name=value')
    else headers[header.toLowerCase()] = decodeURIComponent(value)
  }
  return headers
}

export function readSigningKey(read: SettingReader): string | null {
  const key = read.value('VERACITE_SIGNING_KEY')
  if (key === null) return null
  // On one line without spaces, it survives every way of reading a settings file, shells included.
  const pem = /^[A-Za-z0-9+/]{100,}=*$/.test(key)
    ? `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`
    : key.replaceAll('\\n', '\n')
  try {
    createCaptureSigner(pem)
    return pem
  } catch (error) {
    read.problem('VERACITE_SIGNING_KEY', (error as Error).message)
    return null
  }
}

export interface RetiredKey {
  keyId: string
  notAfter: Date
}

export function readRetiredKey(read: SettingReader, item: string): RetiredKey[] {
  const [, keyId, end] = /^(\S+)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$/.exec(item) ?? []
  const notAfter = new Date(end ?? '')
  if (keyId !== undefined && !Number.isNaN(notAfter.getTime())) return [{ keyId, notAfter }]
  read.problem(
    'VERACITE_RETIRED_KEYS',
    `lists ${JSON.stringify(item)}: write the id of a key, an equals sign and a time in UTC`,
  )
  return []
}

export function checkKeyPlace(read: SettingReader, place: string): void {
  try {
    parseKeyPlace(place)
  } catch (error) {
    read.problem(
      'VERACITE_LOG_KEY_PLACES',
      `lists something that is not a place: ${(error as Error).message}`,
    )
  }
}

/** The quorum, once keys, addresses and quorum agree. */
export function checkWitnesses(
  read: SettingReader,
  { witnessKeys, witnessUrls }: { witnessKeys: string[]; witnessUrls: string[] },
): number {
  try {
    parseWitnessKeys(witnessKeys)
  } catch (error) {
    read.problem('VERACITE_WITNESS_KEYS', `is not usable: ${(error as Error).message}`)
  }
  if (!witnessUrls.every(isWebAddress))
    read.problem('VERACITE_WITNESS_URLS', 'lists something that is not an http or https address')
  // A process that only hands out bundles needs the keys, not the addresses.
  else if (witnessUrls.length > 0 && witnessUrls.length !== witnessKeys.length)
    read.problem(
      'VERACITE_WITNESS_URLS',
      `lists ${witnessUrls.length} addresses for ${witnessKeys.length} keys in VERACITE_WITNESS_KEYS: give one for each, in the same order`,
    )
  const number = parseQuorum(read.value('VERACITE_WITNESS_QUORUM') ?? 'none', witnessKeys.length)
  if (number !== null) return number
  read.problem(
    'VERACITE_WITNESS_QUORUM',
    `must be none, any, all, or a number of witnesses from 1 to the ${witnessKeys.length} in VERACITE_WITNESS_KEYS`,
    'none',
  )
  return 0
}

export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
