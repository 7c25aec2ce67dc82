import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

export const FactInput = t.open('FactInput', 'One thing to ask the person who enters such a fact.', {
  member: t.nullableText('The member of the value that it fills; null when it is the whole value.'),
  kind: t.oneOf(
    ['text', 'texts', 'whole', 'number', 'truth'],
    '`texts` is a list of texts, `whole` a number without a fraction, `truth` yes or no.',
  ),
  needed: t.flag('False if it may be left out.'),
  least: t.nullable(Type.Number(), 'For numbers; null otherwise.'),
  most: t.nullable(Type.Number(), 'For numbers; null otherwise.'),
})
const PredicateBody = t.open('Predicate', 'Something a fact can be about.', {
  name: t.text('The name that facts use.'),
  label: t.text('For people.'),
  hint: t.text('What such a fact states, and in which form.'),
  single: t.flag('A brand has one of these at a time: a new value replaces the old one.'),
  inputs: t.list(FactInput, 'What to ask for.'),
})

export const listPredicates = adminOperation('GET /api/admin/facts/predicates', {
  id: 'adminListPredicates',
  useCase: 'predicates.list',
  access: everyone('viewer'),
  answers: ok(
    t.listOf('Predicates', 'All predicates.', PredicateBody, 'In the order in which they are shown.'),
  ),
})
