import * as contract from '@veracite/contract/findings/operations'
import * as ranking from '@veracite/contract/findings/ranking'
import { signatureOf } from '@veracite/core/access/caller'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'
import { storable } from './storable.ts'

export function mountFindings(mount: Mount, services: Services['admin']): void {
  mount(contract.listFindings, async ({ params, query, scope }) => {
    const { state, engine, origin } = query
    const filter = { ...(state && { state }), ...(engine && { engine }), ...(origin && { origin }) }
    return { status: 200, body: await services.findings.list(params.brandId, filter, pageOf(query), scope) }
  })
  mount(ranking.rankFindings, async ({ params, query }) => {
    const { by, state, engine, origin, limit, start } = query
    const filter = {
      by: by ?? 'statement',
      states: state ? [state] : (['open', 'returned'] as const),
      ...(engine && { engine }),
      ...(origin && { origin }),
      isNew: query.new === 'yes',
    }
    const page = { limit: Number(limit ?? 100), start: Number(start ?? 0) }
    return { status: 200, body: await services.ranking.rank(params.brandId, filter, page) }
  })
  mount(ranking.getGravities, async ({ params }) => ({
    status: 200,
    body: await services.ranking.gravities(params.brandId),
  }))
  mount(ranking.setGravity, async ({ params, body }) => ({
    status: 200,
    body: await services.ranking.setGravity(params.brandId, {
      predicate: body.predicate,
      about: body.about == null ? null : storable('about', body.about),
      gravity: body.gravity,
    }),
  }))
  mount(contract.getFinding, async ({ params, scope }) => ({
    status: 200,
    body: await services.findings.get(params.findingId, scope),
  }))
  mount(contract.settleFinding, async ({ params, body, caller }) => ({
    status: 200,
    body: await services.findings.settle(params.findingId, {
      by: storable('by', signatureOf(caller, body.by)),
      note: storable('note', body.note),
    }),
  }))
  mount(contract.reopenFinding, async ({ params, body, caller }) => ({
    status: 200,
    body: await services.findings.reopen(params.findingId, {
      by: storable('by', signatureOf(caller, body.by)),
      note: body.note === undefined ? null : storable('note', body.note),
    }),
  }))
  mount(contract.rebuildFindings, async ({ params }) => ({
    status: 202,
    body: await services.requestFindingsRebuild({ brandId: params.brandId }),
  }))
}
