import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { LANGUAGES } from '../languages/all.ts'
import { readingFromReply } from '../model/reply.ts'
import { readingSchema, requestFor } from '../model/request.ts'
import { profileOf } from '../profile.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { verdict } from '../verdict/decide.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { checkFact, PREDICATES } from './all.ts'
import { whole } from './check.ts'
import { countsIn } from './employees.ts'
import type { Predicate } from './predicate.ts'
import { found } from './reads.ts'

/** What "Add a predicate" in CONTRIBUTING.md asks for: one declaration, one line in the list, cues in the languages. */
const fleet: Predicate<'fleet', number, { ships: number }> = {
  name: 'fleet',
  label: 'Fleet',
  hint: 'how many ships the brand has, as a number',
  single: true,
  reads: {
    find: found(countsIn, ({ least }) => ({ ships: least ?? 0 })),
    labels: ['fleet'],
    bindings: [{ name: 'noun', cues: ['fleet'], side: 'after', reach: 2 }],
  },
  check: whole(0, 10_000),
  valueKey: String,
  say: (ships) => `${ships} ships`,
  stated: {
    schema: { type: 'integer' },
    read: (value) => (typeof value === 'number' ? { ships: value } : null),
    say: ({ ships }) => `${ships} ships`,
    key: ({ ships }) => ({ about: '', value: String(ships) }),
    isIn: ({ ships }, { numbers }) => numbers.includes(ships),
  },
  compare: ({ ships }, truth) => (ships === truth ? 'same' : 'different'),
}

const PHRASES = new Map([
  ['en', ['fleet of', 'fleet']],
  ['de', ['flotte von', 'flotte']],
])
const languages = LANGUAGES.map((data) => ({
  ...data,
  cues: { ...data.cues, fleet: PHRASES.get(data.code) ?? ['flota'] },
}))
const engine = createEngine([...PREDICATES, fleet], languages)
// As `tools/generate/measure-groups.ts` would write it: groups that nobody measured only ask for review.
const sure = { real: { right: 10, wrong: 0 }, invented: { right: 50, wrong: 0 } }
const judging = {
  predicates: engine.predicates,
  measured: { 'fleet:noun': sure, 'fleet:noun~topic': sure, 'fleet:label': sure },
}

const brand = { name: 'Zentrava', aliases: [], domain: 'zentrava.io' }
const checked = checkFact('fleet', 12, engine.predicates)
const facts = [{ ...(checked.ok && checked.fact), id: 'f1', active: true } as JudgedFact]
const inputOf = (text: string) => ({
  brand: profileOf(brand, facts, engine.predicates),
  prompt: { text: 'What is Zentrava?', intent: 'BRANDED' as const },
  answer: { text, citations: [] },
})

test('its facts are checked like any other', () => {
  expect(checked).toEqual({ ok: true, fact: { predicate: 'fleet', value: 12 } })
  expect(checkFact('fleet', 'many', engine.predicates)).toMatchObject({
    ok: false,
    problems: [{ path: 'value' }],
  })
})

test.each([
  ['Zentrava is a ferry company. It has a fleet of 40 ships.', 'CONFABULATED'],
  ['Zentrava is a ferry company. It has a fleet of 12 ships.', 'STRONG'],
  ['Zentrava ist eine Reederei aus Kiel. Zentrava hat eine Flotte von 40 Schiffen.', 'CONFABULATED'],
  ['Zentrava is a ferry company:\n\n- **Fleet:** 40 ships\n- **Mood:** good', 'CONFABULATED'],
  ['Zentrava sails from Kiel to Oslo. Corvane, its rival, has a fleet of 40 ships.', 'DESCRIPTIVE'],
])('rules read it: %s', (text, expected) => {
  expect(verdict([readPlainly(inputOf(text), engine)], facts, brand, judging).class).toBe(expected)
})

test('a model is asked for it and answers', () => {
  expect(requestFor(inputOf('x'), 'n', engine.predicates).instructions).toContain('fleet: how many ships')
  expect(JSON.stringify(readingSchema(engine.predicates))).toContain('"fleet"')
  const text = 'Zentrava sails with forty ships.'
  const reply = {
    mention: 'brand',
    substance: true,
    claims: [{ predicate: 'fleet', quote: 'forty ships', value: 40, stance: 'asserted' }],
  }
  const reading = readingFromReply(inputOf(text), reply, { version: 'm', digest: null }, engine)
  const rules = readPlainly(inputOf(text), engine)
  expect(verdict([rules, reading], facts, brand, judging)).toMatchObject({
    class: 'CONFABULATED',
    rule: 'contradicted:fleet',
    claims: [{ stated: '40 ships', truth: '12 ships' }],
  })
})
