import { readFileSync } from 'node:fs'
import { oneIn } from '@veracite/testing/thorough'
import type { Claim } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { judgeItem, scoredOf } from './judge-item.ts'
import { readItem } from './read-item.ts'
import { readRecordedReply } from './recorded.ts'
import {
  type Figures,
  type LabelledClaim,
  type Scored,
  score,
  scoreByLanguage,
  scoreByPredicate,
} from './score.ts'

const TEXT = 'Founded in 1990 in Turin. Led by Ada Holm. Founded in 1990.'

const claim = (
  predicate: Claim['predicate'],
  quote: string,
  certainty: Claim['certainty'] = 'certain',
): Claim => ({
  predicate,
  stated: quote,
  stance: 'asserted',
  verdict: 'contradicted',
  certainty,
  factId: 'f',
  truth: 't',
  key: { version: 1, about: '', value: quote },
  span: { start: TEXT.lastIndexOf(quote), end: TEXT.lastIndexOf(quote) + quote.length, quote },
})

function scored(
  label: Scored['label'],
  given: Scored['label'],
  labelled: LabelledClaim[] | null,
  claims: Claim[],
  reviewed = false,
): Scored {
  const needsReview = reviewed ? [{ reason: 'likely_contradiction' as const, message: '', span: null }] : []
  return { language: 'en', label, labelled, text: TEXT, verdict: { class: given, claims, needsReview } }
}

const mark = (predicate: LabelledClaim['predicate'], quote: string): LabelledClaim => ({
  predicate,
  quote,
  verdict: 'contradicted',
})
const share = ({ part, of }: Figures['accuracy']) => [part, of]

describe('figures', () => {
  const answers = [
    // Right, by the second occurrence of a quote that occurs twice.
    scored(
      'CONFABULATED',
      'CONFABULATED',
      [mark('founded_year', 'in 1990')],
      [claim('founded_year', '1990')],
    ),
    // Right class, with a false claim beside the true one.
    scored(
      'CONFABULATED',
      'CONFABULATED',
      [mark('headquarters', 'in Turin')],
      [claim('headquarters', 'Turin'), claim('ceo', 'Ada Holm')],
    ),
    // Only for review.
    scored('CONFABULATED', 'STRONG', [mark('ceo', 'Led by Ada')], [claim('ceo', 'Ada Holm', 'likely')], true),
    // The right place, but another predicate.
    scored(
      'CONFABULATED',
      'DESCRIPTIVE',
      [mark('ceo', 'Led by Ada')],
      [claim('founder', 'Ada Holm', 'likely')],
    ),
    // A false accusation.
    scored('STRONG', 'CONFABULATED', [], [claim('founded_year', '1990')]),
    // No claims are marked here.
    scored('ABSENT', 'ABSENT', null, []),
  ]

  test('count classes and claims', () => {
    const figures = score(answers)
    expect(figures.answers).toBe(6)
    expect(share(figures.accuracy)).toEqual([3, 6])
    expect(share(figures.accusationsRight)).toEqual([2, 3])
    expect(share(figures.accused)).toEqual([2, 4])
    expect(share(figures.found)).toEqual([3, 4])
    expect(share(figures.claimsRight)).toEqual([2, 4])
    expect(share(figures.claimsFound)).toEqual([3, 4])
    expect(share(figures.cleanEvidence)).toEqual([1, 2])
    expect(share(figures.reviewed)).toEqual([1, 6])
  })

  test('by language and by predicate', () => {
    expect(Object.keys(scoreByLanguage(answers))).toEqual(['en'])
    expect(scoreByPredicate(answers)).toMatchObject({
      ceo: { claimsRight: { part: 0, of: 1 }, claimsFound: { part: 1, of: 2 } },
      founded_year: { claimsRight: { part: 1, of: 2 }, claimsFound: { part: 1, of: 1 } },
    })
  })
})

const REALISTIC = new URL('../../../../vectors/classification/realistic/', import.meta.url)
const linesOf = (file: string) => readFileSync(new URL(file, REALISTIC), 'utf8').trim().split('\n')

test('with recorded readings of a model, over all realistic answers together', () => {
  const replies = new Map(
    linesOf('readings.jsonl')
      .map(readRecordedReply)
      .map(({ id, reply }) => [id, { output: reply }]),
  )
  const answers = ['business.jsonl', 'consumer.jsonl', 'services.jsonl']
    .flatMap(linesOf)
    // Every second one: their classes are decided one by one, and a model's readings make few mistakes.
    .filter((_, at) => at % oneIn(2) === 0)
    .map(readItem)
    .flatMap((item) => scoredOf(item, judgeItem(item, replies.get(item.id))) ?? [])
  const figures = score(answers)
  const least = ({ part, of }: Figures['accuracy']) => part / of
  expect(figures.answers).toBe(330 / oneIn(2))
  expect(least(figures.accuracy)).toBeGreaterThanOrEqual(0.97)
  expect(least(figures.accusationsRight)).toBeGreaterThanOrEqual(0.98)
  expect(least(figures.found)).toBeGreaterThanOrEqual(0.97)
  expect(least(figures.claimsFound)).toBeGreaterThanOrEqual(0.97)
  expect(least(figures.cleanEvidence)).toBeGreaterThanOrEqual(0.95)
})

test('evidence of a right accusation by the plain reader carries no false claim', () => {
  const answers = ['business.jsonl', 'consumer.jsonl', 'local.jsonl', 'retail.jsonl']
    .flatMap(linesOf)
    .map(readItem)
    .flatMap((item) => scoredOf(item, judgeItem(item)) ?? [])
  const { cleanEvidence, accusationsRight } = score(answers)
  expect(cleanEvidence.of).toBeGreaterThanOrEqual(20)
  expect(cleanEvidence.part / cleanEvidence.of).toBeGreaterThanOrEqual(0.95)
  expect(accusationsRight.part / accusationsRight.of).toBeGreaterThanOrEqual(0.95)
})
