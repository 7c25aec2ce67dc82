import { type BundleSealed, MAX_LINES } from '@veracite/verify/bundle/bundle'
import { type AppPlanManifest, manifestIn, type PlanManifest } from '@veracite/verify/bundle/manifest'
import { lineHash } from '@veracite/verify/bundle/sampling-lines'
import { cellOf } from '@veracite/verify/bundle/verify-plan'
import { base64Encode } from '@veracite/verify/bytes'
import { inclusionProof } from '@veracite/verify/log/merkle'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import { proveLine } from '../log/sealed-list.ts'
import type { StoredSealed } from './bundle-port.ts'
import { loggedManifest } from './logged-manifest.ts'

interface SealedInput {
  rows: { run: { place: number | null } }
  sealed: readonly StoredSealed[]
  proofs: ReadonlyMap<string, ProvenLeaf>
}

/** The plan of the run's scan, or for the person who brought it, and the outcomes, each with this run's line; null if there are none (yet). */
export function sealedOf({ rows, sealed, proofs }: SealedInput): {
  plan: BundleSealed | null
  outcomes: BundleSealed | null
} {
  const { place } = rows.run
  const carried = (...kinds: StoredSealed['kind'][]): BundleSealed | null => {
    const stored = sealed.find(({ kind }) => kinds.includes(kind))
    if (stored === undefined || place === null) return null
    const proven = proofs.get(stored.subjectId) ?? null
    const logged = { ...loggedManifest(stored, proven), lines: linesOf(stored) }
    if (stored.kind === 'app_plan') return { ...logged, line: appPlanIn(stored).slots[place] ?? '', path: [] }
    const { line, path } = proveLine(place, stored.block, stored.roots)
    return {
      ...logged,
      line,
      path: path.map(base64Encode),
      ...(stored.kind === 'plan' && { history: historyOf(stored), promptPath: promptPathOf(stored, place) }),
    }
  }
  return { plan: carried('plan', 'app_plan'), outcomes: carried('outcome', 'app_outcome') }
}

/** Without an outcome of slots that is on its way to the log: until then the plan is not over. */
export const sealedInLog = (
  sealed: readonly StoredSealed[],
  logged: { has(subjectId: string): boolean },
): StoredSealed[] => sealed.filter(({ kind, subjectId }) => kind !== 'app_outcome' || logged.has(subjectId))

/** The slot that the run fills, and what became of all of them; null where it was not brought for a plan. */
export function slotOf({ rows, sealed }: Pick<SealedInput, 'rows' | 'sealed'>) {
  const { place } = rows.run
  const [plan, outcome] = ['app_plan', 'app_outcome'].map((wanted) =>
    sealed.find(({ kind }) => kind === wanted),
  )
  if (plan === undefined || place === null) return null
  return {
    slot: place + 1,
    plan: appPlanIn(plan),
    outcome: outcome ? manifestIn(outcome.body, 'app-outcome') : null,
  }
}

function appPlanIn({ body }: StoredSealed): AppPlanManifest {
  const plan = manifestIn(body, 'app-plan')
  if (plan === null) throw new Error('The manifest is no plan for people.')
  return plan
}

/** Counts of earlier questions to this engine with this prompt. */
function historyOf({ history }: StoredSealed): { line: string; path: string[] } | null {
  if (history === null) return null
  const { line, path } = proveLine(history.place, history.block, history.roots)
  return { line, path: path.map(base64Encode) }
}

function promptPathOf({ body, prompts }: StoredSealed, place: number): string[] | null {
  const plan = prompts && manifestIn(body, 'plan')
  if (!plan) return null
  const { prompt } = cellOf(plan, place)
  return inclusionProof(prompts.map(lineHash), prompt).map(base64Encode)
}

export function planOf(sealed: readonly StoredSealed[]): PlanManifest | null {
  const stored = sealed.find(({ kind }) => kind === 'plan')
  return stored ? manifestIn(stored.body, 'plan') : null
}

/** Null if there are more than a bundle carries. */
export function linesOf({ lines }: StoredSealed): string[] | null {
  const list = lines?.split('\n') ?? null
  return list !== null && list.length <= MAX_LINES ? list : null
}
