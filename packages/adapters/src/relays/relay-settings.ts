import { knownRelay } from '@veracite/verify/relayed/named-relays'

/** A relay, run by a third party. */
export interface RelaySettings {
  /** `https://host[:port]` */
  url: string
  /** The key that its statements must have, as its operator told it: name and key in one line. */
  key: string
  /** Empty for a relay that is only published: one that was used before, or by other processes. */
  token: string
  /** Who runs it, in words for readers of evidence. */
  runBy?: string
}

/** `ADDRESS;KEY;TOKEN` or `ADDRESS;KEY;TOKEN;RUN BY`, several separated by commas. Throws with a sentence that quotes no token. */
export function parseRelays(text: string): RelaySettings[] {
  const relays = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseRelay)
  if (new Set(relays.map(({ key }) => key)).size !== relays.length)
    throw new Error('names two relays with one key, which are one relay')
  if (relays.length > MAX_RELAYS) throw new Error(`names more than ${MAX_RELAYS} relays`)
  return relays
}

function parseRelay(entry: string, i: number): RelaySettings {
  const which = `relay ${i + 1}`
  const [address = '', key = '', token = '', runBy = '', ...more] = entry
    .split(';')
    .map((part) => part.trim())
  if (more.length > 0 || (token === '' && runBy === ''))
    throw new Error(`${which} is not ADDRESS;KEY;TOKEN;RUN BY`)
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new Error(`${which} has no address that begins with https:// and ends with the host or port`)
  if (token !== '' && !/^[\x21-\x7e]{16,512}$/.test(token))
    throw new Error(`${which} has no token of 16 characters or more`)
  const operator = runBy === '' ? {} : { runBy }
  try {
    knownRelay({ vkey: key, ...operator })
  } catch {
    throw new Error(`${which} has no key of the form NAME+ID+KEY, or who runs it is not one line of words`)
  }
  return { url: url.origin, key, token, ...operator }
}

/** The relays that questions are sent through. */
export const usedRelays = (relays: readonly RelaySettings[]): RelaySettings[] =>
  relays.filter(({ token }) => token !== '')

const MAX_RELAYS = 16
