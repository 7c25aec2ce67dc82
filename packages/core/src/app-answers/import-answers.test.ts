import type { Fetcher, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import { expect, test } from 'vitest'
import { adminAppAnswers } from './import-answers.ts'

const SHARE = 'https://chatgpt.com/share/6a000000-0000-8000-a000-000000000001'
const message = (role: string, text: string) => ({
  author: { role },
  content: { content_type: 'text', parts: [text] },
})
const CONVERSATION = {
  is_public: true,
  current_node: 'b',
  mapping: {
    a: { parent: null, message: message('user', 'What is it?') },
    b: { parent: 'a', message: message('assistant', 'A company.') },
  },
}

/** Everything but the fetcher refuses to be touched: what is asserted happens before anything is stored. */
function deps(outcome: FetchOutcome, asked: string[] = []) {
  const fetcher: Fetcher = {
    async get(url) {
      asked.push(url)
      return outcome
    },
  }
  const tenants = {
    findBrand: async () => ({ id: 'b', accountId: 'a', name: 'Halden', domain: 'h.example', aliases: [] }),
  }
  const stored: unknown[] = []
  const appAnswers = {
    findKnown: async () => new Set<string>(),
    append: async (_: unknown, brought: unknown) => void stored.push(brought),
    list: async () => ({ items: [], nextCursor: null }),
  }
  let id = 0
  const signer = { keyId: 'k', publicKey: new Uint8Array(91), sign: () => new Uint8Array(64) }
  const collector = {
    entity: 'e',
    instance: 'i',
    software: 's',
    version: '1',
    commit: null,
    container: null,
    os: 'o',
    runtime: 'r',
    egressIp: null,
    clock: { source: 'c', offsetMs: null },
  }
  const ids = { next: () => `id-${id++}`, randomHex: () => '00'.repeat(16) }
  const clock = { now: () => new Date('2026-11-18T12:00:00Z') }
  const all = {
    fetcher,
    tenants,
    appAnswers,
    signer,
    collector,
    ids,
    clock,
    scope: {},
    queue: { kick: () => {} },
    fetchesShares: true,
  }
  return { use: adminAppAnswers(all as unknown as Parameters<typeof adminAppAnswers>[0]), stored, asked }
}

const page = (text: string): FetchOutcome => ({
  ...{ kind: 'page', url: SHARE, finalUrl: SHARE, status: 200, contentType: 'text/html', headers: {}, text },
  ...{ bytes: new TextEncoder().encode(text), fetchedAt: new Date('2026-11-18T12:00:00Z') },
})
const signal = new AbortController().signal

test('a shared page is fetched once, and the record says by whom and when', async () => {
  const { use, asked, stored } = deps(page(JSON.stringify(CONVERSATION)))
  const made = await use.add('b', { share: SHARE, by: 'Ada' }, signal)
  expect(asked).toEqual([SHARE])
  expect(made).toMatchObject({ engine: 'CHATGPT', grade: 'C', items: [{ question: 'What is it?' }] })
  expect(made.notes.join()).toContain('This service fetched https://chatgpt.com/share/')
  expect(stored).toHaveLength(1)
})

test.each<[string, FetchOutcome]>([
  ['robots.txt', { kind: 'refused', reason: 'robots', message: 'Its robots.txt asks not to fetch it.' }],
  ['no connection', { kind: 'unreachable', message: 'It could not be reached.' }],
  ['a deleted share', page('{"detail":{"code":"shared_conversation_deleted"}}')],
])('%s is a refusal that names the field', async (_, outcome) => {
  const { use, stored } = deps(outcome)
  await expect(use.add('b', { share: SHARE, by: 'Ada' }, signal)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(stored).toEqual([])
})
