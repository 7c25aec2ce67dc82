import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { completenessSection, publishedTable } from './case-process-page.ts'
import { type CaseRecord, MEASURED_ERROR } from './case-record.ts'

const plan = {
  ...{ scanId: 'scan', sha256: 'a'.repeat(64), number: 4321, planned: 12_345, included: 2_000 },
  ...{ classes: { ACCURATE: 10_345 }, without: {} },
}
const RECORD = {
  completeness: {
    ...{ plans: [plan], earlierPlans: 11_000 },
    leftOut: [{ what: 'x', count: 13_500, reason: 'y' }],
  },
  scans: [{ planned: 12_345, noAnswer: 20_100, failed: 1 }],
} as unknown as CaseRecord

test.each([
  ['en', ','],
  ['de', '.'],
  ['fr', '\u202f'],
  ['pl', '\u00a0'],
] as const)(
  'a case file in %s writes counts as its language does, and names plans by their number',
  (language, between) => {
    const say = sayIn(language)
    const shown = `${completenessSection(RECORD, say)?.text} ${publishedTable({ ...MEASURED_ERROR, source: '' }, say).text}`
    for (const count of ['12 345', '2 000', '10 345', '11 000', '13 500', '20 100'])
      if (language !== 'pl' || count.length > 5) expect(shown).toContain(count.replace(' ', between))
    expect(shown).toContain(`Plan ${4321}`)
    expect(shown).not.toMatch(/12345|10345|11000|13500|20100/)
  },
)
