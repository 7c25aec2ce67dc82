import { parseOutcomeLine } from '@veracite/verify/bundle/sampling-lines'
import { proveLine } from '../log/sealed-list.ts'
import type { RunEvidenceRows, StoredCapture } from '../records/evidence-rows.ts'
import { newestOfOriginal } from '../records/evidence-rows.ts'
import type { StoredSealed } from './bundle-port.ts'

/**
 * True while a verifier would miss the outcomes of the run's scan: they are not in the log yet, or name the class from
 * before the newest one.
 */
export function outcomesAreBehind(
  {
    rows,
    original,
    sealed,
  }: {
    rows: Pick<RunEvidenceRows, 'classifications'> & { run: { place: number | null } }
    original: Pick<StoredCapture, 'id'>
    sealed: readonly StoredSealed[]
  },
  logged: { has(subjectId: string): boolean },
): boolean {
  const newest = newestOfOriginal(rows.classifications, original.id)
  const { place } = rows.run
  if (newest === undefined || place === null || !sealed.some(({ kind }) => kind === 'plan')) return false
  const outcomes = sealed.find(({ kind }) => kind === 'outcome')
  if (outcomes === undefined || !logged.has(outcomes.subjectId)) return true
  const { status, reason } = parseOutcomeLine(proveLine(place, outcomes.block, outcomes.roots).line)
  const namesNone = status === 'CLASSIFIED' && reason === ''
  return !namesNone && reason !== newest.citationClass
}
