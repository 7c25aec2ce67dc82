import * as operations from '@veracite/contract/public-evidence'
import { inputOf, outputOf } from '../schemas.ts'
import { defineTool, READS } from '../tool.ts'

export const lookupEvidenceHash = defineTool(operations.getPublicEvidence, {
  name: 'lookup_evidence_hash',
  title: 'Look up an evidence hash',
  description:
    'Tell whether a response with this SHA-256 was captured, with minimal metadata. found false is a normal answer, not an error. Never returns the raw response.',
  annotations: READS,
  scope: null,
  input: inputOf(operations.getPublicEvidence),
  output: outputOf(operations.getPublicEvidence, { orMiss: true }),
  call: async (services, { hash }) => ({
    value: { ...(await services.lookupHash({ hash: hash.toLowerCase() })) },
  }),
})

export const checkEvidenceContent = defineTool(operations.checkPublicEvidence, {
  name: 'check_evidence_content',
  title: 'Check content against a hash',
  description:
    'Compare content you hold with a captured hash: the service computes the SHA-256 of content exactly as given (every character counts) and answers verified or modified. Nothing is stored. found false means the hash was never captured.',
  annotations: READS,
  scope: null,
  input: inputOf(operations.checkPublicEvidence),
  output: outputOf(operations.checkPublicEvidence, { orMiss: true }),
  call: async (services, { hash, content }) => ({
    value: { ...(await services.checkContent({ hash: hash.toLowerCase(), content })) },
  }),
})
