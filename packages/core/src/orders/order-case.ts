import type { CaseOrder } from '@veracite/evidence/cases/case-order'
import { MAX_IN_CASE } from '@veracite/evidence/cases/limits'
import { toWire } from '@veracite/terms/wire'
import type { Say } from '@veracite/words/say-in'
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
  say: Say,
): { title: string; runIds: string[]; section: CaseOrder } {
  const { manifest, sha256, logIndex, watch } = order
  const runIds = [...new Set(breaches.map(({ runId }) => runId))].slice(-MAX_IN_CASE.runs)
  const all = new Set(breaches.map(({ runId }) => runId)).size
  const counts = { all: breaches.length, most: MOST_LISTED, runs: MAX_IN_CASE.runs }
  const leftOut = [
    onlyNewest !== null && say('orderLeftOut.older', { newest: onlyNewest }),
    all > runIds.length && say('orderLeftOut.exhibits', { ...counts, count: all - runIds.length }),
    breaches.length > MOST_LISTED && say('orderLeftOut.breaches', counts),
    nearMisses.length > MOST_LISTED &&
      say('orderLeftOut.nearMisses', { most: MOST_LISTED, all: nearMisses.length }),
    say('orderLeftOut.notCounted'),
  ].filter((words) => words !== false)
  const { court, fileNumber, addressee, kind, brand } = manifest
  const name = kind === 'order' ? `${court ?? ''} ${fileNumber ?? ''}`.trim() : say('orderText.notice')
  return {
    title: say('orderText.title', { name, addressee, brand: brand.name }).slice(0, 200).toWellFormed(),
    runIds,
    section: {
      ...{ manifest, sha256, logIndex, leftOut, calendar },
      state: toOrderBody(order).state,
      looks: watch.looks.map(toWire),
      breaches: breaches.slice(-MOST_LISTED).map((line) => lineOf(line, say)),
      nearMisses: nearMisses.slice(-MOST_LISTED).map((line) => lineOf(line, say)),
    },
  }
}

const lineOf = (line: OrderLine, say: Say) => {
  const { runId, capturedAt, engine, origin, statement, stated, quote, leading, reason } = line
  const why = reason === null ? null : say(`nearMiss.${reason}`)
  const said = { runId, engine, origin, statement, stated, quote, leading, why }
  return { ...said, at: capturedAt.toISOString() }
}
