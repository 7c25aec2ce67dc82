import { describe, expect, test } from 'vitest'
import CASES from './wikidata.cases.json' with { type: 'json' }
import { wikidataFacts, wikidataUrl } from './wikidata.ts'

const brand = { name: 'Harbor', aliases: ['Harbor Cyber'], domain: 'harborcyber.com' }
const ENTITY = 'http://www.wikidata.org/entity/'
const PROP = 'http://www.wikidata.org/prop/direct/'

interface Row {
  item?: string
  itemLabel?: string
  p: string
  v: string
  vLabel?: string
}
function reply(rows: Row[]): string {
  const bindings = rows.map(({ item = 'Q1', itemLabel = 'Harbor', p, v, vLabel = v }) => ({
    item: { type: 'uri', value: `${ENTITY}${item}` },
    itemLabel: { type: 'literal', value: itemLabel },
    p: { type: 'uri', value: `${PROP}${p}` },
    v: { type: v.startsWith('Q') ? 'uri' : 'literal', value: v.startsWith('Q') ? `${ENTITY}${v}` : v },
    vLabel: { 'xml:lang': 'en', type: 'literal', value: vLabel },
  }))
  return JSON.stringify({ head: { vars: [] }, results: { bindings } }, null, 1)
}
function read(rows: Row[]) {
  const text = reply(rows)
  const facts = wikidataFacts({ url: 'https://query.wikidata.org/sparql?x', text }, brand)
  for (const { source } of facts) expect(text.includes(source.quote)).toBe(true)
  return facts.map(({ predicate, value }) => ({ predicate, value }))
}

describe('the query', () => {
  test('asks by official website at the given endpoint, in every usual spelling', () => {
    const url = new URL(wikidataUrl('shop.harborcyber.com', 'http://127.0.0.1:9/sparql'))
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:9/sparql')
    const query = url.searchParams.get('query') ?? ''
    for (const site of [
      '<https://harborcyber.com>',
      '<https://www.harborcyber.com/>',
      '<http://harborcyber.com/>',
      '<https://shop.harborcyber.com>',
    ])
      expect(query).toContain(site)
    expect(url.searchParams.get('format')).toBe('json')
    expect(url.href.length).toBeLessThan(2048)
  })

  test('passes nothing but host names from the operator’s input', () => {
    expect(
      decodeURIComponent(wikidataUrl('x.com> } INSERT { <y', 'http://127.0.0.1:9/sparql')),
    ).not.toContain('INSERT')
  })
})

describe('the reply', () => {
  test('becomes facts', () => {
    const rows = CASES.rows
    expect(read(rows)).toEqual(CASES.facts)
  })

  test('several values of one property are not used, nor values without a label', () => {
    expect(
      read([
        { p: 'P169', v: 'Q5', vLabel: 'A B' },
        { p: 'P169', v: 'Q6', vLabel: 'C D' },
        { p: 'P159', v: 'Q9', vLabel: 'Q9' },
      ]),
    ).toEqual([])
  })

  test('of several items with the website, the one with the brand’s name counts; with two such or none, nothing does', () => {
    const other = { item: 'Q8', itemLabel: 'Granite', p: 'P571', v: '1880-01-01T00:00:00Z' }
    expect(read([other, { p: 'P571', v: '2014-01-01T00:00:00Z' }])).toEqual([
      { predicate: 'founded_year', value: 2014 },
    ])
    expect(
      read([
        { ...other, itemLabel: 'Harbor Group' },
        { p: 'P571', v: '2014-01-01T00:00:00Z' },
      ]),
    ).toEqual([])
    expect(read([other, { ...other, item: 'Q9', itemLabel: 'Elm' }])).toEqual([])
  })

  test.each(['', '<html>', '{}', '{"results":{"bindings":[{}]}}', '{"results":[]}', '[]'])(
    'nonsense gives nothing: %s',
    (text) => {
      expect(wikidataFacts({ url: 'https://q.example/', text }, brand)).toEqual([])
    },
  )
})
