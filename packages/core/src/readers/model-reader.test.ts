import { plainReader } from '@veracite/testing/breakable-plain-reader'
import { expect, test } from 'vitest'
import { modelReader } from './model-reader.ts'
import { WORKERS } from './work.ts'

const ANSWER = {
  brand: { name: 'Solvane', aliases: [], domain: 'solvane.example', products: [], people: [], trades: [] },
  prompt: { text: 'What is Solvane?', intent: 'BRANDED' as const },
  answer: { text: 'Solvane was founded in 1998.', citations: [] },
}
const REPLY =
  '{"mention":"brand","substance":true,"claims":[{"predicate":"founded_year","quote":"founded in 1998","value":1998}]}'

function readerOf(plainReader: Parameters<typeof modelReader>[0]['plainReader']) {
  const reply = { kind: 'replied' as const, text: REPLY, servedModel: null, costUsd: '0.01' }
  return modelReader({
    model: { name: 'any/model', ask: async () => reply },
    clock: { now: () => new Date('2026-01-01') },
    ids: { randomHex: () => '00' },
    plainReader,
  })
}
const never = () => new AbortController().signal

test('a reply is checked where answers are read, not where requests are answered', async () => {
  const asked: string[] = []
  const whole = plainReader(WORKERS, '1')
  const [outcome] = await readerOf({
    work: (kind, pieces, signal) => {
      asked.push(kind)
      return whole.work(kind, pieces, signal)
    },
  }).read([ANSWER], never())
  expect(asked).toEqual(['reply'])
  expect(outcome).toMatchObject({ kind: 'read', reading: { claims: [{ predicate: 'founded_year' }] } })
})

test('a reply that cannot be checked in time is kept as one that cannot be read, with what it cost', async () => {
  const tooSlow = async () => [{ kind: 'set_aside' as const, reason: 'too slow' }]
  const [outcome] = await readerOf({ work: tooSlow }).read([ANSWER], never())
  expect(outcome).toMatchObject({
    kind: 'read',
    reading: { claims: [], doubts: [{ reason: 'unreadable' }], read: { characters: 0 } },
    exchange: { costUsd: '0.01', reply: new TextEncoder().encode(REPLY) },
  })
})
