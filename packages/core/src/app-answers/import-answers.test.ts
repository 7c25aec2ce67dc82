import type { Witness } from '@veracite/terms/engine-port'
import { parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import { utf8Decode } from '@veracite/verify/bytes'
import { captureCommitment } from '@veracite/verify/relayed/commitment'
import { expect, test } from 'vitest'
import type { BroughtAnswer } from './app-answer-store.ts'
import { adminAppAnswers } from './import-answers.ts'
import type { SharedPages } from './shared-pages.ts'

type Outcome = Awaited<ReturnType<SharedPages['get']>>

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

/** Everything but the pages refuses to be touched: what is asserted happens before anything is stored. */
function deps(outcome: Outcome, asked: string[] = [], committed: string[] = []) {
  const sharedPages: SharedPages = {
    async get(url, commitment) {
      asked.push(url)
      committed.push(commitment)
      return outcome
    },
  }
  const tenants = {
    findBrand: async () => ({ id: 'b', accountId: 'a', name: 'Halden', domain: 'h.example', aliases: [] }),
  }
  const stored: { answers: BroughtAnswer[] }[] = []
  const appAnswers = {
    findKnown: async () => new Set<string>(),
    append: async (_: unknown, brought: { answers: BroughtAnswer[] }) => void stored.push(brought),
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
    sharedPages,
    tenants,
    appAnswers,
    signer,
    collector,
    ids,
    clock,
    scope: {},
    queue: { kick: () => {} },
  }
  return {
    use: adminAppAnswers(all as unknown as Parameters<typeof adminAppAnswers>[0]),
    stored,
    asked,
    committed,
  }
}

const NO_RELAY: Witness = { kind: 'not_witnessed', relay: null, reason: 'No relay is set.' }
const page = (text: string, witness: Witness = NO_RELAY): Outcome => ({
  ...{ startedAt: new Date('2026-11-18T11:59:59Z'), witness },
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
  expect(made.notes.join()).toContain(
    'without a relay (No relay is set.): who sent the page rests on the word',
  )
  expect(stored[0]?.answers[0]?.capture).toMatchObject({
    httpStatus: 0,
    request: { url: expect.stringMatching(/^upload:/) },
  })
  expect(stored).toHaveLength(1)
})

test('a page that a relay carried is kept as it came, and its first answer names the connection', async () => {
  const secrets = { handshake: new Uint8Array(32), application: new Uint8Array(32) }
  const bytes = new Uint8Array(1)
  const carried: Witness = {
    ...{ kind: 'carried', relay: 'relay.example/log+00000000+AAAA', proof: '', opened: null, root: bytes },
    ...{ statement: bytes, signature: bytes, client: bytes, server: bytes },
    ...{ serverSecrets: secrets, clientSecrets: secrets },
  }
  const text = JSON.stringify(CONVERSATION)
  const { use, stored, committed } = deps(page(text, carried))
  const made = await use.add('b', { share: SHARE, by: 'Ada' }, signal)
  expect(made.notes.join()).toContain('through the relay relay.example/log')
  const capture = stored[0]?.answers[0]?.capture
  expect(capture).toMatchObject({
    httpStatus: 200,
    request: { url: SHARE },
    witnessed: { result: 'witnessed', part: 'reply' },
  })
  expect(utf8Decode(capture?.bytes ?? new Uint8Array())).toBe(text)
  const manifest = parseCaptureManifest(capture?.manifest.body ?? new Uint8Array())
  expect(committed).toEqual([
    captureCommitment({ captureNonce: manifest.captureNonce, runId: manifest.runId, prompt: SHARE }),
  ])
  const named = { ...CONVERSATION, creator: { name: 'Example Sharer' } }
  const other = deps(page(JSON.stringify(named), carried))
  const { notes } = await other.use.add('b', { share: SHARE, by: 'Ada' }, signal)
  expect(notes.join()).toContain('something had to be removed from the page, so the connection is not kept')
  const kept = other.stored[0]?.answers[0]?.capture
  expect(kept?.witnessed).toBeUndefined()
  expect(utf8Decode(kept?.bytes ?? new Uint8Array())).not.toContain('Example Sharer')
})

test.each<[string, Outcome]>([
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

test('why a page holds no conversation is refused by a name, in English', async () => {
  const { use } = deps(page('{"detail":{"code":"shared_conversation_deleted"}}'))
  await expect(use.add('b', { share: SHARE, by: 'Ada' }, signal)).rejects.toMatchObject({
    message: 'ChatGPT says that the shared conversation was deleted.',
    extra: { reason: 'app_file_of_chatgpt_was_deleted' },
  })
})
