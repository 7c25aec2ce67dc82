import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { formatSignatureLine, parseNote, signNote } from '@veracite/verify/log/note'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { isQuorumMet, parsePolicy } from '@veracite/verify/log/policy'
import { expect, test } from 'vitest'
import { cosignCheckpoint, WitnessIsAhead, witnessId } from './cosign-checkpoint.ts'
import type { LogStore, NewCosignature, Witness, WitnessReply } from './log-port.ts'
import { createMemoryLog } from './test-support/memory-log.ts'
import { answerAddCheckpoint } from './witness.ts'
import { formatWitnessKey, parseWitnessKey } from './witness-key.ts'
import { parseQuorum, parseWitnessKeys, policyOf } from './witness-policy.ts'

const LOG = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(1))
const witnessKey = (fill: number, name = `w${fill}.example`) =>
  parseWitnessKey(formatWitnessKey(name, new Uint8Array(32).fill(fill)))
const WITNESS = witnessKey(3)
const NOW = new Date('2026-06-01T12:00:00.000Z')
const { signal } = new AbortController()

/** A log in memory, one witness that is honest unless told otherwise, and its stored lines. */
function world() {
  const { log: memory, enter } = createMemoryLog(LOG)
  const kept: NewCosignature[] = []
  let seen: string | null = null
  const requests: string[] = []
  const state: { lie: ((reply: WitnessReply) => WitnessReply) | null } = { lie: null }
  const log: Pick<LogStore, 'newestUncosigned' | 'appendCosignature' | 'newestCheckpoint' | 'readTiles'> = {
    ...memory,
    async newestUncosigned(witness) {
      const checkpoint = await memory.newestCheckpoint()
      const cosignedSize = Math.max(0, ...kept.filter((c) => c.witness === witness).map(({ size }) => size))
      return checkpoint === null || checkpoint.size === cosignedSize ? null : { checkpoint, cosignedSize }
    },
    appendCosignature: async (cosignature) => void kept.push(cosignature),
  }
  const witness: Witness = {
    verifier: WITNESS.verifier,
    async addCheckpoint(request) {
      requests.push(request)
      const answer = answerAddCheckpoint({
        request,
        logs: [LOG.verifier],
        keptFor: () => seen,
        signer: WITNESS,
        now: NOW,
      })
      if (answer.status === 200) seen = answer.keep.note
      const reply: WitnessReply =
        answer.status === 200
          ? { status: 200, type: 'text/plain', body: answer.body }
          : answer.status === 409
            ? { status: 409, type: 'text/x.tlog.size', body: `${answer.knownSize}\n` }
            : { status: answer.status, type: 'text/plain', body: answer.reason }
      return state.lie?.(reply) ?? reply
    },
  }
  const grow = (leaves: number) =>
    enter(
      Array.from({ length: leaves }, (_, i) => ({ subjectId: `${i}`, body: Uint8Array.of(i % 256) })),
      NOW,
    )
  const cosign = () => cosignCheckpoint({ log })(witness, signal)
  return { grow, cosign, kept, requests, state, log, forget: () => kept.splice(0) }
}

test('each new checkpoint is cosigned once, with a proof from the last one', async () => {
  const { grow, cosign, kept, requests, log } = world()
  expect(await cosign(), 'nothing published yet').toBeNull()
  for (const [leaves, size] of [
    [3, 3],
    [400, 403],
    [1, 404],
  ] as const) {
    grow(leaves)
    expect(await cosign()).toBe(size)
  }
  expect(await cosign(), 'nothing new').toBeNull()
  expect(requests.map((text) => text.split('\n')[0])).toEqual(['old 0', 'old 3', 'old 403'])
  const note = `${(await log.newestCheckpoint())?.note}${kept.at(-1)?.line}`
  expect(openCheckpoint(note, LOG.verifier, [WITNESS.verifier]).cosignatures).toHaveLength(1)
  expect(kept.at(-1)).toMatchObject({ witness: witnessId(WITNESS.verifier), cosignedAt: NOW })
})

test('a witness that knows another size is answered with a proof from there', async () => {
  const { grow, cosign, requests, forget } = world()
  grow(5)
  await cosign()
  forget()
  expect(await cosign(), 'the same checkpoint again').toBe(5)
  grow(300)
  forget()
  expect(await cosign()).toBe(305)
  expect(requests.map((text) => text.split('\n')[0])).toEqual(['old 0', 'old 0', 'old 5', 'old 0', 'old 5'])
})

test('anything from a witness that its key did not sign over this checkpoint is discarded', async () => {
  const { text, signatures } = parseNote(
    'x\n1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— a AAAAAAA=\n',
  )
  const lies: [string, (reply: WitnessReply) => WitnessReply][] = [
    ['nothing', () => ({ status: 200, type: null, body: '' })],
    ['no newline', ({ body, ...reply }) => ({ ...reply, body: body.slice(0, -1) })],
    ['another key', (reply) => ({ ...reply, body: formatSignatureLine(signNote(text, LOG)) })],
    ['another line', (reply) => ({ ...reply, body: signatures.map(formatSignatureLine).join('') })],
    ['a flipped bit', ({ body, ...reply }) => ({ ...reply, body: body.replace(/.(?==*\n$)/, flip) })],
    ['too much', ({ body, ...reply }) => ({ ...reply, body: body.repeat(17) })],
    ['another status', (reply) => ({ ...reply, status: 500 })],
    ['a refusal without a size', () => ({ status: 409, type: 'text/plain', body: '3\n' })],
    ['a refusal with no number', () => ({ status: 409, type: 'text/x.tlog.size', body: '03\n' })],
    ['a refusal for ever', () => ({ status: 409, type: 'text/x.tlog.size', body: '1\n' })],
  ]
  for (const [name, lie] of lies) {
    const { grow, cosign, kept, state } = world()
    grow(4)
    state.lie = lie
    await expect(cosign(), name).rejects.toThrow()
    expect(kept, name).toEqual([])
    state.lie = null
    expect(await cosign(), 'asked again later').toBe(4)
  }
})

test('a witness that has seen more than we have published is named, and nothing is kept', async () => {
  const { grow, cosign, kept, state } = world()
  grow(4)
  state.lie = () => ({ status: 409, type: 'text/x.tlog.size', body: '9\n' })
  await expect(cosign()).rejects.toThrow(WitnessIsAhead)
  await expect(cosign()).rejects.toThrow(/has seen 9 entries.*has published 4/)
  expect(kept).toEqual([])
})

test('the policy lists the witnesses, and asks for none of them unless set', () => {
  const witnesses = [witnessKey(3), witnessKey(4), witnessKey(5)].map(({ verifier }) => verifier)
  const plain = parsePolicy(policyOf(LOG.verifier, { witnesses, quorum: 0 }))
  expect(plain.witnesses.map(({ name }) => name)).toEqual(['w3.example', 'w4.example', 'w5.example'])
  expect(isQuorumMet(plain, [])).toBe(true)
  const two = parsePolicy(policyOf(LOG.verifier, { witnesses, quorum: 2 }))
  expect([1, 2, 3].map((n) => isQuorumMet(two, witnesses.slice(0, n)))).toEqual([false, true, true])
  expect(['none', 'any', 'all', '2', '4', '0', '1.5', ''].map((text) => parseQuorum(text, 3))).toEqual([
    0,
    1,
    3,
    2,
    null,
    null,
    null,
    null,
  ])
  expect(parseQuorum('all', 0), 'all of nobody').toBeNull()
})

test('keys that are not those of different witnesses are refused', () => {
  const vkey = (fill: number, name?: string) => formatVkey(witnessKey(fill, name).verifier)
  expect(parseWitnessKeys([vkey(3), vkey(4)])).toHaveLength(2)
  for (const [bad, why] of [
    [[vkey(3), vkey(3)], /another witness/],
    [[vkey(3), vkey(4, 'w3.example')], /another witness/],
    [[vkey(3), vkey(3, 'w9.example')], /another witness/],
    [[formatVkey(LOG.verifier)], /type 0x04/],
    [[vkey(3, 'none')], /can be called/],
  ] as const)
    expect(() => parseWitnessKeys(bad)).toThrow(why)
})

const flip = (character: string) => (character === 'A' ? 'B' : 'A')
