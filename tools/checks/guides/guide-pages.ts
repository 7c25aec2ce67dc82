/** The pages whose commands a test runs, or which say why a block is not run. */
export const GUIDES = [
  'docs/your-brand.md',
  'docs/facts.md',
  'docs/corrections.md',
  'docs/predicates.md',
  'docs/rest.md',
  'docs/exports.md',
  'docs/reports.md',
  'docs/deliveries.md',
  'docs/operator.md',
  'docs/feeds.md',
  'docs/people.md',
  'docs/self-hosting.md',
  'docs/sizing.md',
  'docs/backup.md',
  'docs/upgrade.md',
  'docs/faq.md',
  'docs/evidence-guide.md',
  'docs/forms.md',
  'docs/relay.md',
  'SECURITY.md',
] as const
export type Guide = (typeof GUIDES)[number]
