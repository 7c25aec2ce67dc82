import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/cases/operations'
import * as forms from '@veracite/contract/evidence/forms'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { file, namedFile } from './from-request.ts'

const WISH = ['brandId', 'findings', 'runs', 'reference', 'language'] as const
const EMPTY = { findings: [], runs: [], reference: null }

export const cases: Routes = (on) => {
  on.reply(contract.createCase, async ({ services, body }) => {
    const { added, body: made } = await services.cases.create({
      ...EMPTY,
      ...pick(body, ...WISH),
      ...pick(body, 'preparedBy', 'preparedFor', 'purpose'),
    })
    return { status: added ? 201 : 200, body: made }
  })
  on(contract.previewCase, ({ services, body }) =>
    services.cases.preview({ ...EMPTY, ...pick(body, ...WISH) }),
  )
  on(contract.listCases, ({ services, query }) => services.cases.list(query.brandId ?? null, pageOf(query)))
  on.reply(contract.getCaseFile, ({ services, params }) =>
    namedFile('application/zip', services.cases.file(params.caseId)),
  )
  on.reply(contract.getCasePdf, ({ services, params }) =>
    namedFile('application/pdf', services.cases.pdf(params.caseId)),
  )
  on.reply(forms.getCaseWebArchive, ({ services, params }) =>
    namedFile('application/wacz', services.cases.webArchive(params.caseId)),
  )
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
  on.reply(forms.getRunWebArchive, ({ services, params: { runId } }) =>
    namedFile('application/wacz', services.forms.webArchive({ runId })),
  )
}
