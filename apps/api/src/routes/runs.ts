import { getEvidenceBundle, getRunEvidence, verifyRun } from '@veracite/contract/runs'
import type { Services } from '@veracite/core/services'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Mount } from '../http/mount.ts'

export function mountRuns(
  mount: Mount,
  services: Pick<Services, 'getEvidence' | 'requestVerification' | 'getBundle' | 'getBundleHtml'>,
): void {
  mount(getRunEvidence, async ({ params }) => ({
    status: 200,
    body: await services.getEvidence({ runId: params.runId, scope: EVERY_ACCOUNT }),
  }))

  mount(verifyRun, async ({ params, idempotency }) => ({
    status: 202,
    body: await services.requestVerification({ runId: params.runId, scope: EVERY_ACCOUNT, idempotency }),
  }))

  mount(getEvidenceBundle, async ({ params, query }) => {
    const asked = { runId: params.runId, scope: EVERY_ACCOUNT }
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
}
