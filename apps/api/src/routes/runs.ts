import { getEvidenceBundle, getRunEvidence, verifyRun } from '@veracite/contract/runs/public'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountRuns(
  mount: Mount,
  services: Pick<Services, 'getEvidence' | 'requestVerification' | 'getBundle' | 'getBundleHtml'>,
): void {
  mount(getRunEvidence, async ({ params, scope }) => ({
    status: 200,
    body: await services.getEvidence({ runId: params.runId, scope }),
  }))

  mount(verifyRun, async ({ params, idempotency, scope }) => ({
    status: 202,
    body: await services.requestVerification({ runId: params.runId, scope, idempotency }),
  }))

  mount(getEvidenceBundle, async ({ params, query, scope }) => {
    const asked = { runId: params.runId, scope }
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
