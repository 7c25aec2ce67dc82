import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import type { Tunnel } from '@veracite/adapters/relays/tunnel'
import { RECORD_PROFILES } from '@veracite/app-answers/recordings/record-profiles'
import { readRecording } from '@veracite/core/app-answers/read-recording'
import { recordingCommitment } from '@veracite/verify/relayed/commitment'
import { isHostOf, profileNamed } from '@veracite/verify/screen/profiles'
import { forgeConnection, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { sayIn } from '@veracite/words/say-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickReply, whyNone } from './decide.ts'
import { keepConnection } from './kept-connection.ts'
import { COMPLETION, openScripted } from './test-support/scripted-browser.ts'

type Scripted = Awaited<ReturnType<typeof openScripted>>
let one: Scripted
beforeAll(async () => {
  one = await openScripted()
})
afterAll(() => one.close())

const BLOCKS = ['Halden was founded in 1987, see its page.', 'Year', 'Site 1', '1999', 'Ghent']
const shown = (question: string) => [...BLOCKS, `You asked: ${question}`, 'That is all & nothing else.']
const AROUND = { roots: [WEB_ROOT], decoders: NODE_DECODERS, atMs: Date.now() }

async function record(asking: () => Promise<unknown>): Promise<string> {
  await one.session.press('record', '')
  await asking()
  await one.session.press('done', '')
  return one.session.state().says
}

test('what was recorded is uploaded, and holds for a stranger', async () => {
  const started = performance.now()
  expect(await record(() => one.ask('Who is Halden?', shown('Who is Halden?')))).toContain('is proven')
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(one.session.state().preview?.find(({ name }) => name.startsWith('Answer'))?.value).toContain(
    'founded in 1987',
  )
  await one.session.press('upload', '')
  expect(one.session.state().says).toContain('Write the question')
  await one.session.press('upload', 'Who is Halden?')
  const uploaded = one.uploads.at(-1)
  if (uploaded === undefined) throw new Error('nothing')
  expect(readRecording(uploaded, AROUND)).toMatchObject({
    question: 'word',
    prompt: 'Who is Halden?',
    engine: 'CLAUDE',
  })
  expect(() => readRecording({ ...uploaded, nonce: 'a'.repeat(32) }, AROUND)).toThrow(/did not bind/)
  expect(() => readRecording({ ...uploaded, endpoint: 'https://stats.engine.example/' }, AROUND)).toThrow(
    /not a host/,
  )
  expect(() => readRecording({ ...uploaded, grade: 'B' }, AROUND)).toThrow(/signature of a person/)
  expect(recordingCommitment({ recordingNonce: uploaded.nonce, profile: 'claude' })).toMatch(/^[0-9a-f]{64}$/)
})

describe('a page that is not what was sent is refused', () => {
  test.each<[string, (blocks: string[]) => string[] | null, string[], RegExp]>([
    [
      'a word',
      (blocks) => blocks.map((block) => block.replace('founded', 'closed')),
      [],
      /not what the provider sent/,
    ],
    [
      'a digit',
      (blocks) => blocks.map((block) => block.replace('1987', '1978')),
      [],
      /not what the provider sent/,
    ],
    [
      'a look-alike',
      (blocks) => blocks.map((block) => block.replace('Halden', 'H\u0430lden')),
      [],
      /not what/,
    ],
    ['a hidden word', (blocks) => blocks.map((block) => block.replace('founded ', '')), [], /not what/],
    ['a word of the style sheet', (blocks) => blocks, [' not'], /style sheet/],
    ['an old answer', () => ['Something that was said before.'], [], /not what the provider sent/],
    ['no answer', () => null, [], /No answer stands on the page/],
  ])('%s', async (_, edit, generated, why) => {
    const says = await record(() => one.ask('And now?', edit(shown('And now?')), generated))
    expect(says).toMatch(why)
    expect(says).toContain('Nothing was uploaded. Press Record and ask once more.')
    expect(one.session.state().preview).toBeNull()
  })
})

test('two replies with the same text, and none at all', async () => {
  const twice = () => one.ask('Again?', shown('Again?')).then(() => one.ask('Again?', shown('Again?')))
  expect(await record(twice)).toContain('More than one reply carried this text')
  expect(await record(() => one.call('GET', '/elsewhere'))).toContain('No reply of the app came')
})

test('the question is proven by the conversation that the page loads again', async () => {
  await record(() => one.ask('Which one?', shown('Which one?')))
  await one.session.press('prove', '')
  await one.call('GET', '/api/organizations/o/chat_conversations/c?tree=True')
  await one.session.press('done', '')
  expect(one.session.state().says).toContain('The question is proven too')
  await one.session.press('upload', '')
  const uploaded = one.uploads.at(-1)
  expect(uploaded && readRecording(uploaded, AROUND)).toMatchObject({
    question: 'conversation',
    prompt: 'Which one?',
  })
})

test('cookies: one for half an hour is held, one for the session is refused', async () => {
  const asking = (cookie: string) => () => {
    void one.engine.ask('With a cookie?', { cookie }).catch(() => {})
    return one.ask('With a cookie?', shown('With a cookie?'))
  }
  expect(await record(asking('sid=secret; HttpOnly'))).toMatch(/Refused: The reply holds the cookie sid/)
  expect(await record(asking('__cf_bm=x; Max-Age=1800'))).toContain('is proven')
  await one.session.press('upload', 'With a cookie?')
  expect(one.held).toHaveLength(1)
  expect(one.session.state().says).toMatch(/works until .* held back until then/)
})

test('what is no button does nothing when it is pressed', async () => {
  const before = one.session.state()
  for (const act of ['constructor', 'toString', '__proto__', 'nothing']) await one.session.press(act, '')
  expect(one.session.state()).toEqual(before)
})

test('without a relay that carries, nothing is recorded, and the person is told', async () => {
  const away = await openScripted({ relay: (real) => ({ ...real, token: 'vrt_of-somebody-who-left' }) })
  try {
    await away.session.press('record', '')
    await expect(away.call('POST', COMPLETION, '{}')).rejects.toThrow('502')
    expect(away.session.state().says).toContain(
      'The relay does not know the token. Nothing of Claude loads without it.',
    )
  } finally {
    await away.close()
  }
})

test('why there is no reply', () => {
  expect(whyNone([null, { kind: 'lost', why: 'resumed' }], sayIn('en'))).toContain(
    'resumed an earlier session',
  )
  expect(whyNone([{ kind: 'lost', why: 'statement' }], sayIn('en'))).toContain('gave no statement')
  expect(
    pickReply(
      [
        { connection: 1, why: 'the screen is not' },
        { connection: 2, why: 'x' },
      ],
      sayIn('en'),
    ),
  ).toEqual({ why: 'the screen is not' })
})

test('a resumed session is seen in its greeting', async () => {
  const { client, server } = forgeConnection({ clientExtensions: [RESUMED] })
  const tunnel = { sent: () => client, received: () => server, close: () => {} } as unknown as Tunnel
  const recorded = { host: 'claude.ai', tunnel, openedAt: new Date(), endedAt: new Date() }
  const never = async () => Promise.reject(new Error('not asked'))
  const profile = RECORD_PROFILES.claude
  expect(profile && (await keepConnection(recorded, profile, () => null, never))).toEqual({
    kind: 'lost',
    why: 'resumed',
  })
})
/** An offer of a pre-shared key. */
const RESUMED = Uint8Array.of(0, 41, 0, 0)

test.each(Object.entries(RECORD_PROFILES))('verifiers know how %s answers', (name, { hosts, replies }) => {
  const known = profileNamed(name)
  expect(known.reply === 'page').toBe(replies.length === 0)
  expect(hosts.filter((host) => !isHostOf(known, host))).toEqual([])
})
