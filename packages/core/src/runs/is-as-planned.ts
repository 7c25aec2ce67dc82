import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import type { EnginePort } from '@veracite/terms/engine-port'

/** Whether an engine is still asked as its plan says. */
export const isAsPlanned = (planned: PlannedEngine, { access }: Pick<EnginePort, 'access'>): boolean =>
  planned.access === access.kind &&
  planned.provider === access.provider &&
  planned.modelRequested === access.model
