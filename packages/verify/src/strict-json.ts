import { FormatError } from './format-error.ts'
import { countTokens, endOfToken, SIGNS, startOfToken } from './modest-json.ts'

/** A JSON text that every reader understands in the same way. */
export interface StrictJson {
  value: unknown
  /** The same text without white space, strings and numbers as ECMAScript writes them, members in the order of the text. */
  compact: string
  /** The members of the outermost object, and where in `compact` the name of each begins. */
  members: { name: string; at: number }[]
}

/**
 * Refuses what readers of JSON treat differently: a member that is there twice, text that is not valid Unicode, and
 * nesting so deep, or so many values, that some give up.
 */
export function readStrictJson(text: string): StrictJson {
  if (!text.isWellFormed()) throw new FormatError('the text is not valid Unicode')
  countTokens(text)
  const walked = new Walk(text).run()
  // What was walked need not be JSON: only this says so.
  return { value: JSON.parse(text), ...walked }
}

/** Goes over the tokens of a text. Of a text that is not JSON it makes something, and nobody reads it. */
class Walk {
  readonly #text: string
  readonly #pieces: string[] = []
  readonly #members: StrictJson['members'] = []
  /** For each open object the names so far; null for an open list. */
  readonly #open: (Set<string> | null)[] = []
  #length = 0
  #last = ''

  constructor(text: string) {
    this.#text = text
  }

  run(): Pick<StrictJson, 'compact' | 'members'> {
    let at = startOfToken(this.#text, 0)
    while (at < this.#text.length) at = startOfToken(this.#text, this.#token(at))
    return { compact: this.#pieces.join(''), members: this.#members }
  }

  /** Takes what begins here and returns where it ends. */
  #token(at: number): number {
    const character = this.#text.charAt(at)
    if (character === '"') return this.#string(at)
    const end = endOfToken(this.#text, at)
    if (SIGNS.includes(character)) this.#nest(character)
    this.#write(SIGNS.includes(character) ? character : shortest(this.#text.slice(at, end)))
    return end
  }

  #nest(character: string): void {
    if (character === '{') this.#open.push(new Set())
    if (character === '[') this.#open.push(null)
    if (character === '}' || character === ']') this.#open.pop()
  }

  #string(at: number): number {
    const end = endOfToken(this.#text, at)
    const token = this.#text.slice(at, end)
    const said: string = token.includes('\\') ? JSON.parse(token) : token.slice(1, -1)
    if (!said.isWellFormed()) throw new FormatError('JSON holds a lone surrogate')
    const names = this.#open.at(-1)
    const isName = (this.#last === '{' || this.#last === ',') && names
    if (isName) {
      if (names.has(said)) throw new FormatError('JSON has a member twice')
      names.add(said)
      if (this.#open.length === 1) this.#members.push({ name: said, at: this.#length })
    }
    this.#write(token.includes('\\') ? JSON.stringify(said) : token)
    return end
  }

  #write(token: string): void {
    this.#pieces.push(token)
    this.#length += token.length
    this.#last = token
  }
}

/** A number as ECMAScript writes it: programs that only rewrite a file spell 0.0000001 in several ways. */
function shortest(word: string): string {
  const number = /^[-0-9]/.test(word) ? Number(word) : Number.NaN
  return Number.isFinite(number) ? JSON.stringify(number) : word
}
