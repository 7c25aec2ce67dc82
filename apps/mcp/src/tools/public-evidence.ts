import * as operations from '@veracite/contract/evidence/public'
import { inputOf, outputOf } from '../schemas.ts'
import { defineTool, READS } from '../tool.ts'

export const lookupEvidenceHash = defineTool(operations.getPublicEvidence, {
  name: 'lookup_evidence_hash',
  title: 'Look up an evidence hash',
  description:
    'Whether a response with this SHA-256 was captured, with minimal metadata and its place in the log. found false is a normal answer. Never returns the raw response.',
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
    'Compare content with a captured hash: its SHA-256 exactly as given (every character counts), answered verified or modified. Nothing is stored. found false means the hash was never captured.',
  annotations: READS,
  scope: null,
  input: inputOf(operations.checkPublicEvidence),
  output: outputOf(operations.checkPublicEvidence, { orMiss: true }),
  call: async (services, { hash, content }) => ({
    value: { ...(await services.checkContent({ hash: hash.toLowerCase(), content })) },
  }),
})
