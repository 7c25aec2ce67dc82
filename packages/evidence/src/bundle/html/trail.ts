import type { Say } from '@veracite/words/say-in'
import { searchWords } from '../../trails/search-words.ts'
import type { SourceTrail } from '../../trails/source-trail.ts'
import type { ExportedBundle } from '../exported-bundle.ts'
import { readTrail } from '../source-trail.ts'
import { inWords } from '../words.ts'
import { digest, html, type Markup, type Part, table } from './markup.ts'

/** The cited pages: their statements, and what was stored of them. */
export function trailSection({ sourceTrail }: ExportedBundle, say: Say): Markup | null {
  if (sourceTrail === null) return null
  const trail = readTrail(sourceTrail)
  const rows = trail.pages.map((page): Part[] => [
    html`<span class="mono">${page.finalUrl ?? page.url}</span>`,
    html`${page.says === null ? say('bundleText.pageCaptured') : say(`sourceSays.${page.says}`)}${page.reason === null ? null : html`<br><span class="small">${page.reason.message}</span>`}${page.statements.map(({ statement, quote }) => quoted(trail, statement, quote, say))}`,
    html`${inWords(new Date(page.fetchedAt), say)}${page.sha256 === null ? null : html`<br><span class="small">${say.rich('bundleText.pageDigest', { d: () => digest(page.sha256 ?? '') })}</span>`}`,
  ])
  return html`<section><h2>${say('bundleText.pages')}</h2>
<p>${say('bundleText.pagesShown')}</p>
${table('claims', [say('bundleColumn.page'), say('bundleColumn.pageSays'), say('bundleColumn.fetched')], rows)}${searchWords(trail, say).map(({ stated, words }) => html`<p><b>“${stated}”</b>: ${words}</p>`)}${trail.leftOut === 0 ? null : html`<p class="small">${say('bundleText.notLookedAt', { count: trail.leftOut })}</p>`}</section>`
}

const quoted = (trail: SourceTrail, statement: number, quote: string, say: Say): Markup =>
  html`<br><span class="small">${say('bundleText.pageQuote', { predicate: trail.statements[statement]?.predicate ?? '', quote })}</span>`
