import type { Static } from '@sinclair/typebox'
import { type Engines, listEngines } from '@veracite/contract/engines/operations'
import { listSpend } from '@veracite/contract/engines/spend'
import { search } from '@veracite/contract/search/operations'
import type { Routes } from '../http/mount.ts'
import { storable } from './from-request.ts'

export type EngineStates = Static<typeof Engines>['items']

const USUAL_DAYS = 30

/** Nouns with one or two operations: engines, jobs, the state of the log, readers and the search. */
export const installation =
  (engines: () => EngineStates): Routes =>
  (on) => {
    on(listEngines, ({ services }) => ({ reader: services.reader(), items: engines() }))
    on(listSpend, ({ services, query: { days } }) => services.spend.list(Number(days ?? USUAL_DAYS)))
    on(search, ({ services, query: { q, brandId } }) =>
      services.search.find(storable('query.q', q), brandId ?? null),
    )
  }
