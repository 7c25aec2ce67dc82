import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { speakerOf } from '../bundle/verdict.ts'
import { base64Decode, concat } from '../bytes.ts'
import { verifyCase } from '../case/verify-case.ts'

const folder = join(import.meta.dirname, '../../../../vectors/cases')
const GOOD = Uint8Array.from(readFileSync(join(folder, 'good.zip')))

interface CaseVector {
  name: string
  /** In order: a range of the good file (from, up to), or other bytes in base64. */
  pieces: ([from: number, to: number] | string)[]
  options: { vkeys?: string[]; webRoots?: string[]; relays?: { vkey: string }[] }
  /** `speakers`: how each exhibit names who answered. */
  expect: { status: string; fails: string[]; speakers?: string[] }
}

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
