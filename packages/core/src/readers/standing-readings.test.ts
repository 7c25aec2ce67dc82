import type { ReaderKind, StandingReading } from '@veracite/evidence/records/stored-reading'
import type { Reading } from '@veracite/verdicts/reading'
import { describe, expect, test } from 'vitest'
import { mergedReadings, secondOf, standingReadings } from './standing-readings.ts'

let made = 0
function read(
  readerKind: ReaderKind,
  readerVersion: string,
  reading: Partial<Reading> = {},
  identity = 'now',
) {
  made += 1
  const body = {
    mention: 'brand',
    substance: true,
    claims: [],
    doubts: [],
    reader: { version: readerVersion },
  }
  return {
    ...{ id: String(made), readerKind, readerVersion, identitySha256: identity },
    reading: { ...body, ...reading },
  } as unknown as StandingReading
}
const founded = (value: number, start: number, end: number) => ({
  predicate: 'founded_year',
  ...{ value, start, end },
})
const versions = (oldestFirst: StandingReading[]) =>
  standingReadings(oldestFirst, 'now').map(
    ({ readerKind, readerVersion }) => `${readerKind} ${readerVersion}`,
  )

describe('the readings that count', () => {
  test('are the newest of each kind, both of a model that reads twice, and every confirmation', () => {
    const all = [
      read('rules', '1'),
      read('model', 'old'),
      read('model', secondOf('old')),
      read('confirmation', 'a'),
      read('model', 'm'),
      read('person', 'Ana', {}, 'other names'),
      read('model', secondOf('m')),
      read('confirmation', 'b'),
      read('confirmation', 'c', {}, 'other names'),
    ]
    expect(versions(all)).toEqual([
      'rules 1',
      'model m',
      `model ${secondOf('m')}`,
      'confirmation a',
      'confirmation b',
      'person Ana',
    ])
    expect(versions(all.slice(0, 1))).toEqual(['rules 1'])
  })
})

describe('two readings by one model', () => {
  const merged = (first: Partial<Reading>, second: Partial<Reading>) =>
    mergedReadings([read('rules', '1'), read('model', 'm', first), read('model', secondOf('m'), second)])

  test('are one with the claims of both, and none of them twice', () => {
    const claims = [founded(1987, 10, 20), founded(1990, 50, 60)]
    const again = [founded(1987, 12, 25), founded(1987, 80, 90), founded(1991, 50, 60)]
    const [rules, model, ...rest] = merged(
      { claims } as unknown as Partial<Reading>,
      { claims: again } as unknown as Partial<Reading>,
    )
    expect(rest).toEqual([])
    expect(rules?.reader.version).toBe('1')
    expect(model?.claims).toEqual([...claims, again[1], again[2]])
    expect(model?.reader.version).toBe('m')
  })

  test('mean by the name what the first says, unless it finds none', () => {
    expect(merged({ mention: 'namesake' }, { mention: 'brand' })[1]?.mention).toBe('namesake')
    expect(merged({ mention: 'none', substance: false }, { mention: 'brand' })[1]).toMatchObject({
      mention: 'brand',
      substance: true,
    })
  })

  test('are the other one if a reply could not be read', () => {
    const unreadable: Partial<Reading> = { mention: 'none', doubts: [{ reason: 'unreadable', span: null }] }
    expect(merged(unreadable, { mention: 'brand' })[1]).toMatchObject({ mention: 'brand', doubts: [] })
    expect(merged({ mention: 'brand' }, unreadable)[1]).toMatchObject({ mention: 'brand', doubts: [] })
  })
})
