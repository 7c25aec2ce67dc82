import { pageOf } from '@veracite/contract/base/use-case'
import { getGroundTruth, refreshGroundTruth } from '@veracite/contract/facts/ground-truth'
import * as contract from '@veracite/contract/facts/operations'
import type { FactFilter } from '@veracite/core/facts/fact-store'
import type { FactState } from '@veracite/terms/vocabulary'
import type { Routes } from '../http/mount.ts'
import { file } from './from-request.ts'

export const facts: Routes = (on) => {
  on(getGroundTruth, ({ services, params: { brandId } }) => services.listFacts({ brandId }))
  on(refreshGroundTruth, ({ services, params: { brandId }, idempotency }) =>
    services.requestRefresh({ brandId, idempotency }),
  )
  on(contract.readPage, ({ services, params: { brandId }, body }) =>
    services.requestPageRead({ brandId, url: body.url }),
  )
  on(contract.addFacts, ({ services, params, body, caller }) =>
    services.facts.add(params.brandId, body.facts.map(entered), { by: caller }),
  )
  on(contract.changeFact, ({ services, params, body, caller }) => {
    const { value, note = null, because = 'mistaken' } = body
    return services.facts.change(params.factId, { value, note, because, ...daysOf(body) }, { by: caller })
  })
  on(contract.withdrawFact, ({ services, params, query, caller }) =>
    services.facts.withdraw(params.factId, { by: caller, why: query.reason ?? null }),
  )
  on(contract.restoreFact, ({ services, params, query, caller }) =>
    services.facts.restore(params.factId, { by: caller, why: query.reason ?? null }),
  )
  on(contract.setFactDays, ({ services, params, body, caller }) =>
    services.facts.setDays(params.factId, daysOf(body), { by: caller, why: body.reason ?? null }),
  )
  on(contract.previewFacts, ({ services, params, body, abortSignal }) => {
    const { facts: given = [], withdraw = [], restore = [], approve = [], days = [] } = body
    const change = {
      ...{ withdraw, restore, approve },
      days: days.map(({ factId, ...between }) => ({ factId, ...daysOf(between) })),
    }
    return services.facts.preview(params.brandId, given.map(entered), change, abortSignal())
  })
  on(contract.listOwnFacts, ({ services, params, query }) =>
    services.facts.list(params.brandId, filterOf(query), pageOf(query)),
  )
  on.reply(contract.exportFacts, async ({ services, params, query }) => {
    const format = query.format ?? 'jsonl'
    const { name, contentType, chunks } = await services.facts.export(params.brandId, filterOf(query), format)
    return file(chunks, { type: contentType, name })
  })
  on(contract.approveFacts, ({ services, params, body, caller }) =>
    services.facts.approve(params.brandId, {
      factIds: body.factIds ?? null,
      by: caller,
      why: body.reason ?? null,
    }),
  )
  on(contract.refuseFacts, ({ services, params, body, caller }) =>
    services.facts.refuse(params.brandId, {
      factIds: body.factIds ?? null,
      by: caller,
      why: body.reason,
    }),
  )
}

interface Days {
  validFrom?: string | null
  validUntil?: string | null
}

const daysOf = ({ validFrom = null, validUntil = null }: Days) => ({ validFrom, validUntil })

const entered = ({
  predicate,
  value,
  note,
  ...days
}: { predicate: string; value: unknown; note?: string } & Days) => ({
  predicate,
  value,
  note: note ?? null,
  ...daysOf(days),
})

const filterOf = (query: {
  state?: FactState
  predicate?: string
  source?: string
  text?: string
}): FactFilter => ({
  state: query.state ?? null,
  predicate: query.predicate ?? null,
  sourceKind: query.source ?? null,
  text: query.text ?? null,
})
