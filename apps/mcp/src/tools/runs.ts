import { Type } from '@sinclair/typebox'
import { BundleFormatName } from '@veracite/contract/base/schemas'
import * as operations from '@veracite/contract/runs/public'
import { fitToBudget } from '../fit-to-budget.ts'
import { bundleLink } from '../links.ts'
import { AnyObject } from '../schemas.ts'
import { summarise } from '../summarise-bundle.ts'
import { ABOUT, defineTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

/** Every field of the evidence that quotes an engine or a page. */
const IN_EVIDENCE = [
  'rawResponse',
  'answer',
  'snapshot',
  'classifications[].excerpt',
  'classifications[].mentions',
  'classifications[].claims',
  'classifications[].needsReview',
  'needsReview',
  'readings',
  'captures',
]

/** Histories are oldest first; when one is long, the newest entries matter. */
const KEEP_END = ['classifications', 'readings', 'verifications', 'captures', 'timeline', 'custody']

export const getRunEvidence = defineTool(operations.getRunEvidence, 'get_run_evidence', {
  about: ABOUT,
  output: { runId: Type.String(), snapshot: Type.Union([AnyObject, Type.Null()]) },
  async call(services, { runId }) {
    const { value, truncatedFields } = fitToBudget(await services.getEvidence({ runId }), KEEP_END)
    return {
      value: {
        ...markUntrusted(IN_EVIDENCE, value),
        ...(truncatedFields && { truncatedFields, whole: bundleLink(value.runId, 'json').uri }),
      },
    }
  },
})

export const reverifyRun = defineTool(operations.verifyRun, 'reverify_run', {
  about: ABOUT,
  call: async (services, { runId }) => ({
    value: { ...(await services.requestVerification({ runId, idempotency: null })) },
  }),
})

const SummaryOutput = {
  format: BundleFormatName,
  runId: Type.String(),
  citationClass: Type.String(),
  proof: AnyObject,
  hashes: AnyObject,
  statement: AnyObject,
  whole: Type.String(),
}

export const getEvidenceBundle = defineTool(operations.getEvidenceBundle, 'get_evidence_bundle', {
  about: { ...ABOUT, format: 'Of the whole: json, or html to print.' },
  output: SummaryOutput,
  async call(services, { runId, format = 'json' }) {
    const bundle = await services.getBundle({ runId, format })
    const link = bundleLink(bundle.run.id, format)
    return { value: summarise(bundle, format, link.uri), links: [link] }
  },
})
