/**
 * The marks inside one line: bold, italic, struck, code and links. Leaves are stretches of the source, so that what was read
 * in an answer can be marked where it stands. Everything that is no mark, HTML included, is text.
 */
export type Inline =
  | { kind: 'text' | 'code' | 'address'; start: number; end: number }
  | { kind: 'strong' | 'em' | 'struck' | 'link' | 'picture'; children: Inline[] }

export const inlineOf = (source: string, start: number, end: number): Inline[] =>
  new InlineReader(source.slice(start, end), start).read()

const AROUND = { '**': 'strong', __: 'strong', '*': 'em', _: 'em', '~~': 'struck' } as const
type Mark = keyof typeof AROUND

/** A mark that nothing has closed yet, and what stands behind it so far. */
interface Open {
  mark: Mark
  at: number
  children: Inline[]
}

const PUNCTUATION = /[!-/:-@[-`{-~]/
const WORD = /[\p{L}\p{N}]/u

/** Every character is looked at a fixed number of times: searching ahead only ever moves forward. */
class InlineReader {
  readonly #line: string
  readonly #offset: number
  readonly #found: Inline[] = []
  /** At most one of each mark, so that there are never more than five. */
  readonly #open: Open[] = []
  readonly #next: ReturnType<typeof findersIn>
  /** Runs of backticks by their length, last first. */
  readonly #ticks: Map<number, RegExpExecArray[]>
  #at = 0
  /** Where the plain text begins that was not taken yet. */
  #text = 0

  constructor(line: string, offset: number) {
    this.#line = line
    this.#offset = offset
    this.#next = findersIn(line)
    this.#ticks = Map.groupBy([...line.matchAll(/`+/g)].reverse(), ([run]) => run.length)
  }

  read(): Inline[] {
    while (this.#at < this.#line.length) this.#readNext()
    this.#takeText()
    while (this.#open.length > 0) this.#spill()
    return this.#found
  }

  #readNext(): void {
    const [sign, next] = [this.#line.charAt(this.#at), this.#line.charAt(this.#at + 1)]
    const mark = next === sign ? sign + next : sign
    if (sign === '\\' && PUNCTUATION.test(next)) {
      this.#takeText()
      this.#goOn(this.#at + 2, this.#at + 1)
    } else if (sign === '`') this.#readCode()
    else if (sign === '[') this.#readLink(this.#at, 'link')
    else if (sign === '!' && next === '[') this.#readLink(this.#at + 1, 'picture')
    else if (Object.hasOwn(AROUND, mark)) this.#readMark(mark as Mark)
    else this.#at += 1
  }

  #readCode(): void {
    let start = this.#at
    while (this.#line.charAt(start) === '`') start += 1
    const length = start - this.#at
    const runs = this.#ticks.get(length) ?? []
    while ((runs.at(-1)?.index ?? start) < start) runs.pop()
    const end = runs.at(-1)?.index
    this.#takeText()
    if (end === undefined) this.#goOn(start, this.#at)
    else {
      this.#put(this.#leaf('code', start, end))
      this.#goOn(end + length)
    }
  }

  /** `[label](address)` on one line. Its label is text, and its address is shown: nothing leads anywhere. */
  #readLink(bracket: number, kind: 'link' | 'picture'): void {
    const middle = this.#next.middle(bracket)
    const end = this.#next.close(middle + 2)
    const isLabel = middle > bracket + 1 && middle < this.#next.bracket(bracket + 1)
    if (!isLabel || end === middle + 2 || end === NOWHERE) {
      this.#at += 1
      return
    }
    this.#takeText()
    const label = this.#leaf('text', bracket + 1, middle)
    this.#put({ kind, children: [label, this.#leaf('address', middle + 2, end)] })
    this.#goOn(end + 1)
  }

  #readMark(mark: Mark): void {
    const to = this.#at + mark.length
    const [before, after] = [this.#line.charAt(this.#at - 1), this.#line.charAt(to)]
    const isInWord = mark.startsWith('_') && WORD.test(before) && WORD.test(after)
    const opener = this.#open.findIndex((open) => open.mark === mark)
    this.#takeText()
    if (!isInWord && opener >= 0 && before.trim() !== '') {
      this.#close(opener)
      this.#goOn(to)
    } else if (!isInWord && opener < 0 && after.trim() !== '') {
      this.#open.push({ mark, at: this.#at, children: [] })
      this.#goOn(to)
    } else this.#goOn(to, this.#at)
  }

  #close(opener: number): void {
    while (this.#open.length > opener + 1) this.#spill()
    const { mark, children } = this.#open.pop() as Open
    if (children.length > 0) this.#put({ kind: AROUND[mark], children })
  }

  /** A mark that nothing closes is text, and so is what it would have held. */
  #spill(): void {
    const { mark, at, children } = this.#open.pop() as Open
    this.#put(this.#leaf('text', at, at + mark.length))
    for (const child of children) this.#put(child)
  }

  #takeText(): void {
    if (this.#at > this.#text) this.#put(this.#leaf('text', this.#text, this.#at))
  }

  #goOn(at: number, text = at): void {
    this.#at = at
    this.#text = text
  }

  #put(part: Inline): void {
    const into = this.#open.at(-1)?.children ?? this.#found
    into.push(part)
  }

  #leaf(kind: 'text' | 'code' | 'address', start: number, end: number): Inline {
    return { kind, start: this.#offset + start, end: this.#offset + end }
  }
}

const NOWHERE = Number.POSITIVE_INFINITY

/** Where the next such sign is. Each is asked from left to right, so all searching together passes the line once. */
function findersIn(line: string) {
  const forward = (sign: string) => {
    let next = -1
    return (from: number): number => {
      if (next < from) next = line.indexOf(sign, from)
      if (next < 0) next = NOWHERE
      return next
    }
  }
  return { middle: forward(']('), bracket: forward('['), close: forward(')') }
}
