import { html, Markup, table } from '@veracite/evidence/bundle/html/markup'
import { STYLE } from '@veracite/evidence/bundle/html/style'
import { sha256 } from '@veracite/terms/digest'
import { type Say, sayIn } from '@veracite/words/say-in'
import { TREND_SIZE } from './draw-trend.ts'
import type { Report, ReportBlock, ReportCell, ReportLogo } from './report.ts'

/** A report as one page for screen and paper, with its logo, without script or network. Pure. */
export function reportPage({
  document,
  figures,
  logo,
}: Pick<Report, 'document' | 'figures' | 'logo'>): string {
  const say = sayIn(document.language ?? 'en')
  const moment = figures.madeAt.slice(0, 16).replace('T', ', ')
  const foot = cssText(
    `${document.by} · ${figures.brand.domain} · ${figures.period.from} – ${figures.period.to}`,
  )
  const style = `${STYLE.replace('var(--running)', foot)}${OWN_STYLE}`
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${sha256(style).toString('base64')}'; base-uri 'none'; form-action 'none'`
  return html`<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${document.title}</title><style>${new Markup(style)}</style></head>
<body class="${figures.demo ? 'demo' : 'real'}"><div class="watermark" aria-hidden="true">${say('reportText.watermark')}</div>
<header>${logoMarkup(logo)}<p class="kind">${document.by}</p>
${document.warning === null ? null : html`<div class="warning" role="note">${document.warning}</div>`}
<h1>${document.title}</h1><p class="under">${document.under}</p></header>
<main>${document.sections.map(
    ({ heading, blocks }) =>
      html`<section><h2>${heading}</h2>${blocks.map((block) => blockMarkup(block, say))}</section>`,
  )}</main>
<footer class="small">${say('reportText.made', { moment })}</footer>
</body></html>
`.text
}

const logoMarkup = (logo: ReportLogo | null): Markup | null =>
  logo === null
    ? null
    : html`<img class="logo" alt="" src="data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}">`

function blockMarkup(block: ReportBlock, say: Say): Markup {
  if (block.kind === 'text') return html`<p>${block.text}</p>`
  if (block.kind === 'list') return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`
  if (block.kind === 'lead')
    return html`<p class="lead">${block.phrases.map(({ text, accused }) => (accused ? html`<span class="wrong">${text}</span>` : text))}</p>`
  if (block.kind === 'trend')
    return html`<svg class="trend" role="img" viewBox="0 0 ${TREND_SIZE.width} ${TREND_SIZE.height}" aria-label="${block.text}"><path class="band" d="${block.band}"/><path class="line" d="${block.line}"/></svg><p class="small">${block.text}</p>`
  if (block.kind === 'statements')
    return html`<ol class="statements">${block.rows.map((row) => html`<li>${row.map((cell, at) => html`<p>${at === 1 ? say('reportText.truth') : null}${cellMarkup(cell)}</p>`)}</li>`)}</ol>`
  return table(
    'report',
    block.heads,
    block.rows.map((row) => row.map(cellMarkup)),
  )
}

function cellMarkup({ text, before, wrong, after, note, href }: ReportCell): Markup {
  const said =
    wrong === undefined
      ? null
      : html`<span dir="auto">${before ?? ''}<s class="wrong">${wrong}</s>${after ?? ''}</span>`
  const own = href === undefined ? text : html`<a class="mono" href="${safe(href)}">${text}</a>`
  return html`${own}${said}${note === undefined ? null : html`<br><span class="small">${note}</span>`}`
}

/** Nothing but an address on the web or below this server can be followed. */
const safe = (href: string): string => (/^(?:https?:\/\/|\/(?!\/))/.test(href) ? href : '#')

/** As a string of a style sheet, for the foot of every sheet. */
const cssText = (text: string): string =>
  `"${text
    .replaceAll(/[^\p{L}\p{N} .,·–:@-]/gu, ' ')
    .slice(0, 120)
    .toWellFormed()}"`

const OWN_STYLE = `
.logo{max-height:18mm;max-width:70mm;display:block;margin:0 0 4mm}
.under{color:var(--soft);margin-bottom:5mm}
p.lead{font-size:15pt;line-height:1.35;margin-bottom:2mm}p.lead .wrong{font-weight:inherit}
.trend{width:100%;height:auto;border-bottom:1px solid var(--ink)}.trend .band{fill:var(--bad);fill-opacity:.13}.trend .line{fill:none;stroke:var(--bad);stroke-width:2.5}
.statements li{padding-bottom:2mm;border-bottom:1px solid var(--line);margin-bottom:2mm}.statements p{margin:0 0 .8mm}.statements p:first-child{font:13pt/1.4 var(--serif)}.statements p:nth-child(2){color:var(--good)}
table.report{table-layout:auto}
table.report td:nth-child(2){min-width:45mm}
`
