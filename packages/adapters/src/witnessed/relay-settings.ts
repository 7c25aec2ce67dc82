import { parseVkey } from '@veracite/verify/log/note-key'

/** A relay that somebody else runs. */
export interface RelaySettings {
  /** `https://host[:port]` */
  url: string
  /** The key that its statements must have, as its operator told it: name and key in one line. */
  key: string
  token: string
}

/** `ADDRESS;KEY;TOKEN`, several separated by commas. Throws with a sentence that quotes no token. */
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
  const [address = '', key = '', token = '', ...more] = entry.split(';').map((part) => part.trim())
  if (more.length > 0 || token === '') throw new Error(`${which} is not ADDRESS;KEY;TOKEN`)
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new Error(`${which} has no address that begins with https:// and ends with the host or port`)
  if (!/^[\x21-\x7e]{16,512}$/.test(token)) throw new Error(`${which} has no token of 16 characters or more`)
  try {
    parseVkey(key)
  } catch {
    throw new Error(`${which} has no key of the form NAME+ID+KEY`)
  }
  return { url: url.origin, key, token }
}

const MAX_RELAYS = 8
