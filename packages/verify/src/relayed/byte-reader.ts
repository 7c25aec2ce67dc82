import { FormatError } from '../format-error.ts'

/** Reads numbers and vectors of TLS from bytes, in order. Throws where they end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #what: string
  #at = 0

  constructor(bytes: Uint8Array, what: string) {
    this.#bytes = bytes
    this.#what = what
  }

  get left(): number {
    return this.#bytes.length - this.#at
  }

  take(length: number): Uint8Array {
    if (length > this.left) throw new FormatError(`${this.#what} is cut off`)
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  /** A big-endian number of `width` bytes. */
  number(width: 1 | 2 | 3): number {
    return this.take(width).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  /** Bytes with their length in front, in `width` bytes. */
  vector(width: 1 | 2 | 3): Uint8Array {
    return this.take(this.number(width))
  }

  inner(width: 1 | 2 | 3): ByteReader {
    return new ByteReader(this.vector(width), this.#what)
  }

  end(): void {
    if (this.left > 0) throw new FormatError(`${this.#what} has bytes behind its end`)
  }
}
