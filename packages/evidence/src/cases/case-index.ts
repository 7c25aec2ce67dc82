import { sha256 } from '@veracite/terms/digest'
import { SOURCE_SAYS_TABLE } from '@veracite/terms/states'
import { digest, facts, html, Markup } from '../bundle/html/markup.ts'
import { STYLE } from '../bundle/html/style.ts'
import { DEMO_WARNING, inWords, SOURCE_WORDS } from '../bundle/words.ts'
import { madeFacts, recordSections } from './case-record-page.ts'
import type { CapturedSource } from './case-sources.ts'
import { type CaseSummary, type SummaryAnswer, type SummaryFinding, titleOf } from './case-summary.ts'

/**
 * The first sheet of a case: who said what, when and how often, what is true, and which source says so. It
 * has no script and can load nothing. Like every part of the case, its digest is in the signed list.
 */
export function caseIndex(summary: CaseSummary): string {
  const { brand, reference, log, findings, answers } = summary
  const style = `${STYLE.replace('var(--running)', `"${runningFoot(summary)}"`)}${OWN_STYLE}`
  const policy = `default-src 'none'; style-src 'sha256-${sha256(style).toString('base64')}'; base-uri 'none'; form-action 'none'`
  const title = titleOf(summary)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(style)}</style></head>
<body class="${summary.demonstration ? 'demo' : 'real'}"><div class="watermark" aria-hidden="true">DEMONSTRATION</div>
<header><p class="kind">Case file</p>
${summary.demonstration ? html`<div class="warning" role="note">${DEMO_WARNING}</div>` : null}${standInWarning(answers)}
<h1>${title}</h1>
<div class="summary"><p>${opening(summary)} concerning ${brand.name} (${brand.domain}), as they stood in the public log when it had ${log.size} entries, on ${inWords(new Date(log.signedAt))}.</p></div>
${facts([
  ...madeFacts(summary),
  ['Brand', `${brand.name}, ${brand.domain}`],
  ['Reference', reference],
  ['Asked and recorded by', summary.collectors.join('; ')],
  ['Log', html`<span class="mono">${log.origin}</span>`],
])}</header>
<main>${findings.length === 0 ? statementsSection(answers) : findingsSection(findings, answers)}${answersSection(answers)}${sourcesSection(summary)}${recordSections(summary)}${checkSection()}</main>
<footer class="small">This page has no script and needs no network. Every file beside it is listed with its digest in SHA256SUMS.</footer>
</body></html>
`.text
}

/** Above everything, and with the numbers of the exhibits: nobody reads a table to find out who spoke. */
function standInWarning(answers: readonly SummaryAnswer[]): Markup | null {
  const places = answers.filter(({ origin }) => origin === 'stand_in').map(({ place }) => place)
  if (places.length === 0) return null
  const which =
    places.length === answers.length
      ? 'All exhibits are answers'
      : `${countOf(places.length, 'exhibit')} (${numbers(places)}) of ${answers.length} ${places.length === 1 ? 'is an answer' : 'are answers'}`
  return html`<div class="warning" role="note">STAND-IN. ${which} of a server that the operator of the collector chose to stand in for an engine. The engine itself did not give ${places.length === 1 ? 'it' : 'them'}, and nothing here tells what is behind that server.</div>`
}

const countOf = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** A file of chosen answers opens with what they say, as one of findings does with those. */
function opening({ findings, answers }: CaseSummary): string {
  const stated = answers.reduce((sum, { statements }) => sum + statements.length, 0)
  const said =
    findings.length > 0
      ? countOf(findings.length, 'false statement')
      : stated > 0
        ? `${countOf(stated, 'statement')} that a fact contradicts`
        : 'No statement that a fact contradicts'
  return `${said}, and ${countOf(answers.length, 'answer')} as numbered exhibits,`
}

function statementsSection(answers: readonly SummaryAnswer[]): Markup | null {
  const rows = answers.flatMap(({ place, page, engine, statements }) =>
    statements.map(
      ({
        about,
        stated,
        truth,
        source,
      }) => html`<tr><td data-label="Exhibit"><a href="${page}">${place}</a></td>
<td data-label="Engine">${engine}</td><td data-label="About">${about}</td><td data-label="It says"><span class="wrong" dir="auto">${shortened(stated)}</span></td>
<td data-label="It is">${truth ?? 'otherwise, as the source says'}${source === null ? null : html`<br><span class="mono small">${source}</span>`}</td></tr>`,
    ),
  )
  if (rows.length === 0) return null
  return html`<section><h2>What is said, and what is true</h2><table class="statements"><thead><tr><th scope="col">Exhibit</th><th scope="col">Engine</th><th scope="col">About</th><th scope="col">It says</th><th scope="col">It is</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

const numbers = (places: readonly number[]): string => places.join(', ')

function findingsSection(
  findings: readonly SummaryFinding[],
  answers: readonly SummaryAnswer[],
): Markup | null {
  if (findings.length === 0) return null
  return html`<section><h2>What is said, how often, and what is true</h2><p class="small">A range such as 25–94 % is what the answers of that scan leave possible for the rate at which the engine says it when asked these questions, with 95 % confidence (exact, after Clopper and Pearson; one-sided where none or all say it). Below five answers there are counts only.</p>${findings.map((finding, i) => findingMarkup(finding, i, answers))}</section>`
}

function findingMarkup(finding: SummaryFinding, i: number, answers: readonly SummaryAnswer[]): Markup {
  const { source, scans } = finding
  const included =
    finding.answers.length === finding.occurrences
      ? 'all of them in this file'
      : `${finding.answers.length} of them in this file`
  return html`<article><h3>${i + 1}. ${finding.engine}: ${finding.about}</h3>${facts([
    ['It says', html`<span class="wrong">${finding.stated}</span>`],
    ['It is', finding.truth ?? 'otherwise, as the source says'],
    [
      'Source',
      source &&
        html`${SOURCE_WORDS[source.kind] ?? source.kind}${source.url === null ? null : html`<br><span class="mono">${source.url}</span>`}${source.quote === null ? null : html`<br>“${source.quote}”`}${source.sha256 === null ? null : html`<br><span class="small">SHA-256 of the page as fetched: ${digest(source.sha256)}</span>`}`,
    ],
    [
      'When',
      `first on ${inWords(new Date(finding.firstSaidAt))}, last on ${inWords(new Date(finding.lastSaidAt))}`,
    ],
    [
      'How often',
      html`${countOf(finding.occurrences, 'answer')} in all, ${included}${scans.map(({ createdAt, words }) => html`<br>${words} <span class="small">of the answers to the same questions in the scan of ${inWords(new Date(createdAt))}</span>`)}`,
    ],
    ['Since then', finding.notSeen ?? STATES[finding.state] ?? null],
    [
      'Exhibits',
      answers
        .filter(({ place }) => finding.answers.includes(place))
        .map(({ place, page }, at) => html`${at === 0 ? '' : ', '}<a href="${page}">${place}</a>`),
    ],
  ])}</article>`
}

const STATES: Record<string, string> = {
  open: 'Made when last asked.',
  returned: 'It was settled, or not made in ten answers or more, and was then made again.',
  settled: 'Settled.',
}

function answersSection(answers: readonly SummaryAnswer[]): Markup {
  const rows = answers.map(
    (answer) => html`<tr><td data-label="Exhibit">${answer.place}</td>
<td data-label="Engine">${answer.engine}${answer.model === null ? null : html`<br><span class="small">${answer.model}</span>`}</td>
<td data-label="When">${inWords(new Date(answer.capturedAt))}</td>
<td data-label="Question and finding"><span dir="auto">${shortened(answer.question)}</span><br><b dir="auto">${shortened(answer.headline)}</b><br><a href="${answer.page}">page</a> · <a href="${answer.bundle}">evidence</a> <span class="small">SHA-256 of the reply: ${digest(answer.sha256)}</span></td></tr>`,
  )
  return html`<section><h2>Exhibits: the answers</h2><table class="answers"><thead><tr><th scope="col">Exhibit</th><th scope="col">Engine</th><th scope="col">When</th><th scope="col">Question and finding</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

/** All of it is in the bundle. */
const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= MAX_SHOWN ? text : `${characters.slice(0, MAX_SHOWN).join('')}…`
}
const MAX_SHOWN = 600

function sourcesSection({ sources }: CaseSummary): Markup {
  if (sources.length === 0)
    return html`<section><h2>Sources that the answers cite</h2><p>None of the answers cites a source.</p></section>`
  return html`<section><h2>Sources that the answers cite</h2><ol>${sources.map(
    ({ url, title, answers, captures }) =>
      html`<li>${title === null ? null : html`<span dir="auto">${shortened(title)}</span>: `}<span class="mono">${url}</span> <span class="small">cited in ${answers.length === 1 ? 'answer' : 'answers'} ${numbers(answers)}</span>${captures.map(captureMarkup)}</li>`,
  )}</ol></section>`
}

function captureMarkup({ fetchedAt, says, quote, reason, sha256, path }: CapturedSource): Markup {
  const said = says === null ? 'was captured' : SOURCE_SAYS_TABLE[says].words
  return html`<br>On ${inWords(new Date(fetchedAt))} the page ${says === 'same_error' ? html`<span class="wrong">${said}</span>` : said}${quote === null ? null : html`: “<span dir="auto">${shortened(quote)}</span>”`}${reason === null ? null : `: ${reason}`}${path === null ? null : html` · <a href="${path}">bytes</a>`}${sha256 === null ? null : html` <span class="small">SHA-256 ${digest(sha256)}</span>`}`
}

function checkSection(): Markup {
  return html`<section><h2>How it can be checked</h2>
<p>This page is a summary. What it rests on is in the bundles, and each bundle page says what its evidence proves and what not. The SHA-256 of <code>manifest.json</code> stands for the whole case: it is signed, and entered in the public log. Adding, removing or changing any file is found by checking the file as it was handed out:</p>
<pre>npm run veracite -- verify case.zip --key-from PLACE
python -m veracite_sdk.verify case.zip --key-from PLACE</pre>
<p>PLACE is where you take the log key from: a page or a DNS record of the operator or the brand, whose it is you know from elsewhere. With unpacked files and no software of ours: <code>sha256sum -c SHA256SUMS</code> checks every part, and the digest of that list is in <code>manifest.json</code>.</p></section>`
}

/**
 * Names the case on every sheet, as sheets get separated. Only characters that are harmless in a style sheet.
 */
const runningFoot = ({ brand, log, demonstration }: CaseSummary): string =>
  `${demonstration ? 'DEMONSTRATION · ' : ''}Case file · ${brand.domain} · log size ${log.size}`.replaceAll(
    /[^\w .·…-]/g,
    '',
  )

const OWN_STYLE = `article{break-inside:avoid-page}table.answers th:first-child{width:11mm}table.answers th:nth-child(2){width:30mm}table.answers th:nth-child(3){width:34mm}
`
