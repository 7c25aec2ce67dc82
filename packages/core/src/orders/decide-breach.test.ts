import type { StoredClaim } from '@veracite/evidence/capture/stored-verdict'
import { oneIn } from '@veracite/testing/thorough'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { type Listed, say } from '@veracite/words/say'
import { describe, expect, test } from 'vitest'
import { decideBreach, type JudgedAnswer, type OrderScope } from './decide-breach.ts'
import TEMPLATES from './near-misses.cases.json' with { type: 'json' }
import UNREAD from './unread-answers.cases.json' with { type: 'json' }

const SCOPE: OrderScope = {
  statements: [{ words: 'Founded in 1975', predicate: 'founded_year', about: '', value: '1975' }],
  engines: ['GOOGLE_AIO'],
  holdsFrom: new Date('2026-05-01T00:00:00Z'),
  recordedAt: new Date('2026-05-01T00:00:00Z'),
  endedAt: null,
}
const LATER = new Date('2026-05-10T12:00:00Z')

const CLAIM: StoredClaim = {
  predicate: 'founded_year',
  stated: '1975',
  stance: 'asserted',
  verdict: 'contradicted',
  certainty: 'certain',
  factId: 'f',
  truth: '1987',
  readBy: 'model',
  span: { start: 0, end: 27, quote: 'Solvane was founded in 1975' },
  key: { version: 1, about: '', value: '1975' },
}

const answer = (claim: Partial<StoredClaim> = {}, more: Partial<JudgedAnswer> = {}): JudgedAnswer => ({
  engine: 'GOOGLE_AIO',
  givenAt: LATER,
  verdict: { class: 'CONFABULATED', decidedBy: 'model', claims: [{ ...CLAIM, ...claim }] },
  text: null,
  ...more,
})

const outcome = (one: JudgedAnswer, scope = SCOPE) => {
  const decided = decideBreach(scope, one)
  return decided.outcome === 'near_miss' ? decided.reason : decided.outcome
}

test('a certain false statement in the scope is a breach, whoever read it', () => {
  expect(outcome(answer())).toBe('breach')
  expect(outcome(answer({}, byReader('person')))).toBe('breach')
  const text = 'Solvane was founded in 1975.'
  expect(outcome(answer({}, { ...byReader('rules'), text }))).toBe('breach')
  // Founding years are true for ever: "was founded" may be read as the past, and is judged all the same.
  expect(outcome(answer({ stance: 'past' }))).toBe('breach')
})

const byReader = (decidedBy: 'rules' | 'person'): Pick<JudgedAnswer, 'verdict'> => ({
  verdict: {
    class: 'CONFABULATED',
    decidedBy,
    claims: [{ ...CLAIM, readBy: decidedBy === 'rules' ? 'subject' : decidedBy }],
  },
})

const before = (day: string) => ({ givenAt: new Date(day) })
test.each<[Listed<'nearMiss'>, JudgedAnswer, Partial<OrderScope>?]>([
  [
    'denied',
    answer({ stance: 'denied', verdict: 'unverifiable', key: { version: 1, about: '', value: 'not 1975' } }),
  ],
  ['corrected', answer({ stance: 'corrected', verdict: 'unverifiable' })],
  ['reported', answer({ stance: 'hearsay', verdict: 'unverifiable' })],
  [
    'not_confirmed',
    answer({}, { ...byReader('rules'), text: 'Solvane was founded in 1975. Some say that it was 1987.' }),
  ],
  ['not_confirmed', answer({}, byReader('rules'))],
  [
    'not_confirmed',
    answer({}, { ...byReader('rules'), text: 'Founded in 1975, some say in 19\u200b**87**.' }),
  ],
  ['not_asserted', answer({ stance: 'conditional', verdict: 'unverifiable' })],
  ['not_asserted', answer({ stance: 'past', verdict: 'unverifiable' })],
  ['other_product', answer({ key: { version: 1, about: 'v200', value: '1975' } })],
  ['other_value', answer({ key: { version: 1, about: '', value: '1976' } })],
  ['other_time', answer({ verdict: 'outdated' })],
  ['not_false', answer({ verdict: 'unverifiable' })],
  ['not_confirmed', answer({ certainty: 'likely' })],
  [
    'not_confirmed',
    answer(
      {},
      {
        verdict: { class: 'CONFABULATED', decidedBy: 'rules', claims: [{ ...CLAIM, readBy: 'label' }] },
        text: 'Founded: 1975',
      },
    ),
  ],
  ['name_unclear', answer({}, { verdict: { class: 'DESCRIPTIVE', decidedBy: 'model', claims: [CLAIM] } })],
  ['other_engine', answer({}, { engine: 'CHATGPT' })],
  ['time_unknown', answer({}, { givenAt: null })],
  ['before_it_holds', answer({}, before('2026-04-30T23:59:59Z'))],
  ['before_recorded', answer(), { recordedAt: new Date('2026-05-11T00:00:00Z') }],
  ['after_it_ended', answer(), { endedAt: LATER }],
])('near miss: %s', (reason, one, scope = {}) => {
  expect(outcome(one, { ...SCOPE, ...scope })).toBe(reason)
  expect(say(`nearMiss.${reason}`)).toMatch(/\.$/)
})

test('what is right, and what is about something else, is not even near', () => {
  expect(outcome(answer({ verdict: 'supported', key: { version: 1, about: '', value: '1987' } }))).toBe(
    'neither',
  )
  expect(outcome(answer({ predicate: 'headquarters' }))).toBe('neither')
  expect(outcome(answer({}, { verdict: { class: 'ABSENT', decidedBy: 'rules', claims: [] } }))).toBe(
    'neither',
  )
})

test('without a value, every value that a fact contradicts is forbidden', () => {
  const any = { ...SCOPE, statements: [{ words: 'x', predicate: 'founded_year', about: '', value: null }] }
  expect(outcome(answer({ key: { version: 1, about: '', value: '1920' } }), any)).toBe('breach')
  expect(outcome(answer({ verdict: 'unverifiable' }), any)).toBe('neither')
})

/** Deterministic, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const BRAND = { name: 'Solvane', aliases: [], domain: 'solvane.com', products: [], people: [], trades: [] }
const FACTS = [{ id: 'f', active: true, predicate: 'founded_year', value: 1987 }] as const

function readAndDecide(text: string) {
  const reading = readPlainly({
    brand: BRAND,
    prompt: { text: 'When was Solvane founded?', intent: 'BRANDED' },
    answer: { text, citations: [] },
  })
  const judged = verdict([reading], FACTS, BRAND)
  return outcome({ engine: 'GOOGLE_AIO', givenAt: LATER, verdict: judged, text })
}

describe('10,000 simulated answers with near misses', () => {
  const next = random(53)
  const pick = (list: readonly string[]): string => list[next(list.length)] ?? ''
  const simulated = Array.from({ length: 10_000 }, (_, i) => {
    const [kind = '', templates = []] = Object.entries(TEMPLATES.nearMisses)[i % 8] ?? []
    const body = pick(templates)
    const text = [pick(TEMPLATES.openings), body, pick(TEMPLATES.closings)].join(pick([' ', '\n\n', '\n']))
    return { kind, text: text.replaceAll('OTHER', pick(TEMPLATES.others)).trim() }
  })

  test('none is called a breach when the plain reader reads them', () => {
    const wrong = simulated.filter(({ text }, i) => i % oneIn(20) === 0 && readAndDecide(text) === 'breach')
    expect(wrong).toEqual([])
  })

  test('none is called a breach when a model reads the stance, the product and the company', () => {
    const stances = ['denied', 'corrected', 'hearsay', 'hedged', 'past', 'conditional', 'asked'] as const
    const breaches = simulated.filter((_, i) => {
      const stance = stances[next(stances.length)] ?? 'denied'
      const value = stance === 'denied' ? 'not 1975' : '1975'
      const near: Partial<StoredClaim>[] = [
        { stance, verdict: 'unverifiable', key: { version: 1, about: '', value } },
        { key: { version: 1, about: `v${next(900)}`, value: '1975' } },
        { key: { version: 1, about: '', value: String(1900 + next(75)) } },
        { certainty: 'likely' },
        { verdict: i % 2 === 0 ? 'outdated' : 'unverifiable' },
        { verdict: 'supported', key: { version: 1, about: '', value: '1987' } },
      ]
      return outcome(answer(near[i % near.length])) === 'breach'
    })
    expect(breaches).toEqual([])
  })

  test('plain statements among them are still found', () => {
    const found = TEMPLATES.breaches.filter((text) => readAndDecide(text) === 'breach')
    expect(found).toEqual(TEMPLATES.breaches)
  })
})

const SETS = [...UNREAD.sets, UNREAD.againstTheRule]
describe.each(SETS)('answers that were written to come near, about $brand.name', (set) => {
  const { brand, question, near, plain } = set
  const facts = set.facts.map((fact, at) => ({ id: String(at), active: true, ...fact })) as JudgedFact[]
  const scope = {
    ...SCOPE,
    statements: set.forbidden.map((one) => ({ words: one.predicate, about: '', value: null, ...one })),
  }
  const isBreach = (text: string) => {
    const answer = { text, citations: [] }
    const reading = readPlainly({ brand, prompt: { text: question, intent: 'BRANDED' }, answer })
    return outcome({ ...byRules(verdict([reading], facts, brand)), text }, scope) === 'breach'
  }

  test('what comes near is no breach', () => expect(near.filter(isBreach)).toEqual([]))
  test('plain statements are still found', () =>
    expect(plain.filter(isBreach).length).toBeGreaterThanOrEqual(set.found))
  test('what is known to deceive the plain reader does', () => {
    const { againstTheRule } = UNREAD
    const known = set.brand === againstTheRule.brand ? againstTheRule.stillCalled : []
    expect(known.filter(isBreach)).toEqual(known)
  })
})

const byRules = (judged: JudgedAnswer['verdict']) => ({
  engine: 'GOOGLE_AIO' as const,
  givenAt: LATER,
  verdict: judged,
})
