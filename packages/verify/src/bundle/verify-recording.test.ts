import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { utf8Encode } from '../bytes.ts'
import { formatVkey } from '../log/note-key.ts'
import { recordingCommitment } from '../relayed/commitment.ts'
import { sha256Hex } from '../sha256.ts'
import { extension, OTHER_RELAY, plainReply, RELAY, WEB_ROOT } from '../test-support/forged-connection.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { ANSWER, type RecordedChoices, streamOf } from '../test-support/sample-recording.ts'
import { verifyBundle } from './verify-bundle.ts'

const verify = (
  recorded: RecordedChoices,
  relays = [{ vkey: formatVkey(RELAY.verifier), runBy: 'a university' }],
) => {
  const { steps, facts, warnings } = verifyBundle(
    sampleBundle({ alone: true, before: 2, after: 1, recorded }),
    {
      webRoots: [sha256Hex(WEB_ROOT)],
      relays,
    },
  )
  return { step: steps.at(-1), facts, warnings }
}
const SHOWN = [
  'Ada Byron founded Café Ångström in 1999.',
  'Year',
  'What',
  '1999',
  'founded',
  '2004',
  'sold',
  'See the register.',
]
const shows = (...blocks: string[]) => ({ screen: { blocks } })
const edited = (from: string, to: string) => shows(...SHOWN.map((block) => block.replace(from, to)))

describe('a recording', () => {
  test('of grade A says what is proven and what is not', () => {
    const { step, facts, warnings } = verify({})
    expect(step).toMatchObject({ result: 'pass' })
    expect(step?.reason).toBe(
      'chatgpt.com sent this text on a connection opened at 2026-06-01T12:00:05.000Z, seen by the relay relay.example.org/log/1, run by a university. Proven: the text, the host and the time, provided that the relay did not collude with the recorder. Not proven: who asked, the settings and memory of the account, and the picture. The question: from the conversation that the provider sent.',
    )
    expect(facts.recording).toMatchObject({
      question: 'conversation',
      text: SHOWN.join('\n'),
      added: [{ kind: 'chip', text: 'register.example' }],
    })
    expect(warnings.join(' ')).toContain('Grade A, recorded and witnessed')
  })

  test('without its conversation leaves the question on the recorder’s word', () => {
    for (const choices of [
      { hasConversation: false },
      { part: { conversation: null }, carries: ['reply' as const] },
    ]) {
      const { step, facts } = verify(choices)
      expect(step?.reason).toContain('The question: on the recorder’s word.')
      expect(facts.recording?.question).toBe('word')
    }
  })

  test('of grade B is the word of a person', () => {
    const { step, facts } = verify({ grade: 'B' })
    expect(step).toMatchObject({
      result: 'not_present',
      reason: expect.stringContaining('that person’s word'),
    })
    expect(facts.recording).toBeNull()
    expect(verify({ grade: 'B', recording: { nonce: '0'.repeat(32) } }).step?.reason).toContain(
      'did not sign',
    )
  })

  test('that no named relay carried is called nothing more than a claim', () => {
    const { step, warnings } = verify({}, [])
    expect(step?.result).toBe('not_present')
    expect(warnings.join(' ')).toContain('step 13 did not pass')
    expect(verify({ connection: { relay: OTHER_RELAY } }).step?.result).toBe('not_present')
  })
})

describe('a difference between screen and bytes is noticed:', () => {
  test.each<[string, RecordedChoices, string]>([
    ['a changed word', edited('founded', 'sold'), 'it shows “Ada Byron sold Café'],
    ['a changed digit', edited('1999', '1998'), '1998.'],
    ['a letter that looks alike', edited('Ada', '\u0410da'), 'the screen is not'],
    ['a blank left out', edited('the register', 'theregister'), 'the screen is not'],
    ['a blank put in', edited('register', 'regis ter'), 'the screen is not'],
    ['a word hidden by CSS', edited('See ', ''), 'the screen is not'],
    ['a sign of no width', edited('Ada', 'A\u200bda'), 'the screen is not'],
    ['text of a style sheet', { screen: { generated: ['not '] } }, 'a style sheet of the page adds “not ”'],
    ['a cell left out', shows(...SHOWN.filter((one) => one !== '2004')), 'the screen is not'],
    ['an old answer shown again', shows('Ada founded it in 1990.'), 'the screen is not'],
    ['a reply that was rewritten', { markdown: ANSWER.replace('1999', '2000') }, 'the screen is not'],
  ])('%s', (_, choices, reason) => {
    expect(verify(choices).step).toMatchObject({ result: 'fail', reason: expect.stringContaining(reason) })
  })

  test('but not how it looks: composed letters, more blanks, and what is only listed', () => {
    const { step } = verify({
      screen: {
        blocks: SHOWN.map((block) => `  ${block.normalize('NFD').replaceAll(' ', ' \u00a0')}`),
        added: [{ kind: 'chip', text: 'a word that the recorder changed' }],
      },
    })
    expect(step?.result).toBe('pass')
  })
})

describe('refuses', () => {
  const digest = (text: string) => ({ sha256: sha256Hex(utf8Encode(text)), bytes: utf8Encode(text).length })
  test.each<[string, RecordedChoices, string]>([
    ['another question than in the conversation', { prompt: 'Who owns it?' }, 'the question is not the one'],
    [
      'a reply from elsewhere',
      { connection: { reply: plainReply(utf8Encode(streamOf('Ada.'))) } },
      'is not the one in the capture',
    ],
    [
      'a stream that was cut off',
      { connection: { reply: utf8Encode('HTTP/1.1 200 OK\r\n\r\nx'), tickets: 0 } },
      'connection 1',
    ],
    [
      'a connection of another session',
      { recording: { nonce: '7'.repeat(32) } },
      'bound this connection to another capture',
    ],
    ['a host that is not of the app', { host: 'chatgpt.com.example.org' }, 'is not a host of this app'],
    [
      'a session that may have been resumed',
      { connection: { clientExtensions: [extension(41, new Uint8Array(4))] } },
      'offered to resume an earlier session',
    ],
    ['another screen than was signed', { recording: { screen: digest('{}') } }, 'the screen is not the one'],
    ['another text than ours', { part: { text: 'Ada did not.' } }, 'is not our rendering'],
    ['another app', { recording: { profile: 'claude' } }, 'of the app of another engine'],
    ['an unknown app', { recording: { profile: '__proto__' } }, 'that this verifier does not know'],
    ['no connection', { carries: [] }, 'rests on a connection'],
    ['the conversation alone', { carries: ['conversation'] }, 'only the conversation'],
  ])('%s', (_, choices, reason) => {
    expect(verify(choices).step).toMatchObject({ result: 'fail', reason: expect.stringContaining(reason) })
  })
})

test('a reply that cannot be unpacked here is said so in the sentence of the verdict, and never passes', () => {
  const packed = brotliCompressSync(utf8Encode(streamOf(ANSWER)))
  const reply = plainReply(new Uint8Array(packed), 'content-encoding: br\r\n')
  const bundle = sampleBundle({
    alone: true,
    before: 2,
    after: 1,
    recorded: { hasConversation: false, connection: { reply } },
  })
  const options = { webRoots: [sha256Hex(WEB_ROOT)], relays: [{ vkey: formatVkey(RELAY.verifier) }] }
  const report = verifyBundle(bundle, options)
  expect(report.steps.at(-1)).toMatchObject({ id: 'provider', result: 'not_present' })
  expect(report.summary).toMatch(
    /^Step 13 was not checked \(.*packed with brotli, which cannot be unpacked here\); apart from it: Self-consistent only/,
  )
  const decoders = { br: (packed: Uint8Array) => new Uint8Array(brotliDecompressSync(packed)) }
  expect(verifyBundle(bundle, { ...options, decoders }).summary).toMatch(/^Self-consistent only/)
})

test('a session is named by nonce and app', () => {
  const one = recordingCommitment({ recordingNonce: '0'.repeat(32), profile: 'chatgpt' })
  expect(recordingCommitment({ recordingNonce: '0'.repeat(32), profile: 'claude' })).not.toBe(one)
})
