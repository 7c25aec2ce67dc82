import { readFileSync } from 'node:fs'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'
import { describe, expect, test } from 'vitest'
import MEASURED from './measured-error.json' with { type: 'json' }

const guide = readFileSync(new URL('../../../../docs/classification.md', import.meta.url), 'utf8')
/** The cells of a row of the table of real answers: rules and model, on what was unread. */
const unread = (row: string): string[] => {
  const [, cells = ''] = guide.split(`\n| ${row} |`)
  return (cells.split('\n')[0] ?? '')
    .split('|')
    .slice(3, 5)
    .map((cell) => cell.replaceAll('*', '').trim())
}

describe('the error that a case file states', () => {
  const { real, invented, misleading, classifier } = MEASURED
  const both = (figure: (part: typeof real.rules) => string) => [figure(real.rules), figure(real.model)]

  test('is that of the rules in use, as the guide has it, on answers that nobody had read', () => {
    expect(classifier).toBe(PLAIN_READER_VERSION)
    expect(unread('answers')).toEqual(both(({ answers }) => `${answers}`))
    expect(unread('falsely accused')).toEqual(both((of) => `${of.falselyAccused} of ${of.true}`))
    expect(unread('right')).toEqual(both((of) => `${of.rightlyAccused} of ${of.accused}`))
    expect(unread('found')).toEqual(both((of) => `${of.found} of ${of.false}`))
    for (const part of [real.rules, real.model]) expect(part.true + part.false).toBe(part.answers)
  })

  test('keeps invented answers apart', () => {
    expect(guide).toContain(
      `| ${invented.answers} | 103 | rules ${classifier}, later looks | 0.787 | ${invented.rightlyAccused} of ${invented.accused} | ${invented.found} of ${invented.false} |`,
    )
    expect(guide).toContain(
      `by mistake in ${misleading.falselyAccused} of ${misleading.answers} (${misleading.classifier},`,
    )
  })
})
