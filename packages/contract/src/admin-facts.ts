import { Type } from '@sinclair/typebox'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import * as bodies from './admin-bodies.ts'
import { admin, created, id, ok, Uuid } from './admin-parts.ts'
import { Fact } from './ground-truth-facts.ts'
import { operation } from './operation.ts'
import { oneOf } from './schemas.ts'

/** What answers are judged against: entering it, correcting it, and what that would change. */

const EnteredFact = Type.Object({
  predicate: oneOf(FACT_PREDICATES),
  value: Type.Unknown(),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
})

export const addFacts = operation({
  ...admin,
  id: 'adminAddFacts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/facts',
  summary: 'Enter facts, all or none',
  params: id('brandId'),
  body: Type.Object({ facts: Type.Array(EnteredFact, { minItems: 1, maxItems: 500 }) }),
  answers: created(bodies.Facts),
})

export const changeFact = operation({
  ...admin,
  id: 'adminChangeFact',
  method: 'PATCH',
  path: '/api/admin/facts/{factId}',
  summary: 'Put another value in the place of a fact',
  description:
    'Facts are evidence, so the old one stays on record and a new one takes its place. `mistaken`: the old value was never true, and nothing is judged by it any more. `changed`: it was true until now, and answers that still say it are outdated. Findings that rest on the old one are settled. Verdicts stay on record until answers are classified again.',
  params: id('factId'),
  body: Type.Object({
    value: Type.Unknown(),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    because: Type.Optional(oneOf(['mistaken', 'changed'], { default: 'mistaken' })),
  }),
  answers: ok(Fact),
})

export const withdrawFact = operation({
  ...admin,
  id: 'adminWithdrawFact',
  method: 'DELETE',
  path: '/api/admin/facts/{factId}',
  summary: 'Withdraw a fact that should never have been there; it is kept, but nothing is judged by it',
  description:
    'Nothing is judged by it any more, no refresh brings the same statement back, and findings that rest on it are settled. Verdicts that used it stay on record until answers are classified again.',
  params: id('factId'),
  answers: ok(Fact),
})

export const restoreFact = operation({
  ...admin,
  id: 'adminRestoreFact',
  method: 'POST',
  path: '/api/admin/facts/{factId}/restore',
  summary: 'Take the withdrawal of a fact back',
  params: id('factId'),
  answers: ok(Fact),
})

export const previewFacts = operation({
  ...admin,
  id: 'adminPreviewFacts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/facts/preview',
  summary: 'List the runs whose class these changes of facts would change; nothing is written',
  params: id('brandId'),
  body: Type.Object({
    facts: Type.Optional(
      Type.Array(EnteredFact, { maxItems: 500, description: 'Facts that would be entered.' }),
    ),
    withdraw: Type.Optional(
      Type.Array(Uuid, {
        maxItems: 500,
        description: 'Facts that would be withdrawn, or replaced as mistaken.',
      }),
    ),
    restore: Type.Optional(
      Type.Array(Uuid, { maxItems: 500, description: 'Withdrawn facts that would be restored.' }),
    ),
  }),
  answers: ok(bodies.FactPreview),
})
