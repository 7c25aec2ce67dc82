import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { answersPageOf, ok, page, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { ConfabulationItem } from './public.ts'

export const pageConfabulations = adminOperation('GET /api/admin/brands/{brandId}/confabulations', {
  mayLag: true,
  id: 'adminListConfabulations',
  ownTurn: true,
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({
    engine: Type.Optional(t.EngineName),
    intent: Type.Optional(t.PromptIntentName),
    window: Type.Optional(t.WindowName),
    origin: Type.Optional(t.OriginName),
    scanId: Type.Optional({ ...Uuid, description: 'Only runs of this scan; `total` then counts them.' }),
    ...page,
  }),
  answers: ok(answersPageOf('ConfabulationPage', ConfabulationItem)),
})
