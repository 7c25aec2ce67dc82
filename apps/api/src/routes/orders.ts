import * as contract from '@veracite/contract/orders/operations'
import type { DeclaredStatement } from '@veracite/core/orders/forbidden-statements'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { optionalText, signedBy, storable, timeOf } from './from-request.ts'

export const orders: Routes = (on) => {
  on(contract.recordOrder, ({ services, params, body, caller }) =>
    services.orders.record(params.brandId, {
      kind: body.kind,
      addressee: storable('addressee', body.addressee),
      court: optionalText('court', body.court),
      fileNumber: optionalText('fileNumber', body.fileNumber),
      wording: storable('wording', body.wording),
      documentSha256: body.documentSha256 ?? null,
      sentAt: timeOf('sentAt', body.sentAt ?? null),
      receivedAt: timeOf('receivedAt', body.receivedAt ?? null),
      holdsFrom: timeOf('holdsFrom', body.holdsFrom ?? null),
      statements: body.statements.map(
        (one, i): DeclaredStatement => ({
          words: storable(`statements.${i}.words`, one.words),
          ...(one.findingId !== undefined && { findingId: one.findingId.toLowerCase() }),
          ...pick(one, 'predicate', 'value'),
          ...(one.product !== undefined && { product: storable(`statements.${i}.product`, one.product) }),
        }),
      ),
      engines: body.engines,
      promptIds: body.promptIds,
      samples: body.samples ?? 1,
      everyHours: body.everyHours ?? 24,
      looks: body.looks ?? 30,
      supersedes: body.supersedes?.toLowerCase() ?? null,
      by: signedBy(caller, body.by),
    }),
  )
  on(contract.withdrawOrder, ({ services, params, body, caller }) =>
    services.orders.withdraw(params.orderId, {
      reason: storable('reason', body.reason),
      by: signedBy(caller, body.by),
    }),
  )
  on.reply(contract.makeOrderCase, async ({ services, params, body }) => {
    const { stored, added } = await services.orders.makeCase(params.orderId, {
      preparedBy: body.preparedBy ?? null,
      preparedFor: body.preparedFor ?? null,
      ...pick(body, 'language'),
    })
    return { status: added ? 201 : 200, body: await services.cases.get(stored.id) }
  })
}
