import { readFileSync } from 'node:fs'
import { createSearchTally, searchesOf, sideOf } from '@veracite/core/lookups/searches'
import { expect, test } from 'vitest'
import { extract } from './test-support/extract.ts'

/** Replies of the engine kit, from their bytes to what the engine looked up. */
const DOMAINS = { ours: ['acme.example'], rivals: ['example.net'] }
const QUESTION = 'Who is the best widget maker?'
const lookedUp = (fixture: string, wire: string) =>
  searchesOf(
    QUESTION,
    extract(wire, readFileSync(new URL(`./fixtures/${fixture}.json`, import.meta.url))),
    DOMAINS,
  )

test('OpenAI: a page under two spellings is one, and what was read and not cited is told apart', () => {
  const { queries, pages } = lookedUp('openai.responses', 'openai.responses')
  expect(queries).toEqual([
    { text: 'best widget maker 2026', added: ['2026'] },
    { text: 'Acme widgets reviews', added: ['acme', 'widgets', 'reviews'] },
  ])
  expect(pages.map(({ host, side, read, cited }) => [host, side, read, cited])).toEqual([
    ['reviews.example.org', 'third_parties', true, true],
    ['acme.example', 'ours', true, true],
    ['forum.example.net', 'rivals', true, false],
  ])
})

test('Google: redirects are named by the domain behind them', () => {
  const { pages } = lookedUp('google.generatecontent', 'google.generatecontent')
  expect(pages.map(({ host }) => host)).not.toContain('vertexaisearch.cloud.google.com')
  expect(pages.find(({ host }) => host === 'acme.example')).toMatchObject({ side: 'ours', cited: true })
})

test.each([
  ['anthropic.messages', 'anthropic.messages', 1, true],
  ['deepseek.messages', 'anthropic.messages', 1, true],
  ['perplexity.agent', 'perplexity.agent', 1, true],
  ['perplexity.sonar-legacy', 'openai.chat_completions', 0, true],
  ['xai.responses', 'openai.responses', 1, true],
  ['meta.responses', 'openai.responses', 1, false],
  ['serpapi.google_step2', 'serpapi.ai_overview', 0, true],
  ['scrapeless.copilot', 'scrapeless.copilot', 0, true],
  ['dataforseo.organic_aio', 'dataforseo.google', 0, true],
  ['dataforseo.gemini_scraper', 'dataforseo.scraper', 0, false],
])('%s over %s: at least %i searches; lists pages that were read: %s', (fixture, wire, least, listsRead) => {
  const { queries, pages } = lookedUp(fixture, wire)
  expect(queries.length).toBeGreaterThanOrEqual(least)
  expect(pages.some(({ cited }) => cited)).toBe(true)
  expect(pages.some(({ read }) => read)).toBe(listsRead)
})

test('sides go by domains, not by letters', () => {
  expect(sideOf('shop.acme.example', DOMAINS)).toBe('ours')
  expect(sideOf('notacme.example', DOMAINS)).toBe('third_parties')
  expect(sideOf('acme.example.evil.test', DOMAINS)).toBe('third_parties')
  expect(sideOf('x.example', { ours: [''], rivals: [] })).toBe('third_parties')
})

test('many answers are counted by answers, and lists are bounded', () => {
  const tally = createSearchTally(DOMAINS)
  const page = (url: string) => ({ url, title: null })
  for (let n = 0; n < 300; n++)
    tally.add({
      ...{
        engine: n % 2 ? 'CHATGPT' : 'GROK',
        question: QUESTION,
        queries: ['widget prices', `unique ${n}`],
      },
      retrieved: [
        page('https://acme.example/a'),
        page('https://acme.example/b'),
        page(`https://h${n}.test/`),
      ],
      cited: [page('https://www.acme.example/a/')],
    })
  const { queries, added, hosts, hostsTotal, sides, searched } = tally.result()
  expect([queries.length, hosts.length, hostsTotal, searched]).toEqual([100, 100, 301, 300])
  expect(queries[0]).toEqual({
    ...{ text: 'widget prices', answers: 300, engines: ['CHATGPT', 'GROK'], added: ['prices'] },
  })
  expect(added[0]).toEqual({ word: 'prices', answers: 300 })
  expect(hosts[0]).toMatchObject({
    host: 'acme.example',
    side: 'ours',
    read: 300,
    cited: 300,
    readNotCited: 300,
  })
  expect(sides.map(({ side, cited }) => [side, cited])).toEqual([
    ['ours', 300],
    ['rivals', 0],
    ['third_parties', 0],
  ])
})
