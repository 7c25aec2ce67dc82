import type { AnswerBlock } from './blocks.ts'
import type { Card } from './cards.ts'
import { oneLine } from './lines.ts'

/** A card as markdown puts it: one link around a picture and the card's words, parted by bars. */
const LINKED = /\[!\[[^\][]{0,300}\]\([^\s()]{0,4096}\)([^\][]{1,600})\]\([^\s()]{0,4096}\)/g
const PICTURE = /!\[[^\][\n]{0,300}\]\([^\s()]{0,4096}\)/g
const RATING = /^(\d(?:[.,]\d)?) ?\((\d[\d.,]*[kKmM]?\+?)\)$/
const PRICE = /^(?:[A-Z]{3} ?|[A-Z]{0,2}[$€£¥] ?)\d[\d.,]*.{0,20}$|^\d[\d.,]* ?(?:[€£]|[A-Z]{3})$/

/** The markdown's paragraphs without pictures, its linked cards taken apart. */
export function blocksOfMarkdown(markdown: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let at = 0
  for (const match of markdown.matchAll(LINKED)) {
    blocks.push(...paragraphsOf(markdown.slice(at, match.index)), blockOfLink(match[1] ?? ''))
    at = match.index + match[0].length
  }
  return [...blocks, ...paragraphsOf(markdown.slice(at))]
}

const paragraphsOf = (markdown: string): AnswerBlock[] =>
  markdown
    .replace(PICTURE, '')
    .split(/\n[ \t]*\n/)
    .filter((text) => text.trim() !== '' && !/^\s*-{3,}\s*$/.test(text))
    .map((text) => ({ kind: 'paragraph', text }))

function blockOfLink(words: string): AnswerBlock {
  const pieces = words
    .split('|')
    .map(oneLine)
    .filter((piece) => piece !== '')
  const [name = '', ...rest] = pieces
  if (!rest.some((piece) => RATING.test(piece) || PRICE.test(piece)))
    return { kind: 'paragraph', text: words }
  return { kind: 'cards', cards: [cardFrom(name, rest)] }
}

function cardFrom(name: string, pieces: readonly string[]): Card {
  const [price = null, was = null] = pieces.filter((piece) => PRICE.test(piece))
  const rating = pieces.map((piece) => RATING.exec(piece)).find((match) => match !== null)
  const others = pieces.filter((piece) => !PRICE.test(piece) && !RATING.test(piece))
  const [seller = null, ...notes] = others
  return {
    name,
    price,
    was,
    rating: rating === undefined ? null : `${rating[1]} (${rating[2]} reviews)`,
    seller,
    address: null,
    phone: null,
    notes,
  }
}
