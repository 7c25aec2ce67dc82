import { pageOf } from '@veracite/contract/base/use-case'
import { listRuns } from '@veracite/contract/runs/operations'
import { getEvidenceBundle, getRunEvidence, verifyRun } from '@veracite/contract/runs/public'
import * as review from '@veracite/contract/runs/review'
import { verifyRunTimes } from '@veracite/contract/runs/verifications'
import { signatureOf } from '@veracite/core/access/caller'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { noteOf, signedBy } from './from-request.ts'

export const runs: Routes = (on) => {
  on(getRunEvidence, ({ services, params: { runId } }) => services.getEvidence({ runId }))
  // The contract's route asks up to three times; the operator's as often as it says.
  on(verifyRun, ({ services, params: { runId }, idempotency }) =>
    services.requestVerification({ runId, idempotency }),
  )
  on(verifyRunTimes, ({ services, params: { runId }, body: { times } }) =>
    services.requestVerification({ runId, idempotency: null, times }),
  )
  on.reply(getEvidenceBundle, async ({ services, params: { runId }, query }) => {
    const asked = { runId, ...pick(query, 'language') }
    if (query.format !== 'html') return { status: 200, body: await services.getBundle(asked) }
    const { html, contentSecurityPolicy } = await services.getBundleHtml(asked)
    return {
      status: 200,
      body: html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
      },
    }
  })
  on(listRuns, ({ services, params, query }) => {
    const filter = {
      ...pick(query, 'engine', 'intent', 'status'),
      ...(query.class && { citationClass: query.class }),
    }
    return services.runs.list(params.scanId, filter, pageOf(query))
  })
}

export const reviews: Routes = (on) => {
  on(review.reclassifyRun, ({ services, params: { runId } }) => services.requestReclassification({ runId }))
  on(review.reclassifyBrand, ({ services, params: { brandId } }) =>
    services.requestBrandReclassification({ brandId }),
  )
  on(review.settleReview, ({ services, params, body, caller }) =>
    services.review.settle(params.runId, {
      class: body.class,
      claims: body.claims ?? null,
      by: signedBy(caller, body.by),
      note: noteOf(body.note),
    }),
  )
  on(review.answerReview, ({ services, params, body, caller }) =>
    services.review.answer(params.runId, {
      answer: body.answer,
      wrong: body.statements ?? null,
      by: signedBy(caller, body.by),
      note: noteOf(body.note),
    }),
  )
  on(review.undoReview, ({ services, params, caller }) =>
    services.review.undo(params.runId, signatureOf(caller, undefined)),
  )
}
