import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { base64Decode } from '../packages/verify/src/bytes.ts'
import { verifyBundle } from '../packages/verify/src/verify-bundle.ts'
import type { VerifyOptions } from '../packages/verify/src/verify-trust.ts'
import { applyPatch, type BundleCase, type CaseOptions } from './bundle-vector-parts.ts'
import { bundleVectors } from './bundle-vectors.ts'

const folder = join(import.meta.dirname, '../vectors/bundles')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('the vectors are what the generator writes, byte for byte', () => {
  const made = bundleVectors()
  expect(readdirSync(folder).sort()).toEqual(Object.keys(made).sort())
  for (const [name, content] of Object.entries(made)) expect(read(name) === content, name).toBe(true)
})

describe('every case is judged as written', () => {
  const { cases }: { cases: BundleCase[] } = JSON.parse(read('cases.json'))
  test.each(cases)('$name', ({ bundle, patch, options, expect: expected }) => {
    const subject = JSON.parse(read(bundle))
    applyPatch(subject, patch)
    const { ok, anchored, steps } = verifyBundle(subject, verifyOptions(options))
    expect({ ok, anchored, steps: Object.fromEntries(steps.map(({ id, result }) => [id, result])) }).toEqual(
      expected,
    )
  })
})

function verifyOptions({ vkeys, policy, tsaRoots, captureKeys }: CaseOptions): VerifyOptions {
  return {
    ...(vkeys && { vkeys }),
    ...(policy && { policy }),
    ...(tsaRoots && { tsaRoots: tsaRoots.map(base64Decode) }),
    ...(captureKeys && {
      captureKeys: captureKeys.map(({ spki, notBefore, notAfter }) => ({
        spki: base64Decode(spki),
        ...(notBefore && { notBeforeMs: Date.parse(notBefore) }),
        ...(notAfter && { notAfterMs: Date.parse(notAfter) }),
      })),
    }),
  }
}
