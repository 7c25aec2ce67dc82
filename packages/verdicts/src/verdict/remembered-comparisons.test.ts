import { expect, test } from 'vitest'
import { PREDICATES } from '../predicates/all.ts'
import type { ReadClaim } from '../reading.ts'
import { readByRules } from '../rules/read-by-rules.ts'
import { type FactsUnderJudgement, judgeClaim } from './judge-claim.ts'
import type { JudgedFact } from './verdict.ts'

const FACTS = [
  { id: 'year', predicate: 'founded_year', value: 1987, active: true },
  { id: 'old', predicate: 'founded_year', value: 1990, active: false },
  {
    id: 'price',
    predicate: 'price',
    value: { product: 'Acme One', amount: 40, currency: 'EUR' },
    active: true,
  },
  { id: 'owner', predicate: 'parent_company', value: 'Orvane Outdoor', active: true },
] as JudgedFact[]
const TEXT = [
  'Acme was founded in 1987. Acme was founded in 1990. Acme was founded in 1991.',
  'Acme is owned by Zenith Brands, ultimately by Orvane. Acme is owned by Zenith Brands.',
  'The Acme One costs €40. The Acme One is on sale for €30. The Acme One costs €30.',
].join('\n')

/** Facts and their values, counted by how often they are looked at. */
function factsThatCountLooks(): { underJudgement: FactsUnderJudgement; looks: () => number } {
  let looked = 0
  const facts = FACTS.map((fact) => ({
    ...fact,
    get value() {
      looked += 1
      return fact.value
    },
  })) as JudgedFact[]
  return { underJudgement: { predicates: PREDICATES, facts, names: ['Acme'] }, looks: () => looked }
}

const claims = readByRules({
  brand: { name: 'Acme', aliases: [], domain: 'acme.com', products: ['Acme One'], people: [], trades: [] },
  prompt: { text: 'What is Acme?', intent: 'BRANDED' },
  answer: { text: TEXT, citations: [] },
}).claims.filter(({ value }) => value !== null)

test('what was compared before is judged as if it had not been', () => {
  expect(claims.length).toBeGreaterThan(6)
  const shared: FactsUnderJudgement = { predicates: PREDICATES, facts: FACTS, names: ['Acme'] }
  const judge = (claim: ReadClaim, underJudgement: FactsUnderJudgement) =>
    judgeClaim(claim, underJudgement, claims)
  for (const round of [1, 2])
    for (const claim of claims)
      expect(judge(claim, shared), `${round} ${claim.quote}`).toEqual(judge(claim, { ...shared }))
})

test('a repetition costs no comparison', () => {
  const { underJudgement, looks } = factsThatCountLooks()
  const first = claims.map((claim) => judgeClaim(claim, underJudgement, claims).verdict)
  const after = looks()
  expect(claims.map((claim) => judgeClaim(claim, underJudgement, claims).verdict)).toEqual(first)
  expect(looks()).toBe(after)
})
