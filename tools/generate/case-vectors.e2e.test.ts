import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { speakerOf } from '../../packages/verify/src/bundle/verdict.ts'
import { base64Decode, concat, equal, utf8Encode } from '../../packages/verify/src/bytes.ts'
import { verifyCase } from '../../packages/verify/src/case/verify-case.ts'
import { type CaseVector, caseVectors } from './case-vectors.ts'

const folder = join(import.meta.dirname, '../../vectors/cases')
const GOOD = Uint8Array.from(readFileSync(join(folder, 'good.zip')))

test('the vectors are what the generator writes, byte for byte', () => {
  const made = caseVectors()
  expect(readdirSync(folder).sort()).toEqual(Object.keys(made).sort())
  expect(equal(GOOD, made['good.zip'])).toBe(true)
  expect(equal(readFileSync(join(folder, 'cases.json')), utf8Encode(made['cases.json']))).toBe(true)
})

describe('every case is judged as written', () => {
  const { cases }: { cases: CaseVector[] } = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8'))
  test.each(cases)('$name', ({ pieces, options, expect: expected }) => {
    const file = concat(
      ...pieces.map((piece) => (typeof piece === 'string' ? base64Decode(piece) : GOOD.subarray(...piece))),
    )
    const report = verifyCase(file, options)
    const fails = report.steps.filter(({ result }) => result !== 'pass').map(({ id }) => id)
    const { speakers, ...judged } = expected
    if (speakers !== undefined)
      expect(report.bundles.map(({ engine, access }) => speakerOf(engine ?? '', access))).toEqual(speakers)
    expect({ status: report.status, fails, reasons: report.summary }).toEqual({
      ...judged,
      reasons: expect.any(String),
    })
    expect(report.ok).toBe(expected.status === 'verified')
    // Every fault has its own reason.
    expect(report.summary).not.toContain('the data could not be read')
  })
})
