import { pick } from '@veracite/terms/pick'
import { INDEX_PATH, PRINT_PATH, SUMMARY_PATH } from '@veracite/verify/case/case-parts'
import type { CaseSummary } from './case-summary.ts'

/** Contents of a case file, for a person who has not opened it. */
export function caseContents(summary: CaseSummary, parts: readonly { path: string; bytes: number }[]) {
  return {
    demo: summary.demonstration,
    brand: summary.brand,
    // Files that were made before these were asked for have none.
    preparedBy: summary.record?.preparedBy ?? null,
    preparedFor: summary.record?.preparedFor ?? null,
    statements: summary.findings.map((finding) => ({
      ...pick(finding, 'engine', 'about', 'stated', 'truth', 'occurrences'),
      exhibits: finding.answers,
    })),
    exhibits: summary.answers.map((answer) =>
      pick(answer, 'place', 'runId', 'engine', 'question', 'capturedAt', 'citationClass'),
    ),
    sources: summary.sources.length,
    profiles: (summary.profiles ?? []).map(({ demands, ...profile }) => ({
      ...profile,
      missing: demands.filter(({ isShown }) => !isShown).map(({ demand }) => demand),
    })),
    files: parts.map(({ path, bytes }) => ({ path, kind: kindOf(path), bytes })),
  }
}

/** The kind of a part, in the words of the list of parts. */
function kindOf(path: string): string {
  const kind = KINDS[path] ?? FOLDERS[path.split('/')[0] ?? ''] ?? 'part'
  return kind === 'bundle' && path.endsWith('.html') ? 'bundle_page' : kind
}

const KINDS: Readonly<Record<string, string>> = {
  [INDEX_PATH]: 'index',
  [SUMMARY_PATH]: 'summary',
  [PRINT_PATH]: 'print',
}
const FOLDERS: Readonly<Record<string, string>> = {
  bundles: 'bundle',
  lists: 'list',
  orders: 'order',
  pages: 'page',
}
