import * as contract from '@veracite/contract/documents/operations'
import * as registers from '@veracite/contract/registers/operations'
import type { Routes } from '../http/mount.ts'

export const documents: Routes = (on) => {
  on(contract.addDocument, ({ services, params, body, caller, abortSignal }) =>
    services.documents.upload(params.brandId, { ...body, by: caller }, abortSignal()),
  )
  on.reply(contract.getDocumentFile, async ({ services, params }) => {
    const { document, content } = await services.documents.file(params.documentId)
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
  on(registers.lookUpRegister, ({ services, params, body, caller, request }) =>
    services.registers.lookUp(
      params.brandId,
      { register: body.register, id: body.id ?? null, name: body.name ?? null, by: caller },
      request.signal,
    ),
  )
}
