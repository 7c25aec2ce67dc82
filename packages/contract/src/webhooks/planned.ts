import { operation } from '../base/operation.ts'
import { PlannedBody } from '../base/schemas.ts'

/** Planned routes: GET and POST always answer 501. */
export interface PlannedRoute {
  path: string
  body: { status: 'planned'; roadmap?: string; note?: string }
}

export const plannedRoutes: PlannedRoute[] = [
  { path: '/v1/webhooks', body: { status: 'planned', roadmap: 'Sprint 9' } },
  { path: '/v1/integrations/slack', body: { status: 'planned', roadmap: 'Sprint 10' } },
  { path: '/v1/integrations/discord', body: { status: 'planned', roadmap: 'Sprint 10' } },
  { path: '/v1/integrations/zapier', body: { status: 'planned', roadmap: 'Sprint 11' } },
  { path: '/v1/exports', body: { status: 'planned', note: 'Depends on the report pipeline.' } },
  { path: '/v1/reports', body: { status: 'planned', note: 'Depends on the report pipeline.' } },
]

const plannedAnswer = {
  501: {
    description: 'Planned, not available yet.',
    schema: PlannedBody,
    examples: { planned: { status: 'planned', roadmap: 'Sprint 9' } },
  },
}

const webhooks = { path: '/v1/webhooks', auth: 'none', tag: 'Webhooks', answers: plannedAnswer } as const

/** The only planned route the document lists. */
export const getWebhooks = operation({
  ...webhooks,
  id: 'getWebhooks',
  method: 'GET',
})

export const createWebhook = operation({
  ...webhooks,
  id: 'createWebhook',
  method: 'POST',
})
