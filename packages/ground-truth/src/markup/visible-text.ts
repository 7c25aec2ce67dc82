import elements from './html-elements.json' with { type: 'json' }

export interface Line {
  text: string
  heading: boolean
}

/** Gathers what a reader sees: blocks become lines, runs of space become one, code and styles are left out. */
export class VisibleText {
  readonly #lines: Line[] = []
  #current = ''
  #heading = false
  #hidden = 0
  #total = 0

  /** What came after this many characters was left out. */
  get isCut(): boolean {
    return this.#total > MAX_CHARS
  }

  /** Characters of the line under construction, as a mark for `since`. */
  get length(): number {
    return this.#current.length
  }

  since(mark: number): string {
    return clean(this.#current.slice(Math.min(mark, this.#current.length)))
  }

  open(name: string, attributes: Record<string, string>): void {
    if (HIDDEN.has(name)) this.#hidden += 1
    if (BLOCK.has(name)) this.#endLine()
    if (HEADING.has(name)) this.#heading = true
    if (name === 'img' && this.#hidden === 0 && attributes.alt !== undefined) this.add(` ${attributes.alt} `)
  }

  add(text: string): void {
    if (this.#hidden > 0 || this.isCut) return
    this.#total += text.length
    this.#current += text
  }

  close(name: string): void {
    if (HIDDEN.has(name)) this.#hidden = Math.max(0, this.#hidden - 1)
    if (BLOCK.has(name)) this.#endLine()
  }

  lines(): Line[] {
    this.#endLine()
    return this.#lines
  }

  #endLine(): void {
    const text = clean(this.#current)
    if (text !== '') this.#lines.push({ text, heading: this.#heading })
    this.#current = ''
    this.#heading = false
  }
}

function clean(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const MAX_CHARS = 1_000_000
const HIDDEN = new Set(elements.hidden)
const HEADING = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BLOCK = new Set(elements.block)
