import { readFileSync } from 'node:fs'
import { oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import type { JudgedFact } from '../verdict/verdict.ts'
import { disturbancesOf } from './disturb.fixture.ts'
import { judgeItem } from './judge-item.ts'
import { type Item, readItem } from './read-item.ts'

const VECTORS = new URL('../../../../vectors/classification/', import.meta.url)
const itemsOf = (file: string): Item[] =>
  readFileSync(new URL(file, VECTORS), 'utf8').trim().split('\n').map(readItem)

const MAX_NEWLY_ACCUSED = 0.005

describe('text that says nothing about the brand causes no accusation', () => {
  test.each(['realistic/business.jsonl', 'realistic/consumer.jsonl'])(
    '%s: at most one in two hundred',
    { timeout: 240_000 },
    (file) => {
      const accused: string[] = []
      let cases = 0
      itemsOf(file).forEach((item, seed) => {
        // Answers that are, or would be, rightly accused tell nothing here.
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
      expect(accused.length / cases, accused.join('\n')).toBeLessThanOrEqual(MAX_NEWLY_ACCUSED)
    },
  )
})

/** Facts of nobody: whoever states something else about them was not read rightly. */
const UNSAID: Pick<JudgedFact, 'predicate' | 'value'>[] = [
  { predicate: 'founded_year', value: 1347 },
  { predicate: 'headquarters', value: 'Ulaanbaatar, Mongolia' },
  { predicate: 'founder', value: ['Zebedee Quixwell'] },
  { predicate: 'ceo', value: 'Zebedee Quixwell' },
  { predicate: 'parent_company', value: 'Quixwell Wombat Holdings' },
  { predicate: 'legal_name', value: 'Quixwell Wombat Oy' },
  { predicate: 'employees', value: 7_777_777 },
]

test('facts that an answer says nothing about accuse at most one in a hundred', () => {
  const labelled = ['business', 'consumer', 'retail', 'health']
    .flatMap((set) => itemsOf(`realistic/${set}.jsonl`))
    .filter(({ label }) => label !== 'ABSENT')
  const accused = labelled.flatMap((item) => {
    const told = new Set([...item.facts, ...(item.claims ?? [])].map(({ predicate }) => predicate))
    const unsaid = UNSAID.filter(({ predicate }) => !told.has(predicate))
    const facts = unsaid.map((fact, at) => ({ ...fact, id: `unsaid-${at}`, active: true }) as JudgedFact)
    const { claims } = judgeItem({ ...item, facts: [...item.facts, ...facts] }).verdict
    const wrong = claims.filter(
      ({ factId, verdict, certainty }) =>
        verdict === 'contradicted' && certainty === 'certain' && facts.some(({ id }) => id === factId),
    )
    return wrong.length > 0 ? [`${item.id}: ${wrong.map(({ span }) => span.quote).join(' | ')}`] : []
  })
  expect(labelled.length).toBeGreaterThan(300)
  expect(accused.length / labelled.length, accused.join('\n')).toBeLessThanOrEqual(0.01)
})
