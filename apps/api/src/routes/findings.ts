import { exactPageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/findings/operations'
import * as ranking from '@veracite/contract/findings/ranking'
import { listSources } from '@veracite/contract/sources/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { noteOf, signedBy, storable } from './from-request.ts'

export const findings: Routes = (on) => {
  on(ranking.rankFindings, ({ services, params, query }) => {
    const filter = {
      by: query.by ?? 'statement',
      states: query.state ? [query.state] : (['open', 'returned'] as const),
      ...pick(query, 'engine', 'origin'),
      isNew: query.new === 'yes',
    }
    const page = { limit: Number(query.limit ?? 100), start: Number(query.start ?? 0) }
    return services.ranking.rank(params.brandId, filter, page)
  })
  on(ranking.setGravity, ({ services, params, body }) =>
    services.ranking.setGravity(params.brandId, {
      predicate: body.predicate,
      about: body.about == null ? null : storable('about', body.about),
      gravity: body.gravity,
    }),
  )
  on(contract.settleFinding, ({ services, params, body, caller }) =>
    services.findings.settle(params.findingId, {
      by: signedBy(caller, body.by),
      note: storable('note', body.note),
    }),
  )
  on(contract.reopenFinding, ({ services, params, body, caller }) =>
    services.findings.reopen(params.findingId, { by: signedBy(caller, body.by), note: noteOf(body.note) }),
  )
  on(contract.rebuildFindings, ({ services, params: { brandId } }) =>
    services.requestFindingsRebuild({ brandId }),
  )
  on(listSources, ({ services, params, query }) => services.sources.list(params.brandId, exactPageOf(query)))
}
