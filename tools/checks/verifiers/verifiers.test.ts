import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_WHOLE, oneIn } from '@veracite/testing/thorough'
import { expect, test, vi } from 'vitest'
import { changesOf } from './changes.ts'
import { crowdedFiles, oddFile } from './odd-files.ts'
import { BUNDLES, VKEY } from './sample-bundles.ts'
import { byCheckPage, byCommandLine } from './two-verifiers.ts'

/** The Python verifier is held against these two by its own tests, over the same files and 2,000 odd ones. */

// Verifying a hundred files takes minutes on a machine that does much else.
vi.setConfig({ testTimeout: 300_000 })

test.each(BUNDLES)('no change of one place of a bundle goes unnoticed: %s', (_, bundle) => {
  const bytes = new TextEncoder().encode(JSON.stringify(bundle))
  expect(byCommandLine(bytes, VKEY).status).toBe('verified')
  expect(byCheckPage(bytes, VKEY)?.status).toBe('verified')
  const unnoticed: string[] = []
  const stride = oneIn(48)
  for (const [i, change] of changesOf(bundle, seededRandom(32)).entries()) {
    if (i % stride !== 0) continue
    const { what, bytes: changed } = change
    const verdicts = [byCommandLine(changed, VKEY).status, byCheckPage(changed, VKEY)?.status]
    if (verdicts.includes('verified')) unnoticed.push(what)
  }
  expect(unnoticed).toEqual([])
})

test('on odd files the command line and /check say the same', () => {
  const random = seededRandom(7)
  const differs: string[] = []
  const crowded = IS_WHOLE ? crowdedFiles() : []
  const files = [...crowded, ...Array.from({ length: 400 / oneIn(16) }, () => oddFile(random))]
  for (const { what, bytes } of files) {
    const [line, check] = [byCommandLine(bytes, VKEY), byCheckPage(bytes, VKEY)]
    // What /check does not take for a bundle it looks up by its hash, and says nothing else about.
    if (check === null ? line.status !== 'not_verified' : check.status !== line.status) differs.push(what)
  }
  expect(differs).toEqual([])
})
