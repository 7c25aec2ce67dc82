import * as operations from '@veracite/contract/evidence/public'
import { defineTool } from '../tool.ts'

export const lookupEvidenceHash = defineTool(operations.getPublicEvidence, 'lookup_evidence_hash', {
  orMiss: true,
  call: async (services, { hash }) => ({
    value: { ...(await services.lookupHash({ hash: hash.toLowerCase() })) },
  }),
})

export const checkEvidenceContent = defineTool(operations.checkPublicEvidence, 'check_evidence_content', {
  orMiss: true,
  call: async (services, { hash, content }) => ({
    value: { ...(await services.checkContent({ hash: hash.toLowerCase(), content })) },
  }),
})
