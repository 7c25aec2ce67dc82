import { readdirSync, readFileSync } from 'node:fs'
import { MESSAGES } from '@veracite/words/generated/words'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Conversation, FileRefused, NO_QUESTION, type UnreadReason } from './conversation.ts'
import CASES from './read-app-file.cases.json' with { type: 'json' }
import { readAppFile } from './read-app-file.ts'

const folder = new URL('./test-support/fixtures/', import.meta.url)
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const jsonOf = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value))

function conversationsOf(bytes: Uint8Array): Conversation[] {
  const read = readAppFile(bytes)
  if (read.kind !== 'conversations') throw new Error(`${read.kind}: ${read.why}`)
  return read.conversations
}

const QUESTION = 'Is the Nordlicht K2 kettle safe to wash in a dishwasher?'
const ANSWER = 'No. The Nordlicht K2 base holds electronics; wipe it by hand. The lid may go on the top rack.'
const MANUAL = 'https://nordlicht.example/k2/manual'

const HOLDING = CASES as [string, string | null, string, string | null][]

test.each(HOLDING)('%s is known by its structure', (name, engine, format, model) => {
  const [conversation] = conversationsOf(fixture(name))
  expect(conversation).toMatchObject({ engine, format })
  const [turn] = conversation?.answers ?? []
  expect(turn?.question.toLowerCase()).toMatch(/nordlicht k2 kettle .*dishwasher/)
  expect(turn?.answer.replace(/\s+/g, ' ')).toContain(ANSWER.slice(4))
  expect(turn?.answer).not.toMatch(/\uE200|\[citation:|grok:render|not supported on your/)
  expect(turn?.model).toBe(model)
})

test.each(HOLDING)(
  'what is kept of %s is read again to the same answers, and nothing more is removed',
  (name) => {
    for (const one of conversationsOf(fixture(name))) {
      const [again, ...more] = conversationsOf(bytesOf(one.kept.text))
      expect(more).toEqual([])
      expect(again).toMatchObject({
        engine: one.engine,
        format: one.format,
        answers: one.answers,
        kept: one.kept,
      })
      expect(again?.stripped).toEqual([])
    }
  },
)

test.each([
  ['chatgpt-share-gone.json', 'gone'],
  ['chatgpt-share-error.html', 'gone'],
  ['claude-share-gone.json', 'gone'],
  ['gemini-share-gone.batchexecute.txt', 'gone'],
  ['grok-share-gone.json', 'gone'],
  ['deepseek-share-gone.json', 'gone'],
  ['meta-share-gone.html', 'gone'],
  ['claude-share-org-only.json', 'unreadable'],
  ['claude-share-shell.html', 'unreadable'],
  ['export-chatgpt-shared_conversations.json', 'unreadable'],
])('%s is %s', (name, kind) => {
  expect(readAppFile(fixture(name)).kind).toBe(kind)
})

test('every reason for which a file is not read has words in every language', () => {
  const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:[\w-]+|formats\/[\w-]+)\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  const given = /(?:\bwhy: |\b(?:FileRefused|refuse)\()(['"`].*?)[,\s)}]/g
  const reasons = sources.flatMap((text) => [...text.matchAll(given)].map(([, reason = '']) => reason))
  expect(reasons.length).toBeGreaterThan(22)
  const { en, ...others } = MESSAGES
  const named = Object.keys(en).filter((name) => name.startsWith('refused.app_file_'))
  expect([...new Set(reasons.map((reason) => `refused.${reason.slice(1, -1)}`))].toSorted()).toEqual(
    named.toSorted(),
  )
  const name = (reason: string) => reason as `refused.${UnreadReason}`
  for (const messages of Object.values(others))
    expect(named.filter((reason) => (messages[name(reason)] ?? '') === en[name(reason)])).toEqual([])
})

test('nothing personal of any fixture is kept, and what was removed is listed', () => {
  const secrets = /Exampletown|Be short|Example Sharer|Example Person|person@example|example_user|bought 2026/
  const all = readdirSync(folder).filter((name) => HOLDING.some(([known]) => known === name))
  for (const name of all)
    for (const { kept, stripped } of conversationsOf(fixture(name))) {
      expect(kept.text, name).not.toMatch(secrets)
      if (secrets.test(new TextDecoder().decode(fixture(name)))) expect(stripped, name).not.toEqual([])
    }
})

test.each([
  ['read_write_token', 'abc'],
  ['accessToken', 'abc'],
  ['email', 'a@example.org'],
  ['user_id', 'u1'],
])('a member %s is removed wherever it stands', (name, value) => {
  const thread = JSON.parse(new TextDecoder().decode(fixture('perplexity-thread.json')))
  thread.entries[0].blocks[0].deep = { [name]: value }
  const [conversation] = conversationsOf(jsonOf(thread))
  expect(conversation?.stripped).toContain(name)
  expect(conversation?.kept.text).not.toContain(`"${name}":"${value}"`)
})

test('counts of tokens are not secrets', () => {
  const [conversation] = conversationsOf(fixture('deepseek-share.json'))
  expect(conversation?.kept.text).toContain('accumulated_token_usage')
})

test('custom instructions and memory are told, not their text', () => {
  const [exported] = conversationsOf(fixture('export-chatgpt-conversations.json'))
  const [shared] = conversationsOf(fixture('chatgpt-share-api.json'))
  for (const one of [exported, shared]) {
    expect(one?.notes).toContain('Custom instructions were on; their text was not kept.')
    expect(one?.notes).toContain('Memory was on.')
  }
})

test('an answer that the person did not last see is kept and marked', () => {
  const [conversation] = conversationsOf(fixture('export-chatgpt-conversations.json'))
  const [seen, other] = conversation?.answers ?? []
  expect(seen?.notes).toEqual([])
  expect(other?.notes.join()).toContain('last saw a different one')
  expect(other?.question).toBe(QUESTION)
})

test('pages that ChatGPT cites come without its own mark', () => {
  const [turn] = conversationsOf(fixture('export-chatgpt-conversations.json'))[0]?.answers ?? []
  expect(turn?.cited[0]).toEqual({ url: MANUAL, title: 'K2 manual' })
})

test('a part of a conversation says so', () => {
  for (const name of ['grok-share.json', 'deepseek-share.json'])
    expect(conversationsOf(fixture(name))[0]?.notes.join(), name).toContain('Starts in the middle')
  expect(conversationsOf(fixture('claude-share-plain.json'))[0]?.notes.join()).toContain('went on after')
})

test('Takeout: records that are no turn are left out, all parts of an answer are joined, files are no sources', () => {
  const all = conversationsOf(fixture('export-gemini-MyActivity.json'))
  expect(all).toHaveLength(1)
  const [turn] = all[0]?.answers ?? []
  expect(turn?.answer).toMatch(/^No\n+The Nordlicht K2 base/)
  expect(turn?.cited).toEqual([{ url: MANUAL, title: 'K2 manual' }])
  const translated = [
    {
      header: 'Gemini Apps',
      title: 'Eingegeben: Was kostet es?',
      time: '2026-01-01T00:00:00Z',
      products: ['Gemini Apps'],
      safeHtmlItem: [{ html: '<p>12 €</p>' }],
    },
  ]
  const [german] = conversationsOf(jsonOf(translated))
  expect(german?.answers[0]?.question).toBe('Eingegeben: Was kostet es?')
  expect(german?.notes.join()).toContain('another language')
})

test('AI Mode: one record holds several turns', () => {
  const [conversation] = conversationsOf(fixture('export-aimode-MyActivity.json'))
  expect(conversation?.answers.map(({ question }) => question)).toEqual([
    'is the nordlicht k2 kettle dishwasher safe',
    'and the lid?',
  ])
  expect(conversation?.answers[1]?.answer).toBe('Top rack only.')
})

test('Copilot: rows are turned round and never sorted, and cells hold line breaks', () => {
  const [conversation] = conversationsOf(fixture('export-copilot-activity-history.csv'))
  expect(conversation?.answers).toHaveLength(1)
  expect(conversation?.answers[0]).toMatchObject({ question: QUESTION, answeredAt: '2026-09-21T14:00:00' })
  expect(conversation?.answers[0]?.answer).toMatch(/^\*\*Short answer:\*\* no\.\r?\n\r?\nNo\./)
})

test('DeepSeek: an answer that is older than its question stays behind it', () => {
  const [conversation] = conversationsOf(fixture('deepseek-share.json'))
  expect(conversation?.answers).toHaveLength(1)
  expect(conversation?.answers[0]).toMatchObject({ question: QUESTION, answer: ANSWER })
  expect(conversation?.title).toBeNull()
})

test('Grok: questions are found by their parents, whatever the order', () => {
  const [conversation] = conversationsOf(fixture('export-grok-prod-grok-backend.json'))
  expect(conversation?.answers[0]).toMatchObject({
    question: QUESTION,
    answeredAt: '2026-09-21T14:13:26.000Z',
  })
})

test('two exports with one name, in archives, are told apart; a share joins its conversation', () => {
  const zip = zipSync({
    'conversations.json': fixture('export-chatgpt-conversations.json'),
    'shared_conversations.json': jsonOf([
      {
        id: 'share-1',
        conversation_id: '11111111-1111-4111-8111-111111111111',
        title: 'x',
        is_anonymous: true,
      },
    ]),
    'prod-mc-billing.json': bytesOf('{"card":"4111"}'),
    'user.json': bytesOf('{"email":"a@example.org"}'),
  })
  const read = readAppFile(zip)
  expect(read).toMatchObject({ kind: 'conversations', conversations: [{ engine: 'CHATGPT' }] })
  if (read.kind === 'conversations') {
    expect(read.notRead).toEqual(expect.arrayContaining(['prod-mc-billing.json', 'user.json']))
    expect(read.conversations[0]?.notes).toContain('Shared as https://chatgpt.com/share/share-1.')
  }
  const other = zipSync({ 'conversations.json': fixture('export-claude-conversations.json') })
  expect(conversationsOf(other)[0]?.engine).toBe('CLAUDE')
})

test('an archive that breaks off is refused, even between two entries', () => {
  const zip = zipSync({
    'a.json': fixture('export-claude-conversations.json'),
    'b.json': fixture('export-grok-prod-grok-backend.json'),
  })
  for (let length = 4; length < zip.length; length += 1)
    expect(() => readAppFile(zip.subarray(0, length))).toThrow(FileRefused)
})

test('an archive that unpacks to far more than its size is refused', () => {
  const bomb = zipSync({ 'conversations.json': new Uint8Array(3_000_000) }, { level: 9 })
  expect(() => readAppFile(bomb)).toThrow(FileRefused)
})

test('cycles, missing nodes and deep nesting end', () => {
  const author = { author: { role: 'assistant' }, content: { content_type: 'text', parts: ['Hello.'] } }
  const mapping = { a: { parent: 'b', message: author }, b: { parent: 'a', message: { ...author } } }
  const [conversation] = conversationsOf(jsonOf({ mapping, current_node: 'a' }))
  expect(conversation?.answers[0]).toMatchObject({ question: NO_QUESTION, answer: 'Hello.\n\nHello.' })
  const deep = `{"chat_messages":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
  expect(() => readAppFile(bytesOf(deep))).toThrow(FileRefused)
})

test('a history of Copilot that breaks off in a message is not read', () => {
  const history = (end: string) =>
    bytesOf(`Conversation,Time,Author,Message\r\nA,2026-09-21T14:00:00,AI,"No, ${end}`)
  expect(conversationsOf(history('never."'))[0]?.answers[0]?.answer).toBe('No, never.')
  expect(readAppFile(history('ne'))).toEqual({ kind: 'unreadable', why: 'app_file_is_cut_off' })
  const opened = bytesOf('Conversation,Time,Author,Message\r\nA,2026-09-21T14:00:00,AI,"')
  expect(readAppFile(opened)).toEqual({ kind: 'unreadable', why: 'app_file_is_cut_off' })
})

test('a page of activity that breaks off in an answer is not read', () => {
  const whole = new TextDecoder().decode(fixture('export-gemini-MyActivity.html'))
  const inAnswer = whole.slice(0, whole.indexOf('wipe it by hand'))
  expect(readAppFile(bytesOf(inAnswer))).toEqual({ kind: 'unreadable', why: 'app_file_is_cut_off' })
  // What was kept of a page with an element that nobody closed can be read again.
  const [unclosed] = conversationsOf(bytesOf(whole.replace('wipe it', '<div>wipe it')))
  expect(conversationsOf(bytesOf(unclosed?.kept.text ?? ''))[0]?.answers).toEqual(unclosed?.answers)
})

const NESTED = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

test.each([
  ['a time that no calendar has', '["D",1e20]'],
  ['an address that is a list of lists', `["U",${NESTED}]`],
])('a page of ChatGPT with %s is read to its end', (_, tagged) => {
  const flat = `[{"_1":2},"loaderData",{"_3":4},"share",{"_5":6},"serverResponse",${tagged}]`
  const page = `<script>streamController.enqueue(${JSON.stringify(flat)})</script>`
  expect(readAppFile(bytesOf(page)).kind).toBe('unreadable')
})

test.each(['children', 'cite_index'])(
  'a conversation of DeepSeek with lists of lists as %s is refused',
  (name) => {
    const nested = (of: string, otherwise: unknown) => (of === name ? ['nested'] : otherwise)
    const message = {
      fragments: [{ type: 'RESPONSE', content: 'Yes. [citation:1]' }],
      search_results: [{ cite_index: nested('cite_index', 1) }],
    }
    const text = JSON.stringify({
      mapping: { a: { parent: null, children: nested('children', []), message } },
    })
    expect(() => readAppFile(bytesOf(text.replace('"nested"', NESTED)))).toThrow(FileRefused)
  },
)

test('a member named __proto__ stays a member', () => {
  const [conversation] = conversationsOf(
    bytesOf('{"chat_messages":[{"sender":"assistant","text":"Hi","__proto__":{"sender":"human"}}]}'),
  )
  expect(conversation?.kept.text).toContain('"__proto__"')
})

test('marks that never end cost no more than their length', () => {
  const since = process.cpuUsage()
  const message = '<grok:render '.repeat(100_000)
  const responses = [{ responseId: 'r', sender: 'assistant', message }]
  const [grok] = conversationsOf(jsonOf({ conversation: {}, responses }))
  expect(grok?.answers[0]?.answer.length).toBe(400_000)
  const title = 'google.com/search?'.repeat(100_000)
  const record = {
    title,
    titleUrl: title,
    time: '2026-01-01T00:00:00Z',
    products: ['Gemini Apps'],
    safeHtmlItem: [{ html: '<p>Hi</p>' }],
  }
  expect(conversationsOf(jsonOf([record]))[0]?.engine).toBe('GEMINI')
  expect(process.cpuUsage(since).user / 1000).toBeLessThan(5_000)
})
