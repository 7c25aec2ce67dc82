import { readFileSync } from 'node:fs'
import { oneIn } from '@veracite/testing/thorough'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { expect, test } from 'vitest'
import { disturbancesOf } from './disturb.fixture.ts'
import { judgeItem } from './judge-item.ts'
import { type Item, readItem } from './read-item.ts'

const REALISTIC = new URL('../../../../vectors/classification/realistic/', import.meta.url)
const itemsOf = (set: string): Item[] =>
  readFileSync(new URL(`${set}.jsonl`, REALISTIC), 'utf8')
    .trim()
    .split('\n')
    .map(readItem)

test.each(['business', 'consumer'])(
  '%s: text that says nothing about the brand causes no accusation',
  (set) => {
    const accused: string[] = []
    let cases = 0
    itemsOf(set).forEach((item, seed) => {
      // An answer that is, or would be, rightly accused shows nothing here.
      if (item.label === 'CONFABULATED' || judgeItem(item).verdict.class === 'CONFABULATED') return
      const disturbed = disturbancesOf(item.answer.text, item.prompt.text, item.language, seed)
      for (const [at, { how, text }] of disturbed.entries()) {
        // Each kind of disturbance in another third of the answers.
        if ((at + seed) % oneIn(3) !== 0) continue
        cases += 1
        const { verdict } = judgeItem({ ...item, answer: { ...item.answer, text } })
        if (verdict.class === 'CONFABULATED') accused.push(`${item.id}, ${how}: ${verdict.rule}`)
      }
    })
    expect(cases).toBeGreaterThan(700 / oneIn(3))
    expect(accused).toEqual([])
  },
)

/** Facts of nobody. */
const UNSAID: Pick<JudgedFact, 'predicate' | 'value'>[] = [
  { predicate: 'founded_year', value: 1347 },
  { predicate: 'headquarters', value: 'Ulaanbaatar, Mongolia' },
  { predicate: 'founder', value: ['Zebedee Quixwell'] },
  { predicate: 'ceo', value: 'Zebedee Quixwell' },
  { predicate: 'parent_company', value: 'Quixwell Wombat Holdings' },
  { predicate: 'legal_name', value: 'Quixwell Wombat Oy' },
  { predicate: 'employees', value: 7_777_777 },
]

test('made-up facts on predicates that an answer does not speak of accuse nobody', () => {
  const labelled = ['business', 'consumer', 'retail', 'health']
    .flatMap(itemsOf)
    .filter(({ label }) => label !== 'ABSENT')
  const accused = labelled.flatMap((item) => {
    const spokenOf = new Set([...item.facts, ...(item.claims ?? [])].map(({ predicate }) => predicate))
    const facts = UNSAID.filter(({ predicate }) => !spokenOf.has(predicate)).map(
      (fact, at) => ({ ...fact, id: `unsaid-${at}`, active: true }) as JudgedFact,
    )
    const { claims } = judgeItem({ ...item, facts: [...item.facts, ...facts] }).verdict
    const wrong = claims.filter(
      ({ factId, verdict, certainty }) =>
        verdict === 'contradicted' && certainty === 'certain' && facts.some(({ id }) => id === factId),
    )
    return wrong.map(({ span }) => `${item.id}: ${span.quote}`)
  })
  expect(labelled.length).toBeGreaterThan(300)
  expect(accused).toEqual([])
})
