import { type BundleSealed, MAX_LINES } from '@veracite/verify/bundle/bundle'
import { type PlanManifest, parseManifest } from '@veracite/verify/bundle/manifest'
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

/** The plan and the outcomes of the run's scan, each with this run's line; null if there are none (yet). */
export function sealedOf({ rows, sealed, proofs }: SealedInput): {
  plan: BundleSealed | null
  outcomes: BundleSealed | null
} {
  const { place } = rows.run
  const carried = (kind: StoredSealed['kind']): BundleSealed | null => {
    const stored = sealed.find((candidate) => candidate.kind === kind)
    if (stored === undefined || place === null) return null
    const { line, path } = proveLine(place, stored.block, stored.roots)
    return {
      ...loggedManifest(stored, proofs.get(stored.subjectId) ?? null),
      line,
      path: path.map(base64Encode),
      lines: linesOf(stored),
      ...(kind === 'plan' && { history: historyOf(stored), promptPath: promptPathOf(stored, place) }),
    }
  }
  return { plan: carried('plan'), outcomes: carried('outcome') }
}

/** Counts of earlier questions to this engine with this prompt. */
function historyOf({ history }: StoredSealed): { line: string; path: string[] } | null {
  if (history === null) return null
  const { line, path } = proveLine(history.place, history.block, history.roots)
  return { line, path: path.map(base64Encode) }
}

function promptPathOf({ body, prompts }: StoredSealed, place: number): string[] | null {
  if (prompts === null) return null
  const parsed = parseManifest(body)
  if (parsed.kind !== 'plan') return null
  const { prompt } = cellOf(parsed.manifest, place)
  return inclusionProof(prompts.map(lineHash), prompt).map(base64Encode)
}

export function planOf(sealed: readonly StoredSealed[]): PlanManifest | null {
  const stored = sealed.find(({ kind }) => kind === 'plan')
  const parsed = stored && parseManifest(stored.body)
  return parsed?.kind === 'plan' ? parsed.manifest : null
}

/** Null if there are more than a bundle carries. */
export function linesOf({ lines }: StoredSealed): string[] | null {
  const list = lines?.split('\n') ?? null
  return list !== null && list.length <= MAX_LINES ? list : null
}
