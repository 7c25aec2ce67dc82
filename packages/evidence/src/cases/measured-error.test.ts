import { readFileSync } from 'node:fs'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'
import { expect, test } from 'vitest'
import MEASURED from './measured-error.json' with { type: 'json' }

const guide = readFileSync(new URL('../../../../docs/classification.md', import.meta.url), 'utf8')

/** The cells behind set and reader: answers, class right, accusations right, found. */
function rowOf(set: string, reader: string): string[] {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${set} | ${reader} |`)) ?? ''
  return row
    .split('|')
    .slice(3, 7)
    .map((cell) => cell.replaceAll(',', '').trim())
}

test('the error that a case file states is that of the reader in use, on answers that were kept unread', () => {
  const { real, classifier } = MEASURED
  expect(classifier).toBe(PLAIN_READER_VERSION)
  for (const [reader, part] of [
    ['plain reader', real.rules],
    ['recorded readings', real.model],
  ] as const) {
    const [answers, , accusations, found] = rowOf('real answers, `unread`', reader)
    expect([answers, accusations, found]).toEqual([String(part.answers), 'none made', 'none to find'])
    expect([part.accused, part.false, part.true]).toEqual([0, 0, part.answers])
  }
})

test('every published figure stands in the file as the guide has it', () => {
  for (const { set, reader, answers, classRight, accusations, found } of MEASURED.published) {
    const [counted, right = '', accused, foundOf] = rowOf(set, reader)
    expect([counted, right.split(' ')[0], accused, foundOf]).toEqual([
      String(answers),
      String(classRight),
      accusations,
      found,
    ])
  }
  expect(MEASURED.published).toHaveLength(
    guide.split('\n').filter((line) => /^\| (real|invented)/.test(line)).length,
  )
})

test('invented answers are counted separately', () => {
  const { invented } = MEASURED
  const [answers, , accusations, found] = rowOf('invented, all sets', 'plain reader')
  expect(answers).toBe(String(invented.answers))
  expect(accusations).toBe(`${invented.rightlyAccused} of ${invented.accused}`)
  expect(found).toBe(`${invented.found} of ${invented.false}`)
})
