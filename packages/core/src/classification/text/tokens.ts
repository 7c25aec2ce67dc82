import { readAddress } from './address.ts'
import { characterKind, DIGIT, LETTER, OTHER, SPACE, UNSPACED } from './characters.ts'
import { HASH_SEED, hashOn, LOWER, type Word, wordAt, wordHashed, wordOf } from './words.ts'

export const WORD = 1
export const NUMBER = 2
export const PUNCTUATION = 3
export const URL_TOKEN = 4
export const EMAIL = 5

/** A word, number, sign or address of the text. Answers hold hundreds: six fields keep each in one line of the cache. */
export class Token {
  /** The spelling it was read from. */
  readonly word: Word
  /** Lower-case, accent-free spelling; URLs and e-mail addresses as written. */
  readonly fold: string
  /** Offsets into the cleaned text. */
  readonly start: number
  readonly end: number
  readonly kind: number
  /** Case, and what the marks around it say: see the getters. */
  #signs: number

  constructor(word: Word, fold: string, start: number, end: number, kind: number, signs: number) {
    this.word = word
    this.fold = fold
    this.start = start
    this.end = end
    this.kind = kind
    this.#signs = signs
  }

  /** How a word is cased: LOWER, TITLE, UPPER (all of it) or MIXED (an upper-case letter inside only). */
  get cap(): number {
    return this.#signs & CAP
  }

  /** Whether white space stands before it. */
  get gap(): boolean {
    return (this.#signs & GAP) !== 0
  }

  get bold(): boolean {
    return (this.#signs & BOLD) !== 0
  }

  /** For URLs: given as a source of the answer, not as part of a sentence. */
  get cited(): boolean {
    return (this.#signs & CITED) !== 0
  }

  cite(): void {
    this.#signs |= CITED
  }
}

const CAP = 3
const GAP = 4
const BOLD = 8
const CITED = 16

/** What is being scanned, and what the marks before a place say about it. */
export interface InlineScanner {
  readonly text: string
  tokens: Token[]
  bold: boolean
  /** Whether white space stands before the next token. */
  gap: boolean
  /** False once a line is known to hold no closing mark of code. */
  codeEndsHere: boolean
  /** No address begins before this place: the chunk around it has been looked at. */
  checkedTo: number
}

export function inlineScanner(text: string): InlineScanner {
  return { text, tokens: [], bold: false, gap: true, codeEndsHere: true, checkedTo: 0 }
}

/** Appends the tokens of text[from, to), one line, to the scanner's list. Markup leaves no token. */
export function scanLine(scanner: InlineScanner, from: number, to: number): void {
  const { text, tokens } = scanner
  scanner.gap = true
  scanner.codeEndsHere = true
  scanner.checkedTo = from
  let at = from
  while (at < to) {
    const code = text.charCodeAt(at)
    const kind = characterKind(code)
    if (kind === SPACE) {
      scanner.gap = true
      at += 1
    } else if (kind === LETTER && code !== UNDERSCORE) at = scanWord(scanner, code, at, to)
    else if (kind === DIGIT) at = scanNumber(scanner, at, to)
    else if (kind === UNSPACED) {
      pushToken(scanner, WORD, at, at + 1, wordAt(text, at, at + 1))
      at += 1
    } else at = scanSymbol(scanner, code, at, to)
  }
  if (tokens.length > 0) scanner.bold = false
}

function scanWord(scanner: InlineScanner, first: number, start: number, to: number): number {
  const { text } = scanner
  let hash = hashOn(HASH_SEED, first)
  let end = start + 1
  let code = -1
  for (; end < to; end += 1) {
    code = text.charCodeAt(end)
    if (characterKind(code) > DIGIT) break
    hash = hashOn(hash, code)
  }
  // Most words end at a space, a comma or the end of the line: nothing else has to be asked about them.
  const endsPlainly = end === to || code === 0x20 || code === 0x2c
  if (endsPlainly && text.charCodeAt(end - 1) !== UNDERSCORE) {
    pushToken(scanner, WORD, start, end, wordHashed(text, start, end, hash))
    return end
  }
  if (mayBeAddress(text, end, to) && start >= scanner.checkedTo) {
    const addressEnd = scanAddress(scanner, start, to)
    if (addressEnd > start) return addressEnd
  }
  return pushWord(scanner, start, end, to, hash)
}

function scanNumber(scanner: InlineScanner, start: number, to: number): number {
  const { text } = scanner
  const end = endOfNumber(text, start, to)
  if (mayBeAddress(text, end, to) && start >= scanner.checkedTo) {
    const addressEnd = scanAddress(scanner, start, to)
    if (addressEnd > start) return addressEnd
  }
  pushToken(scanner, NUMBER, start, end, wordAt(text, start, end))
  return end
}

/** Reads an address at `start` and returns its end; `start` itself when there is none. */
function scanAddress(scanner: InlineScanner, start: number, to: number): number {
  scanner.checkedTo = endOfChunk(scanner.text, start, to)
  const address = readAddress(scanner.text, start, scanner.checkedTo)
  if (address === null) return start
  pushAddress(scanner, address.email ? EMAIL : URL_TOKEN, start, address.end)
  return address.end
}

function scanSymbol(scanner: InlineScanner, code: number, at: number, to: number): number {
  const { text } = scanner
  switch (code) {
    case UNDERSCORE:
      return at + 1
    case ASTERISK: {
      if (text.charCodeAt(at + 1) === ASTERISK) {
        scanner.bold = !scanner.bold
        return at + 2
      }
      return at + 1
    }
    case BACKTICK: {
      // Code is not prose. When no closing mark follows on this line, none is looked for again.
      const close = scanner.codeEndsHere ? text.indexOf('`', at + 1) : -1
      if (close === -1 || close >= to) {
        scanner.codeEndsHere = false
        return at + 1
      }
      scanner.gap = true
      return close + 1
    }
    case OPEN_BRACKET:
      return skipMarker(text, at, to)
    case CLOSE_BRACKET: {
      if (text.charCodeAt(at + 1) !== OPEN_PAREN) return at + 1
      const end = endOfTarget(text, at + 2, to)
      const address = readAddress(text, at + 2, end)
      if (address !== null && !address.email) pushAddress(scanner, URL_TOKEN, at + 2, address.end)
      return text.charCodeAt(end) === CLOSE_PAREN ? end + 1 : Math.max(end, at + 2)
    }
    case LESS_THAN: {
      const next = text.charCodeAt(at + 1)
      if (next !== SLASH && characterKind(next) !== LETTER) return at + 1
      const limit = Math.min(to, at + 120)
      for (let end = at + 1; end < limit; end += 1) {
        const inside = text.charCodeAt(end)
        if (inside === COLON || inside === AT_SIGN || inside === LESS_THAN) return at + 1
        if (inside === GREATER_THAN) {
          scanner.gap = true
          return end + 1
        }
      }
      return at + 1
    }
    case GREATER_THAN:
    case TILDE:
    case HASH:
    case BACKSLASH:
      return at + 1
    default: {
      const end = at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1)
      pushToken(scanner, PUNCTUATION, at, end, signAt(text, at, end))
      return end
    }
  }
}

/** Appends a token; what follows it stands close to it until a space says otherwise. */
function pushToken(scanner: InlineScanner, kind: number, start: number, end: number, word: Word): void {
  scanner.tokens.push(new Token(word, word.fold, start, end, kind, word.cap | signsAt(scanner)))
  scanner.gap = false
}

/** Addresses are kept as written: a path may tell upper from lower case. */
function pushAddress(scanner: InlineScanner, kind: number, start: number, end: number): void {
  const fold = scanner.text.slice(start, end)
  scanner.tokens.push(new Token(NO_WORD, fold, start, end, kind, LOWER | signsAt(scanner)))
  scanner.gap = false
}

function signsAt({ gap, bold }: InlineScanner): number {
  return (gap ? GAP : 0) | (bold ? BOLD : 0)
}

const NO_WORD: Word = {
  raw: '',
  fold: '',
  cap: LOWER,
  elides: false,
  phraseId: 0,
  languages: 0,
  inert: 0,
  known: [],
}

function signAt(text: string, at: number, end: number): Word {
  const same = text.charCodeAt(at) < 0x80 ? undefined : SAME_SIGN[text[at] as string]
  return same === undefined ? wordAt(text, at, end) : wordOf(same)
}

/** Whether what follows a word can make it the beginning of a host, an e-mail address or a URL. */
function mayBeAddress(text: string, end: number, to: number): boolean {
  if (end + 1 >= to) return false
  const code = text.charCodeAt(end)
  if (
    code !== 0x2e &&
    code !== AT_SIGN &&
    code !== 0x2d &&
    code !== COLON &&
    code !== 0x2b &&
    code !== UNDERSCORE
  )
    return false
  return characterKind(text.charCodeAt(end + 1)) !== SPACE
}

/** A word that is more than its letters: underscores behind it are markup, an apostrophe may join it to the next. */
function pushWord(scanner: InlineScanner, start: number, end: number, to: number, hash: number): number {
  const { text } = scanner
  let last = end
  while (last > start + 1 && text.charCodeAt(last - 1) === UNDERSCORE) last -= 1
  const word = last === end ? wordHashed(text, start, end, hash) : wordAt(text, start, last)
  const next = text.charCodeAt(last)
  const apostrophe =
    (next === APOSTROPHE || next === CURLY_APOSTROPHE) &&
    last + 1 < to &&
    characterKind(text.charCodeAt(last + 1)) === LETTER
  if (!apostrophe) {
    pushToken(scanner, WORD, start, last, word)
    return end
  }
  if (word.elides) {
    pushToken(scanner, WORD, start, last + 1, wordOf(`${text.slice(start, last)}'`))
    return last + 1
  }
  pushToken(scanner, WORD, start, last, word)
  const suffixEnd = endOfWord(text, last + 1, to)
  if (suffixEnd - last > 3) {
    pushToken(scanner, PUNCTUATION, last, last + 1, wordOf("'"))
    return last + 1
  }
  pushToken(scanner, WORD, last, suffixEnd, wordOf(`'${text.slice(last + 1, suffixEnd).toLowerCase()}`))
  return suffixEnd
}

function endOfWord(text: string, start: number, to: number): number {
  let at = start + 1
  while (at < to) {
    const kind = characterKind(text.charCodeAt(at))
    if (kind > DIGIT) break
    at += 1
  }
  return at
}

function endOfNumber(text: string, start: number, to: number): number {
  let at = start + 1
  while (at < to) {
    const code = text.charCodeAt(at)
    const kind = characterKind(code)
    if (kind === DIGIT) at += 1
    else if (
      (code === 0x2e || code === 0x2c || code === APOSTROPHE || code === CURLY_APOSTROPHE) &&
      at + 1 < to &&
      characterKind(text.charCodeAt(at + 1)) === DIGIT
    )
      at += 2
    else break
  }
  return at
}

/** The end of what could be one address: up to white space or a sign that never stands inside one. */
function endOfChunk(text: string, start: number, to: number): number {
  let at = start + 1
  while (at < to) {
    const code = text.charCodeAt(at)
    const kind = characterKind(code)
    if (kind === SPACE || kind === UNSPACED || (kind === OTHER && CHUNK_STOPS.has(code))) break
    at += 1
  }
  return at
}

const CHUNK_STOPS = new Set([...'<>()[]{}"“”„«»|*`,;!^\\…—–’\''].map((char) => char.charCodeAt(0)))

function endOfTarget(text: string, start: number, to: number): number {
  let at = start
  while (at < to && at - start < 2048) {
    const code = text.charCodeAt(at)
    if (code === CLOSE_PAREN || code === OPEN_PAREN || code === OPEN_BRACKET || code === LESS_THAN) break
    if (characterKind(code) === SPACE) break
    at += 1
  }
  return at
}

/** Skips "[1]", "[2, 3]" and "[^4]"; any other bracket opens a link label, which is prose. */
function skipMarker(text: string, start: number, to: number): number {
  let at = start + 1
  while (at < to && at - start < 24) {
    const code = text.charCodeAt(at)
    if (code === CLOSE_BRACKET) return at > start + 1 ? at + 1 : start + 1
    const inMarker =
      characterKind(code) === DIGIT || code === 0x5e || code === 0x2c || code === 0x20 || code === 0x2d
    if (!inMarker) break
    at += 1
  }
  return start + 1
}

const UNDERSCORE = 0x5f
const ASTERISK = 0x2a
const BACKTICK = 0x60
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_PAREN = 0x28
const CLOSE_PAREN = 0x29
const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
const SLASH = 0x2f
const COLON = 0x3a
const AT_SIGN = 0x40
const TILDE = 0x7e
const HASH = 0x23
const BACKSLASH = 0x5c
const APOSTROPHE = 0x27
const CURLY_APOSTROPHE = 0x2019

const SAME_SIGN: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '—': '–',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '。': '.',
  '！': '!',
  '？': '?',
}
