import { expand } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { concat, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { RECORD, type TlsRecord } from './records.ts'
import type { Suite } from './suites.ts'

/** RFC 8446, section 7: what follows from a traffic secret. */

function expandLabel(suite: Suite, secret: Uint8Array, label: string, length: number): Uint8Array {
  const name = utf8Encode(`tls13 ${label}`)
  const info = concat(Uint8Array.of(length >> 8, length & 0xff, name.length), name, Uint8Array.of(0))
  return expand(suite.hash, secret, info, length)
}

/** The secret after a KeyUpdate. */
export const nextSecret = (suite: Suite, secret: Uint8Array): Uint8Array =>
  expandLabel(suite, secret, 'traffic upd', suite.hashBytes)

/** What Finished must say, given the hash of everything before it. */
export function finishedMac(suite: Suite, secret: Uint8Array, transcriptHash: Uint8Array): Uint8Array {
  return hmac(suite.hash, expandLabel(suite, secret, 'finished', suite.hashBytes), transcriptHash)
}

/** What is inside an encrypted record. */
export interface OpenedRecord {
  type: number
  content: Uint8Array
}

/** Of one generation. Unlike the secret that it is made from, it opens nothing that comes later. */
export interface RecordKey {
  key: Uint8Array
  iv: Uint8Array
}

/** Opens the records of one direction under one secret, in order: the number of each is part of its nonce. */
export const recordOpener = (suite: Suite, secret: Uint8Array, whose: string) =>
  recordOpenerOf(suite, recordKeyOf(suite, secret, whose), whose)

export function recordKeyOf(suite: Suite, secret: Uint8Array, whose: string): RecordKey {
  if (secret.length !== suite.hashBytes)
    throw new FormatError(`a secret of the ${whose} does not fit the cipher suite`)
  const key = expandLabel(suite, secret, 'key', suite.keyBytes)
  return { key, iv: expandLabel(suite, secret, 'iv', IV_BYTES) }
}

export function recordOpenerOf(suite: Suite, { key, iv }: RecordKey, whose: string) {
  if (key.length !== suite.keyBytes || iv.length !== IV_BYTES)
    throw new FormatError(`a key of the ${whose} does not fit the cipher suite`)
  let sequence = 0
  return ({ header, fragment }: TlsRecord): OpenedRecord => {
    let padded: Uint8Array
    try {
      padded = suite.cipher(key, nonceOf(iv, sequence), header).decrypt(fragment)
    } catch {
      throw new FormatError(
        `record ${sequence + 1} of the ${whose} does not open: it was altered, left out or moved, or the secret is of another session`,
      )
    }
    sequence++
    let end = padded.length
    while (end > 0 && padded[end - 1] === 0) end--
    const type = padded[end - 1]
    if (type === undefined) throw new FormatError(`a record of the ${whose} holds nothing but padding`)
    return { type, content: padded.subarray(0, end - 1) }
  }
}

/** Makes the records that `recordOpenerOf` opens. */
export function recordSealerOf({ cipher }: Suite, { key, iv }: RecordKey) {
  let sequence = 0
  return (type: number, content: Uint8Array): Uint8Array => {
    const length = content.length + 1 + TAG_BYTES
    const header = Uint8Array.of(RECORD.applicationData, 3, 3, length >> 8, length & 0xff)
    const sealed = cipher(key, nonceOf(iv, sequence++), header).encrypt(concat(content, Uint8Array.of(type)))
    return concat(header, sealed)
  }
}

function nonceOf(iv: Uint8Array, sequence: number): Uint8Array {
  const nonce = iv.slice()
  for (let i = IV_BYTES - 1, left = sequence; left > 0; i--, left = Math.floor(left / 256))
    nonce[i] = (nonce[i] ?? 0) ^ (left % 256)
  return nonce
}

const IV_BYTES = 12
const TAG_BYTES = 16
