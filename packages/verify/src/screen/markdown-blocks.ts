import { inlineText, labelOf } from './markdown-inline.ts'

/**
 * Markdown (CommonMark, and the tables of GitHub) as the text of its blocks: what stands in the text nodes of a page that
 * shows it. Markers of lists are drawn by the browser, so they are in neither. No HTML but line breaks: apps escape it.
 */
export function markdownBlocks(markdown: string): string[] {
  const reader = new BlockReader()
  for (const line of markdown.split(/\r\n|\n|\r/)) reader.add(withoutTabs(line))
  reader.closeLeaf()
  return reader.texts()
}

/** A quote, or an item of a list whose content begins in this column. */
type Container = 'quote' | number
type Leaf = 'none' | 'paragraph' | 'fence' | 'code'

class BlockReader {
  readonly #blocks: { text: string; isRaw: boolean }[] = []
  readonly #definitions = new Set<string>()
  #containers: Container[] = []
  #leaf: Leaf = 'none'
  #lines: string[] = []
  #fence = ''

  texts(): string[] {
    return this.#blocks
      .map(({ text, isRaw }) => (isRaw ? text : inlineText(text, this.#definitions)))
      .filter((text) => text !== '')
  }

  add(line: string): void {
    let [rest, matched] = [line, 0]
    for (const container of this.#containers) {
      const next = intoContainer(rest, container)
      if (next === null) break
      rest = next
      matched++
    }
    const isWhole = matched === this.#containers.length
    if (this.#leaf === 'fence' && isWhole) {
      this.#addToFence(rest)
      return
    }
    const text = this.#openBlocks(rest, matched)
    if (text !== null) this.#addText(text)
  }

  /** Goes into new quotes and items; null where the line was a block of its own. */
  #openBlocks(line: string, matched: number): string | null {
    let rest = line
    let isWhole = matched === this.#containers.length
    const close = () => {
      this.closeLeaf()
      if (!isWhole) this.#containers.length = matched
      isWhole = true
    }
    while (!isBlank(rest)) {
      const indent = indentOf(rest)
      const text = rest.slice(indent)
      if (indent >= 4) {
        if (this.#leaf === 'paragraph') return rest
        if (this.#leaf !== 'code' || !isWhole) close()
        this.#leaf = 'code'
        this.#raw(text)
        return null
      }
      const [, hashes] = /^(#{1,6})(?: |$)/.exec(text) ?? []
      const [, fence] = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(text) ?? []
      const isParagraph = this.#leaf === 'paragraph' && isWhole
      if (text.startsWith('>')) {
        close()
        this.#containers.push('quote')
        matched = this.#containers.length
        rest = text.startsWith('> ') ? text.slice(2) : text.slice(1)
      } else if (hashes !== undefined) {
        close()
        this.#inline(withoutHashes(text.slice(hashes.length)))
        return null
      } else if (fence !== undefined) {
        close()
        this.#leaf = 'fence'
        this.#fence = fence
        return null
      } else if (isParagraph && /^(?:=+|-+) *$/.test(text)) {
        this.closeLeaf()
        return null
      } else if (isThematicBreak(text)) {
        close()
        return null
      } else {
        const width = itemWidth(text, isParagraph)
        if (width === null || this.#containers.length >= MAX_DEPTH) {
          // A line of text goes on with the paragraph that is open, wherever it stands.
          if (this.#leaf !== 'paragraph') close()
          return rest
        }
        close()
        this.#containers.push(indent + width)
        matched = this.#containers.length
        rest = text.slice(width)
      }
    }
    if (!isWhole) close()
    return rest
  }

  #addText(rest: string): void {
    if (isBlank(rest)) {
      if (this.#leaf === 'paragraph') this.closeLeaf()
      return
    }
    if (this.#leaf !== 'paragraph') {
      this.closeLeaf()
      this.#leaf = 'paragraph'
    }
    this.#lines.push(trimmed(rest))
  }

  #addToFence(rest: string): void {
    const indent = indentOf(rest)
    const text = trimmed(rest)
    const isEnd = indent < 4 && text.length >= this.#fence.length && onlyOf(text, this.#fence.charAt(0))
    if (isEnd) this.#leaf = 'none'
    else this.#raw(rest)
  }

  closeLeaf(): void {
    if (this.#leaf === 'paragraph') this.#closeParagraph(this.#withoutDefinitions(this.#lines))
    this.#leaf = 'none'
    this.#lines = []
  }

  #withoutDefinitions(lines: readonly string[]): readonly string[] {
    let first = 0
    for (; first < lines.length; first++) {
      const [, label] = DEFINITION.exec(lines[first] ?? '') ?? []
      if (label === undefined) break
      this.#definitions.add(labelOf(label))
    }
    return lines.slice(first)
  }

  /** Text, and the table that may begin in it. */
  #closeParagraph(lines: readonly string[]): void {
    const rule = lines.findIndex(
      (line, i) => i > 0 && isTableRule(line) && cellsOf(line).length === cellsOf(lines[i - 1] ?? '').length,
    )
    const end = rule < 0 ? lines.length : rule - 1
    if (end > 0) this.#inline(lines.slice(0, end).join('\n'))
    if (rule < 0) return
    const columns = cellsOf(lines[rule] ?? '').length
    for (const [i, line] of lines.entries())
      if (i >= end && i !== rule) for (const cell of cellsOf(line).slice(0, columns)) this.#inline(cell)
  }

  #inline(text: string): void {
    this.#blocks.push({ text, isRaw: false })
  }

  #raw(text: string): void {
    this.#blocks.push({ text, isRaw: true })
  }
}

/** What is left of a line inside a container that was open; null where the line is not in it. */
function intoContainer(line: string, container: Container): string | null {
  const indent = indentOf(line)
  if (container === 'quote') {
    if (indent > 3 || line.charAt(indent) !== '>') return null
    return line.charAt(indent + 1) === ' ' ? line.slice(indent + 2) : line.slice(indent + 1)
  }
  if (isBlank(line)) return ''
  return indent >= container ? line.slice(container) : null
}

/** The columns of a list marker and the blanks behind it; null where there is none. */
function itemWidth(text: string, isParagraph: boolean): number | null {
  const [, bullet, number] = /^(?:([-+*])|([0-9]{1,9})[.)])(?: |$)/.exec(text) ?? []
  const marker = bullet === undefined ? (number === undefined ? 0 : number.length + 1) : 1
  if (marker === 0) return null
  const rest = text.slice(marker)
  // Only these may end a paragraph.
  if (isParagraph && (isBlank(rest) || (number !== undefined && number !== '1'))) return null
  const blanks = indentOf(rest)
  return isBlank(rest) || blanks > 4 ? marker + 1 : marker + blanks
}

const isThematicBreak = (text: string): boolean => /^(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/.test(text)

const isTableRule = (line: string): boolean =>
  line.includes('|') && /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/.test(line)

/** Bars that are not escaped end cells. */
function cellsOf(line: string): string[] {
  const text = line.startsWith('|') ? line.slice(1) : line
  const cells: string[] = []
  let cell = ''
  for (const [piece] of text.matchAll(/\\\||\||[^\\|]+|\\/g)) {
    if (piece === '|') {
      cells.push(trimmed(cell))
      cell = ''
    } else cell += piece === '\\|' ? '|' : piece
  }
  if (trimmed(cell) !== '') cells.push(trimmed(cell))
  return cells
}

/** A heading may end with hashes, which a blank parts from its text. */
function withoutHashes(text: string): string {
  const line = trimmed(text)
  let end = line.length
  while (end > 0 && line.charAt(end - 1) === '#') end--
  return end === 0 || line.charAt(end - 1) === ' ' ? trimmed(line.slice(0, end)) : line
}

function withoutTabs(line: string): string {
  const [blanks = ''] = /^[ \t]*/.exec(line) ?? []
  if (!blanks.includes('\t')) return line
  let columns = 0
  for (const blank of blanks) columns += blank === '\t' ? 4 - (columns % 4) : 1
  return ' '.repeat(columns) + line.slice(blanks.length)
}

function indentOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === BLANK) at++
  return at
}

const isBlank = (line: string): boolean => /^[ \t]*$/.test(line)
const onlyOf = (text: string, character: string): boolean => text === character.repeat(text.length)

function trimmed(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && ' \t'.includes(text.charAt(start))) start++
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

const DEFINITION = /^\[([^^[\]][^[\]]{0,200})\]: *[^ ]+(?: +(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/
const BLANK = 0x20
const MAX_DEPTH = 32
