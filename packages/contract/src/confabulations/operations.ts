import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { answersPageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, Uuid } from '../base/parts.ts'
import { EngineName, OriginName, PromptIntentName, WindowName } from '../base/schemas.ts'
import { ConfabulationItem } from './public.ts'

export const pageConfabulations = adminOperation('GET /api/admin/brands/{brandId}/confabulations', {
  id: 'adminListConfabulations',
  access: needs('viewer', 'params.brandId'),
  summary: 'List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred',
  query: Type.Object({
    engine: Type.Optional(EngineName),
    intent: Type.Optional(PromptIntentName),
    window: Type.Optional(WindowName),
    origin: Type.Optional(OriginName),
    scanId: Type.Optional({ ...Uuid, description: 'Only runs of this scan; `total` then counts them.' }),
    ...page,
  }),
  answers: ok(answersPageOf('ConfabulationPage', ConfabulationItem)),
})
