import { fold } from './fold.ts'
import type { Token } from './token.ts'
import { type Elisions, tokensOf } from './tokens.ts'

/** A stretch of tokens: [from, to). */
export type Hit = { from: number; to: number }

/** Finds many phrases at once. A word that ends in `*` stands for all words that begin so ("fundad*"). */
export class Phrases<Tag> {
  readonly #root: Node<Tag> = newNode()
  readonly #elisions: Elisions

  constructor(elisions: Elisions) {
    this.#elisions = elisions
  }

  add(phrases: readonly string[], tag: Tag): this {
    for (const phrase of phrases) {
      let node = this.#root
      for (const word of phrase.split(' ').flatMap((part) => wordsOf(part, this.#elisions))) {
        if (word.endsWith('*')) node.prefixLengths.add(word.length - 1)
        const next: Node<Tag> = node.next.get(word) ?? newNode()
        node.next.set(word, next)
        node = next
      }
      node.tags.add(tag)
    }
    return this
  }

  at(tokens: readonly Pick<Token, 'fold'>[], index: number): { tag: Tag; to: number }[] {
    const found: { tag: Tag; to: number }[] = []
    let nodes = nextNodes(this.#root, tokens[index]?.fold ?? '')
    for (let at = index + 1; nodes.length > 0; at += 1) {
      for (const node of nodes) for (const tag of node.tags) found.push({ tag, to: at })
      nodes = nodes.flatMap((node) => nextNodes(node, tokens[at]?.fold ?? ''))
    }
    return found
  }

  in(tokens: readonly Token[]): Map<Tag, Hit[]> {
    const hits = new Map<Tag, Hit[]>()
    for (const from of tokens.keys())
      for (const { tag, to } of this.at(tokens, from)) {
        const list = hits.get(tag) ?? []
        if (list.length < MAX_HITS) hits.set(tag, [...list, { from, to }])
      }
    return hits
  }
}

/** Per tag and sentence: each hit costs time later. */
const MAX_HITS = 8

type Node<Tag> = { next: Map<string, Node<Tag>>; prefixLengths: Set<number>; tags: Set<Tag> }

const newNode = <Tag>(): Node<Tag> => ({ next: new Map(), prefixLengths: new Set(), tags: new Set() })

function nextNodes<Tag>({ next, prefixLengths }: Node<Tag>, word: string): Node<Tag>[] {
  const found = [next.get(word)]
  for (const length of prefixLengths)
    if (word.length >= length) found.push(next.get(`${word.slice(0, length)}*`))
  return found.filter((node) => node !== undefined)
}

/** The folded words of a part of a phrase. "d'" and the ending of "don't" stand alone in cues, and only there. */
function wordsOf(part: string, elisions: Elisions): string[] {
  const isWord = part.endsWith('*') || /^[^\s']+'$|^'?[a-z]+$/.test(part)
  return isWord ? [fold(part)] : tokensOf(part, elisions).map((token) => token.fold)
}
