import { followGuides } from './follow-guides.ts'

/** Pages for those who use what is there: over HTTP, in files, as evidence. */
followGuides([
  'docs/rest.md',
  'docs/exports.md',
  'docs/reports.md',
  'docs/operator.md',
  'docs/evidence-guide.md',
  'docs/forms.md',
  'docs/faq.md',
])
