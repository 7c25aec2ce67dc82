import type { Block } from './blocks.ts'
import type { ShelfCard } from './shelf.ts'
import { tableText } from './table-text.ts'
import { fill, type Texts } from './texts.ts'

/** Cards in the markdown of an engine that has no fields for them. */
export function cardText({ cards, style, words }: Extract<Block, { kind: 'cards' }>): string {
  if (style === 'app') return cards.map((card) => appCard(card, words)).join('\n\n')
  if (style === 'table') return tableText([words.columns, ...cards.map((card) => row(card, words))])
  return cards.map((card) => `- ${line(card, words)}`).join('\n')
}

/** A label, the name as a heading, then a line for each figure, as apps with cards write them. */
function appCard(card: ShelfCard, words: Texts['shelf']): string {
  const price = card.price ?? words.noPrice
  return [
    `#### ${card.tag}`,
    `### ${card.name}`,
    `*${price}*`,
    ...(card.was === null ? [] : [`~~${card.was}~~`]),
    `*${card.stars} (${ratings(card, words)})*`,
    `*${[card.shop, card.note].filter((part) => part !== null).join(', ')}*`,
  ].join('\n')
}

const line = (card: ShelfCard, words: Texts['shelf']): string =>
  [
    `**${card.name}**`,
    priced(card, words),
    ...(card.note === null ? [] : [card.note]),
    `${card.stars} (${ratings(card, words)})`,
    card.shop,
  ].join(' – ')

const row = (card: ShelfCard, words: Texts['shelf']): string[] => [
  card.note === null ? card.name : `${card.name}, ${card.note}`,
  priced(card, words),
  `${card.stars} (${ratings(card, words)})`,
  card.shop,
]

function priced({ price, was }: ShelfCard, words: Texts['shelf']): string {
  if (price === null) return words.noPrice
  return was === null ? price : `${price} (${fill(words.was, { amount: was })})`
}

const ratings = (card: ShelfCard, words: Texts['shelf']): string =>
  fill(words.ratings, { count: card.ratings.toLocaleString('en-US') })
