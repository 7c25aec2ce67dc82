import { Type } from '@sinclair/typebox'
import { admin, ok } from './admin-parts.ts'
import { operation } from './operation.ts'
import { fromAnswers, oneOf, open, text } from './schemas.ts'

const Hit = open('SearchHit', 'Something that was found.', {
  kind: oneOf(['brand', 'scan', 'run'], { description: 'What it is.' }),
  id: text('Its identifier.'),
  title: text('Name of the brand, or the prompt of the run.'),
  detail: text('Domain of the brand, state of the scan, or engine of the run.'),
  ...fromAnswers,
})

export const search = operation({
  ...admin,
  id: 'adminSearch',
  method: 'GET',
  path: '/api/admin/search',
  summary: 'Find brands by name, brands, scans and runs by id, and runs by the beginning of a hash',
  query: Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '\\S',
      description: 'Part of a name or domain, an id, or at least eight digits of a SHA-256.',
    }),
  }),
  answers: ok(
    open('SearchHits', 'What was found, at most ten of each kind.', {
      items: Type.Array(Hit, { description: 'Brands first.' }),
    }),
  ),
})
