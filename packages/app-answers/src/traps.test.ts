import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { AppAnswer, Conversation } from './conversation.ts'
import { readAppFile } from './read-app-file.ts'

/** What is easily read wrong in the files of the apps: each on the fixture of its format, changed to be the trap. */

const fixture = (name: string): string =>
  readFileSync(new URL(`./test-support/fixtures/${name}`, import.meta.url), 'utf8')
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
// biome-ignore lint/suspicious/noExplicitAny: fixtures are changed at places that a type would only repeat
type Any = any

function read(text: string): Conversation[] {
  const file = readAppFile(bytesOf(text))
  if (file.kind !== 'conversations') throw new Error(`${file.kind}: ${file.why}`)
  return file.conversations
}

function changed(name: string, change: (value: Any) => void): Conversation {
  const value = JSON.parse(fixture(name))
  change(value)
  const [one] = read(JSON.stringify(value))
  if (one === undefined) throw new Error(name)
  return one
}

const firstOf = ({ answers: [first] }: Conversation): AppAnswer => first ?? expect.fail('no answer')
const QUESTION = 'Is the Nordlicht K2 kettle safe to wash in a dishwasher?'
const ANSWER = 'No. The Nordlicht K2 base holds electronics; wipe it by hand. The lid may go on the top rack.'

const answerNode = (value: Any): Any =>
  (Object.values(value.mapping) as Any[]).find(({ message }) =>
    message?.content?.parts?.[0]?.includes('electronics'),
  )

const CHATGPT = 'chatgpt-share-api.json'

test.each<[string, (message: Any) => void]>([
  ['of weight 0', (message) => (message.weight = 0)],
  ['hidden', (message) => (message.metadata.is_visually_hidden_from_conversation = true)],
  ['for a tool', (message) => (message.recipient = 'web.run')],
  ['emptied by the provider and relabelled as text', (message) => (message.content.parts = [''])],
  ['that is code', (message) => (message.content.content_type = 'code')],
  [
    'of scraped pages',
    (message) => (message.content = { content_type: 'sonic_webpage', text: 'x', parts: ['x'] }),
  ],
])('ChatGPT: a message %s is no answer', (_, change) => {
  const one = changed(CHATGPT, (value) => {
    change(answerNode(value).message)
  })
  expect(one.answers.map(({ answer }) => answer)).not.toContain(ANSWER)
})

test('ChatGPT: marks of citations, old and new, are no words; "auto" is no model', () => {
  const turn = firstOf(
    changed(CHATGPT, (value) => {
      const { message } = answerNode(value)
      message.content.parts = [
        'No\uE200cite\uE202turn0search0\uE202turn0search1\uE201.【4†source】 Ask【1:0†K2 manual.pdf】.',
      ]
      message.metadata.model_slug = 'auto'
    }),
  )
  expect(turn).toMatchObject({ answer: 'No. Ask.', model: null })
})

test('ChatGPT: sources of groups, supporting pages, footnotes and old citations; what was retrieved is apart', () => {
  const page = (n: number) => ({ url: `https://p${n}.example/?a=1&utm_source=chatgpt.com`, title: `${n}` })
  const turn = firstOf(
    changed(CHATGPT, (value) => {
      answerNode(value).message.metadata = {
        content_references: [
          { type: 'grouped_webpages_v2', items: [{ ...page(1), supporting_websites: [page(2)] }] },
          { type: 'sources_footnote', sources: [page(3)] },
        ],
        citations: [{ metadata: page(4) }],
        search_result_groups: [{ entries: [page(5)] }],
      }
    }),
  )
  expect(turn.cited.map(({ url }) => url)).toEqual([1, 2, 3, 4].map((n) => `https://p${n}.example/?a=1`))
  expect(turn.retrieved.map(({ title }) => title)).toEqual(['5'])
})

test('ChatGPT: the order is that of linear_conversation, else of the parents, never of the times', () => {
  for (const isLinear of [true, false]) {
    const one = changed(CHATGPT, (value) => {
      if (isLinear) value.current_node = 'not in the file'
      else delete value.linear_conversation
      for (const { message } of Object.values(value.mapping) as Any[])
        if (message?.author?.role === 'user') message.create_time = 2e9
    })
    expect(firstOf(one)).toMatchObject({ question: QUESTION, answer: ANSWER, notes: [] })
  }
})

const streamed = (flat: unknown[], ...later: string[]): string =>
  [JSON.stringify(flat), ...later]
    .map(
      (line) =>
        `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${line}\n`)})</script>`,
    )
    .join('')

/** As the page's own library writes it: members by place, nothing by value. */
function flatten(value: unknown): unknown[] {
  const flat: unknown[] = []
  const place = (one: unknown): number => {
    if (one === null) return -5
    if (one === undefined) return -7
    const at = flat.push(one) - 1
    if (Array.isArray(one)) flat[at] = one.map(place)
    else if (typeof one === 'object')
      flat[at] = Object.fromEntries(
        Object.entries(one).map(([name, member]) => [`_${flat.push(name) - 1}`, place(member)]),
      )
    return at
  }
  place(value)
  return flat
}

test('ChatGPT: -5 is null and -7 undefined in the stream, whose parts come in several scripts', () => {
  const data = JSON.parse(fixture(CHATGPT))
  data.title = null
  answerNode(data).message.recipient = undefined
  const flat = flatten({ loaderData: { 'routes/renamed': { serverResponse: { data } } } })
  const [one] = read(streamed(flat))
  expect(one).toMatchObject({ title: null, answers: [{ answer: ANSWER }] })
  expect(one?.kept.text).toContain('"title":null')
  expect(one?.kept.text).not.toContain('"recipient":null')
})

test('ChatGPT: a promise that is resolved later in the stream is followed', () => {
  const data = flatten({ data: JSON.parse(fixture(CHATGPT)) })
  const outer = [
    { _1: 2 },
    'loaderData',
    { _3: 4 },
    'routes/share.$shareId.($action)',
    { _5: 6 },
    'serverResponse',
    ['P', 9],
  ]
  const moved = data.map((one) =>
    JSON.parse(JSON.stringify(one), (key, member) =>
      typeof member === 'number' && member >= 0 && typeof one === 'object' && key !== ''
        ? member + outer.length
        : member,
    ),
  )
  const renamed = moved.map((one) =>
    typeof one !== 'object' || one === null || Array.isArray(one)
      ? one
      : Object.fromEntries(
          Object.entries(one).map(([key, member]) => [`_${Number(key.slice(1)) + outer.length}`, member]),
        ),
  )
  expect(read(streamed(outer, `P9:${JSON.stringify(renamed)}`))[0]?.answers[0]?.answer).toBe(ANSWER)
})

test('exports in shards, wrapped, and one file for each chat are all read', () => {
  const [chatgpt] = JSON.parse(fixture('export-chatgpt-conversations.json'))
  const [claude] = JSON.parse(fixture('export-claude-conversations.json'))
  const file = readAppFile(
    zipSync({
      'conversations-000.json': bytesOf(JSON.stringify([chatgpt])),
      'conversations-001.json': bytesOf(JSON.stringify({ conversations: [chatgpt] })),
      'conversations.json': bytesOf(JSON.stringify([{ uuid: claude.uuid, name: 'index' }])),
      'conversations/11111111.json': bytesOf(JSON.stringify(claude)),
    }),
  )
  expect(file.kind === 'conversations' && file.conversations.map(({ engine }) => engine)).toEqual([
    'CHATGPT',
    'CHATGPT',
    'CLAUDE',
  ])
})

test('Claude: messages of an export are put in order by their times, those of a share by their index', () => {
  for (const name of ['export-claude-conversations.json', 'claude-share-messages.json']) {
    const one = changed(name, (value) => (value[0] ?? value).chat_messages.reverse())
    expect(firstOf(one), name).toMatchObject({ question: QUESTION, answer: ANSWER })
  }
})

test('Claude: blocks of text are joined, thinking and tools are not; without blocks the text counts', () => {
  const turn = firstOf(
    changed('export-claude-conversations.json', ([one]) => {
      const answer = one.chat_messages[1]
      answer.content.push({ type: 'token_budget', text: 'no' }, { type: 'text', text: ' Ask.' })
    }),
  )
  expect(turn).toMatchObject({ answer: `${ANSWER} Ask.`, queries: ['Nordlicht K2 dishwasher'] })
})

test('Gemini: lengths count other units, rows of noise are passed over, the reply is decoded twice', () => {
  const text = fixture('gemini-share.batchexecute.txt').replace('electronics', 'électronics 🫖')
  expect(read(text.replace(/^\d+$/gm, '7'))[0]).toMatchObject({
    title: 'Kettle in dishwasher',
    answers: [
      {
        answer: ANSWER.replace('electronics', 'électronics 🫖'),
        queries: expect.arrayContaining(['nordlicht k2 cleaning']),
      },
    ],
  })
})

test('Perplexity: the longest text is the answer, agents answer in steps, [2] is the second page of its entry', () => {
  const one = changed('perplexity-thread.json', (value) => {
    const entry = value.entries[0]
    const results = entry.blocks.find((block: Any) => 'web_result_block' in block)
    const items = [{ payload: { text_payload: { text: `${ANSWER} ${ANSWER} [2]` } } }]
    entry.blocks = [
      { markdown_block: { answer: 'Short.[1]' } },
      results,
      { workflow_root: { workflow_block: { steps: [{ items }] } } },
    ]
    entry.read_write_token = 'secret-token'
  })
  expect(firstOf(one)).toMatchObject({
    answer: `${ANSWER} ${ANSWER} [2]`,
    cited: [{ url: 'https://tests.example/kettles-2026' }],
  })
  expect(one.kept.text).not.toContain('secret-token')
})

test('Copilot: the newest message is first, and thoughts are no answer', () => {
  for (const [name, list] of [
    ['copilot-share.json', 'messages'],
    ['copilot-live-history.json', 'results'],
  ] as const) {
    const one = changed(name, (value) => {
      for (const message of value[list]) message.createdAt = '2026-09-21T14:00:00.000Z'
      value[list][0].content.unshift({ type: 'chainOfThought', text: 'Check the maker.' })
    })
    expect(firstOf(one), name).toMatchObject({ question: QUESTION, answer: ANSWER })
  }
})

test('Grok: senders in any case, cards as sources, a share without a title', () => {
  const one = changed('grok-share.json', (value) => {
    delete value.conversation.title
    value.responses.reverse()
    for (const response of value.responses) response.sender = response.sender.toUpperCase()
  })
  expect(one.title).toBeNull()
  expect(firstOf(one)).toMatchObject({
    question: QUESTION,
    answer: ANSWER,
    cited: [{ url: 'https://nordlicht.example/k2/manual' }],
  })
})

test('DeepSeek: thinking is no answer, sources by cite_index, times keep their zone', () => {
  const one = changed('export-deepseek-conversations.json', ([value]) => {
    value.mapping[2].message.fragments[0].results.push({ url: 'https://other.example', cite_index: 2 })
  })
  expect(firstOf(one)).toMatchObject({
    answer: ANSWER,
    answeredAt: '2026-09-21T22:00:00.690000+08:00',
    cited: [{ url: 'https://nordlicht.example/k2/manual' }],
    retrieved: [{}, { url: 'https://other.example' }],
  })
})

test('Takeout: two records of one time are two, and actions of other verbs are none', () => {
  const [record] = JSON.parse(fixture('export-gemini-MyActivity.json')).filter((one: Any) => one.safeHtmlItem)
  const titled = (title: string) => ({ ...record, title })
  const all = [
    ...['Prompted A', 'Asked B', 'Branched C', 'Said D'].map(titled),
    ...['Created E', 'Used F', 'Added G', 'Gave H'].map(titled),
  ]
  expect(read(JSON.stringify(all)).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D'])
})

test('Workspace: all pieces of an answer are joined, thoughts are left out', () => {
  const one = changed('export-gemini-workspace-conversation_1790000000.txt', (value) => {
    const { system_turn } = value.conversation_turns.find((turn: Any) => turn.system_turn)
    system_turn.text.push({ data: 'Ask.' })
    system_turn.model_thoughts = [{ headline: 'Thinking' }]
  })
  expect(firstOf(one).answer).toBe(`${ANSWER}\nAsk.`)
})

test.each([
  ['a link to AI Mode, which holds no answer', 'https://share.google/aimode/abcdefghijklmnopq\n'],
  ['a challenge', '<html><title>Just a moment...</title></html>'],
  ['JSON that is cut off', '{"chat_messages":[{"sender":"assistant"'],
  ['a refusal for too many requests', '{"detail":"Too many requests"}'],
  ['a reply to somebody who is not signed in', '{"code":40003,"msg":"Authorization Failed","data":null}'],
])('%s is not taken for gone', (_, text) => {
  expect(readAppFile(bytesOf(text)).kind).toBe('unreadable')
})
