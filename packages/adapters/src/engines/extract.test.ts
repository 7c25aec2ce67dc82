import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extract, readReply, WIRES } from './extract.ts'
import { fixture } from './testing/access-under-test.ts'
import { urlsInProse } from './wires/prose-urls.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const documentOf = (name: string) => JSON.parse(new TextDecoder().decode(fixture(name)))

const FIXTURES: Record<string, string> = {
  'anthropic.messages': 'anthropic.messages',
  'dataforseo.ai_mode': 'dataforseo.google',
  'dataforseo.gemini_scraper': 'dataforseo.scraper',
  'dataforseo.organic_aio': 'dataforseo.google',
  'dataforseo.organic_no_aio': 'dataforseo.google',
  'dataforseo.task_error': 'dataforseo.google',
  'deepseek.messages': 'anthropic.messages',
  'google.generatecontent': 'google.generatecontent',
  'meta.responses': 'openai.responses',
  'openai.responses': 'openai.responses',
  'pangolinfo.rufus': 'pangolinfo.rufus',
  'perplexity.agent': 'perplexity.agent',
  'perplexity.sonar-legacy': 'openai.chat_completions',
  'scrapeless.copilot': 'scrapeless.copilot',
  'scrapeless.rufus': 'scrapeless.rufus',
  'serpapi.bing_copilot': 'serpapi.answer',
  'serpapi.google_step1_token': 'serpapi.ai_overview',
  'serpapi.google_step2': 'serpapi.ai_overview',
  'xai.responses': 'openai.responses',
}

test('every fixture has a wire', () => {
  const names = readdirSync(new URL('./fixtures', import.meta.url)).map((file) => file.replace('.json', ''))
  expect(names.toSorted()).toEqual(Object.keys(FIXTURES).toSorted())
})

describe('replies that change under us', () => {
  const LISTS: Record<string, (document: Record<string, unknown>) => unknown[]> = {
    'openai.responses': (document) => document.output as unknown[],
    'perplexity.agent': (document) => document.output as unknown[],
    'xai.responses': (document) => document.output as unknown[],
    'meta.responses': (document) => document.output as unknown[],
  }

  test.each(Object.keys(LISTS))('%s reads the same whatever the order of its items', (name) => {
    const wire = FIXTURES[name] ?? ''
    const expected = extract(wire, fixture(name))
    const document = documentOf(name)
    LISTS[name]?.(document).reverse()
    const shuffled = extract(wire, bytesOf(document))
    expect({ ...shuffled, retrieved: new Set(shuffled.retrieved) }).toEqual({
      ...expected,
      retrieved: new Set(expected.retrieved),
    })
  })

  test('Claude keeps its text even when the search result comes last', () => {
    const document = documentOf('anthropic.messages')
    document.content.push(...document.content.splice(1, 2))
    expect(extract('anthropic.messages', bytesOf(document)).text).toContain('Acme is the most recommended')
  })

  test.each(Object.entries(FIXTURES))(
    '%s with an unknown item in every list reads the same',
    (name, wire) => {
      const strange = { type: 'hologram_v9', content: { deep: [1, null, 'x'] } }
      const widened = (value: unknown): unknown => {
        if (Array.isArray(value))
          return value.every((entry) => typeof entry === 'object') ? [...value.map(widened), strange] : value
        if (typeof value !== 'object' || value === null) return value
        return {
          ...Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, widened(entry)])),
          brand_new_field: { a: 1 },
        }
      }
      const before = readReply(wire, fixture(name))
      const after = readReply(wire, bytesOf(widened(documentOf(name))))
      expect(after).toEqual(before)
    },
  )

  test('wrong types in fields we read cost the field, not the answer', () => {
    const document = documentOf('openai.responses')
    document.usage = 'lots'
    document.id = 7
    document.output[3].content[0].annotations = 'none'
    document.output[1].action = null
    const answer = extract('openai.responses', bytesOf(document))
    expect(answer.text).toContain('Acme is often named')
    expect(answer).toMatchObject({ requestId: null, cited: [] })
    expect(answer.usage).toMatchObject({ input: null, output: null })
  })

  test('DeepSeek may leave out the content of a result, or search not at all', () => {
    const document = documentOf('deepseek.messages')
    delete document.content[2].content
    expect(extract('anthropic.messages', bytesOf(document))).toMatchObject({
      retrieved: [],
      searchUsed: true,
    })
    document.content.splice(1, 2)
    delete document.usage.server_tool_use
    const answer = extract('anthropic.messages', bytesOf(document))
    expect(answer).toMatchObject({ searchUsed: false })
    expect(answer.usage.searches).toBe(0)
  })
})

test.each(WIRES)('%s never throws and never invents, whatever the bytes', (wire) => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((words) => new TextEncoder().encode(words)),
    fc.constantFrom(...Object.keys(FIXTURES)).map(fixture),
  )
  fc.assert(
    fc.property(anything, (bytes) => {
      const reading = readReply(wire, bytes)
      expect(readReply(wire, bytes)).toEqual(reading)
      if (reading.state.kind === 'answered') expect(reading.answer.text.trim()).not.toBe('')
    }),
    { numRuns: 150 },
  )
})

test('an unknown wire is a mistake of the caller', () => {
  expect(() => extract('openai.telepathy', new Uint8Array())).toThrow('openai.telepathy')
  expect(() => extract('toString', new Uint8Array())).toThrow('toString')
})

test('a byte order mark and blank lines before the JSON do not matter', () => {
  const body = new Uint8Array([0xef, 0xbb, 0xbf, 0x0a, 0x0a, ...fixture('meta.responses')])
  expect(extract('openai.responses', body).text).toBe('Acme is the most recommended widget maker.')
})

test.each([
  ['See https://acme.example/a.', ['https://acme.example/a']],
  ['([acme](https://acme.example/a_(b)?q=1)).', ['https://acme.example/a_(b)?q=1']],
  ['**https://acme.example/a**, https://acme.example/a!', ['https://acme.example/a']],
  [
    '[[1]](https://acme.example/about)\n\n- x[[2]](https://b.example)',
    ['https://acme.example/about', 'https://b.example'],
  ],
  ['no links, acme.example only', []],
])('URLs in prose: %s', (text, urls) => {
  expect(urlsInProse(text)).toEqual(urls)
})

describe('hostile pages', () => {
  const rufus = (html: string) => extract('scrapeless.rufus', bytesOf({ html, metadata: {}, result: {} }))

  test('the text of a page leaves out scripts and styles and keeps paragraphs', () => {
    const html =
      '<style>p{}</style><p>Acme &amp; Co</p><SCRIPT>alert("x")</SCRIPT><div>is a <b>safe</b> pick.<br/>See <a href="https://www.amazon.com/dp/B0ACME0001">it</a></div>'
    expect(rufus(html)).toMatchObject({
      text: 'Acme & Co\nis a safe pick.\nSee it',
      cited: [{ url: 'https://www.amazon.com/dp/B0ACME0001', title: null }],
    })
  })

  test.each([
    ['unclosed scripts', '<script'.repeat(400_000)],
    ['unclosed scripts, closed tags', '<script>'.repeat(300_000)],
    ['unclosed tags', '<'.repeat(3_000_000)],
    ['entities', '&amp'.repeat(700_000)],
    ['product links without end', 'https://'.repeat(300_000)],
  ])('are read in good time: %s', (_name, html) => {
    const started = performance.now()
    rufus(html)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test.each([
    ['dots', `https://a${'.'.repeat(3_000_000)}`],
    ['brackets', `https://a${'()'.repeat(1_500_000)}`],
    ['marks', '[1,'.repeat(1_000_000)],
    ['spaces in a mark', `[1${' '.repeat(3_000_000)}`],
  ])('texts are read in good time: %s', (_name, text) => {
    const output = [
      { type: 'message', content: [{ type: 'output_text', text }] },
      { type: 'search_results', results: [{ id: 1, url: 'https://a.example' }] },
    ]
    const started = performance.now()
    extract('perplexity.agent', bytesOf({ output }))
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
