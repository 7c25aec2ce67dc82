import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { captureCommitment } from '../relayed/commitment.ts'
import { sha256Hex } from '../sha256.ts'
import { RELAY, WEB_ROOT } from '../test-support/forged-connection.ts'
import { verifyBundle } from './verify-bundle.ts'

const capture = { captureNonce: '0'.repeat(32), runId: 'run_1', prompt: 'Who founded Acme?' }

test('a commitment names nonce, run and question, each of them', () => {
  expect(captureCommitment(capture)).toBe(
    sha256Hex(
      new TextEncoder().encode(
        `{"captureNonce":"${capture.captureNonce}","promptSha256":"${sha256Hex(new TextEncoder().encode(capture.prompt))}","runId":"run_1","schema":"veracite/capture-commitment/v1"}`,
      ),
    ),
  )
  const others = [{ captureNonce: '1'.repeat(32) }, { runId: 'run_2' }, { prompt: 'Who founded Acme' }]
  const digests = others.map((change) => captureCommitment({ ...capture, ...change }))
  expect(new Set([captureCommitment(capture), ...digests]).size).toBe(4)
})

describe('step 13', () => {
  const stepOf = (name: string) => {
    const text = readFileSync(new URL(`../../../../vectors/bundles/${name}`, import.meta.url), 'utf8')
    const { steps, facts } = verifyBundle(text, {
      webRoots: [sha256Hex(WEB_ROOT)],
      relays: [{ vkey: formatVkey(RELAY.verifier) }],
    })
    return { step: steps.at(-1), witnessed: facts.witnessed }
  }

  test('passes for a statement of an older relay, and says what that leaves open', () => {
    const { step, witnessed } = stepOf('witnessed.json')
    expect(step).toMatchObject({ id: 'provider', result: 'pass' })
    expect(step?.reason).toContain('The relay did not bind this connection to one capture.')
    expect(witnessed).toMatchObject([{ isBound: false }])
  })

  test('says nothing of it where the relay was told the capture', () => {
    const { step, witnessed } = stepOf('witnessed-bound.json')
    expect(step).toMatchObject({ id: 'provider', result: 'pass' })
    expect(step?.reason).not.toContain('did not bind')
    expect(witnessed).toMatchObject([{ isBound: true }])
  })

  test.each([
    ['witnessed-bound-elsewhere.json', 'bound this connection to another capture'],
    ['witnessed-twice.json', 'one statement of a relay is used for two captures'],
    ['witnessed-other-run.json', 'about another run'],
    ['witnessed-other-digest.json', 'client stream is not the one that the manifest names'],
  ])('refuses %s for the right reason', (name, reason) => {
    expect(stepOf(name).step).toMatchObject({ result: 'fail', reason: expect.stringContaining(reason) })
  })
})
