// Plain SQL: COPY is not a statement that the builder knows.
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { StagedItem } from '@veracite/core/feeds/feed-store'
import type { Tx } from '../../connection.ts'

/** Rows of the table `incoming` as they are read: a million inserts would take ten times as long. */
export class IncomingCopy {
  readonly #sql: Tx['sql']
  #stream: Writable | null = null
  #failure: Error | null = null

  constructor(sql: Tx['sql']) {
    this.#sql = sql
  }

  async write(items: readonly StagedItem[]): Promise<void> {
    if (items.length === 0) return
    const stream = this.#stream ?? (await this.#open())
    const isRoom = stream.write(items.map(lineOf).join(''))
    if (this.#failure) throw this.#failure
    if (!isRoom) await once(stream, 'drain')
  }

  async end(): Promise<void> {
    const stream = this.#stream
    if (stream === null) return
    this.#stream = null
    stream.end()
    await once(stream, 'finish')
    if (this.#failure) throw this.#failure
  }

  async #open(): Promise<Writable> {
    const stream = await this.#sql`copy incoming (line, key, leaf, body, words) from stdin`.writable()
    stream.on('error', (error: Error) => {
      this.#failure = error
    })
    this.#stream = stream
    return stream
  }
}

const lineOf = ({ line, key, leaf, body, words }: StagedItem): string =>
  `${line}\t${escaped(key)}\t\\\\x${Buffer.from(leaf).toString('hex')}\t${escaped(body)}\t${escaped(arrayOf(words))}\n`

/** Keys and bodies hold no tab or line break as such, but a backslash would begin an escape. */
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const arrayOf = (words: readonly string[]): string =>
  `{${words.map((word) => `"${word.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
