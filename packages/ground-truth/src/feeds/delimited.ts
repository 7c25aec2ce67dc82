import { readCells } from './delimited-cells.ts'
import {
  FeedError,
  type FeedReader,
  type FeedRecord,
  fieldName,
  MAX_RECORD_CHARS,
  MAX_VALUE_CHARS,
  TOO_LONG,
} from './feed-record.ts'

/** The most columns: a file with more is broken, or an attack. */
const MAX_COLUMNS = 2_000
/** So often a quote that is never closed is read as a mere sign; each time, up to a record's length is read again. */
const MAX_STRAY_QUOTES = 1_000

interface DelimitedOptions {
  /** Found out from the header if null. */
  delimiter: string | null
  /** Decides which columns are kept; null keeps all. */
  wanted: ((name: string) => boolean) | null
}

/**
 * Tables as shops write them: RFC 4180 where it holds, and otherwise line by line. A quote that is never closed spoils its
 * own line and not the rest of the file, which is why no library is used (decision 0080).
 */
export class DelimitedReader implements FeedReader {
  readonly #options: DelimitedOptions
  #delimiter: string | null
  #rest = ''
  #line = 1
  #columns: { index: number; name: string }[] | null = null
  #width = 0
  #skipsLine = false
  #strayQuotes = 0
  #returnsOnly: boolean | null = null
  /** While every row has all its cells, a last one that has not is a file that breaks off. */
  #rowsAreFull = true

  constructor(options: DelimitedOptions) {
    this.#options = options
    this.#delimiter = options.delimiter
  }

  read(text: string): FeedRecord[] {
    this.#returnsOnly ??= endsLinesWithReturns(text)
    this.#rest += this.#returnsOnly ? text.replaceAll('\r', '\n') : text
    return this.#take(false)
  }

  end(): FeedRecord[] {
    const endsInLine = this.#rest !== '' && !this.#rest.endsWith('\n')
    if (endsInLine) this.#rest += '\n'
    const records = this.#take(true, endsInLine)
    if (this.#columns === null) throw new FeedError('The file has no header line.')
    return records
  }

  #take(isEnd: boolean, isCut = false): FeedRecord[] {
    const records: FeedRecord[] = []
    let at = 0
    for (;;) {
      const eol = this.#rest.indexOf('\n', at)
      if (eol < 0) break
      if (this.#skipsLine) {
        this.#skipsLine = false
        this.#line += 1
        at = eol + 1
        continue
      }
      const row = this.#rowAt(at, eol, isEnd)
      if (row === null) break
      const isLast = isCut && row.next >= this.#rest.length
      this.#add(records, row.cells, row.tooLong, isLast)
      this.#line += row.lines
      at = row.next
    }
    this.#rest = at === 0 ? this.#rest : this.#rest.slice(at)
    if (this.#rest.length > MAX_RECORD_CHARS && !this.#rest.includes('\n')) {
      if (!this.#skipsLine) records.push({ line: this.#line, problem: TOO_LONG })
      this.#skipsLine = true
      this.#rest = ''
    }
    return records
  }

  /** Null when its end has not arrived. */
  #rowAt(at: number, eol: number, isEnd: boolean) {
    const line = this.#rest.slice(at, this.#rest[eol - 1] === '\r' ? eol - 1 : eol)
    const tooLong = line.length > MAX_RECORD_CHARS
    const alone = { cells: [line], next: eol + 1, lines: 1, tooLong }
    if (tooLong || this.#delimiter === null) {
      if (tooLong || !this.#settleDelimiter(line)) return alone
    }
    const delimiter = this.#delimiter ?? '\t'
    if (!line.includes('"')) return { ...alone, cells: line.split(delimiter) }
    const quoted = readCells(this.#rest, at, delimiter, { width: this.#width, isEnd })
    if (quoted === 'more' && this.#rest.length - at <= MAX_RECORD_CHARS) return null
    if (typeof quoted !== 'string') return { ...quoted, tooLong: false }
    this.#strayQuotes += 1
    if (this.#strayQuotes > MAX_STRAY_QUOTES)
      throw new FeedError(
        `More than ${MAX_STRAY_QUOTES} quotes are opened and never closed; the last in line ${this.#line}.`,
      )
    return { ...alone, cells: line.split(delimiter).map(withoutQuotes) }
  }

  /** False for a line that is not the header yet. */
  #settleDelimiter(line: string): boolean {
    const told = /^"?sep=(.)"?$/i.exec(line)
    if (told !== null) {
      this.#delimiter = told[1] ?? null
      return false
    }
    if (line.trim() === '') return false
    const bare = line.replaceAll(/"[^"]{0,1000}"/g, '')
    const counts = ['\t', ',', ';', '|'].map((sign) => ({ sign, count: bare.split(sign).length }))
    this.#delimiter = counts.reduce((best, one) => (one.count > best.count ? one : best)).sign
    return true
  }

  #add(records: FeedRecord[], cells: string[], tooLong: boolean, isLast: boolean): void {
    if (tooLong) {
      records.push({ line: this.#line, problem: TOO_LONG })
      return
    }
    if (cells.length === 1 && (cells[0] ?? '').trim() === '') return
    if (this.#columns === null) {
      if (cells.length > 1 || this.#delimiter === null || !/^"?sep=/i.test(cells[0] ?? ''))
        this.#readHeader(cells)
      return
    }
    if (cells.length > this.#width && cells.slice(this.#width).some((cell) => cell.trim() !== '')) {
      const message = `has ${cells.length} cells, and the header ${this.#width}`
      records.push({ line: this.#line, problem: { reason: 'columns', field: null, message } })
      return
    }
    if (isLast && cells.length < this.#width && this.#rowsAreFull && this.#width > 2)
      throw new FeedError(
        `The file breaks off in line ${this.#line}: ${cells.length} of ${this.#width} cells.`,
      )
    if (cells.length < this.#width) this.#rowsAreFull = false
    const item: Record<string, string> = {}
    for (const { index, name } of this.#columns) {
      const cell = cells[index]
      if (cell !== undefined && cell !== '') item[name] = cell.slice(0, MAX_VALUE_CHARS)
    }
    records.push({ line: this.#line, item })
  }

  #readHeader(cells: readonly string[]): void {
    if (cells.length > MAX_COLUMNS)
      throw new FeedError(`The header has ${cells.length} columns, and at most ${MAX_COLUMNS} are read.`)
    const { wanted } = this.#options
    const seen = new Set<string>()
    this.#columns = cells.flatMap((cell, index) => {
      const name = fieldName(cell)
      if (name === '' || seen.has(name) || (wanted !== null && !wanted(name))) return []
      seen.add(name)
      return [{ index, name }]
    })
    this.#width = cells.length
    if (this.#columns.length === 0) {
      const some = cells.slice(0, 8).map((cell) => cell.slice(0, 40))
      throw new FeedError(`No column of the header is known: ${some.join(', ')}. Give a mapping.`)
    }
  }
}

/** As spreadsheets once wrote tables; line feeds stand in their cells only. The first line end decides, unless in quotes. */
function endsLinesWithReturns(text: string): boolean {
  const end = text.search(/[\r\n]/)
  const isInQuotes = text.slice(0, Math.max(end, 0)).split('"').length % 2 === 0
  return text[end] === '\r' && text[end + 1] !== '\n' && !isInQuotes
}

const withoutQuotes = (cell: string): string => cell.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"')
