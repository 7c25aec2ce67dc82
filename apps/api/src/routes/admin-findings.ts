import * as contract from '@veracite/contract/admin-findings'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'
import { storable } from './storable.ts'

export function mountFindings(mount: Mount, services: Services['admin']): void {
  mount(contract.listFindings, async ({ params, query }) => {
    const { state, engine, origin } = query
    const filter = { ...(state && { state }), ...(engine && { engine }), ...(origin && { origin }) }
    return { status: 200, body: await services.findings.list(params.brandId, filter, pageOf(query)) }
  })
  mount(contract.getFinding, async ({ params }) => ({
    status: 200,
    body: await services.findings.get(params.findingId),
  }))
  mount(contract.settleFinding, async ({ params, body }) => ({
    status: 200,
    body: await services.findings.settle(params.findingId, {
      by: storable('by', body.by ?? 'operator'),
      note: storable('note', body.note),
    }),
  }))
  mount(contract.reopenFinding, async ({ params, body }) => ({
    status: 200,
    body: await services.findings.reopen(params.findingId, {
      by: storable('by', body.by ?? 'operator'),
      note: body.note === undefined ? null : storable('note', body.note),
    }),
  }))
  mount(contract.rebuildFindings, async ({ params }) => ({
    status: 202,
    body: await services.requestFindingsRebuild({ brandId: params.brandId }),
  }))
}
