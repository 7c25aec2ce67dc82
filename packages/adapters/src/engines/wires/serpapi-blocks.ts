import * as z from 'zod'
import { each, items, text } from './loose.ts'
import type { AnswerBlock, ListItem } from './structure/blocks.ts'
import { type Card, cardOf, isCard } from './structure/cards.ts'
import { standsApart } from './structure/page-chrome.ts'
import { rowsOf } from './structure/tables.ts'

const Block = z.looseObject({
  type: text,
  title: text,
  snippet: text,
  list: items,
  text_blocks: items,
  table: z.unknown().optional(),
  comparison: items,
  product_labels: items,
  code: text,
  reference_indexes: items,
  shopping_results: items,
  products: items,
  local_results: items,
})
const Compared = z.object({ feature: text, values: items })

type Block = z.output<typeof Block>

/** Nobody answers this deep; a hostile reply may. */
const DEEPEST = 20

/** The provider's blocks in our terms. Unknown kinds still yield their title, snippet and whatever they hold. */
export function blocksOf(list: readonly unknown[], depth = 0): AnswerBlock[] {
  if (depth > DEEPEST) return []
  return each(Block, list)
    .filter((block) => !standsApart(block.type))
    .flatMap((block) => [...ownWords(block), ...inside(block, depth)])
}

export function referencedIndexes(blocks: readonly unknown[], depth = 0): Set<number> {
  if (depth > DEEPEST) return new Set()
  const found = each(Block, blocks).flatMap((block) => [
    ...each(z.number(), block.reference_indexes),
    ...referencedIndexes(block.list, depth + 1),
    ...referencedIndexes(block.text_blocks, depth + 1),
  ])
  return new Set(found)
}

/** Cards of any list of products or places; entries without a name are skipped. */
export const cardsOf = (list: readonly unknown[]): Card[] => list.flatMap((entry) => cardOf(entry) ?? [])

function ownWords(block: Block): AnswerBlock[] {
  if (isCard(block)) return [{ kind: 'cards', cards: cardsOf([block]) }]
  if (block.type === 'heading') return [{ kind: 'heading', level: 2, text: labelled(block) }]
  if (block.type === 'expandable' && block.title !== null)
    return [
      { kind: 'heading', level: 3, text: block.title },
      { kind: 'paragraph', text: block.snippet ?? '' },
    ]
  return [{ kind: 'paragraph', text: labelled(block) }]
}

function inside(block: Block, depth: number): AnswerBlock[] {
  return [
    { kind: 'list', items: itemsOf(block.list, depth + 1) },
    { kind: 'table', rows: rowsOf(block.table) },
    { kind: 'table', rows: comparedRows(block) },
    { kind: 'code', text: block.code ?? '' },
    { kind: 'cards', cards: cardsOf([...block.shopping_results, ...block.products, ...block.local_results]) },
    ...blocksOf(block.text_blocks, depth + 1),
  ]
}

function itemsOf(list: readonly unknown[], depth: number): ListItem[] {
  if (depth > DEEPEST) return []
  return each(Block, list).map((entry) => {
    const inner = inside(entry, depth)
    return isCard(entry)
      ? { text: '', inner: [{ kind: 'cards', cards: cardsOf([entry]) }, ...inner] }
      : { text: labelled(entry), inner }
  })
}

function comparedRows({ comparison, product_labels }: Block): string[][] {
  const rows = each(Compared, comparison).map(({ feature, values }) => [
    feature ?? '',
    ...values.map((value) => (typeof value === 'string' ? value : '')),
  ])
  return rows.length === 0 ? [] : [['', ...each(z.string(), product_labels)], ...rows]
}

/** A label before its words, parted by one colon. */
function labelled({ title, snippet }: Block): string {
  if (title === null || title === '') return snippet ?? ''
  if (snippet === null || snippet === '') return title
  return `${title.replace(/(?<!\s)\s*:\s*$/, '')}: ${snippet}`
}
