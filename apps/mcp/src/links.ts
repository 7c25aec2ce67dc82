import type { BundleFormat } from '@veracite/terms/vocabulary'
import type { ToolLink } from './tool.ts'

export const FORMS = {
  json: { mimeType: 'application/json', title: 'Evidence bundle, whole' },
  html: { mimeType: 'text/html', title: 'Evidence bundle, as a page to print' },
} satisfies Record<BundleFormat, { mimeType: string; title: string }>

export const bundleUri = (runId: string, format: BundleFormat): string =>
  `veracite://runs/${runId}/evidence-bundle.${format}`

/** The whole bundle of a run, as `resources/read` gives it. */
export const bundleLink = (runId: string, format: BundleFormat): ToolLink => ({
  uri: bundleUri(runId, format),
  name: `evidence-bundle-${runId}.${format}`,
  ...FORMS[format],
})
