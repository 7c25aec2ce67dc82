import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { verifyBundle } from '../bundle/verify-bundle.ts'
import { base64Encode, utf8Encode } from '../bytes.ts'
import { formatVkey, parseVkey } from '../log/note-key.ts'
import { parsePolicy } from '../log/policy.ts'
import { sha256Hex } from '../sha256.ts'
import { RELAY, WEB_ROOT } from '../test-support/forged-connection.ts'
import { cosigned, LOG, WITNESS } from '../test-support/sample-keys.ts'
import { verifyRelayProof } from './relay-proof.ts'

const vectors = new URL('../../../../vectors/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, vectors), 'utf8'))

describe('the shared proofs', () => {
  const { relay, statement, witnesses, proofs } = read('witnessed/relay-proofs.json')
  const keys = witnesses.map(parseVkey)

  test.each<{ name: string; proof: string; cosigners: string[] | null }>(proofs)(
    '$name',
    ({ proof, cosigners }) => {
      const check = () =>
        verifyRelayProof(proof, utf8Encode(statement), relay, keys).cosignatures.map(
          ({ verifier }) => verifier.name,
        )
      if (cosigners === null) expect(check).toThrow()
      else expect(check()).toEqual(cosigners)
      expect(() => verifyRelayProof(proof, utf8Encode(`${statement} `), relay, keys)).toThrow()
    },
  )
})

test('lines of proofs whose statement is carried beside them', () => {
  const { relay, statement, proofs } = read('witnessed/relay-proofs.json')
  const withExtra = (text: string) =>
    proofs[4].proof.replace('\n', `\nextra ${base64Encode(utf8Encode(text))}\n`)
  const check = (text: string) => verifyRelayProof(withExtra(text), utf8Encode(statement), relay)
  expect(check(statement).size).toBe(1)
  expect(() => check('another')).toThrow('carries another statement')
})

describe('the shared policies', () => {
  test.each<{ name: string; policy: string; isRefused: boolean }>(read('witnessed/policies.json'))(
    '$name',
    ({ policy, isRefused }) => {
      if (isRefused) expect(() => parsePolicy(policy)).toThrow()
      else expect(parsePolicy(policy).quorum).toBe('w')
    },
  )
})

test('a cosigned log of the relay is named only where the reader told who its witnesses are', () => {
  const bundle = read('bundles/witnessed.json')
  const [entry] = bundle.witnessed
  const [head, ...note] = entry.relayProof.split('\n\n')
  bundle.witnessed = [{ ...entry, relayProof: `${head}\n\n${cosigned(note.join('\n\n'))}` }]
  const policy = `log ${formatVkey(LOG.verifier)}\nwitness w1 ${formatVkey(WITNESS.verifier)}\nquorum none\n`
  const check = (options: object) =>
    verifyBundle(JSON.stringify(bundle), {
      webRoots: [sha256Hex(WEB_ROOT)],
      relays: [{ vkey: formatVkey(RELAY.verifier) }],
      ...options,
    })
  const told = check({ policy })
  expect(told.facts.witnessed).toMatchObject([{ cosigners: ['witness.example'] }])
  expect(told.steps.find(({ id }) => id === 'provider')?.reason).toContain('cosigned by witness.example')
  expect(check({}).facts.witnessed).toMatchObject([{ cosigners: [] }])
})
