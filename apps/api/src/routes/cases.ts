import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/cases/operations'
import * as forms from '@veracite/contract/evidence/forms'
import type { Routes } from '../http/mount.ts'
import { file, pick } from './from-request.ts'

const EMPTY = { findings: [], runs: [], reference: null }

export const cases: Routes = (on) => {
  on.reply(contract.createCase, async ({ services, body }) => {
    const { added, body: made } = await services.cases.create({
      ...EMPTY,
      ...pick(
        body,
        'brandId',
        'findings',
        'runs',
        'reference',
        'preparedBy',
        'preparedFor',
        'purpose',
        'language',
      ),
    })
    return { status: added ? 201 : 200, body: made }
  })
  on(contract.previewCase, ({ services, body }) =>
    services.cases.preview({
      ...EMPTY,
      ...pick(body, 'brandId', 'findings', 'runs', 'reference', 'language'),
    }),
  )
  on(contract.listCases, ({ services, query }) => services.cases.list(query.brandId ?? null, pageOf(query)))
  on.reply(contract.getCaseFile, async ({ services, params }) => {
    const { name, bytes } = await services.cases.file(params.caseId)
    return file(bytes, { type: 'application/zip', name })
  })
  on.reply(contract.getCasePdf, async ({ services, params }) => {
    const { name, bytes } = await services.cases.pdf(params.caseId)
    return file(bytes, { type: 'application/pdf', name })
  })
  on.reply(forms.getCaseWebArchive, async ({ services, params }) => {
    const { name, bytes } = await services.cases.webArchive(params.caseId)
    return file(bytes, { type: 'application/wacz', name })
  })
}

/** The evidence of one run in forms that others verify. */
export const evidenceForms: Routes = (on) => {
  on(forms.getRunAttestation, ({ services, params: { runId } }) => services.forms.attestation({ runId }))
  on.reply(forms.getRunStatement, async ({ services, params: { runId } }) =>
    // A run that was found has an id without quotes; one that was not has no file.
    file(await services.forms.transparentStatement({ runId }), {
      type: 'application/cose; cose-type="cose-sign1"',
      name: `run-${runId}.cose`,
    }),
  )
  on.reply(forms.getRunWebArchive, async ({ services, params: { runId } }) => {
    const { name, bytes } = await services.forms.webArchive({ runId })
    return file(bytes, { type: 'application/wacz', name })
  })
}
