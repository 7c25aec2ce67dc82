import * as contract from '@veracite/contract/evidence/forms'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountForms(mount: Mount, { forms, cases }: Pick<Services['admin'], 'forms' | 'cases'>): void {
  mount(contract.getRunAttestation, async ({ params, scope }) => ({
    status: 200,
    body: await forms.attestation({ runId: params.runId, scope }),
  }))
  mount(contract.getRunStatement, async ({ params, scope }) =>
    file(await forms.transparentStatement({ runId: params.runId, scope }), {
      type: 'application/cose; cose-type="cose-sign1"',
      name: `run-${params.runId}.cose`,
    }),
  )
  mount(contract.getRunWebArchive, async ({ params, scope }) => {
    const { name, bytes } = await forms.webArchive({ runId: params.runId, scope })
    return file(bytes, { type: 'application/wacz', name })
  })
  mount(contract.getCaseWebArchive, async ({ params }) => {
    const { name, bytes } = await cases.webArchive(params.caseId)
    return file(bytes, { type: 'application/wacz', name })
  })
}

const file = (body: Uint8Array, { type, name }: { type: string; name: string }) => ({
  status: 200 as const,
  body,
  headers: {
    'content-type': type,
    // A run that was found has an id without quotes; one that was not has no file.
    'content-disposition': `attachment; filename="${name}"`,
  },
})
