import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createGunzip } from 'node:zlib'
import { createTextDecoder, encodingOf, SNIFF_BYTES } from '@veracite/ground-truth/feeds/decode-feed'
import {
  createFeedReader,
  type FeedFormat,
  type FeedShape,
  shapeOf,
} from '@veracite/ground-truth/feeds/feed-format'
import { FeedError, type FeedReader, type FeedRecord } from '@veracite/ground-truth/feeds/feed-record'

interface FeedText {
  format: FeedFormat
  wanted: ((name: string) => boolean) | null
  /** Bytes after decompression. */
  mostBytes: number
}

interface FeedBytes {
  length: number
  sha256: string
}

/** A feed's records in portions, in order. Throws FeedError when it cannot be read as a whole. */
export class FeedReading {
  /** Known after the first portion. */
  shape: FeedShape | null = null
  /** Length and digest of the bytes as they arrived; known when all were read. */
  bytes: FeedBytes = { length: 0, sha256: '' }
  readonly #source: AsyncIterable<Uint8Array>
  readonly #options: FeedText

  constructor(source: AsyncIterable<Uint8Array>, options: FeedText) {
    this.#source = source
    this.#options = options
  }

  async *records(): AsyncGenerator<FeedRecord[]> {
    let reader: FeedReader | null = null
    let decoder: ReturnType<typeof createTextDecoder> | null = null
    for await (const bytes of inflated(this.#counted(), this.#options.mostBytes)) {
      if (decoder === null || reader === null) {
        decoder = createTextDecoder(encodingOf(bytes))
        const text = decoder.decode(bytes)
        this.shape = shapeOf(text, this.#options.format)
        reader = createFeedReader(this.shape, this.#options.wanted)
        yield reader.read(text)
      } else yield reader.read(decoder.decode(bytes))
      // Portions that are inflated already would otherwise follow each other before any request is answered.
      await new Promise((resolve) => setImmediate(resolve))
    }
    if (decoder === null || reader === null) throw new FeedError('The feed is empty.')
    yield reader.read(decoder.end())
    yield reader.end()
  }

  async *#counted(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256')
    let length = 0
    for await (const bytes of this.#source) {
      hash.update(bytes)
      length += bytes.length
      yield bytes
    }
    this.bytes = { length, sha256: hash.digest('hex') }
  }
}

const GZIP = [0x1f, 0x8b]
/** Honest feeds shrink to a twentieth; a bomb to a thousandth. */
const MOST_RATIO = 200
const RATIO_FROM_BYTES = 16 * 1_048_576

/** The same bytes, decompressed if they are compressed, the first portion large enough to be recognised. */
async function* inflated(source: AsyncGenerator<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  const head = await firstOf(source, SNIFF_BYTES)
  const isGzip = head[0] === GZIP[0] && head[1] === GZIP[1]
  const whole = joined(head, source)
  yield* isGzip ? withHead(gunzipped(whole, mostBytes)) : bounded(whole, mostBytes)
}

async function* gunzipped(source: AsyncGenerator<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  // A portion of nothing but line breaks is as many records as bytes: a larger one would hold up requests.
  const gunzip = createGunzip({ chunkSize: 65_536 })
  let packed = 0
  let unpacked = 0
  let isAtEnd = false
  const closed = new Promise((resolve) => gunzip.once('close', resolve))
  const feeding = (async () => {
    for await (const bytes of source) {
      packed += bytes.length
      // Bytes behind the compressed ones are no part of the feed, but of what arrived.
      if (isAtEnd) continue
      if (gunzip.destroyed) return
      // A closed stream never drains.
      if (!gunzip.write(bytes)) await Promise.race([closed, once(gunzip, 'drain')])
    }
    gunzip.end()
  })()
  feeding.catch((error: Error) => gunzip.destroy(error))
  try {
    for await (const bytes of gunzip as AsyncIterable<Uint8Array>) {
      unpacked += bytes.length
      if (unpacked > mostBytes) throw tooLarge(mostBytes)
      if (unpacked > RATIO_FROM_BYTES && unpacked > packed * MOST_RATIO)
        throw new FeedError(`The feed is compressed to less than a ${MOST_RATIO}th, as no feed is.`)
      yield bytes
    }
    isAtEnd = true
  } catch (error) {
    if (error instanceof FeedError || !isBroken(error)) throw error
    throw new FeedError('The feed is compressed with gzip, and it breaks off or is damaged.')
  } finally {
    gunzip.destroy()
  }
  await feeding
}

const isBroken = (error: unknown): boolean =>
  /^(Z_|ERR_ZLIB|ERR__ERROR)/.test(String((error as { code?: unknown })?.code)) ||
  /unexpected end of file|incorrect (header|data)|invalid/i.test(String((error as Error)?.message))

async function* bounded(source: AsyncGenerator<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const bytes of source) {
    length += bytes.length
    if (length > mostBytes) throw tooLarge(mostBytes)
    yield bytes
  }
}

const tooLarge = (mostBytes: number): FeedError =>
  new FeedError(`The feed is larger than ${Math.round(mostBytes / 1_048_576)} MB, the most that is read.`)

async function* withHead(source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* joined(await firstOf(source, SNIFF_BYTES), source)
}

async function* joined(head: Uint8Array, source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (;;) {
    const next = await source.next()
    if (next.done) return
    yield next.value
  }
}

/** Reads until there are `most` bytes or no more. */
async function firstOf(source: AsyncGenerator<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  while (length < most) {
    const next = await source.next()
    if (next.done) break
    parts.push(next.value)
    length += next.value.length
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}
