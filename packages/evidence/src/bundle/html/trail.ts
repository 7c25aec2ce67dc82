import { SOURCE_SAYS_TABLE } from '@veracite/terms/states'
import type { SourceTrail } from '../../trails/source-trail.ts'
import type { ExportedBundle } from '../exported-bundle.ts'
import { readTrail } from '../source-trail.ts'
import { inWords } from '../words.ts'
import { digest, html, type Markup, type Part, table } from './markup.ts'

/** The cited pages: their statements, and what was stored of them. */
export function trailSection({ sourceTrail }: ExportedBundle): Markup | null {
  if (sourceTrail === null) return null
  const trail = readTrail(sourceTrail)
  const rows = trail.pages.map((page): Part[] => [
    html`<span class="mono">${page.finalUrl ?? page.url}</span>`,
    html`${page.says === null ? 'captured' : SOURCE_SAYS_TABLE[page.says].words}${page.reason === null ? null : html`<br><span class="small">${page.reason.message}</span>`}${page.statements.map(({ statement, quote }) => quoted(trail, statement, quote))}`,
    html`${inWords(new Date(page.fetchedAt))}${page.sha256 === null ? null : html`<br><span class="small">SHA-256 of the page as fetched: ${digest(page.sha256)}</span>`}`,
  ])
  return html`<section><h2>What the pages that it cites say</h2>
<p>Each page was fetched soon after the answer, by us, and is kept with the answer. That a page says the same does not show that the engine took it from there.</p>
${table('claims', ['Page', 'What it says', 'Fetched'], rows)}${trail.leftOut === 0 ? null : html`<p class="small">${trail.leftOut} further cited pages were not looked at.</p>`}</section>`
}

const quoted = (trail: SourceTrail, statement: number, quote: string): Markup =>
  html`<br><span class="small">${trail.statements[statement]?.predicate ?? ''}: “${quote}”</span>`
