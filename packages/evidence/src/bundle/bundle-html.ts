import { sha256 } from '@veracite/terms/digest'
import { bundleMark } from '@veracite/verify/bundle/page'
import { type Say, sayIn } from '@veracite/words/say-in'
import { REASON_KINDS, sentencesIn } from '@veracite/words/sentences'
import type { ExportedBundle } from './exported-bundle.ts'
import { PAGE_VERIFIER } from './generated/page-verifier.ts'
import { answerMarkup, questionMarkup, rawMarkup, sourcesMarkup } from './html/answer.ts'
import { firstSheet } from './html/first-sheet.ts'
import { historySection } from './html/history.ts'
import { field, html, jsonForScript, Markup } from './html/markup.ts'
import { recordingSection } from './html/recording.ts'
import {
  certificationSection,
  checkSection,
  claimsSection,
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
  const say = sayIn(bundle.language ?? 'en')
  const checksItself = beside === null
  const style = styleFor(bundle, say)
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; ${checksItself ? `script-src '${hashOf(PAGE_VERIFIER)}'; ` : ''}${bundle.recording?.picture ? 'img-src data:; ' : ''}base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
${beside === null ? null : new Markup(bundleMark(beside.sha256))}<title>${statement.title}</title><style>${new Markup(style)}</style></head>
<body class="${statement.warning === null ? 'real' : 'demo'}"><div class="watermark" aria-hidden="true">${say('bundleText.watermark')}</div>
<header><p class="kind">${say('bundleText.kind')}</p>
${warningMarkup(statement.warning)}${bundle.status !== 'integrated' ? html`<div class="pending" role="note">${field('statement.proof', statement.proof)}</div>` : null}
<h1>${field('statement.title', statement.title)}</h1>
<p class="small">${say('bundleText.exported', { moment: inWords(new Date(bundle.exportedAt), say), id: bundle.id })}</p>
${firstSheet(bundle, checksItself, say)}
<div class="summary"><p>${field('statement.asked', statement.asked)}</p><p>${field('statement.answered', statement.answered)}</p><p><b>${field('statement.headline', statement.headline)}</b></p>${statement.sampling === null ? null : html`<p>${field('statement.sampling', statement.sampling)}</p>`}${bundle.status !== 'integrated' ? null : html`<p>${field('statement.proof', statement.proof)}</p>`}</div></header>
<main>
<section><h2>${say('bundleText.asked')}</h2>${questionMarkup(bundle)}<p class="small">${say.rich('bundleText.brand', { n: () => field('brand.name', bundle.brand.name), domain: bundle.brand.domain })}</p></section>
<section><h2>${say('bundleText.answered')}</h2>${answerMarkup(bundle, say)}${sourcesMarkup(bundle, say)}</section>
${recordingSection(bundle, say)}${claimsSection(bundle, say)}${trailSection(bundle, say)}${timelineSection(bundle, say)}${checkSection(bundle, checksItself, say)}${limitsSection(bundle, say)}${provenanceSection(bundle, say)}${historySection(bundle, say)}${integritySection(bundle, say)}${certificationSection(bundle)}
<section class="appendix"><h2>${say('bundleText.appendix')}</h2>${rawMarkup(bundle, say)}</section>
</main>
${beside === null ? ownEvidence(bundle, say) : html`<footer class="small">${say('bundleText.beside', { path: beside.path, digest: beside.sha256 })}</footer>`}
</body></html>
`
  // A page cannot forbid being framed from inside itself; the header can.
  return { html: page.text, contentSecurityPolicy: `${policy}; frame-ancestors 'none'` }
}

const ownEvidence = (bundle: ExportedBundle, say: Say): Markup =>
  html`<footer class="small">${say('bundleText.carries')}</footer>
<script type="application/json" id="evidence">${jsonForScript(bundle)}</script>
${saidIn(say)}<script>${new Markup(PAGE_VERIFIER)}</script>`

/** For the script of the page: what it may say, in the language of the page. */
const saidIn = ({ language }: Say): Markup | null =>
  language === 'en'
    ? null
    : html`<script type="application/json" id="said">${jsonForScript({ language, sentences: sentencesIn(language, REASON_KINDS) })}</script>
`

const hashOf = (text: string): string => `sha256-${sha256(text).toString('base64')}`

function warningMarkup(warning: string | null): Markup | null {
  if (warning === null) return null
  const [, first = warning, rest = ''] = /^(.*?[.。]) ?(.*)$/s.exec(warning) ?? []
  return html`<div class="warning" role="note"><b>${first}</b>${rest}</div>`
}

/** The running foot of the printed pages names the bundle: sheets get separated. Identifiers only, so nothing to escape. */
function styleFor({ id, response, statement }: ExportedBundle, say: Say): string {
  const demo = statement.warning === null ? 'other' : 'yes'
  const foot = say('bundleText.running', { demo, id, digest: response.sha256.slice(0, 16) })
  return STYLE.replace('var(--running)', `"${foot.replaceAll(/[^\p{L}\p{M}\p{N}_ .·…-]/gu, '')}"`)
}
