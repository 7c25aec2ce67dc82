import type { Origin } from '@veracite/terms/vocabulary'
import type { LabelOf } from '../findings/said-words.ts'
import type { ReportCorrection } from '../reports/figures.ts'
import type { Period } from '../reports/period.ts'
import type { CorrectionStore } from './correction-store.ts'

const MOST = 200

/** Corrections of a period: begun before its end, and not closed before it began. */
export const correctionsOfPeriod =
  (deps: { corrections: Pick<CorrectionStore, 'list'> }) =>
  async (
    brandId: string,
    { from, until }: Pick<Period, 'from' | 'until'>,
    of: Origin,
    labelOf: LabelOf,
  ): Promise<ReportCorrection[]> => {
    const everything = { state: null, findingId: null }
    const { items } = await deps.corrections.list(brandId, everything, { limit: MOST, cursor: null })
    return items
      .filter(({ origin }) => origin === of)
      .filter(({ openedAt, closedAt }) => openedAt < until && (closedAt === null || closedAt >= from))
      .map(({ id, predicate, about, state, openedAt, closedAt }) => ({
        id,
        about: `${labelOf(predicate)}${about === '' ? '' : `: ${about}`}`,
        state,
        openedAt: openedAt.toISOString(),
        closedAt: closedAt !== null && closedAt < until ? closedAt.toISOString() : null,
      }))
  }
