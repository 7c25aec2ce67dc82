/** What is needed of a socket. */
interface Caller {
  remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * Counts connections by where they come from, before anybody has shown a token: strangers who only hold connections open
 * must not use up what the holders of tokens need. Whoever has one IPv6 address has a whole /64.
 */
export class Addresses {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a connection until it closes. One too many is cut off. */
  take(socket: Caller): void {
    const from = placeOf(socket.remoteAddress ?? '')
    const open = this.#open.get(from) ?? 0
    if (open >= this.#most) {
      socket.destroy()
      return
    }
    this.#open.set(from, open + 1)
    socket.once('close', () => {
      const left = (this.#open.get(from) ?? 1) - 1
      if (left > 0) this.#open.set(from, left)
      else this.#open.delete(from)
    })
  }
}

export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.split('%')[0]?.toLowerCase().split('::') ?? []
  const groups = front === '' ? [] : front.split(':')
  const known = back === undefined ? groups : [...groups, ...Array<string>(8).fill('0')]
  return known.slice(0, 4).join(':')
}
