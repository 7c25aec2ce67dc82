import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { keyInDocument, parseObject, RELAY_KEY } from '../log/key-place.ts'
import { ED25519_NOTE, type NoteVerifier, parseVkey, sameKey } from '../log/note-key.ts'

/**
 * The relays that a reader names. Anybody can make a key and call it a relay, so a statement counts only if the reader
 * knows who holds the key that signed it.
 */
export interface NamedRelay {
  /** Name and key in one line. */
  vkey: string
  /** Who runs it, in words. */
  runBy?: string | null
  /** The place that published the key; left out where the reader knew it already. */
  from?: string | null
}

export interface KnownRelay {
  verifier: NoteVerifier
  /** The operator and the source of that name: completes a sentence that ends in “run by”. */
  runBy: string
  from: string | null
}

export function knownRelay({ vkey, runBy = null, from = null }: NamedRelay): KnownRelay {
  const verifier = parseVkey(vkey)
  if (verifier.type !== ED25519_NOTE) throw new FormatError('the key is not that of a relay')
  if (runBy !== null && !isOperatorName(runBy))
    throw new FormatError('who runs the relay must be one line of at most 200 characters, without “ and ”')
  return { verifier, runBy: operatorWords(runBy, from), from }
}

/** `KEY` or `KEY who runs it`: what `--relay` takes, and what follows the word `relay` in a policy. */
export function parseNamedRelay(text: string): NamedRelay {
  const relay = splitRelay(text)
  knownRelay(relay)
  return relay
}

/** The same without looking at the key: a verification says what is wrong with it. */
export function splitRelay(text: string): NamedRelay {
  const [, vkey = '', runBy] = /^\s*(\S+)(?:[ \t]+(\S.*?))?\s*$/u.exec(text) ?? []
  return { vkey, ...(runBy !== undefined && { runBy }) }
}

/** The relays in a document: JSON with a list `relays`, a bare key, or the one line `veracite-relay-key=…` of a page. */
export function relaysInDocument(body: string): NamedRelay[] {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (!text.startsWith('{')) return [{ vkey: keyInDocument(text, RELAY_KEY) }]
  const { relays } = parseObject(text)
  if (!Array.isArray(relays) || relays.length === 0)
    throw new FormatError('the JSON has no list of relays, or it is empty')
  if (relays.length > MAX_RELAYS) throw new FormatError(`the JSON lists more than ${MAX_RELAYS} relays`)
  return relays.map(relayInJson)
}

function relayInJson(value: unknown): NamedRelay {
  const { vkey, runBy = null } = (value ?? {}) as { vkey?: unknown; runBy?: unknown }
  if (typeof vkey !== 'string' || (runBy !== null && typeof runBy !== 'string'))
    throw new FormatError('a relay in the JSON has no vkey, or a runBy that is not text')
  const relay = { vkey, ...(runBy !== null && { runBy }) }
  knownRelay(relay)
  return relay
}

/**
 * The named relay with this key, or null. A relay that borrows the name of a named one is refused, and so is one that has
 * the key of the collector's log, which a reader may have named by mistake: the collector would be its own relay.
 */
export function findNamed(
  vkey: string,
  named: readonly KnownRelay[],
  logKeys: readonly NoteVerifier[],
): KnownRelay | null {
  const key = parseVkey(vkey)
  const found = named.find(({ verifier }) => sameKey(verifier, key))
  if (found !== undefined && logKeys.some(({ publicKey }) => equal(publicKey, key.publicKey)))
    throw new FormatError('the relay has the key of the log itself, and one’s own relay proves nothing')
  if (found !== undefined) return found
  if (named.some(({ verifier }) => verifier.name === key.name))
    throw new FormatError(`${NOT_NAMED}: it has the name of one that you named, ${key.name}, but another key`)
  return null
}

export const NOT_NAMED = 'carried by a relay you have not named'

/** Whether a relay carried it, so that step 13 has something to say beside each exhibit of a case. */
export const wasCarried = ({ result, reason }: { result: string; reason: string }): boolean =>
  result === 'pass' || reason.startsWith(NOT_NAMED)

/** Why nothing is shown about who sent it. */
export const notNamedReason = (vkeys: readonly string[]): string =>
  `${NOT_NAMED}: ${[...new Set(vkeys)].join(' and ')}. Anybody can make such a key, so who sent it rests on the collector’s word until you name the relay, knowing who runs it`

/** “provided that the relay R, run by …, did not collude with the collector” */
export const condition = (relays: readonly KnownRelay[]): string =>
  `provided that ${seenBy(relays)}, did not collude with the collector`

/** “the relay R, run by …” */
export const seenBy = (relays: readonly KnownRelay[]): string =>
  [...new Set(relays.map(({ verifier, runBy }) => `the relay ${verifier.name}, run by ${runBy}`))].join(
    ', and ',
  )

/** Whether one host gave both keys: its owner could have made up the relay together with the log. */
export function isFromSamePlace(relay: KnownRelay, places: readonly { from: string }[]): boolean {
  const host = hostOfPlace(relay.from ?? '')
  return host !== '' && places.some(({ from }) => hostOfPlace(from) === host)
}

const hostOfPlace = (place: string): string => /^(?:https?:\/\/|dns:)?([^/?]*)/.exec(place)?.[1] ?? ''

function operatorWords(runBy: string | null, from: string | null): string {
  if (from === null) return runBy ?? 'whoever holds the key that you named'
  return runBy === null ? `whoever publishes its key at ${from}` : `“${runBy}” (as ${from} says)`
}

/** Printed inside a sentence, sometimes in quotation marks, so it must not end either or turn the text around. */
export const isOperatorName = (text: string): boolean =>
  text.length <= 200 &&
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}“”]+$/u.test(text) &&
  text.trim() === text &&
  text !== ''

const MAX_RELAYS = 64
