import MARKDOWN from './markdown.json' with { type: 'json' }

/** The text of a paragraph, heading or cell of Markdown as a page shows it; in linear time. */
export function inlineText(source: string, definitions: ReadonlySet<string>): string {
  return new InlineReader(source, definitions).read()
}

interface Delimiters {
  /** Its place among the pieces. */
  at: number
  mark: string
  left: number
  length: number
  canOpen: boolean
  canClose: boolean
}

interface Bracket {
  at: number
  /** Where its content begins in the source. */
  start: number
  isImage: boolean
  /** How many delimiters came before it. */
  below: number
}

class InlineReader {
  readonly #source: string
  readonly #definitions: ReadonlySet<string>
  readonly #pieces: string[] = []
  readonly #delimiters: Delimiters[] = []
  readonly #brackets: Bracket[] = []
  /** Brackets below this one would put a link into a link. */
  #closedBelow = 0
  #at = 0
  /** Where the runs of backticks of each length begin, last first. */
  readonly #ticks = new Map<number, number[]>()

  constructor(source: string, definitions: ReadonlySet<string>) {
    this.#source = source
    this.#definitions = definitions
    for (const { 0: run, index } of [...source.matchAll(/`+/g)].reverse()) {
      const known = this.#ticks.get(run.length)
      if (known === undefined) this.#ticks.set(run.length, [index])
      else known.push(index)
    }
  }

  read(): string {
    while (this.#at < this.#source.length) this.#readNext()
    this.#pair(0)
    return this.#pieces.join('')
  }

  #readNext(): void {
    const plain = this.#match(PLAIN)
    if (plain !== null) {
      this.#pieces.push(plain)
      return
    }
    const character = this.#source.charAt(this.#at)
    if (character === '\\') this.#escape()
    else if (character === '`') this.#code()
    else if (character === '[') this.#open(1, false)
    else if (character === '!' && this.#source.charAt(this.#at + 1) === '[') this.#open(2, true)
    else if (character === ']') this.#close()
    else if (character === '<') this.#angle()
    else if (character === '&') this.#entity()
    else if ('*_~'.includes(character)) this.#run(character)
    else this.#literal(1)
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#source) ?? []
    if (found === undefined) return null
    this.#at += found.length
    return found
  }

  #literal(length: number): void {
    this.#pieces.push(this.#source.slice(this.#at, this.#at + length))
    this.#at += length
  }

  #escape(): void {
    const next = this.#source.charAt(this.#at + 1)
    if (next !== '' && (next === '\n' || ASCII_PUNCTUATION.includes(next))) this.#at++
    this.#literal(1)
  }

  #code(): void {
    const run = this.#match(/`+/y) ?? ''
    const later = this.#ticks.get(run.length) ?? []
    while ((later.at(-1) ?? Number.POSITIVE_INFINITY) < this.#at) later.pop()
    const end = later.at(-1)
    if (end === undefined) {
      this.#pieces.push(run)
      return
    }
    const content = this.#source.slice(this.#at, end).replaceAll('\n', ' ')
    const isPadded = content.startsWith(' ') && content.endsWith(' ') && !/^ *$/.test(content)
    this.#pieces.push(isPadded ? content.slice(1, -1) : content)
    this.#at = end + run.length
  }

  /** An address in angle brackets, or a line break; all other HTML is text. */
  #angle(): void {
    const found = this.#match(ANGLE)
    if (found === null) this.#literal(1)
    else this.#pieces.push(/^<br/i.test(found) && !found.includes(':') ? '\n' : found.slice(1, -1))
  }

  #entity(): void {
    const found = this.#match(ENTITY)
    if (found === null) {
      this.#literal(1)
      return
    }
    const name = found.slice(1, -1)
    const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined
    this.#pieces.push(name.startsWith('#') ? characterOf(name.slice(1)) : (known ?? found))
  }

  #run(mark: string): void {
    const start = this.#at
    while (this.#source.charAt(this.#at) === mark) this.#at++
    const length = this.#at - start
    const before = characterBefore(this.#source, start)
    const after =
      this.#at < this.#source.length ? String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0) : ' '
    const [blankBefore, blankAfter] = [BLANK.test(before), BLANK.test(after)]
    const [signBefore, signAfter] = [SIGN.test(before), SIGN.test(after)]
    const isLeft = !blankAfter && (!signAfter || blankBefore || signBefore)
    const isRight = !blankBefore && (!signBefore || blankAfter || signAfter)
    const inWords = mark !== '_'
    this.#delimiters.push({
      at: this.#pieces.length,
      mark,
      left: length,
      length,
      canOpen: isLeft && (inWords || !isRight || signBefore),
      canClose: isRight && (inWords || !isLeft || signAfter),
    })
    this.#pieces.push(mark.repeat(length))
  }

  #open(length: number, isImage: boolean): void {
    const start = this.#at + length
    this.#brackets.push({ at: this.#pieces.length, start, isImage, below: this.#delimiters.length })
    this.#literal(length)
  }

  #close(): void {
    const bracket = this.#brackets.pop()
    const isOpen = bracket !== undefined && (bracket.isImage || this.#brackets.length >= this.#closedBelow)
    this.#closedBelow = Math.min(this.#closedBelow, this.#brackets.length)
    const label =
      bracket === undefined
        ? ''
        : this.#source.slice(bracket.start, Math.min(this.#at, bracket.start + MAX_LABEL))
    const isShort = bracket !== undefined && this.#at - bracket.start < MAX_LABEL
    this.#at++
    if (bracket === undefined || !isOpen || !this.#target(isShort ? label : '')) {
      this.#pieces.push(']')
      return
    }
    this.#pair(bracket.below)
    this.#pieces[bracket.at] = ''
    // The description of a picture is not in its page’s text.
    if (bracket.isImage) this.#pieces.length = bracket.at
    else this.#closedBelow = this.#brackets.length
  }

  /** Goes behind the address of a link, in parentheses or by reference. */
  #target(label: string): boolean {
    if (this.#match(INLINE_TARGET) !== null) return true
    if (this.#definitions.size === 0) return false
    const start = this.#at
    const reference = this.#match(/\[[^[\]]{0,999}\]/y)
    const named = reference === null || reference === '[]' ? label : reference.slice(1, -1)
    if (this.#definitions.has(labelOf(named))) return true
    this.#at = start
    return this.#definitions.has(labelOf(label))
  }

  /** Emphasis: takes away the delimiters that belong together, from this one on (CommonMark, appendix). */
  #pair(below: number): void {
    const openers: Delimiters[] = []
    const lowest = new Map<string, number>()
    for (const closer of this.#delimiters.splice(below)) {
      const key = `${closer.mark}${closer.canOpen}${closer.length % 3}`
      while (closer.canClose && closer.left > 0) {
        const least = lowest.get(key) ?? 0
        let found = openers.length - 1
        while (found >= least && !isPair(openers[found], closer)) found--
        const opener = found < least ? undefined : openers[found]
        if (opener === undefined) {
          lowest.set(key, openers.length)
          break
        }
        openers.length = found + 1
        for (const [name, place] of lowest) if (place > found) lowest.set(name, found)
        const used = opener.left > 1 && closer.left > 1 ? 2 : 1
        for (const one of [opener, closer]) {
          one.left -= used
          this.#pieces[one.at] = one.mark.repeat(one.left)
        }
        if (opener.left === 0) openers.pop()
      }
      if (closer.canOpen && closer.left > 0) openers.push(closer)
    }
  }
}

/** As references are compared: without regard to ASCII case. */
export const labelOf = (label: string): string =>
  label.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[ \t\n]+/g, ' ')

function isPair(opener: Delimiters | undefined, closer: Delimiters): boolean {
  if (opener === undefined || opener.mark !== closer.mark) return false
  if (closer.mark === '~') return opener.length === 2 && closer.length === 2
  const isMixed = opener.canClose || closer.canOpen
  const isThree = (opener.length + closer.length) % 3 === 0
  return !(isMixed && isThree && (opener.length % 3 !== 0 || closer.length % 3 !== 0))
}

function characterBefore(source: string, at: number): string {
  if (at === 0) return ' '
  const last = source.charCodeAt(at - 1)
  return last >= 0xdc00 && last <= 0xdfff ? source.slice(at - 2, at) : source.charAt(at - 1)
}

function characterOf(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isText ? String.fromCodePoint(code) : '\ufffd'
}

const ENTITIES: Record<string, string> = MARKDOWN.entities
const BLANK = new RegExp(MARKDOWN.blanks)
const SIGN = /[\p{P}\p{S}]/u
const PLAIN = /[^\\`*_~[\]!<&]+/y
const ANGLE = /<(?:[Bb][Rr] ?\/?|[A-Za-z][A-Za-z0-9+.-]{1,31}:[^ \t\n<>]*)>/y
const ENTITY = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/y
const INLINE_TARGET =
  /\([ \t\n]{0,99}(?:<[^<>\n]{0,2000}>|(?:[^ \t\n()<\\]|\\[^\n]|\((?:[^ \t\n()\\]|\\[^\n]){0,999}\)){0,2000})(?:[ \t\n]{1,99}(?:"(?:[^"\\]|\\[^\n]){0,999}"|'(?:[^'\\]|\\[^\n]){0,999}'|\((?:[^()\\]|\\[^\n]){0,999}\)))?[ \t\n]{0,99}\)/y
const ASCII_PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const MAX_LABEL = 1_000
