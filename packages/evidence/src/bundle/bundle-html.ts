import { sha256 } from '@veracite/terms/digest'
import { bundleMark } from '@veracite/verify/bundle/page'
import type { ExportedBundle } from './exported-bundle.ts'
import { PAGE_VERIFIER } from './generated/page-verifier.ts'
import { answerMarkup, questionMarkup, rawMarkup, sourcesMarkup } from './html/answer.ts'
import { firstSheet } from './html/first-sheet.ts'
import { field, html, jsonForScript, Markup } from './html/markup.ts'
import {
  certificationSection,
  checkSection,
  claimsSection,
  historySection,
  integritySection,
  limitsSection,
  provenanceSection,
  timelineSection,
} from './html/sections.ts'
import { STYLE } from './html/style.ts'
import { trailSection } from './html/trail.ts'
import { inWords } from './words.ts'

/**
 * A page to read, print and keep; it embeds the JSON and has the same content. It verifies itself wherever it
 * is opened, even from a file, and can neither load nor send anything: its policy allows one script, by
 * digest.
 */
export function bundleHtml(
  bundle: ExportedBundle,
  /**
   * The file that the page lies beside in a case, which is checked as a whole: a script and the evidence once more in each
   * page would be most of it. Null for a page of its own.
   */
  beside: { path: string; sha256: string } | null = null,
): { html: string; contentSecurityPolicy: string } {
  const { statement } = bundle
  const checksItself = beside === null
  const style = styleFor(bundle)
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; ${checksItself ? `script-src '${hashOf(PAGE_VERIFIER)}'; ` : ''}base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
${beside === null ? null : new Markup(bundleMark(beside.sha256))}<title>${statement.title}</title><style>${new Markup(style)}</style></head>
<body class="${statement.warning === null ? 'real' : 'demo'}"><div class="watermark" aria-hidden="true">DEMONSTRATION</div>
<header><p class="kind">Evidence bundle</p>
${warningMarkup(statement.warning)}${bundle.status !== 'integrated' ? html`<div class="pending" role="note">${field('statement.proof', statement.proof)}</div>` : null}
<h1>${field('statement.title', statement.title)}</h1>
<p class="small">Exported on ${inWords(new Date(bundle.exportedAt))} · bundle ${bundle.id}</p>
${firstSheet(bundle, checksItself)}
<div class="summary"><p>${field('statement.asked', statement.asked)}</p><p>${field('statement.answered', statement.answered)}</p><p><b>${field('statement.headline', statement.headline)}</b></p>${statement.sampling === null ? null : html`<p>${field('statement.sampling', statement.sampling)}</p>`}${bundle.status !== 'integrated' ? null : html`<p>${field('statement.proof', statement.proof)}</p>`}</div></header>
<main>
<section><h2>What was asked</h2>${questionMarkup(bundle)}<p class="small">Brand concerned: ${field('brand.name', bundle.brand.name)} (${bundle.brand.domain})</p></section>
<section><h2>What was answered</h2>${answerMarkup(bundle)}${sourcesMarkup(bundle)}</section>
${claimsSection(bundle)}${trailSection(bundle)}${timelineSection(bundle)}${checkSection(bundle, checksItself)}${limitsSection(bundle)}${provenanceSection(bundle)}${historySection(bundle)}${integritySection(bundle)}${certificationSection(bundle)}
<section class="appendix"><h2>Appendix: the reply as it was received</h2>${rawMarkup(bundle)}</section>
</main>
${beside === null ? ownEvidence(bundle) : html`<footer class="small">The bundle as data is the file ${beside.path} of the same case. SHA-256 ${beside.sha256}</footer>`}
</body></html>
`
  // A page cannot forbid being framed from inside itself; the header can.
  return { html: page.text, contentSecurityPolicy: `${policy}; frame-ancestors 'none'` }
}

const ownEvidence = (bundle: ExportedBundle): Markup =>
  html`<footer class="small">This page carries the whole bundle as JSON and needs no network.</footer>
<script type="application/json" id="evidence">${jsonForScript(bundle)}</script>
<script>${new Markup(PAGE_VERIFIER)}</script>`

const hashOf = (text: string): string => `sha256-${sha256(text).toString('base64')}`

function warningMarkup(warning: string | null): Markup | null {
  if (warning === null) return null
  const [first, ...rest] = warning.split('. ')
  return html`<div class="warning" role="note"><b>${first ?? ''}.</b>${rest.join('. ')}</div>`
}

/** The running foot of the printed pages names the bundle: sheets get separated. Identifiers only, so nothing to escape. */
function styleFor({ id, response, statement }: ExportedBundle): string {
  const demo = statement.warning === null ? '' : 'DEMONSTRATION · '
  const running = `${demo}Evidence bundle ${id} · SHA-256 ${response.sha256.slice(0, 16)}…`.replaceAll(
    /[^\w .·…-]/g,
    '',
  )
  return STYLE.replace('var(--running)', `"${running}"`)
}
