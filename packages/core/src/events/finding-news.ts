import { boundSinceLastMade } from '@veracite/statistics/confidence-sequence'
import { originBody } from '@veracite/terms/origins'
import type { Engine, Gravity, Origin } from '@veracite/terms/vocabulary'
import { weigh } from '../findings/gravity.ts'
import type { NewEvent } from './event.ts'

/** A change of a finding's state, with where to read about it. */
export interface FindingChange {
  eventId: string
  findingId: string
  fromState: string | null
  state: string
  asked: number
  /** How often it had been said by then; null for changes recorded by earlier versions. */
  occurrences: number | null
  accountId: string
  brandId: string
  engine: Engine
  origin: Origin
  predicate: string
  about: string
  /** The gravity that the operator set; null if none. */
  gravitySet: Gravity | null
  runId: string
  sha256: string | null
  logIndex: number | null
}

/**
 * The event for a change of state, or null: a finding settled by an operator or a fact is not news. What was told
 * is not taken back: if an answer that arrives late shows that a finding told as not seen is still said, it is told
 * as said again, whether the answers in their order make it `returned` or `open`.
 */
export function findingNews(change: FindingChange): NewEvent | null {
  const { accountId, brandId, findingId, engine, predicate, runId, sha256, logIndex } = change
  const gravity = change.gravitySet ?? weigh(change, []).gravity
  const data = {
    findingId,
    engine,
    ...originBody(change.origin),
    predicate,
    gravity,
    runId,
    sha256,
    logIndex,
  }
  const common = { accountId, brandId, onceKey: `finding:${change.eventId}` }
  if (change.state === 'open' && change.fromState === null)
    return { kind: 'confabulation.new', ...common, data }
  const isBack = change.state === 'returned' && change.fromState !== 'returned'
  const wasToldTooEarly = change.state === 'open' && change.fromState === 'not_seen' && change.asked === 0
  if (isBack || wasToldTooEarly) return { kind: 'confabulation.returned', ...common, data }
  const wasSaid = change.fromState === 'open' || change.fromState === 'returned'
  if (change.state !== 'not_seen' || !wasSaid) return null
  const { asked, occurrences } = change
  return {
    kind: 'confabulation.not_seen',
    ...common,
    data: { ...data, asked, upperBound: Math.ceil(boundSinceLastMade(asked, occurrences ?? 1) * 1e4) / 1e4 },
  }
}
