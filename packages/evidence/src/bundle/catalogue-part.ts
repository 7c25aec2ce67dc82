import { sha256Hex } from '@veracite/terms/digest'
import { type BundleEvent, type BundleImport, MAX_IMPORTS } from '@veracite/verify/bundle/bundle'
import { MAX_ITEMS } from '@veracite/verify/bundle/limits'
import { base64Encode } from '@veracite/verify/bytes'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { RunEvidenceRows } from '../records/evidence-rows.ts'
import type { StoredImport, WantedImport } from './bundle-port.ts'
import { classificationsIn, loggedManifest } from './logged-manifest.ts'

/** The imports that classifications of a run took facts from, and the items that say them. */
export function importsUsed(rows: Pick<RunEvidenceRows, 'classifications'>): WantedImport[] {
  const wanted = new Map<string, Set<string>>()
  for (const { catalogue } of rows.classifications.flatMap(({ facts }) => facts)) {
    if (catalogue === undefined) continue
    const items = wanted.get(catalogue.importId) ?? new Set()
    wanted.set(catalogue.importId, items)
    if (catalogue.item !== null) items.add(catalogue.item.id)
  }
  return [...wanted]
    .slice(0, MAX_IMPORTS)
    .map(([importId, itemIds]) => ({ importId, itemIds: [...itemIds].slice(0, MAX_ITEMS) }))
}

interface CatalogueInput {
  imports: readonly StoredImport[]
  facts: readonly { id: string; source: { sha256: string | null } }[]
  proofs: ReadonlyMap<string, ProvenLeaf>
}

/**
 * What proves the facts of a catalogue that the bundle shows: as far as a classification in it names them, and nothing
 * else. Bundles without such facts have no such member.
 */
export function cataloguePart(
  { imports, facts, proofs }: CatalogueInput,
  lists: Record<'classification' | 'verification', BundleEvent[]>,
): { catalogue?: BundleImport[] } {
  const named = namedIn([...lists.classification, ...lists.verification])
  const leafOf = new Map(facts.map(({ id, source }) => [id, source.sha256]))
  const carried = imports.flatMap((stored): BundleImport[] => {
    const ids = named.get(sha256Hex(stored.body)) ?? []
    const leaves = new Set(ids.filter((id) => leafOf.has(id)).map((id) => leafOf.get(id)))
    const proven = proofs.get(stored.subjectId)
    if (leaves.size === 0 || proven === undefined) return []
    const items = stored.items.filter(({ leaf }) => leaves.has(leaf))
    return [
      {
        ...loggedManifest(stored, proven),
        items: items.map(({ json, index, path }) => ({ json, index, path: path.map(base64Encode) })),
      },
    ]
  })
  return carried.length === 0 ? {} : { catalogue: carried }
}

/** The ids of the facts that signed classifications take from each import. */
function namedIn(events: readonly BundleEvent[]): Map<string, string[]> {
  const named = new Map<string, string[]>()
  for (const { id, import: of } of classificationsIn(events).flatMap(({ facts }) => facts))
    if (of !== null) named.set(of, [...(named.get(of) ?? []), id])
  return named
}
