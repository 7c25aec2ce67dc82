import * as contract from '@veracite/contract/runs/review'
import { type Caller, signatureOf } from '@veracite/core/access/caller'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'
import { storable } from './storable.ts'

export function mountReview(
  mount: Mount,
  services: Pick<Services['admin'], 'review' | 'requestReclassification' | 'requestBrandReclassification'>,
): void {
  mount(contract.reclassifyRun, async ({ params }) => ({
    status: 202,
    body: await services.requestReclassification({ runId: params.runId }),
  }))
  mount(contract.reclassifyBrand, async ({ params }) => ({
    status: 202,
    body: await services.requestBrandReclassification({ brandId: params.brandId }),
  }))
  mount(contract.listReview, async ({ params, query, scope }) => ({
    status: 200,
    body: await services.review.list(params.brandId, pageOf(query), scope),
  }))
  mount(contract.settleReview, async ({ params, body, caller }) => ({
    status: 201,
    body: await services.review.settle(params.runId, {
      class: body.class,
      claims: body.claims ?? null,
      ...signed(caller, body),
    }),
  }))
  mount(contract.answerReview, async ({ params, body, caller }) => ({
    status: 201,
    body: await services.review.answer(params.runId, {
      answer: body.answer,
      wrong: body.statements ?? null,
      ...signed(caller, body),
    }),
  }))
  mount(contract.undoReview, async ({ params, caller }) => ({
    status: 200,
    body: await services.review.undo(params.runId, signatureOf(caller, undefined)),
  }))
}

const signed = (caller: Caller, { by, note }: { by?: string; note?: string }) => ({
  by: storable('by', signatureOf(caller, by)),
  note: note === undefined ? null : storable('note', note),
})
