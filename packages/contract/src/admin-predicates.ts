import { Type } from '@sinclair/typebox'
import { admin, ok } from './admin-parts.ts'
import { operation } from './operation.ts'
import { nullable, nullableText, oneOf, open, text } from './schemas.ts'

const FactInput = open('FactInput', 'One thing to ask whoever enters such a fact.', {
  member: nullableText('The member of the value it becomes; null when it is the value itself.'),
  kind: oneOf(['text', 'texts', 'whole', 'number', 'truth'], {
    description: '`texts` is a list of texts, `whole` a number without a fraction, `truth` yes or no.',
  }),
  needed: Type.Boolean({ description: 'False where it may be left out.' }),
  least: nullable(Type.Number(), 'Of a number; null otherwise.'),
  most: nullable(Type.Number(), 'Of a number; null otherwise.'),
})
const PredicateBody = open('Predicate', 'Something a fact can be about.', {
  name: text('As facts name it.'),
  label: text('For people.'),
  hint: text('What such a fact states, and in which form.'),
  single: Type.Boolean({
    description: 'A brand has one of these at a time: a new value replaces the old one.',
  }),
  inputs: Type.Array(FactInput, { description: 'What to ask for.' }),
})

export const listPredicates = operation({
  ...admin,
  id: 'adminListPredicates',
  method: 'GET',
  path: '/api/admin/facts/predicates',
  summary: 'What facts can be about, and what to ask whoever enters one',
  answers: ok(
    open('Predicates', 'All predicates.', {
      items: Type.Array(PredicateBody, { description: 'In the order in which they are shown.' }),
    }),
  ),
})
