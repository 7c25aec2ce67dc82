import type { CaseOrder } from '@veracite/evidence/cases/case-order'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { toWire } from '@veracite/terms/wire'
import { toOrderBody } from './order-bodies.ts'
import type { OrderFindings, OrderLine } from './order-findings.ts'
import type { RecordedOrder } from './order-store.ts'

const MOST_LISTED = 500

/** What a case file says about an order, and which answers are its exhibits: the newest breaches, as many as fit. Pure. */
export function orderForCase(
  order: RecordedOrder,
  { breaches, nearMisses, calendar }: OrderFindings,
  /** Null: all answers were looked at. */
  onlyNewest: number | null,
): { title: string; runIds: string[]; section: CaseOrder } {
  const { manifest, sha256, logIndex, watch } = order
  const runIds = [...new Set(breaches.map(({ runId }) => runId))].slice(-MAX_IN_CASE.runs)
  const all = new Set(breaches.map(({ runId }) => runId)).size
  const leftOut = [
    onlyNewest !== null &&
      `Only the newest ${onlyNewest} answers that speak of it were looked at for breaches; earlier ones are not in this file.`,
    all > runIds.length &&
      `${all - runIds.length} earlier breaches are listed or counted, but are no exhibits: a file has ${MAX_IN_CASE.runs} at most.`,
    breaches.length > MOST_LISTED &&
      `The table has the newest ${MOST_LISTED} of ${breaches.length} breaches.`,
    nearMisses.length > MOST_LISTED &&
      `The table has the newest ${MOST_LISTED} of ${nearMisses.length} near misses.`,
    'Near misses are no exhibits: they are not counted.',
  ].filter((words) => words !== false)
  const name = manifest.kind === 'order' ? `${manifest.court ?? ''} ${manifest.fileNumber ?? ''}` : 'Notice'
  return {
    title: `${name.trim()} to ${manifest.addressee}: ${manifest.brand.name}`.slice(0, 200).toWellFormed(),
    runIds,
    section: {
      ...{ manifest, sha256, logIndex, leftOut, calendar },
      state: toOrderBody(order).state,
      looks: watch.looks.map(toWire),
      breaches: breaches.slice(-MOST_LISTED).map(lineOf),
      nearMisses: nearMisses.slice(-MOST_LISTED).map(lineOf),
    },
  }
}

const lineOf = ({ runId, capturedAt, engine, origin, statement, stated, quote, why }: OrderLine) => ({
  ...{ runId, engine, origin, statement, stated, quote, why },
  at: capturedAt.toISOString(),
})
