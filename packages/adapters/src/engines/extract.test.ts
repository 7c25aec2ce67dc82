import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import CASES from './extract.cases.json' with { type: 'json' }
import { readReply, WIRES } from './extract.ts'
import { fixture } from './test-support/access-under-test.ts'
import { extract } from './test-support/extract.ts'
import { urlsInProse } from './wires/prose-urls.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const documentOf = (name: string) => JSON.parse(new TextDecoder().decode(fixture(name)))

const FIXTURES: Record<string, string> = CASES.fixtures

test('every fixture has a wire', () => {
  const names = readdirSync(new URL('./fixtures', import.meta.url)).map((file) => file.replace('.json', ''))
  expect(names.toSorted()).toEqual(Object.keys(FIXTURES).toSorted())
})

describe('replies that change under us', () => {
  test.each(['openai.responses', 'perplexity.agent', 'xai.responses', 'meta.responses'])(
    '%s reads the same whatever the order of its items',
    (name) => {
      const wire = FIXTURES[name] ?? ''
      const expected = extract(wire, fixture(name))
      const document = documentOf(name)
      document.output.reverse()
      const shuffled = extract(wire, bytesOf(document))
      expect({ ...shuffled, retrieved: new Set(shuffled.retrieved) }).toEqual({
        ...expected,
        retrieved: new Set(expected.retrieved),
      })
    },
  )

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

test.each(CASES.urlsInProse as [string, string[]][])('URLs in prose: %s', (text, urls) => {
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

  test('product links without end are read in good time', () => {
    const started = performance.now()
    rufus('https://'.repeat(300_000))
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test.each([
    ['snippet', '*'],
    ['snippet', '_'],
    ['title', ' '],
  ])('a %s with a long run of "%s" in it is read in good time', (name, sign) => {
    const block = {
      type: 'paragraph',
      title: 'Acme',
      snippet: 'Acme',
      [name]: `Acme${sign.repeat(150_000)}Acme`,
    }
    const started = performance.now()
    extract('serpapi.ai_overview', bytesOf({ ai_overview: { text_blocks: [block] } }))
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
