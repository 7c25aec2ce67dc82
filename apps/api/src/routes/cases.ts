import * as contract from '@veracite/contract/cases/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountCases(mount: Mount, { cases }: Pick<Services['admin'], 'cases'>): void {
  mount(contract.createCase, async ({ body }) => {
    const {
      brandId,
      findings = [],
      runs = [],
      reference = null,
      preparedBy = null,
      preparedFor = null,
      purpose = null,
    } = body
    const { added, body: made } = await cases.create({
      brandId,
      findings,
      runs,
      reference,
      preparedBy,
      preparedFor,
      purpose,
    })
    return { status: added ? 201 : 200, body: made }
  })
  mount(contract.listCases, async ({ query, accounts }) => ({
    status: 200,
    body: await cases.list(query.brandId ?? null, { ...pageOf(query), accounts }),
  }))
  mount(contract.getCase, async ({ params }) => ({ status: 200, body: await cases.get(params.caseId) }))
  mount(contract.getCaseContents, async ({ params }) => ({
    status: 200,
    body: await cases.contents(params.caseId),
  }))
  mount(contract.getCaseFile, async ({ params }) => {
    const { name, bytes } = await cases.file(params.caseId)
    return {
      status: 200,
      body: bytes,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    }
  })
}
