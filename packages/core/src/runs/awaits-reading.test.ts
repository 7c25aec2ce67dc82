import type { ReaderKind, StandingReading } from '@veracite/evidence/records/stored-reading'
import type { Reading } from '@veracite/verdicts/reading'
import type { Claim } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { modelVersion } from '../readers/model-reader.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import { awaitsReading, couldAccuse } from './awaits-reading.ts'

const MODEL = { name: 'any/model' }
const BRAND = { name: 'Solvane', aliases: ['Solvane Audio'], domain: 'solvane.example' } as unknown as Brand

const read = (readerKind: ReaderKind, reading: Partial<Reading> = {}, readerVersion = modelVersion(MODEL)) =>
  ({
    readerKind,
    readerVersion,
    reading: { mention: 'none', ownedCitations: [], ...reading },
  }) as unknown as StandingReading

const awaits = (
  text: string,
  standing: StandingReading[],
  model: typeof MODEL | null = MODEL,
  notRead?: string[],
) =>
  awaitsReading(model, standing, notRead === undefined ? {} : { notRead }, {
    answer: { text, citations: [] },
    brand: BRAND,
  })

describe('a model reads', () => {
  test.each([
    ['a name that the plain reader takes for nothing', 'Buy Solvane today', {}, 'first_reading'],
    [
      'a name that it takes for somebody else',
      'Jo Solvane sings',
      { mention: 'namesake' as const },
      'first_reading',
    ],
    ['a page of the brand in the text', 'see docs.solvane.example/help', {}, 'first_reading'],
    [
      'a page of the brand among the sources',
      'see there',
      { ownedCitations: ['https://solvane.example'] },
      'first_reading',
    ],
    ['nothing of the brand', 'Solvaneo is something else', {}, null],
    ['an answer that is too long', `Solvane ${'x'.repeat(70_000)}`, {}, null],
  ])('%s', (_, text, plain, expected) => {
    expect(awaits(text, [read('rules', plain)])).toBe(expected)
  })

  test('nothing where there is no model, or where a person has read', () => {
    expect(awaits('Buy Solvane', [read('rules')], null)).toBeNull()
    expect(awaits('Buy Solvane', [read('rules'), read('person')])).toBeNull()
  })

  test('again what another model has read, or what was declared since', () => {
    expect(awaits('Buy Solvane', [read('rules'), read('model')])).toBeNull()
    expect(awaits('Buy Solvane', [read('rules'), read('model', {}, 'other')])).toBe('reading')
    expect(awaits('Buy Solvane', [read('rules'), read('model')], MODEL, ['warranty'])).toBe('reading')
  })
})

describe('a statement is asked about a second time', () => {
  const place = { predicate: 'founded_year', start: 5, quote: 'in 1987' }
  const claim = (more: Partial<Claim> = {}) =>
    ({
      predicate: place.predicate,
      verdict: 'contradicted',
      certainty: 'likely',
      span: { start: 5, end: 12, quote: 'in 1987' },
      ...more,
    }) as Claim
  const confirmation = (count = 1, start = 5) =>
    read('confirmation', {
      confirmations: Array.from({ length: count }, () => ({ ...place, start, answer: 'no', passage: null })),
    })

  test('if the model accuses and the accusation is not confirmed yet', () => {
    expect(couldAccuse([read('model')])(claim())).toBe(true)
    expect(couldAccuse([read('model'), confirmation(1, 99)])(claim())).toBe(true)
    expect(couldAccuse([read('model'), confirmation()])(claim())).toBe(false)
    expect(couldAccuse([read('model')])(claim({ verdict: 'supported' }))).toBe(false)
  })

  test('not where the plain reader or a person decides, and not beyond one full request', () => {
    expect(couldAccuse([read('rules')])(claim())).toBe(false)
    expect(couldAccuse([read('model'), read('person')])(claim())).toBe(false)
    expect(couldAccuse([read('model'), confirmation(40, 99)])(claim())).toBe(false)
  })
})
