import * as contract from '@veracite/contract/facts/operations'
import type { FactFilter } from '@veracite/core/facts/fact-store'
import type { Services } from '@veracite/core/services'
import type { FactState } from '@veracite/terms/vocabulary'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

type Facts = Pick<Services['admin'], 'facts'>

export function mountAdminFacts(mount: Mount, { facts }: Facts): void {
  mount(contract.addFacts, async ({ params, body, caller }) => ({
    status: 201,
    body: await facts.add(params.brandId, body.facts.map(entered), { by: caller }),
  }))
  mount(contract.changeFact, async ({ params, body, caller }) => ({
    status: 200,
    body: await facts.change(
      params.factId,
      {
        value: body.value,
        note: body.note ?? null,
        because: body.because ?? 'mistaken',
        ...daysOf(body),
      },
      { by: caller },
    ),
  }))
  mount(contract.withdrawFact, async ({ params, query, caller }) => ({
    status: 200,
    body: await facts.withdraw(params.factId, { by: caller, why: query.reason ?? null }),
  }))
  mount(contract.restoreFact, async ({ params, query, caller }) => ({
    status: 200,
    body: await facts.restore(params.factId, { by: caller, why: query.reason ?? null }),
  }))
  mount(contract.setFactDays, async ({ params, body, caller }) => ({
    status: 200,
    body: await facts.setDays(params.factId, daysOf(body), { by: caller, why: body.reason ?? null }),
  }))
  mount(contract.previewFacts, async ({ params, body, abortSignal }) => ({
    status: 200,
    body: await facts.preview(
      params.brandId,
      (body.facts ?? []).map(entered),
      {
        withdraw: body.withdraw ?? [],
        restore: body.restore ?? [],
        approve: body.approve ?? [],
        days: (body.days ?? []).map(({ factId, ...days }) => ({ factId, ...daysOf(days) })),
      },
      abortSignal(),
    ),
  }))
  mountLooking(mount, { facts })
  mountDeciding(mount, { facts })
}

function mountLooking(mount: Mount, { facts }: Facts): void {
  mount(contract.listOwnFacts, async ({ params, query }) => ({
    status: 200,
    body: await facts.list(params.brandId, filterOf(query), pageOf(query)),
  }))
  mount(contract.exportFacts, async ({ params, query }) => {
    const { name, contentType, chunks } = await facts.export(
      params.brandId,
      filterOf(query),
      query.format ?? 'jsonl',
    )
    return {
      status: 200,
      body: chunks,
      headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` },
    }
  })
  mount(contract.getFact, async ({ params }) => ({ status: 200, body: await facts.get(params.factId) }))
}

function mountDeciding(mount: Mount, { facts }: Facts): void {
  mount(contract.approveFacts, async ({ params, body, caller }) => ({
    status: 200,
    body: await facts.approve(params.brandId, {
      factIds: body.factIds ?? null,
      by: caller,
      why: body.reason ?? null,
    }),
  }))
  mount(contract.refuseFacts, async ({ params, body, caller }) => ({
    status: 200,
    body: await facts.refuse(params.brandId, {
      factIds: body.factIds ?? null,
      by: caller,
      why: body.reason,
    }),
  }))
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
