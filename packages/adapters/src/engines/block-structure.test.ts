import { IS_THOROUGH } from '@veracite/testing/thorough'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wire } from './extract.ts'
import {
  isAround,
  leavesOf,
  pages,
  product,
  productLines,
  sentence,
  type Tree,
  WORDS,
} from './test-support/block-trees.ts'
import { extract } from './test-support/extract.ts'

const RUNS = { numRuns: IS_THOROUGH ? 300 : 25 }

const REFERENCES = [{ index: 0, link: 'https://acme.example/', url: 'https://acme.example/', title: 'Acme' }]

const place = (id: number) => ({
  title: `${id}th place`,
  rating: 4.1,
  reviews: '(9k+)',
  address: `${id}th street`,
})
const rows = (id: number) => [
  [`${id}th head`, 'a'],
  [`${id}th row`, 'b'],
]

function serpBlock(tree: Tree): object {
  const { id } = tree
  switch (tree.kind) {
    case 'paragraph':
      return { type: 'paragraph', snippet: sentence(id) }
    case 'heading':
      return { type: 'heading', snippet: sentence(id) }
    case 'card':
      return { type: 'shopping', shopping_results: [product(id)] }
    case 'place':
      return { type: 'local', local_results: [place(id)] }
    case 'table':
      return { type: 'table', table: rows(id) }
    case 'list':
      return { type: 'list', list: tree.inner.map(serpItem) }
    case 'section':
      return { type: 'expandable', title: sentence(id), text_blocks: tree.inner.map(serpBlock) }
    case 'picture':
      return { type: 'inline_images', title: sentence(id) }
    case 'question':
      return { type: 'related_questions', list: [{ snippet: sentence(id) }] }
    case 'button':
      return { type: 'paragraph', snippet: 'Show more' }
    case 'advertisement':
      return { type: 'sponsored', snippet: sentence(id) }
  }
}

function serpItem(tree: Tree): object {
  if (tree.kind === 'paragraph') return { title: 'Point', snippet: sentence(tree.id) }
  if (tree.kind === 'card') return product(tree.id)
  if (tree.kind === 'list') return { snippet: sentence(tree.id), list: tree.inner.map(serpItem) }
  return { text_blocks: [serpBlock(tree)] }
}

const named = ({ title, price, old_price, rating, reviews, store }: ReturnType<typeof product>) => ({
  type: 'ai_overview_shopping_element',
  title,
  price: { displayed_price: price, regular: old_price },
  rating: { value: rating, votes_count: reviews, rating_max: 5 },
  seller: store,
})

function dataForSeoItem(tree: Tree): object {
  const { id } = tree
  switch (tree.kind) {
    case 'paragraph':
      return {
        type: 'ai_overview_element',
        text: sentence(id),
        markdown: `${sentence(id)}[[1]](https://acme.example/)`,
      }
    case 'heading':
      return { type: 'ai_overview_element', title: sentence(id), text: null, markdown: null }
    case 'card':
      return { type: 'ai_overview_shopping', markdown: `x${sentence(id)}`, items: [named(product(id))] }
    case 'place':
      return { type: 'chat_gpt_local_businesses', items: [place(id)] }
    case 'table': {
      const [table_header, ...table_content] = rows(id)
      return {
        type: 'ai_overview_table_element',
        markdown: sentence(id),
        table: { table_header, table_content },
      }
    }
    case 'list':
      return {
        type: 'ai_overview_element',
        markdown: `- ${sentence(id)}`,
        items: tree.inner.map(dataForSeoItem),
      }
    case 'section':
      return {
        type: 'ai_overview_expanded_element',
        title: sentence(id),
        components: tree.inner.map(dataForSeoItem),
      }
    case 'picture':
      return { type: 'ai_overview_video_element', title: sentence(id) }
    case 'question':
      return { type: 'chat_gpt_navigation_list', title: sentence(id) }
    case 'button':
      return { type: 'ai_overview_element', text: 'Show more', markdown: 'Show more' }
    case 'advertisement':
      return { type: 'ai_overview_paid', items: [{ title: sentence(id) }] }
  }
}

/** The whole answer, run together, as a careless rendering gives it. */
const runTogether = (trees: readonly Tree[]): string =>
  leavesOf(trees)
    .filter((leaf) => !isAround(leaf))
    .map(({ id }) => sentence(id))
    .join('')

const task = (result: object) => ({
  status_code: 20000,
  tasks: [{ id: 't', status_code: 20000, result: [result] }],
})

const REPLIES: Partial<Record<Wire, (trees: Tree[]) => object>> = {
  'serpapi.answer': (trees) => ({
    search_metadata: { id: 's' },
    text_blocks: trees.map(serpBlock),
    reconstructed_markdown: runTogether(trees),
    references: REFERENCES,
  }),
  'serpapi.ai_overview': (trees) => ({
    search_metadata: { id: 's' },
    ai_overview: { text_blocks: trees.map(serpBlock), references: REFERENCES },
  }),
  'dataforseo.google': (trees) =>
    task({
      items: [
        {
          type: 'ai_overview',
          markdown: runTogether(trees),
          items: trees.map(dataForSeoItem),
          references: REFERENCES,
        },
      ],
    }),
  'dataforseo.scraper': (trees) =>
    task({ markdown: runTogether(trees), items: trees.map(dataForSeoItem), sources: REFERENCES }),
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

describe.each(Object.entries(REPLIES))('%s', (wire, replyOf) => {
  const read = (trees: Tree[]) => extract(wire, bytesOf(replyOf(trees))).text

  test('no two blocks share a line, and none is lost', () => {
    fc.assert(
      fc.property(pages, (trees) => {
        const lines = read(trees).split('\n')
        const owners = lines.map((line) => new Set([...line.matchAll(WORDS)].map((match) => match[1])))
        expect(owners.filter((ids) => ids.size > 1)).toEqual([])
        const told = new Set(owners.flatMap((ids) => [...ids]))
        const expected = leavesOf(trees).filter((leaf) => !isAround(leaf))
        expect(expected.filter(({ id }) => !told.has(String(id)))).toEqual([])
      }),
      RUNS,
    )
  })

  test('a card comes apart, at any depth', () => {
    fc.assert(
      fc.property(pages, (trees) => {
        const lines = read(trees).split('\n')
        for (const { id } of leavesOf(trees).filter(({ kind }) => kind === 'card')) {
          const at = lines.findIndex((line) => line.endsWith(`- **${id}th product**`))
          const indent = lines[at]?.indexOf('-') ?? 0
          expect(lines.slice(at, at + 5).map((line) => line.slice(indent))).toEqual(productLines(id))
        }
      }),
      RUNS,
    )
  })

  test('pictures, questions, buttons and advertisements are no part of the text', () => {
    fc.assert(
      fc.property(pages, (trees) => {
        const text = read(trees)
        // Not as a part of another number: 12 is in 112.
        for (const { id } of leavesOf(trees).filter(isAround))
          expect(text).not.toMatch(new RegExp(`\\b${id}th `))
        expect(text).not.toContain('Show more')
      }),
      RUNS,
    )
  })

  test('every table has its rule, and every row as many cells as its head', () => {
    fc.assert(
      fc.property(pages, (trees) => {
        const text = read(trees)
        const tables = leavesOf(trees).filter(({ kind }) => kind === 'table')
        for (const { id } of tables)
          expect(text).toContain(`| ${id}th head | a |\n| --- | --- |\n| ${id}th row | b |`)
      }),
      RUNS,
    )
  })

  test('the bytes stay as they came', () => {
    fc.assert(
      fc.property(pages, (trees) => {
        const bytes = bytesOf(replyOf(trees))
        const copy = Uint8Array.from(bytes)
        extract(wire, bytes)
        expect(Buffer.compare(bytes, copy)).toBe(0)
      }),
      RUNS,
    )
  })
})

describe('Rufus', () => {
  const groups = fc.array(fc.array(fc.boolean(), { maxLength: 4 }), { maxLength: 4 })

  test('Pangolinfo: words, groups and products never share a line', () => {
    fc.assert(
      fc.property(groups, (shape) => {
        let id = 10
        const products = shape.map((inner) => ({
          title: sentence(id++),
          items: inner.map(() => ({ ...product(id), url: `https://shop.example/dp/${id++}` })),
        }))
        const json = [{ content: sentence(id++), products, follow_up_questions: [`${id}th question?`] }]
        const { text } = extract('pangolinfo.rufus', bytesOf({ code: 0, data: { taskId: 't', json } }))
        const owners = text.split('\n').map((line) => [...line.matchAll(WORDS)].length)
        expect(Math.max(...owners)).toBe(1)
        expect(text).not.toContain('question?')
        for (const { items } of products)
          for (const item of items)
            expect(text).toContain(productLines(Number.parseInt(item.title, 10)).join('\n'))
      }),
      RUNS,
    )
  })

  test.each([
    ['a name that the text has already', { title: 'Acme Pro' }, 'Take the Acme Pro.'],
    [
      'a price that the text lacks',
      { title: 'Acme Pro', price: '$39.99', originalPrice: '$49.99' },
      'Take the Acme Pro.\n\n- **Acme Pro**\n  - Price: $39.99\n  - Was: $49.99',
    ],
  ])('Scrapeless: cards follow the words: %s', (_name, item, text) => {
    const result = { text: 'Take the Acme Pro.', products: [item] }
    expect(extract('scrapeless.rufus', bytesOf({ html: '', metadata: {}, result })).text).toBe(text)
  })

  test('figures of a page that stand in elements of their own stay apart', () => {
    const html =
      '<ul><li>Acme Pro<span>$39.99</span><s>$49.99</s><span>4.6</span><span>(1,204)</span></li><li><b>Acme</b>s Mini</li></ul>'
    expect(extract('scrapeless.rufus', bytesOf({ html, metadata: {}, result: {} })).text).toBe(
      '- Acme Pro\n$39.99\n$49.99\n4.6\n(1,204)\n- Acmes Mini',
    )
  })
})
