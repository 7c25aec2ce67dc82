import * as contract from '@veracite/contract/exports/operations'
import type { Caller } from '@veracite/core/access/caller'
import { EXPORT_KINDS, type ExportKindName } from '@veracite/core/exports/all-kinds'
import type { ExportFilter, ExportKind } from '@veracite/core/exports/export-kind'
import { invalidInput } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { problem } from '@veracite/words/refusals'
import { takeOne } from '../http/limit.ts'
import type { Call, Routes } from '../http/mount.ts'
import { file } from './from-request.ts'

type Asked = Call<typeof contract.exportAnswers>

/** `limiter` counts exports that are begun, by caller. Null: unlimited. */
export const exports =
  (limiter: RateLimiter | null): Routes =>
  (on) => {
    const answer = (kind: ExportKindName) => async (call: Asked) => {
      const { services, query, caller, request } = call
      const who = callerKey(caller)
      if (limiter !== null && request.method !== 'HEAD') await takeOne(limiter, who)
      const opened = await services.exports.open({
        kind,
        format: query.format ?? 'csv',
        brandId: query.brandId?.toLowerCase() ?? null,
        filter: filterOf(kind, query),
        cut: query.cut === undefined ? null : Number(query.cut),
        after: query.after ?? null,
        skip: Number(query.skip ?? 0),
        caller: who,
      })
      const { headers, ...rest } = file(opened.bytes, { type: opened.contentType, name: opened.fileName })
      const moment = { 'veracite-as-of': String(opened.asOf), 'veracite-cut': String(opened.cut) }
      return { ...rest, headers: { ...headers, ...moment } }
    }
    on.reply(contract.exportAnswers, answer('answers'))
    on.reply(contract.exportClaims, answer('claims'))
    on.reply(contract.exportFindings, answer('findings'))
    on.reply(contract.exportRates, answer('rates'))
    on.reply(contract.exportMeasures, answer('measures'))
    on.reply(contract.exportCorrections, answer('corrections'))
  }

const callerKey = ({ kind, id, personId }: Caller): string => `${kind} ${id ?? personId ?? ''}`

function filterOf(kind: ExportKindName, query: Asked['query']): ExportFilter {
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
    throw invalidInput('invalid_query', [problem(`query.${name}`, 'is_no_time')])
  return moment.toISOString()
}
