import { expect, test } from 'vitest'
import { readingFromReply } from '../model/reply.ts'
import { readingSchema, requestFor } from '../model/request.ts'
import { profileOf } from '../profile.ts'
import { verdict } from '../verdict/decide.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { checkFact, PREDICATES } from './all.ts'
import { whole } from './check.ts'
import type { Predicate } from './predicate.ts'

/** What "Add a predicate" in CONTRIBUTING.md asks for: one declaration and one line in the list. */
const fleet: Predicate<'fleet', number, { ships: number }> = {
  name: 'fleet',
  label: 'Fleet',
  hint: 'how many ships the brand has, as a number',
  single: true,
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

const predicates = [...PREDICATES, fleet]
const brand = { name: 'Zentrava', aliases: [], domain: 'zentrava.io' }
const checked = checkFact('fleet', 12, predicates)
const facts = [{ ...(checked.ok && checked.fact), id: 'f1', active: true } as JudgedFact]
const inputOf = (text: string) => ({
  brand: profileOf(brand, facts, predicates),
  prompt: { text: 'What is Zentrava?', intent: 'BRANDED' as const },
  answer: { text, citations: [] },
})

test('its facts are checked like any other', () => {
  expect(checked).toEqual({ ok: true, fact: { predicate: 'fleet', value: 12 } })
  expect(checkFact('fleet', 'many', predicates)).toMatchObject({ ok: false, problems: [{ path: 'value' }] })
})

test('a model is asked for it and answers', () => {
  expect(requestFor(inputOf('x'), 'n', predicates).instructions).toContain('fleet: how many ships')
  expect(JSON.stringify(readingSchema(predicates))).toContain('"fleet"')
  const text = 'Zentrava sails with forty ships.'
  const claims = [{ predicate: 'fleet', quote: 'forty ships', value: 40, stance: 'asserted' }]
  const reply = { mention: 'brand', substance: true, claims }
  const reading = readingFromReply(inputOf(text), reply, { version: 'm', digest: null }, predicates)
  expect(verdict([reading], facts, brand, { predicates })).toMatchObject({
    class: 'CONFABULATED',
    rule: 'contradicted:fleet',
    claims: [{ stated: '40 ships', truth: '12 ships' }],
  })
})
