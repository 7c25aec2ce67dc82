import { fold } from './text/fold.ts'
import { remember } from './text/remember.ts'
import { inlineScanner, scanLine, type Token } from './text/tokens.ts'
import type { Word } from './text/words.ts'

/** A phrase found in a sentence: its tokens are [from, to). */
export interface Hit<Tag> {
  tag: Tag
  from: number
  to: number
}

export interface PhraseNode<Tag> {
  /** By the number of the next word: numbers are compared faster than words. */
  next: Map<number, PhraseNode<Tag>>
  /** Words known by their beginning, under its first four letters. */
  prefixes: Map<string, [string, PhraseNode<Tag>][]>
  tags: Tag[]
  /** One bit for the number of every word it goes on with (see `mayGoOn`), all when by the beginning of a word. */
  nextBits: number
}

/** Whether a phrase that goes on with the words of these bits may go on with this one: nearly always it does not. */
export function mayGoOn(nextBits: number, word: Word): boolean {
  return nextBits === ANY || (nextBits & bitOf(phraseIdOf(word))) !== 0
}

/** Words that no phrase holds have the number 0 and no bit. */
function bitOf(phraseId: number): number {
  return phraseId === 0 ? 0 : 1 << (phraseId & 31)
}

const ANY = -1

/** Finds many phrases at once, in one pass over the tokens. */
export class PhraseTable<Tag> {
  readonly #root: PhraseNode<Tag> = emptyNode()

  add(phrase: string, tag: Tag): void {
    let node = this.#root
    for (const word of phrase.split(' ')) {
      if (word.endsWith('*')) node = prefixChild(node, listedWords(word.slice(0, -1))[0] ?? '')
      else for (const token of listedWords(word)) node = child(node, token)
    }
    if (node !== this.#root && !node.tags.includes(tag)) node.tags.push(tag)
  }

  /** The nodes that a word leads to; the caller keeps them, because every word of every answer is asked for. */
  startsOf(word: string): PhraseNode<Tag>[] {
    return nodesFor(this.#root, word)
  }
}

/** Adds the phrases that go on from a node reached at token `at`. */
export function collectHits<Tag>(
  tokens: readonly Token[],
  from: number,
  at: number,
  node: PhraseNode<Tag>,
  hits: Hit<Tag>[],
): void {
  const { tags } = node
  for (let index = 0; index < tags.length; index += 1)
    hits.push({ tag: tags[index] as Tag, from, to: at + 1 })
  const next = tokens[at + 1]
  if (next === undefined || !mayGoOn(node.nextBits, next.word)) return
  const exact = node.next.get(phraseIdOf(next.word))
  if (exact !== undefined) collectHits(tokens, from, at + 1, exact, hits)
  if (node.nextBits !== ANY || next.fold.length < 4) return
  for (const [prefix, child] of node.prefixes.get(next.fold.slice(0, 4)) ?? []) {
    if (next.fold.startsWith(prefix)) collectHits(tokens, from, at + 1, child, hits)
  }
}

const phraseIds = new Map<string, number>()

function newPhraseId(word: string): number {
  const id = phraseIds.get(word) ?? phraseIds.size + 1
  phraseIds.set(word, id)
  return id
}

/** Phrase tables are filled while the program loads, before any answer is read: what is not in them stays 0. */
function phraseIdOf(word: Word): number {
  if (word.phraseId < 0) word.phraseId = phraseIds.get(word.fold) ?? 0
  return word.phraseId
}

function nodesFor<Tag>(node: PhraseNode<Tag>, word: string): PhraseNode<Tag>[] {
  const found: PhraseNode<Tag>[] = []
  const exact = node.next.get(phraseIds.get(word) ?? 0)
  if (exact !== undefined) found.push(exact)
  if (node.prefixes.size === 0 || word.length < 4) return found
  for (const [prefix, next] of node.prefixes.get(word.slice(0, 4)) ?? [])
    if (word.startsWith(prefix)) found.push(next)
  return found
}

/** The folded tokens of a short text, punctuation included. */
export const foldedWords: (text: string) => readonly string[] = remember((text) =>
  // The ending of "don't" stands alone in a list of cues, and only there.
  SUFFIX.test(text) ? [text] : tokensOf(text).map((token) => token.fold),
)

const SUFFIX = /^'[a-z]{1,2}$/

/** The same for the entries of our own lists: there are tens of thousands, nearly all of them plain words. */
export function listedWords(entry: string): readonly string[] {
  return PLAIN_WORDS.test(entry) ? fold(entry).split(' ') : foldedWords(entry)
}

const PLAIN_WORDS =
  /^[a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+(?: [a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+)*$/

export function tokensOf(text: string): Token[] {
  const scanner = inlineScanner(text)
  scanLine(scanner, 0, text.length)
  return scanner.tokens
}

function emptyNode<Tag>(): PhraseNode<Tag> {
  return { next: new Map(), prefixes: new Map(), tags: [], nextBits: 0 }
}

function child<Tag>(node: PhraseNode<Tag>, word: string): PhraseNode<Tag> {
  const id = newPhraseId(word)
  let next = node.next.get(id)
  if (next === undefined) {
    next = emptyNode()
    node.next.set(id, next)
    node.nextBits |= bitOf(id)
  }
  return next
}

function prefixChild<Tag>(node: PhraseNode<Tag>, prefix: string): PhraseNode<Tag> {
  const key = prefix.slice(0, 4)
  const list = node.prefixes.get(key) ?? []
  node.prefixes.set(key, list)
  node.nextBits = ANY
  const known = list.find(([word]) => word === prefix)
  if (known !== undefined) return known[1]
  const next = emptyNode<Tag>()
  list.push([prefix, next])
  return next
}
