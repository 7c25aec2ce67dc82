import * as contract from '@veracite/contract/documents/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountDocuments(mount: Mount, { documents }: Pick<Services['admin'], 'documents'>): void {
  mount(contract.addDocument, async ({ params, body, caller, abortSignal }) => ({
    status: 201,
    body: await documents.upload(params.brandId, { ...body, by: caller }, abortSignal()),
  }))
  mount(contract.listDocuments, async ({ params, query }) => ({
    status: 200,
    body: await documents.list(params.brandId, pageOf(query)),
  }))
  mount(contract.getDocumentFile, async ({ params }) => {
    const { document, content } = await documents.file(params.documentId)
    return {
      status: 200,
      body: content,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
        // Somebody else made it: no browser shows it.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    }
  })
}
