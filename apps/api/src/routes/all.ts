import type { RateLimiter } from '@veracite/terms/ports'
import type { Mount, Routes } from '../http/mount.ts'
import { accounts } from './accounts.ts'
import { appAnswers } from './app-answers.ts'
import { appPlans } from './app-plans.ts'
import { audit } from './audit.ts'
import { brands } from './brands.ts'
import { cases, evidenceForms } from './cases.ts'
import { confabulations } from './confabulations.ts'
import { corrections } from './corrections.ts'
import { declared } from './declared.ts'
import { documents } from './documents.ts'
import { events } from './events.ts'
import { exports } from './exports.ts'
import { facts } from './facts.ts'
import { feeds } from './feeds.ts'
import { findings } from './findings.ts'
import { type EngineStates, installation } from './installation.ts'
import { keys } from './keys.ts'
import { me } from './me.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { predicates } from './predicates.ts'
import { products } from './products.ts'
import { prompts } from './prompts.ts'
import { rates } from './rates.ts'
import { reports } from './reports.ts'
import { reviews, runs } from './runs.ts'
import { scans } from './scans.ts'
import { schedules } from './schedules.ts'
import { shares } from './shares.ts'
import { webhooks } from './webhooks.ts'

export interface RouteOptions {
  engines: () => EngineStates
  /** Counts exports that are begun, by caller. Null: unlimited. */
  exportLimiter: RateLimiter | null
}

/** Every operation that needs a caller, for the API and the console alike. */
export function mountOperations(on: Mount, { engines, exportLimiter }: RouteOptions): void {
  const ofNouns: Routes[] = [
    ...[accounts, appAnswers, appPlans, audit, brands, cases, confabulations, corrections, documents, events],
    ...[evidenceForms, facts, feeds, findings, keys, me, orders, people, plans, predicates, products],
    ...[prompts, rates, reports],
    ...[reviews, runs, scans, schedules, shares, webhooks],
    declared,
    exports(exportLimiter),
    installation(engines),
  ]
  for (const routes of ofNouns) routes(on)
}
