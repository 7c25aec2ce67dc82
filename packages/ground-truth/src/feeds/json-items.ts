import {
  FeedError,
  type FeedReader,
  type FeedRecord,
  MAX_DEPTH,
  MAX_RECORD_CHARS,
  NOT_JSON,
  TOO_LONG,
  wholeRecord,
} from './feed-record.ts'
import { itemsOfJson } from './json-fields.ts'

/** One JSON value a line. */
export function createJsonLinesReader(): FeedReader {
  let rest = ''
  let line = 1
  let skipsLine = false
  const take = (isEnd: boolean): FeedRecord[] => {
    const records: FeedRecord[] = []
    let at = 0
    for (let eol = rest.indexOf('\n'); eol >= 0; eol = rest.indexOf('\n', at)) {
      if (skipsLine) skipsLine = false
      else records.push(...recordsOf(rest.slice(at, eol), line))
      line += 1
      at = eol + 1
    }
    rest = rest.slice(at)
    if (!isEnd && rest.length > MAX_RECORD_CHARS) {
      if (!skipsLine) records.push({ line, problem: TOO_LONG })
      skipsLine = true
      rest = ''
    }
    return records
  }
  return {
    read(text) {
      rest += text
      return take(false)
    },
    end() {
      const records = take(true)
      if (skipsLine || rest.trim() === '') return records
      const last = recordsOf(rest, line)
      if (last.some(({ problem }) => problem?.reason === 'not_json'))
        throw new FeedError(`The file breaks off in line ${line}.`)
      return [...records, ...last]
    },
  }
}

const LISTS = new Set([
  'products',
  'items',
  'entries',
  'offers',
  'variants',
  '@graph',
  'itemListElement',
  'dataFeedElement',
])
/** Lists under these names are parts of a product, not lists of products. */
const OF_A_PRODUCT = new Set(['offers', 'variants'])

/** A JSON document: a list of products, an object that holds such a list, or objects one after the other. */
export class JsonReader implements FeedReader {
  #rest = ''
  #at = 0
  /** Where the value that is being read begins; -1 between values. */
  #start = -1
  #depth = 0
  #deepest = 0
  /** How deep the list lies whose elements are products; 0 for values at the top. */
  #listDepth = 0
  #inString = false
  #isEscaped = false
  #stringStart = -1
  #lastString = ''
  #isTooLong = false
  #count = 0

  read(text: string): FeedRecord[] {
    this.#rest += text
    const records: FeedRecord[] = []
    for (; this.#at < this.#rest.length; this.#at += 1) this.#step(this.#rest.charCodeAt(this.#at), records)
    this.#forget()
    return records
  }

  end(): FeedRecord[] {
    if (this.#depth > 0 || this.#inString)
      throw new FeedError(`The file breaks off after item ${this.#count}.`)
    return []
  }

  #step(code: number, records: FeedRecord[]): void {
    if (this.#inString) this.#inText(code)
    else if (code === QUOTE) {
      this.#inString = true
      this.#stringStart = this.#at
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) this.#open(code)
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.#close(records)
  }

  #inText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === BACKSLASH) this.#isEscaped = true
    else if (code === QUOTE) {
      this.#inString = false
      const isShort = this.#stringStart >= 0 && this.#at - this.#stringStart < 40
      this.#lastString = isShort ? this.#rest.slice(this.#stringStart + 1, this.#at) : ''
    }
  }

  #open(code: number): void {
    const isList = code === OPEN_LIST
    if (isList && this.#depth === 0) {
      this.#listDepth = 1
    } else if (isList && this.#depth === 1 && this.#listDepth === 0 && this.#holdsProducts()) {
      this.#listDepth = 2
      this.#start = -1
      this.#isTooLong = false
    } else if (this.#depth === this.#listDepth) {
      this.#start = this.#at
      this.#deepest = 0
    }
    this.#depth += 1
    this.#deepest = Math.max(this.#deepest, this.#depth)
  }

  /** `{"products": […]}` holds products, but the offers of one product are not products. */
  #holdsProducts(): boolean {
    return LISTS.has(this.#lastString) && !OF_A_PRODUCT.has(this.#lastString)
  }

  #close(records: FeedRecord[]): void {
    if (this.#depth === 0) throw new FeedError(`A bracket after item ${this.#count} closes nothing.`)
    this.#depth -= 1
    if (this.#depth === this.#listDepth && (this.#start >= 0 || this.#isTooLong)) this.#give(records)
    else if (this.#depth < this.#listDepth) this.#listDepth = this.#depth === 0 ? 0 : this.#listDepth
  }

  #give(records: FeedRecord[]): void {
    this.#count += 1
    const line = this.#count
    if (this.#isTooLong) records.push({ line, problem: TOO_LONG })
    else if (this.#deepest - this.#listDepth > MAX_DEPTH) records.push({ line, problem: TOO_DEEP })
    else records.push(...recordsOf(this.#rest.slice(this.#start, this.#at + 1), line))
    this.#start = -1
    this.#isTooLong = false
  }

  /** Keeps no more than the value that is being read. */
  #forget(): void {
    if (this.#start >= 0 && this.#at - this.#start > MAX_RECORD_CHARS) {
      this.#isTooLong = true
      this.#start = -1
    }
    const keep = this.#start >= 0 ? this.#start : this.#at
    this.#stringStart = this.#stringStart >= keep ? this.#stringStart - keep : -1
    this.#rest = this.#rest.slice(keep)
    this.#at -= keep
    if (this.#start >= 0) this.#start = 0
  }
}

/** The items in one JSON text, or the reason why there are none. */
function recordsOf(text: string, line: number): FeedRecord[] {
  const first = text.trimStart()[0]
  if (first === undefined) return []
  // Throwing takes longer than reading: most lines of what is no feed end here.
  if (first !== '{' && first !== '[') return [{ line, problem: NOT_JSON }]
  if (text.length > MAX_RECORD_CHARS) return [{ line, problem: TOO_LONG }]
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ line, problem: NOT_JSON }]
  }
  const items = itemsOfJson(value)
  if (items.length === 0) return [{ line, problem: NOT_A_PRODUCT }]
  return items.map((item) => ({ line, item }))
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d

const TOO_DEEP = wholeRecord('too_long', `is nested deeper than ${MAX_DEPTH}`)
const NOT_A_PRODUCT = wholeRecord('not_a_product', 'describes no product')
