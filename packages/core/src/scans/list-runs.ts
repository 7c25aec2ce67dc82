import { notFound } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { AskedPage } from '@veracite/terms/page'
import { surfaceOf } from '@veracite/terms/vocabulary'
import type { Scope } from '../access/scope.ts'
import type { RunFilter, RunStore } from '../runs/run-store.ts'
import type { ScanStore } from './scan-store.ts'

export const adminRuns = (deps: {
  scans: Pick<ScanStore, 'find'>
  runs: Pick<RunStore, 'listForScan'>
  scope: Scope
}) => ({
  async list(scanId: string, filter: RunFilter, page: AskedPage) {
    if (!(await deps.scans.find(scanId, deps.scope))) throw notFound('scan')
    const { total, items, nextCursor } = await deps.runs.listForScan(scanId, filter, page)
    return {
      total,
      items: items.map(({ accessKind, grade, ...run }) => ({
        ...run,
        ...originBody(run.origin),
        ...(accessKind !== null && { surface: surfaceOf(accessKind), grade }),
      })),
      nextCursor,
    }
  },
})
