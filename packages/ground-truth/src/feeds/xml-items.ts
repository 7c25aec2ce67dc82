import { Parser } from 'htmlparser2'
import {
  FeedError,
  type FeedReader,
  type FeedRecord,
  fieldName,
  MAX_DEPTH,
  MAX_VALUE_CHARS,
  wholeRecord,
} from './feed-record.ts'

/** Elements that stand for one product: RSS 2.0, Atom, and what shops write themselves. */
const ITEMS = new Set(['item', 'entry', 'product'])
/** The parser keeps a tag, comment or CDATA section until it ends; one that never does must not fill the memory. */
const MAX_SILENT_CHARS = 4 * 1_048_576

/**
 * Items of an XML feed, by a parser that knows no entities but those of XML, fetches nothing and forgives what is badly
 * nested. A document type with declarations of its own is refused.
 */
export class XmlReader implements FeedReader {
  readonly #wanted: ((name: string) => boolean) | null
  readonly #parser: Parser
  #records: FeedRecord[] = []
  #open: string[] = []
  #count = 0
  #item: Record<string, string> | null = null
  #itemDepth = 0
  #field: string | null = null
  #value = ''
  #chars = 0
  #lastSign = 0
  #rootWasClosed = false
  #hadRoot = false

  constructor(wanted: ((name: string) => boolean) | null) {
    this.#wanted = wanted
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#openTag(name, attributes),
        onclosetag: (name, isImplied) => this.#closeTag(name, isImplied),
        ontext: (text) => this.#text(text),
        onprocessinginstruction: (_, data) => this.#instruction(data),
        oncomment: () => this.#sign(),
        onattribute: () => this.#sign(),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  read(text: string): FeedRecord[] {
    this.#chars += text.length
    this.#parser.write(text)
    if (this.#chars - this.#lastSign > MAX_SILENT_CHARS)
      throw new FeedError(`A tag or comment after item ${this.#count} never ends.`)
    return this.#given()
  }

  end(): FeedRecord[] {
    this.#parser.end()
    if (!this.#hadRoot) throw new FeedError('The file holds no XML element.')
    if (!this.#rootWasClosed) throw new FeedError(`The file breaks off after item ${this.#count}.`)
    return this.#given()
  }

  #given(): FeedRecord[] {
    const records = this.#records
    this.#records = []
    return records
  }

  #sign(): void {
    this.#lastSign = this.#chars
  }

  #instruction(data: string): void {
    this.#sign()
    if (/^!DOCTYPE/i.test(data) && data.includes('['))
      throw new FeedError(
        'The file declares a document type of its own, which feeds do not need and which is not read.',
      )
  }

  #openTag(written: string, attributes: Record<string, string>): void {
    this.#sign()
    this.#hadRoot = true
    this.#open.push(written)
    if (this.#open.length > MAX_DEPTH)
      throw new FeedError(`Elements are nested deeper than ${MAX_DEPTH} after item ${this.#count}.`)
    const name = fieldName(localName(written))
    if (ITEMS.has(name)) {
      if (this.#item !== null) this.#refuseOpen()
      this.#count += 1
      this.#item = {}
      this.#itemDepth = this.#open.length
    } else if (this.#item !== null && this.#open.length === this.#itemDepth + 1) {
      this.#field = this.#wanted === null || this.#wanted(name) ? name : null
      this.#value = ''
      // Atom has the address in an attribute.
      const { href, rel } = attributes
      if (name === 'link' && href !== undefined && (rel === undefined || rel === 'alternate'))
        this.#value = href.slice(0, MAX_VALUE_CHARS)
    }
  }

  #text(text: string): void {
    this.#sign()
    if (this.#field === null || this.#open.length !== this.#itemDepth + 1) return
    const room = MAX_VALUE_CHARS - this.#value.length
    if (room > 0) this.#value += room < text.length ? text.slice(0, room) : text
  }

  #closeTag(written: string, isImplied: boolean): void {
    this.#sign()
    const depth = this.#open.length
    this.#open.pop()
    if (depth === 1) this.#rootWasClosed = !isImplied
    if (this.#item === null) return
    if (depth === this.#itemDepth + 1) this.#keepField(fieldName(localName(written)))
    else if (depth === this.#itemDepth) {
      // An item whose end is not written may lack what would have followed.
      if (isImplied) this.#refuseOpen()
      else this.#records.push({ line: this.#count, item: this.#item })
      this.#item = null
    }
  }

  #keepField(name: string): void {
    if (this.#item === null || this.#field !== name) return
    const value = this.#value.trim()
    // The first of several: additional ones are additional.
    if (value !== '' && this.#item[name] === undefined) this.#item[name] = value
    this.#field = null
  }

  #refuseOpen(): void {
    this.#records.push({ line: this.#count, problem: NOT_CLOSED })
    this.#item = null
    this.#field = null
  }
}

const NOT_CLOSED = wholeRecord('not_closed', 'is not closed before the next one')

const localName = (written: string): string => written.slice(written.lastIndexOf(':') + 1)
