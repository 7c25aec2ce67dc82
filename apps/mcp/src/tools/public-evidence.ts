import * as z from 'zod'
import { defineTool, Hash, READS } from '../tool.ts'

export const lookupEvidenceHash = defineTool({
  name: 'lookup_evidence_hash',
  title: 'Look up an evidence hash',
  description:
    'Tell whether a response with this SHA-256 was captured, with minimal metadata. found false is a normal answer, not an error. Never returns the raw response.',
  annotations: READS,
  scope: null,
  input: z.strictObject({ hash: Hash }),
  output: z.looseObject({ found: z.boolean() }),
  call: async (services, { hash }) => ({
    value: { ...(await services.lookupHash({ hash: hash.toLowerCase() })) },
  }),
})

export const checkEvidenceContent = defineTool({
  name: 'check_evidence_content',
  title: 'Check content against a hash',
  description:
    'Compare content you hold with a captured hash: the service computes the SHA-256 of content exactly as given (every character counts) and answers verified or modified. Nothing is stored. found false means the hash was never captured.',
  annotations: READS,
  scope: null,
  input: z.strictObject({
    hash: Hash,
    content: z.string().min(1).describe('The exact text to check, unmodified.'),
  }),
  output: z.looseObject({
    found: z.boolean(),
    match: z.boolean().optional(),
    verdict: z.enum(['verified', 'modified']).optional(),
    submitted_sha256: z.string().optional(),
    captured_at: z.string().optional(),
  }),
  call: async (services, { hash, content }) => ({
    value: { ...(await services.checkContent({ hash: hash.toLowerCase(), content })) },
  }),
})
