import * as contract from '@veracite/contract/admin-review'
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
  mount(contract.listReview, async ({ params, query }) => ({
    status: 200,
    body: await services.review.list(params.brandId, pageOf(query)),
  }))
  mount(contract.settleReview, async ({ params, body }) => ({
    status: 201,
    body: await services.review.settle(params.runId, {
      class: body.class,
      claims: body.claims ?? null,
      ...signed(body),
    }),
  }))
  mount(contract.answerReview, async ({ params, body }) => ({
    status: 201,
    body: await services.review.answer(params.runId, {
      answer: body.answer,
      wrong: body.statements ?? null,
      ...signed(body),
    }),
  }))
  mount(contract.undoReview, async ({ params }) => ({
    status: 200,
    body: await services.review.undo(params.runId, 'operator'),
  }))
}

const signed = ({ by, note }: { by?: string; note?: string }) => ({
  by: storable('by', by ?? 'operator'),
  note: note === undefined ? null : storable('note', note),
})
