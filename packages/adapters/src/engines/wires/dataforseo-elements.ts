import type { Source } from '@veracite/terms/engine-port'
import * as z from 'zod'
import { asRecord, each, items, text } from './loose.ts'
import { sourcesIn } from './reading.ts'
import type { AnswerBlock } from './structure/blocks.ts'
import { cardOf, isCard } from './structure/cards.ts'
import { blocksOfMarkdown } from './structure/linked-cards.ts'
import { withoutMarks } from './structure/marks.ts'
import { standsApart } from './structure/page-chrome.ts'
import { rowsOf } from './structure/tables.ts'

const Element = z.looseObject({
  type: text,
  title: text,
  text,
  markdown: text,
  original_text: text,
  table: z.unknown().optional(),
  items,
  components: items,
  links: items,
  references: items,
  sources: items,
})
const Named = z.object({ title: text, source: text, source_name: text, domain: text })

type Element = z.output<typeof Element>

interface Read {
  blocks: AnswerBlock[]
  /** Addresses that the marks in the text point at. */
  urls: string[]
}

const DEEPEST = 20

/** The provider's elements in our terms: prose, tables, cards, and sections that hold others. */
export function blocksOfElements(list: readonly unknown[], depth = 0): Read {
  if (depth > DEEPEST) return { blocks: [], urls: [] }
  const read = each(Element, list)
    .filter((element) => !standsApart(element.type))
    .map((element) => readElement(element, depth))
  return { blocks: read.flatMap(({ blocks }) => blocks), urls: read.flatMap(({ urls }) => urls) }
}

/** Links, references and sources at any depth. */
export const citedInElements = (list: readonly unknown[]): Source[] =>
  inEvery(list, ({ links, references, sources }) => sourcesIn([...links, ...references, ...sources]))

/** The names of all sources at any depth. */
export const namesInElements = (list: readonly unknown[]): (string | null)[] =>
  inEvery(list, ({ references, sources }) => namesOf([...references, ...sources]))

function inEvery<Found>(list: readonly unknown[], read: (element: Element) => Found[], depth = 0): Found[] {
  if (depth > DEEPEST) return []
  return each(Element, list).flatMap((element) => [
    ...read(element),
    ...inEvery([...element.items, ...element.components], read, depth + 1),
  ])
}

/** The names that pages put on the chips of these sources. */
export const namesOf = (sources: readonly unknown[]): (string | null)[] =>
  each(Named, sources).flatMap((names) => [names.source, names.source_name, names.title, names.domain])

function readElement(element: Element, depth: number): Read {
  const cards = element.items.filter(isCardItem)
  const others = element.items.filter((entry) => !isCardItem(entry))
  const rows = rowsOf(element.table)
  const own = ownWords(element, cards.length > 0 || rows.length > 0)
  const inner = blocksOfElements([...others, ...element.components], depth + 1)
  return {
    blocks: [
      ...own.blocks,
      { kind: 'table', rows },
      {
        kind: 'cards',
        cards: cards.flatMap((entry) => cardOf(entry) ?? []),
      },
      ...inner.blocks,
    ],
    urls: [...own.urls, ...inner.urls],
  }
}

/** An element's markdown repeats its table or cards; where those are given apart, only its words are taken. */
function ownWords(element: Element, hasParts: boolean): Read {
  const words = element.markdown ?? element.text ?? element.original_text ?? ''
  const { text: prose, urls } = withoutMarks(hasParts ? (element.text ?? '') : words)
  const title = element.title ?? ''
  const repeated = title !== '' && prose.slice(0, title.length + 8).includes(title)
  return {
    blocks: [{ kind: 'heading', level: 3, text: repeated ? '' : title }, ...blocksOfMarkdown(prose)],
    urls: hasParts ? withoutMarks(element.markdown ?? '').urls : urls,
  }
}

const CARD_TYPE = /_(shopping|products?|local_business(es)?)(_element|_item)?$/

/** Entries of a shopping element, a product list or a list of places; the list itself holds others. */
function isCardItem(entry: unknown): boolean {
  if (isCard(entry)) return true
  const record = asRecord(entry)
  const ofType = typeof record?.type === 'string' && CARD_TYPE.test(record.type)
  return ofType && items.parse(record?.items).length === 0
}
