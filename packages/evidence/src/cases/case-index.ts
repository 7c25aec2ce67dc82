import { sha256 } from '@veracite/terms/digest'
import type { Origin } from '@veracite/terms/vocabulary'
import { type Say, sayIn } from '@veracite/words/say-in'
import { digest, facts, html, MARKS, Markup, type Part, table } from '../bundle/html/markup.ts'
import { STYLE } from '../bundle/html/style.ts'
import { inWords } from '../bundle/words.ts'
import { columns } from './case-columns.ts'
import { orderSection } from './case-order.ts'
import { madeFacts, recordSections } from './case-record-page.ts'
import type { CapturedSource } from './case-sources.ts'
import { type CaseSummary, type SummaryAnswer, type SummaryFinding, titleOf } from './case-summary.ts'
import { profilesSection } from './profiles.ts'
import { qualifiedSection } from './qualified-stamps.ts'

/**
 * The first sheet of a case: who said what, when and how often, what is true, and which source says so. It
 * has no script and can load nothing. Like every part of the case, its digest is in the signed list.
 */
export function caseIndex(summary: CaseSummary): string {
  const say = sayIn(summary.language ?? 'en')
  const { brand, reference, log, findings, answers, demonstration } = summary
  const style = `${STYLE.replace('var(--running)', `"${runningFoot(summary, say)}"`)}${OWN_STYLE}`
  const policy = `default-src 'none'; style-src 'sha256-${sha256(style).toString('base64')}'; base-uri 'none'; form-action 'none'`
  const title = titleOf(summary, say)
  return html`<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">
<title>${title}</title><style>${new Markup(style)}</style></head>
<body class="${demonstration ? 'demo' : 'real'}"><div class="watermark" aria-hidden="true">${say('caseText.watermark')}</div>
<header><p class="kind">${say('caseText.kind')}</p>
${demonstration ? html`<div class="warning" role="note">${say('bundleText.demoWarning')}</div>` : null}${standInWarning(answers, say)}${appWarning(answers, say)}
<h1>${title}</h1>
<div class="summary"><p>${opening(summary, say)}</p></div>
${facts([
  ...madeFacts(summary, say),
  [say('caseFact.brand'), `${brand.name}, ${brand.domain}`],
  [say('caseFact.reference'), reference],
  [say('caseFact.recordedBy'), summary.collectors.join('; ')],
  [say('caseFact.log'), html`<span class="mono">${log.origin}</span>`],
])}</header>
<main>${orderSection(summary, say)}${findings.length === 0 ? statementsSection(answers, say) : findingsSection(findings, answers, say)}${answersSection(answers, say)}${sourcesSection(summary, say)}${recordSections(summary, say)}${qualifiedSection(summary.qualified, say)}${profilesSection(summary, say)}${checkSection(say)}</main>
<footer class="small">${say('caseText.noScript')}</footer>
</body></html>
`.text
}

/** Above everything, and with the numbers of the exhibits: nobody reads a table to find out who spoke. */
function standInWarning(answers: readonly SummaryAnswer[], say: Say): Markup | null {
  const { places, count, total } = placesOf(answers, 'stand_in')
  if (count === 0) return null
  const all = count === total ? 'yes' : 'other'
  return warning(say('caseText.standIns', { all, count, places: say.line(places), total }))
}

/** The page of each such exhibit says what its grade proves. */
function appWarning(answers: readonly SummaryAnswer[], say: Say): Markup | null {
  const { places, count, total } = placesOf(answers, 'app')
  return count === 0 ? null : warning(say('caseText.apps', { count, places: say.line(places), total }))
}

function placesOf(answers: readonly SummaryAnswer[], of: Origin) {
  const places = answers.flatMap(({ origin, place }) => (origin === of ? String(place) : []))
  return { places, count: places.length, total: answers.length }
}

const warning = (words: string): Markup => html`<div class="warning" role="note">${words}</div>`

/** A file of chosen answers opens with what they say, as one of findings does with those. */
function opening({ findings, answers, brand, log }: CaseSummary, say: Say): string {
  const stated = answers.reduce((sum, { statements }) => sum + statements.length, 0)
  return say('caseText.opening', {
    what: findings.length > 0 ? 'findings' : stated > 0 ? 'statements' : 'other',
    count: findings.length > 0 ? findings.length : stated,
    answers: answers.length,
    brand: brand.name,
    domain: brand.domain,
    size: log.size,
    moment: inWords(new Date(log.signedAt), say),
  })
}

function statementsSection(answers: readonly SummaryAnswer[], say: Say): Markup | null {
  const rows = answers.flatMap(({ place, page, engine, statements }) =>
    statements.map(({ about, stated, truth, source }) => [
      html`<a href="${page}">${place}</a>`,
      engine,
      about,
      html`<span class="wrong" dir="auto">${shortened(stated)}</span>`,
      html`${truth ?? say('caseText.otherwise')}${source === null ? null : html`<br><span class="mono small">${source}</span>`}`,
    ]),
  )
  if (rows.length === 0) return null
  const heads = columns(say, 'exhibit', 'engine', 'about', 'says', 'truth')
  return html`<section><h2>${say('caseText.statements')}</h2>${table('statements', heads, rows)}</section>`
}

function findingsSection(
  findings: readonly SummaryFinding[],
  answers: readonly SummaryAnswer[],
  say: Say,
): Markup {
  return html`<section><h2>${say('caseText.findings')}</h2><p class="small">${say('caseText.ranges')}</p>${findings.map((finding, i) => findingMarkup(finding, i, answers, say))}</section>`
}

function findingMarkup(
  finding: SummaryFinding,
  i: number,
  answers: readonly SummaryAnswer[],
  say: Say,
): Markup {
  const { source, scans, engine, about, occurrences } = finding
  const included = finding.answers.length
  const often = { count: occurrences, included, all: included === occurrences ? 'yes' : 'other' } as const
  const seen = {
    first: inWords(new Date(finding.firstSaidAt), say),
    last: inWords(new Date(finding.lastSaidAt), say),
  }
  return html`<article><h3>${say('caseText.finding', { number: i + 1, engine, about })}</h3>${facts([
    [say('caseFact.says'), html`<span class="wrong">${finding.stated}</span>`],
    [say('caseFact.truth'), finding.truth ?? say('caseText.otherwise')],
    [
      say('caseFact.source'),
      source &&
        html`${say.known('sourceKind', source.kind) ?? source.kind}${source.url === null ? null : html`<br><span class="mono">${source.url}</span>`}${source.quote === null ? null : html`<br>“${source.quote}”`}${source.sha256 === null ? null : html`<br><span class="small">${say.rich('caseText.pageDigest', { d: () => digest(source.sha256 ?? '') })}</span>`}`,
    ],
    [say('caseFact.when'), say('caseText.firstLast', seen)],
    [
      say('caseFact.howOften'),
      html`${say('caseText.howOften', often)}${scans.map(({ createdAt, words }) => html`<br>${words} <span class="small">${say('caseText.inScan', { moment: inWords(new Date(createdAt), say) })}</span>`)}`,
    ],
    [say('caseFact.neutral'), finding.questions ?? null],
    [say('caseFact.since'), finding.notSeen ?? say.known('caseState', finding.state) ?? null],
    [
      say('caseFact.exhibits'),
      answers
        .filter(({ place }) => finding.answers.includes(place))
        .map(({ place, page }, at) => html`${at === 0 ? '' : ', '}<a href="${page}">${place}</a>`),
    ],
  ])}</article>`
}

function answersSection(answers: readonly SummaryAnswer[], say: Say): Markup {
  const rows = answers.map((answer): Part[] => [
    answer.place,
    html`${answer.engine}${answer.model === null ? null : html`<br><span class="small">${answer.model}</span>`}`,
    inWords(new Date(answer.capturedAt), say),
    html`<span dir="auto">${shortened(answer.question)}</span>${askedMarkup(answer.asked, say)}<br><b dir="auto">${shortened(answer.headline)}</b><br><a href="${answer.page}">${say('caseText.page')}</a> · <a href="${answer.bundle}">${say('caseText.evidence')}</a> <span class="small">${say.rich('caseText.replyDigest', { d: () => digest(answer.sha256) })}</span>`,
  ])
  const heads = columns(say, 'exhibit', 'engine', 'when', 'question')
  return html`<section><h2>${say('caseText.exhibits')}</h2>${table('answers', heads, rows)}</section>`
}

/** A question leads or is neutral, and comes from somewhere: both are asked in court. */
function askedMarkup(asked: SummaryAnswer['asked'], say: Say): Markup | null {
  if (asked === undefined) return null
  const { origin, leading, check: version } = asked
  const from = origin === null ? 'other' : 'yes'
  const reason = leading === 'presumes' ? 'other' : (leading ?? 'none')
  return html`<br><span class="small">${say('caseText.asked', { from, origin: origin ?? '', reason, version })}</span>`
}

/** All of it is in the bundle. */
const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= MAX_SHOWN ? text : `${characters.slice(0, MAX_SHOWN).join('')}…`
}
const MAX_SHOWN = 600

function sourcesSection({ sources, answers, record: { searches = [] } }: CaseSummary, say: Say): Markup {
  const heading = html`<h2>${say('caseText.sources')}</h2>`
  if (sources.length === 0) return html`<section>${heading}<p>${say('caseText.noSource')}</p></section>`
  return html`<section>${heading}<ol>${sources.map(({ url, title, answers, captures }) => {
    const cited = { count: answers.length, places: say.line(answers.map(String)) }
    return html`<li>${title === null ? null : html`<span dir="auto">${shortened(title)}</span>: `}<span class="mono">${url}</span> <span class="small">${say('caseText.citedIn', cited)}</span>${captures.map((capture) => captureMarkup(capture, say))}</li>`
  })}</ol>${searches.length === 0 ? null : html`<h3>${say('caseText.searched')}</h3>`}${searches.map(
    ({ place, results }) => {
      const page = answers.find((answer) => answer.place === place)?.page ?? ''
      return results.map(
        ({ stated, words }) =>
          html`<p><a href="${page}">${say('caseColumn.exhibit')} ${place}</a>: <b dir="auto">“${shortened(stated)}”</b>: ${words}</p>`,
      )
    },
  )}</section>`
}

function captureMarkup({ fetchedAt, says, quote, reason, sha256, path }: CapturedSource, say: Say): Markup {
  const told = say.rich('caseText.capture', {
    moment: inWords(new Date(fetchedAt), say),
    says: says ?? 'other',
    quoted: quote === null ? 'other' : 'yes',
    why: reason === null ? 'other' : 'yes',
    reason: reason ?? '',
    w: (words) => html`<span class="wrong">${words.join('')}</span>`,
    q: () => html`<span dir="auto">${shortened(quote ?? '')}</span>`,
  })
  return html`<br>${told}${path === null ? null : html` · <a href="${path}">${say('caseText.bytes')}</a>`}${sha256 === null ? null : html` <span class="small">${say.rich('caseText.digest', { d: () => digest(sha256) })}</span>`}`
}

function checkSection(say: Say): Markup {
  const { c } = MARKS
  return html`<section><h2>${say('caseText.check')}</h2>
<p>${say.rich('caseText.checkSummary', { c })}</p>
<pre>npm run veracite -- verify case.zip --key-from PLACE
python -m veracite_sdk.verify case.zip --key-from PLACE</pre>
<p>${say.rich('caseText.checkPlace', { c })}</p></section>`
}

/** Names the case on every sheet, as sheets get separated. Only characters that are harmless in a style sheet. */
const runningFoot = ({ brand, log, demonstration }: CaseSummary, say: Say): string =>
  say('caseText.running', {
    demo: demonstration ? 'yes' : 'other',
    domain: brand.domain,
    size: log.size,
  }).replaceAll(/[^\p{L}\p{M}\p{N}_ .·…-]/gu, '')

const OWN_STYLE = `article{break-inside:avoid-page}table.answers th:first-child{width:11mm}table.answers th:nth-child(2){width:30mm}table.answers th:nth-child(3){width:34mm}
`
