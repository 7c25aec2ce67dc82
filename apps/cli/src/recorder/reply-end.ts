import { concat } from '@veracite/verify/bytes'

/**
 * Finds the end of the first reply of HTTP/1.1 while it arrives, to cut the connection behind it. What the reply says is
 * for the verifier to read; an unreadable one never ends here.
 */
export class ReplyEnd {
  #held: Uint8Array<ArrayBufferLike> = new Uint8Array(0)
  #mode: 'head' | 'length' | 'size' | 'trailer' | 'open' | 'ended' = 'head'
  /** Bytes of the body or chunk that are still to come. */
  #left = 0

  /** True once the reply has ended. */
  feed(bytes: Uint8Array): boolean {
    if (this.#mode === 'open') return false
    this.#held = this.#held.length === 0 ? bytes : concat(this.#held, bytes)
    while (this.#step());
    return this.#mode === 'ended'
  }

  /** One part of the message; false when more bytes are needed, or none. */
  #step(): boolean {
    if (this.#mode === 'open' || this.#mode === 'ended') return false
    if (this.#left > 0) {
      const taken = Math.min(this.#left, this.#held.length)
      this.#held = this.#held.subarray(taken)
      this.#left -= taken
      if (this.#left > 0) return false
    }
    if (this.#mode === 'length') {
      this.#mode = 'ended'
      return false
    }
    if (this.#mode === 'head') return this.#readHead()
    const end = this.#held.indexOf(0x0a)
    if (end < 0) {
      if (this.#held.length > MAX_LINE) this.#mode = 'open'
      return false
    }
    const line = Buffer.from(this.#held.subarray(0, end)).toString('latin1').trim()
    this.#held = this.#held.subarray(end + 1)
    if (this.#mode === 'trailer') {
      if (line === '') this.#mode = 'ended'
      return true
    }
    const size = Number.parseInt(line, 16)
    if (Number.isNaN(size)) this.#mode = 'open'
    else if (size === 0) this.#mode = 'trailer'
    // With the line end behind each chunk.
    else this.#left = size + 2
    return true
  }

  #readHead(): boolean {
    const text = Buffer.from(this.#held.subarray(0, MAX_HEAD)).toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) {
      if (text.length === MAX_HEAD) this.#mode = 'open'
      return false
    }
    this.#held = this.#held.subarray(end + 4)
    const head = text.slice(0, end)
    const status = Number(/^HTTP\/1\.1 ([0-9]{3})/.exec(head)?.[1] ?? 0)
    if (status >= 100 && status < 200 && status !== 101) return true
    const [, length] = /\r\ncontent-length:[ \t]*([0-9]{1,15})[ \t]*(?:\r\n|$)/i.exec(head) ?? []
    if (status === 204 || status === 304) this.#mode = 'ended'
    else if (/\r\ntransfer-encoding:[ \t]*chunked[ \t]*(?:\r\n|$)/i.test(head)) this.#mode = 'size'
    else if (status > 199 && length !== undefined) {
      this.#mode = 'length'
      this.#left = Number(length)
    }
    // Frames of a WebSocket, and a body that ends with the connection, go on until somebody closes it.
    else this.#mode = 'open'
    return true
  }
}

const MAX_HEAD = 65_536
const MAX_LINE = 65_536
