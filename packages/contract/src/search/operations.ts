import { Type } from '@sinclair/typebox'
import { lists } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Hit = t.open('SearchHit', 'Something that was found.', {
  kind: t.oneOf(['brand', 'scan', 'run', 'finding', 'prompt', 'fact', 'page'], 'What it is.'),
  id: t.text('Its identifier.'),
  title: t.text('Name of the brand, prompt of the run, or what it says.'),
  detail: t.text('Domain of the brand, state of the scan, engine of the run, or the brand of anything else.'),
  brandId: Type.Optional(t.text('The brand that it belongs to.')),
  findingId: Type.Optional(t.text('For a page: a finding that it is behind.')),
  ...t.fromAnswers,
})

export const search = adminOperation('GET /api/admin/search', {
  id: 'adminSearch',
  access: lists('viewer', 'query.brandId'),
  query: Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      description: 'Part of a name, domain or text, a day, an id, or at least eight digits of a SHA-256.',
    }),
    brandId: Type.Optional({
      ...Uuid,
      description: 'Only what belongs to this brand, besides brands and runs.',
    }),
  }),
  answers: ok(t.listOf('SearchHits', 'What was found, at most ten of each kind.', Hit, 'Brands first.')),
})
