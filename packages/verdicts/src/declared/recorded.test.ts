import { expect, test } from 'vitest'
import { declarationsOf, judge, type Recorded, recordedIn } from './recorded.fixture.ts'

const ANSWERS = recordedIn('answers.jsonl')

test('60 answers and 12 declared predicates at least', () => {
  const all = [...ANSWERS, ...recordedIn('held-out.jsonl')]
  expect(all.length).toBeGreaterThanOrEqual(60)
  const predicates = new Set(all.flatMap(({ brand }) => declarationsOf(brand).map(({ name }) => name)))
  expect(predicates.size).toBeGreaterThanOrEqual(12)
})

test.each(ANSWERS.map((item): [string, Recorded] => [item.id, item]))('%s is judged rightly', (_, item) => {
  const { verdicts, lost, made, model } = judge(item)
  expect({ verdicts, lost }, JSON.stringify([model.checked, made.claims])).toEqual({
    verdicts: item.expect,
    lost: item.lost,
  })
  if (item.class === undefined) expect(made.class).not.toBe('CONFABULATED')
  else expect(made.class).toBe(item.class)
})

/** The second set was measured once, before it became a test as well. */
test.each(['answers.jsonl', 'held-out.jsonl'])('figures of %s', (name) => {
  const all = recordedIn(name).map((item) => ({ item, ...judge(item) }))
  const right = all.filter(({ item, verdicts, lost }) => isSame(verdicts, item.expect) && lost === item.lost)
  const accused = all.filter(({ made }) => made.class === 'CONFABULATED')
  const isFalse = ({ item }: { item: Recorded }) => item.class === 'CONFABULATED'
  const figures = {
    answers: all.length,
    judgedRightly: right.length,
    accused: accused.length,
    accusedRightly: accused.filter(isFalse).length,
    false: all.filter(isFalse).length,
  }
  console.info(`declared predicates, ${name}: ${JSON.stringify(figures)}`)
  expect(figures).toEqual({
    answers: all.length,
    judgedRightly: all.length,
    accused: figures.false,
    accusedRightly: figures.false,
    false: figures.false,
  })
})

const isSame = (one: Record<string, string[]>, other: Record<string, string[]>): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
