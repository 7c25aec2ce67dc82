import type { EngineOutcome, EnginePort, Question } from '@veracite/terms/engine-port'
import { captureCommitment } from '@veracite/verify/relayed/commitment'
import { expect, test } from 'vitest'
import { askOnce, type CallDeps } from './ask-once.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const NONCE = '0f'.repeat(16)
const PROMPT = 'Who founded Acme?'

/** What becomes of the job, and of the call that was recorded before it was made. */
async function askedWith(outcome: EngineOutcome) {
  const questions: Question[] = []
  const engine = {
    access: { engine: 'CHATGPT', provider: 'openai', kind: 'api' },
    limits: { timeoutMs: 1_000, dailySpendUsd: null },
    ask: async (question: Question) => {
      questions.push(question)
      return outcome
    },
  } as unknown as EnginePort
  const ended: unknown[] = []
  const deps = {
    runs: { beginCall: async () => {}, endCall: async (_: string, end: unknown) => void ended.push(end) },
    engines: new Map([['CHATGPT', engine]]),
    rests: { until: () => null, leaveAlone: () => {} },
    clock: { now: () => NOW },
    ids: { next: () => 'call_1', randomHex: () => NONCE },
    relaying: { mode: 'all', whenAway: 'wait', sealer: null },
    onCall: () => {},
  } as unknown as CallDeps
  const context = { job: { lease: {} }, signal: new AbortController().signal } as never
  const run = { runId: 'run_1', brandId: 'brand_1', engine: 'CHATGPT', prompt: PROMPT } as never
  const asked = await askOnce(deps, context, run, { attempt: 1, kind: 'verification' })
  return { job: 'callId' in asked ? null : asked.outcome, ended, asked, questions }
}

const away = (maybeBilled: boolean): EngineOutcome => ({
  kind: 'retry',
  reason: 'relay_away',
  retryAfterMs: null,
  message: 'No relay carries it.',
  maybeBilled,
  exchanges: [],
})

test('a relay that is away before anything was sent costs no attempt', async () => {
  const { job, ended } = await askedWith(away(false))
  expect(job).toMatchObject({ kind: 'postponed', reason: 'No relay carries it.' })
  expect(ended).toMatchObject([{ maybeBilled: false }])
})

test('one that went away between two calls of a question does: it is not paid for again and again unseen', async () => {
  const { job, ended } = await askedWith(away(true))
  expect(job).toMatchObject({ kind: 'failed', fatal: false, error: 'No relay carries it.' })
  expect(ended).toMatchObject([{ outcome: 'retry:relay_away', maybeBilled: true }])
})

test('the relay is told the capture that will be made, before the question is sent', async () => {
  const answered = { kind: 'answered', costUsd: null } as unknown as EngineOutcome
  const { asked, questions } = await askedWith(answered)
  expect(asked).toMatchObject({ kind: 'captured', nonce: NONCE })
  const commitment = captureCommitment({ captureNonce: NONCE, runId: 'run_1', prompt: PROMPT })
  expect(questions).toMatchObject([{ witnessed: { when: 'required', commitment } }])
})
