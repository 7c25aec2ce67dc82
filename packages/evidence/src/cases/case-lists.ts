import { sha256Hex } from '@veracite/terms/digest'
import { listPath, writeLines } from '@veracite/verify/case/case-parts'
import type { RunForBundle } from '../bundle/read-run.ts'
import { linesOf } from '../bundle/sealed-manifests.ts'
import type { StoredPart } from './stored-case.ts'

/** Outcome lists of the scans in the case: each once, though every bundle of its scan uses it. */
export function listParts(runs: readonly Pick<RunForBundle, 'sealed'>[]): StoredPart[] {
  const parts = new Map<string, StoredPart>()
  for (const stored of runs.flatMap(({ sealed }) => sealed)) {
    const lines = stored.kind === 'outcome' ? linesOf(stored) : null
    if (lines === null) continue
    const bytes = writeLines(lines)
    const path = listPath(sha256Hex(bytes))
    parts.set(path, { path, bytes })
  }
  return [...parts.values()]
}
