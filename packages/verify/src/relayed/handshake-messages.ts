import { joined } from '../bytes.ts'
import { FormatError } from '../format-error.ts'

export interface HandshakeMessage {
  type: number
  body: Uint8Array
  /** All of it, with its type and length: what transcripts hash. */
  bytes: Uint8Array
}

export const MESSAGE = {
  clientHello: 1,
  serverHello: 2,
  newSessionTicket: 4,
  encryptedExtensions: 8,
  certificate: 11,
  certificateRequest: 13,
  certificateVerify: 15,
  finished: 20,
  keyUpdate: 24,
  compressedCertificate: 25,
} as const

/** Puts messages together that records cut apart. */
export class MessageBuffer {
  #pieces: Uint8Array[] = []
  #length = 0
  /** How many bytes the message that is arriving has, as far as its first four tell. */
  #wanted = HEAD_BYTES

  /** The messages that are whole with this fragment. */
  add(fragment: Uint8Array): HandshakeMessage[] {
    this.#pieces.push(fragment)
    this.#length += fragment.length
    if (this.#length > MAX_MESSAGE_BYTES) throw new FormatError('a message of the handshake is too long')
    const messages: HandshakeMessage[] = []
    // Joined only when that gets further, so that many small pieces cost no more than few large ones.
    while (this.#length >= this.#wanted) {
      const [first] = this.#pieces
      const held = first !== undefined && this.#pieces.length === 1 ? first : joined(this.#pieces)
      const [type = 0, a = 0, b = 0, c = 0] = held
      const end = HEAD_BYTES + a * 65_536 + b * 256 + c
      const isWhole = held.length >= end
      if (isWhole) messages.push({ type, body: held.subarray(HEAD_BYTES, end), bytes: held.subarray(0, end) })
      this.#pieces = [isWhole ? held.subarray(end) : held]
      this.#length = held.length - (isWhole ? end : 0)
      this.#wanted = isWhole ? HEAD_BYTES : end
    }
    return messages
  }

  /** Keys change only between records: a message that reaches over such a change is an attack. */
  requireEmpty(): void {
    if (this.#length > 0) throw new FormatError('a message of the handshake is cut off')
  }
}

const HEAD_BYTES = 4
const MAX_MESSAGE_BYTES = 262_144
