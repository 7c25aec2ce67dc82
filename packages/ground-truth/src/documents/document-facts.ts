import type { BrandIdentity } from '../facts/brand-identity.ts'
import { clipQuote, type DocumentPlace, isStorable, type QuotedFact } from '../facts/fact-source.ts'
import { proseFacts } from '../pages/prose-facts.ts'
import { settlePage } from '../pages/settle-page.ts'
import type { DocumentBlock } from './document-text.ts'

export type PlacedFact = QuotedFact & { place: Omit<DocumentPlace, 'document'> }

/** A stretch of a document that is read at once, and where its first block stands. */
export interface DocumentPart {
  blocks: readonly DocumentBlock[]
  /** Blocks and characters before it, and the heading that it begins under. */
  before: { blocks: number; chars: number; heading: string | null }
}

/** Characters that are read at once: readers leave out what goes beyond a hundred thousand. */
const PART_CHARS = 60_000
/** Lines are read one by one, about one in a millisecond. */
const PART_BLOCKS = 2_000
const MOST_FACTS = 500

/** A long document in parts that can be read one after the other, each under the time limit of a reading. */
export function partsOf(blocks: readonly DocumentBlock[]): DocumentPart[] {
  const parts: DocumentPart[] = []
  let part: DocumentBlock[] = []
  let before: DocumentPart['before'] = { blocks: 0, chars: 0, heading: null }
  let size = 0
  let heading: string | null = null
  const end = () => {
    if (part.length === 0) return
    parts.push({ blocks: part, before })
    before = { blocks: before.blocks + part.length, chars: before.chars + size, heading }
    part = []
    size = 0
  }
  for (const block of blocks) {
    // At a heading where possible: a label and its value stay together.
    const isFull = size > PART_CHARS || part.length >= PART_BLOCKS
    if (isFull || (block.heading && size > PART_CHARS / 2)) end()
    part.push(block)
    size += block.text.length + 1
    if (block.heading) heading = block.text
  }
  end()
  return parts
}

/** Facts of a part of a document about the brand, read like the brand's own pages, each with its place. */
export function documentFacts(part: DocumentPart, brand: BrandIdentity, lang: string | null): PlacedFact[] {
  const text = part.blocks.map((block) => block.text).join('\n')
  const starts = startsOf(part.blocks)
  return proseFacts(part.blocks, brand, lang).flatMap((fact): PlacedFact[] => {
    const start = text.indexOf(fact.quote)
    if (start === -1 || !isStorable(fact.quote)) return []
    const at = blockAt(starts, start)
    const place = {
      page: part.blocks[at]?.page ?? null,
      heading: headingAbove(part, at),
      paragraph: part.before.blocks + at + 1,
      start: part.before.chars + start,
      end: part.before.chars + start + fact.quote.length,
    }
    return [{ ...fact, quote: clipQuote(fact.quote), place }]
  })
}

/** Of the whole document: what it repeats is one fact, and what it contradicts itself on is none. */
export function settleDocument(facts: readonly PlacedFact[]): PlacedFact[] {
  // Of two readings of one statement the one that needs fewer words: without the heading above it, for example.
  const closest = facts.toSorted((a, b) => a.quote.length - b.quote.length)
  const settled = settlePage(closest) as PlacedFact[]
  return settled.toSorted((a, b) => a.place.start - b.place.start).slice(0, MOST_FACTS)
}

function startsOf(blocks: readonly DocumentBlock[]): number[] {
  let at = 0
  return blocks.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
}

/** The last block that begins at or before this character. */
function blockAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function headingAbove({ blocks, before }: DocumentPart, at: number): string | null {
  for (let above = at; above >= 0; above -= 1) {
    const block = blocks[above]
    if (block?.heading) return block.text.slice(0, 200)
  }
  return before.heading?.slice(0, 200) ?? null
}
