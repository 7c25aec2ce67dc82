import type { OfOrigin } from '@veracite/terms/origins'
import { LEAST_RECALL } from '@veracite/verify/bundle/source-search'
import type { Say } from '@veracite/words/say-in'
import { facts, html, Markup, type Part, table } from '../bundle/html/markup.ts'
import { entityInWords, inWords } from '../bundle/words.ts'
import { columns } from './case-columns.ts'
import { completenessSection, failuresSection, publishedTable } from './case-process-page.ts'
import type { CaseRecord } from './case-record.ts'
import type { CaseSummary, SummaryAnswer } from './case-summary.ts'

/** The parts of the index that a court asks for: who, when, for whom, how, how well, and what it does not show. */
export const recordSections = (summary: CaseSummary, say: Say): Markup =>
  html`${scansSection(summary, say)}${custodySection(summary.answers, say)}${completenessSection(summary.record, say)}${methodSection(summary.record, say)}${failuresSection(summary.record, say)}${limitsSection(summary.record, say)}${certificationSection(summary, say)}`

export function madeFacts({ record }: CaseSummary, say: Say): [string, string | null][] {
  const { madeAt, preparedBy, preparedFor, purpose, entities, period } = record
  const [from, to] = [inWords(new Date(period.from), say), inWords(new Date(period.to), say)]
  return [
    [say('caseFact.madeOn'), inWords(new Date(madeAt), say)],
    [say('caseFact.madeBy'), preparedBy ?? say('caseText.notStated')],
    [say('caseFact.madeFor'), preparedFor ?? say('caseText.notStated')],
    [say('caseFact.purpose'), purpose],
    [say('caseFact.entity'), entities.map((name) => entityInWords(name, say)).join('; ')],
    [say('caseFact.period'), say('caseText.period', { from, to })],
  ]
}

function scansSection({ record }: CaseSummary, say: Say): Markup {
  const rows = record.scans.map((scan): Part[] => {
    const origin = say.known('scanOrigin', scan.origin)
    return [
      html`${inWords(new Date(scan.createdAt), say)}<br><span class="small mono">${scan.scanId}</span>${origin === undefined ? null : html`<br><b>${origin}</b>`}${apartNote(scan.apart, say)}`,
      ...[scan.planned, scan.classified, scan.noAnswer, scan.failed, scan.included].map(say.number),
    ]
  })
  const heads = columns(say, 'scan', 'asked', 'classified', 'noAnswer', 'failed', 'included')
  return html`<section><h2>${say('caseText.scans')}</h2>
<p>${say('caseText.scansShown', { all: record.scansAreAll ? 'yes' : 'other' })}</p>
${table('scans', heads, rows)}</section>`
}

function apartNote(apart: readonly OfOrigin[], say: Say): Markup | null {
  if (apart.length === 0) return null
  const named = say.list(apart.map(({ origin, count }) => say(`apart.${origin}`, { count })))
  const one = apart.length === 1 && apart[0]?.count === 1 ? 'yes' : 'other'
  return html`<br>${say('apart.all', { named, one })}`
}

function custodySection(answers: readonly SummaryAnswer[], say: Say): Markup {
  const rows = answers.map(({ place, custody }): Part[] => [
    place,
    custody.map(({ at, event, by, logIndex }, i) => {
      const logged = logIndex === null ? 'other' : 'yes'
      const step = { moment: inWords(new Date(at), say), event, by, logged, index: logIndex ?? 0 } as const
      return html`${i === 0 ? null : new Markup('<br>')}${say('caseText.custodyStep', step)}`
    }),
  ])
  const heads = columns(say, 'exhibit', 'happened')
  return html`<section><h2>${say('caseText.custody')}</h2><p>${say('caseText.custodyShown')}</p>
${table('custody', heads, rows)}</section>`
}

/** The figure stands once for each check; a model that was not measured is named as such. */
function searchFigures(searches: NonNullable<CaseRecord['searches']>, say: Say): string {
  const said = searches.map(({ reader, check }) => {
    if (check === null) return say('caseText.searchNotMeasured', { reader })
    const { found, of, setSha256, measuredAt } = check
    const day = measuredAt.slice(0, 10)
    const set = `${setSha256.slice(0, 12)}…`
    return say('caseText.searchFigure', { ...{ reader, found, of, set, day }, least: LEAST_RECALL })
  })
  return said.length === 0 ? say('caseText.noSearch') : [...new Set(said)].join('; ')
}

function methodSection({ classifiers, measuredError, readers = [], searches }: CaseRecord, say: Say): Markup {
  const { classifier, source } = measuredError
  const other = classifiers.filter((version) => !version.includes(classifier))
  return html`<section><h2>${say('caseText.method')}</h2>
<p>${say('caseText.methodShown')}</p>
${facts([
  [say('caseFact.rules'), say.line(classifiers)],
  [
    say('caseFact.models'),
    readers.length === 0 ? null : say('caseText.readers', { readers: readers.join('; ') }),
  ],
  [say('caseFact.searches'), searches === undefined ? null : searchFigures(searches, say)],
  [say('caseFact.real'), onRealAnswers(measuredError, say)],
  [say('caseFact.invented'), onInventedAnswers(measuredError, say)],
  [say('caseFact.described'), source],
  [
    say('caseFact.notMeasured'),
    other.length === 0 ? null : say('caseText.otherVersions', { versions: say.line(other) }),
  ],
])}${publishedTable(measuredError, say)}</section>`
}

/** So few real answers are false that accusations by themselves have no rate: the sentence says so instead. */
const onRealAnswers = (
  { classifier, real: { rules, model } }: CaseRecord['measuredError'],
  say: Say,
): string =>
  say('caseText.onReal', {
    version: classifier,
    rulesAccused: rules.falselyAccused,
    rulesTrue: rules.true,
    modelAccused: model.falselyAccused,
    modelTrue: model.true,
    any: rules.false === 0 ? 'none' : 'other',
    rulesFound: rules.found,
    rulesFalse: rules.false,
    modelFound: model.found,
    modelFalse: model.false,
    accused: rules.accused,
    deserved: rules.rightlyAccused,
  })

function onInventedAnswers({ classifier, invented }: CaseRecord['measuredError'], say: Say): string {
  const { answers, accused, rightlyAccused: rightly, found } = invented
  const counts = { answers, accused, rightly, found, false: invented.false }
  return say('caseText.onInvented', { version: classifier, ...counts })
}

const limitsSection = ({ limits }: CaseRecord, say: Say): Markup =>
  html`<section><h2>${say('caseText.limits')}</h2><ul>${limits.map((limit) => html`<li>${limit}</li>`)}</ul></section>`

/** To be filled in by hand. */
const BLANK = '______________________'

/** One for the whole file; none for demonstrations, where there is nothing to certify. */
function certificationSection({ demonstration, record, answers, log }: CaseSummary, say: Say): Markup | null {
  if (demonstration) return null
  const made = { log: log.origin, size: log.size, moment: inWords(new Date(record.madeAt), say) }
  const paragraphs = [
    say('certification.person'),
    say('certification.caseRecords', {
      count: answers.length,
      entities: record.entities.map((name) => (name === 'not stated' ? BLANK : name)).join('; '),
    }),
    say('certification.caseLog', made),
    say('certification.caseDigests'),
    say('certification.perjury'),
    say('certification.signature'),
  ]
  return html`<section class="certification"><h2>${say('certification.caseHeading')}</h2>
<p class="small">${say('certification.note')}</p>
${paragraphs.map((words) => html`<p>${words}</p>\n`)}</section>`
}
