/** A JSON value with its position in the text, so that a fact can quote it literally. */
export type JsonNode = { start: number; end: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: JsonNode[] }
  | { kind: 'object'; members: { key: string; start: number; value: JsonNode }[] }
)

/**
 * Reads JSON as people put it into web pages: comments, trailing commas, raw line breaks in strings and the old
 * CDATA and HTML comment wrappers are forgiven. Anything else that is broken gives null. Numbers and literals
 * come back as text.
 */
export function parsePositionedJson(source: string): JsonNode | null {
  const reader = new Reader(source)
  try {
    const node = reader.value(0)
    return reader.atEnd() ? node : null
  } catch (error) {
    if (error instanceof BrokenJson) return null
    throw error
  }
}

class BrokenJson extends Error {}

class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  value(depth: number): JsonNode {
    // Deep nesting is how a hostile page would exhaust our stack.
    if (depth > MAX_DEPTH) throw new BrokenJson()
    this.#skip()
    const start = this.#at
    const first = this.#source[start]
    if (first === '{') return this.#object(start, depth)
    if (first === '[') return this.#list(start, depth)
    if (first === '"') return { kind: 'text', text: this.#string(), start, end: this.#at }
    return this.#bare(start)
  }

  atEnd(): boolean {
    this.#skip()
    if (this.#source[this.#at] === ';') this.#at += 1
    this.#skip()
    return this.#at >= this.#source.length
  }

  #object(start: number, depth: number): JsonNode {
    const members: { key: string; start: number; value: JsonNode }[] = []
    this.#at += 1
    while (!this.#closes('}')) {
      const memberStart = this.#at
      if (this.#source[this.#at] !== '"') throw new BrokenJson()
      const key = this.#string()
      this.#skip()
      this.#expect(':')
      members.push({ key, start: memberStart, value: this.value(depth + 1) })
      this.#comma('}')
    }
    return { kind: 'object', members, start, end: this.#at }
  }

  #list(start: number, depth: number): JsonNode {
    const items: JsonNode[] = []
    this.#at += 1
    while (!this.#closes(']')) {
      items.push(this.value(depth + 1))
      this.#comma(']')
    }
    return { kind: 'list', items, start, end: this.#at }
  }

  #closes(bracket: string): boolean {
    this.#skip()
    if (this.#source[this.#at] !== bracket) return false
    this.#at += 1
    return true
  }

  #comma(bracket: string): void {
    this.#skip()
    if (this.#source[this.#at] === ',') this.#at += 1
    else if (this.#source[this.#at] !== bracket) throw new BrokenJson()
    this.#skip()
  }

  #expect(character: string): void {
    if (this.#source[this.#at] !== character) throw new BrokenJson()
    this.#at += 1
  }

  #string(): string {
    this.#at += 1
    let text = ''
    for (;;) {
      const character = this.#source[this.#at]
      if (character === undefined) throw new BrokenJson()
      this.#at += 1
      if (character === '"') return text
      text += character === '\\' ? this.#escape() : character
    }
  }

  #escape(): string {
    const character = this.#source[this.#at] ?? ''
    this.#at += 1
    if (character === 'u') {
      const hex = this.#source.slice(this.#at, this.#at + 4)
      if (!/^[\da-fA-F]{4}$/.test(hex)) throw new BrokenJson()
      this.#at += 4
      return String.fromCharCode(Number.parseInt(hex, 16))
    }
    return ESCAPES[character] ?? character
  }

  #bare(start: number): JsonNode {
    BARE.lastIndex = start
    const word = BARE.exec(this.#source)?.[0]
    if (word === undefined) throw new BrokenJson()
    this.#at = start + word.length
    return { kind: 'text', text: word === 'null' ? '' : word, start, end: this.#at }
  }

  #skip(): void {
    SKIPPED.lastIndex = this.#at
    this.#at += SKIPPED.exec(this.#source)?.[0].length ?? 0
  }
}

const MAX_DEPTH = 64
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
const BARE = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const SKIPPED = /(?:[\s\uFEFF]|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->|<!\[CDATA\[|\]\]>)*/y
