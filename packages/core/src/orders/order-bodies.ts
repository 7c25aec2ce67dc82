import { countsByOrigin, originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import { toWire } from '@veracite/terms/wire'
import { countsOf, type OrderFindings, type OrderLine, scopeOf } from './order-findings.ts'
import type { RecordedOrder } from './order-store.ts'

/** Notices and orders as the API shows them. */

export function toOrderBody(order: RecordedOrder) {
  const { manifest, watch, withdrawal, supersededBy } = order
  const { endedAt } = scopeOf(order)
  return {
    ...pick(order, 'id', 'brandId', 'sha256', 'logIndex'),
    ...pick(manifest, 'kind', 'addressee', 'court', 'fileNumber', 'wording', 'documentSha256', 'statements'),
    ...pick(manifest, 'sentAt', 'receivedAt', 'holdsFrom', 'recordedBy', 'recordedAt'),
    plan: { ...manifest.plan, prompts: manifest.plan.prompts.length },
    state: withdrawal ? ('withdrawn' as const) : supersededBy ? ('superseded' as const) : ('holds' as const),
    endedAt: endedAt?.toISOString() ?? null,
    supersededBy: supersededBy?.id ?? null,
    withdrawal: withdrawal && {
      reason: withdrawal.manifest.reason,
      by: withdrawal.manifest.withdrawnBy,
      ...pick(withdrawal, 'sha256', 'logIndex'),
    },
    looks: watch.looks.map(toWire),
    nextAt: watch.nextAt?.toISOString() ?? null,
    hindered: watch.hindered,
  }
}

const MOST_SHOWN = 500

export function toOrderDetail(order: RecordedOrder, found: OrderFindings, isCut: boolean) {
  // Breaches that answer a leading question are counted apart.
  const neutral = found.breaches.filter(({ leading }) => leading === null)
  const { origin } = countsByOrigin(countsOf(found.breaches))
  const { count, apart } = countsByOrigin(countsOf(neutral), origin)
  return {
    ...toOrderBody(order),
    ...originBody(origin),
    breachCount: count,
    leadingBreachCount: found.breaches.filter((one) => one.origin === origin).length - count,
    apart,
    breaches: newest(found.breaches),
    nearMisses: newest(found.nearMisses),
    calendar: found.calendar.map(({ origin: of, ...day }) => ({ ...day, ...originBody(of) })),
    truncated: isCut || found.breaches.length > MOST_SHOWN || found.nearMisses.length > MOST_SHOWN,
  }
}

const newest = (lines: readonly OrderLine[]) =>
  lines
    .toReversed()
    .slice(0, MOST_SHOWN)
    .map(({ origin, ...line }) => ({ ...toWire(line), ...originBody(origin) }))
