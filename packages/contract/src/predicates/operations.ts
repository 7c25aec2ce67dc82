import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import { nullable, nullableText, oneOf, open, text } from '../base/schemas.ts'

export const FactInput = open('FactInput', 'One thing to ask the person who enters such a fact.', {
  member: nullableText('The member of the value that it fills; null when it is the whole value.'),
  kind: oneOf(['text', 'texts', 'whole', 'number', 'truth'], {
    description: '`texts` is a list of texts, `whole` a number without a fraction, `truth` yes or no.',
  }),
  needed: Type.Boolean({ description: 'False if it may be left out.' }),
  least: nullable(Type.Number(), 'For numbers; null otherwise.'),
  most: nullable(Type.Number(), 'For numbers; null otherwise.'),
})
const PredicateBody = open('Predicate', 'Something a fact can be about.', {
  name: text('The name that facts use.'),
  label: text('For people.'),
  hint: text('What such a fact states, and in which form.'),
  single: Type.Boolean({
    description: 'A brand has one of these at a time: a new value replaces the old one.',
  }),
  inputs: Type.Array(FactInput, { description: 'What to ask for.' }),
})

export const listPredicates = adminOperation('GET /api/admin/facts/predicates', {
  id: 'adminListPredicates',
  access: everyone('viewer'),
  summary: 'List what facts can be about, and what to ask the person who enters one',
  answers: ok(
    open('Predicates', 'All predicates.', {
      items: Type.Array(PredicateBody, { description: 'In the order in which they are shown.' }),
    }),
  ),
})
