import * as contract from '@veracite/contract/exports/operations'
import type { Caller } from '@veracite/core/access/caller'
import { EXPORT_KINDS, type ExportKindName } from '@veracite/core/exports/all-kinds'
import type { ExportFormatName } from '@veracite/core/exports/export-format'
import type { ExportFilter, ExportKind } from '@veracite/core/exports/export-kind'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import type { RateLimiter, VisibleAccounts } from '@veracite/terms/ports'
import { takeOne } from '../http/limit.ts'
import type { Mount } from '../http/mount.ts'

export interface ExportOptions {
  /** Counts exports that are begun, by caller. Null: unlimited. */
  limiter: RateLimiter | null
}

type Query = Partial<Record<'brandId' | 'cut' | 'after' | 'skip', string>> & { format?: ExportFormatName }

export function mountExports(
  mount: Mount,
  { exports }: Pick<Services['admin'], 'exports'>,
  { limiter }: ExportOptions,
): void {
  mount(contract.listExports, async () => ({ status: 200, body: exports.list() }))

  const answer =
    (kind: ExportKindName) =>
    async (call: { query: Query; accounts: VisibleAccounts; caller: Caller; request: Request }) => {
      const { query, accounts, caller, request } = call
      const who = callerKey(caller)
      if (limiter !== null && request.method !== 'HEAD') await takeOne(limiter, who)
      const opened = await exports.open({
        kind,
        format: query.format ?? 'csv',
        brandId: query.brandId?.toLowerCase() ?? null,
        filter: filterOf(kind, query),
        cut: query.cut === undefined ? null : Number(query.cut),
        after: query.after ?? null,
        skip: Number(query.skip ?? 0),
        accounts,
        caller: who,
      })
      const headers = {
        'content-type': opened.contentType,
        'content-disposition': `attachment; filename="${opened.fileName}"`,
        'veracite-as-of': String(opened.asOf),
        'veracite-cut': String(opened.cut),
      }
      return { status: 200 as const, body: opened.bytes, headers }
    }
  mount(contract.exportAnswers, answer('answers'))
  mount(contract.exportClaims, answer('claims'))
  mount(contract.exportFindings, answer('findings'))
  mount(contract.exportRates, answer('rates'))
  mount(contract.exportCorrections, answer('corrections'))
}

const callerKey = ({ kind, id, personId }: Caller): string => `${kind} ${id ?? personId ?? ''}`

function filterOf(kind: ExportKindName, query: Query): ExportFilter {
  const { filters }: ExportKind = EXPORT_KINDS[kind]
  const filter: ExportFilter = {}
  for (const name of filters) {
    const value = (query as ExportFilter)[name]
    if (value !== undefined) filter[name] = name === 'from' || name === 'to' ? momentOf(name, value) : value
  }
  return filter
}

/** A day begins at midnight UTC. */
function momentOf(name: string, value: string): string {
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime()))
    throw invalidInput('Invalid query.', [{ path: `query.${name}`, message: 'is not a time that exists' }])
  return moment.toISOString()
}
