import { dayInWords, whoAnswered } from '@veracite/evidence/bundle/words'
import { sayDifference } from '@veracite/statistics/words'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import {
  ANSWERS_FOR_A_RATE,
  basisOf,
  between,
  formatCount,
  formatOf,
  storyOf,
  wholeShare,
} from '@veracite/terms/story'
import { formatCost, formatUsd } from '@veracite/terms/usd'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import { drawTrend } from './draw-trend.ts'
import type { MeasuredPart, ReportChange, ReportFigures, ReportFinding, ReportRate } from './figures.ts'
import type { ReportBlock, ReportCell, ReportDocument, ReportSection } from './report.ts'
import WORDS from './report-words.json' with { type: 'json' }

/** The report in words. Everything in it comes from the figures. Pure. */
export function writeReport(figures: ReportFigures, by: string): ReportDocument {
  const { brand, period } = figures
  return {
    title: `What AI engines say about ${brand.name}`,
    under: `${sayDays(period)} · ${brand.domain}`,
    by,
    warning: ORIGIN_TABLE[figures.origin].warning,
    sections: [
      { heading: 'In short', blocks: inShort(figures) },
      ...trendSection(figures),
      ...wrongSection(figures),
      ...enginesSection(figures),
      ...correctionsSection(figures),
      scansSection(figures),
      { heading: 'How it was measured', blocks: WORDS.method.map(toText) },
      { heading: 'What it does not say', blocks: [{ kind: 'list', items: WORDS.limits }] },
      { heading: 'Proof', blocks: [...WORDS.proof, whereProofIs(figures)].map(toText) },
    ],
  }
}

const toText = (text: string): ReportBlock => ({ kind: 'text', text })

function inShort(figures: ReportFigures): ReportBlock[] {
  const { measured, findings, costs, demo } = figures
  const spent =
    costs.usd === null ? '' : `, ${demo ? formatCost(costs.usd, { demo }) : `${formatUsd(costs.usd)} spent`}`
  const asked = `${formatOf(costs.scans, 'scan')} in this period, ${formatOf(costs.answers, 'answer')} counted${spent}.`
  const lines = measured === null ? [WORDS.notMeasured] : measuredLines(measured)
  return [
    ...(measured === null ? [] : lead(figures, measured)),
    { kind: 'list', items: [...lines, findingsLine(findings), asked] },
  ]
}

/** The sentence of the newest scan, as the overview of the console has it, and its basis. */
function lead(
  { findings: { worst }, origin, trend = [] }: ReportFigures,
  measured: MeasuredPart,
): ReportBlock[] {
  const { wrong, compared, at } = measured
  const [gravest] = worst
  const before = compared && {
    rate: trend.find(({ scanId }) => scanId === compared.scanId)?.wrong ?? null,
    createdAt: compared.at,
  }
  const change = compared && { from: compared.at, to: at, overall: compared.wrong }
  const named = gravest && {
    ...gravest,
    by: 'Gravest',
    who: listed(gravest.engines.map((engine) => speaker(engine, origin))),
  }
  return [
    { kind: 'lead', phrases: storyOf(wrong, change, named ?? null) },
    toText(basisOf(wrong, before, compared?.wrong ?? null, at)),
  ]
}

function measuredLines({ named, compared, at, provisional }: MeasuredPart): string[] {
  return [
    provisional === 0
      ? ''
      : `${provisional} of the answers are provisional: the model had not finished reading them when this was written.`,
    named === null ? '' : `Named: ${sayRate(named)}.${sinceThen(compared?.named, compared, at)}`,
  ].filter((line) => line !== '')
}

function sinceThen(
  change: ReportChange | null | undefined,
  compared: MeasuredPart['compared'],
  at: string,
): string {
  if (!compared) return ' There is no earlier scan to compare with.'
  if (!change) return ''
  const since = `since the scan of ${sayMoment(compared.at, at)}`
  if (!change.standsOut) return ` No change beyond chance ${since}.`
  const model = change.modelChanged ? ' Another model answers since then, which may be why.' : ''
  return ` ${sayPoints(change)} ${since}: more than chance.${model}`
}

function findingsLine({
  open,
  different,
  grave,
  fresh,
  returned,
  notSeen,
  settled,
}: ReportFigures['findings']): string {
  const of = grave === 0 ? '' : `, ${grave} of them grave`
  const settledToo = settled === 0 ? '' : `, ${settled} settled`
  const engines =
    open === different ? '' : `, counted for each engine that makes them (${different} different)`
  return `${formatOf(open, 'false statement')} open when this was written${engines}${of}. In this period ${fresh} new, ${returned} came back, ${notSeen} not seen in ten answers or more since${settledToo}.`
}

function trendSection({ trend = [] }: ReportFigures): ReportSection[] {
  const drawn = drawTrend(trend)
  if (drawn === null) return []
  const ends = [trend[0], trend.at(-1)].flatMap((point) =>
    point?.wrong
      ? `${sayMoment(point.at, trend[0] === point ? trend.at(-1)?.at : trend[0]?.at)} ${sayRate(point.wrong)}`
      : [],
  )
  const text = `${ends.join('; ')}. The scale is from 0 to ${wholeShare(drawn.top)}, the band is the 95 % range.`
  return [{ heading: 'Answers that say something false', blocks: [{ kind: 'trend', text, ...drawn }] }]
}

function wrongSection({ findings: { worst, more = 0 }, address, origin }: ReportFigures): ReportSection[] {
  if (worst.length === 0) return [{ heading: 'False statements', blocks: [toText(WORDS.nothingWrong)] }]
  return [
    {
      heading: more === 0 ? 'False statements' : 'The five gravest',
      blocks: [
        toText(WORDS.wrong),
        { kind: 'statements', rows: worst.map((finding) => wrongRow(finding, address, origin)) },
        ...(more === 0 ? [] : [toText(`${formatCount(more)} more in the console.`)]),
      ],
    },
  ]
}

function wrongRow(finding: ReportFinding, address: string | null, origin: Origin): ReportCell[] {
  const { label, about, gravity, sentence, stated, truth, source, engines, said, isNew, page, proof } =
    finding
  const when = isNew ? 'new' : `since ${sayDay(finding.firstSaidAt)}`
  const often = said === null ? 'not asked in the newest scan' : sayRate(said)
  return [
    {
      text: '',
      ...(sentence === null
        ? { wrong: stated }
        : { before: sentence.before, wrong: sentence.words, after: sentence.after }),
      note: `${about === '' ? label : `${label}: ${about}`}${gravity === 'grave' ? ', grave' : ''}`,
    },
    {
      text: truth ?? 'otherwise, as the source says',
      ...(source != null && { note: `Source: ${source}` }),
    },
    {
      text: `${engines.map((engine) => speaker(engine, origin)).join(', ')}: ${often}, ${when}`,
      ...(page !== null && { note: `Also false on ${page}` }),
    },
    proof === null
      ? { text: 'No proof was kept.' }
      : { text: `Proof ${proof.sha256.slice(0, 12)}`, href: `${address ?? ''}/check#${proof.sha256}` },
  ]
}

function enginesSection({ measured, origin }: ReportFigures): ReportSection[] {
  if (measured === null) return []
  const changed = new Map(measured.compared?.engines.map((change) => [change.engine, change]))
  const rows = measured.engines.map(({ engine, wrong, named }): ReportCell[] => {
    const change = changed.get(engine)
    return [
      { text: speaker(engine, origin) },
      { text: wrong === null ? 'no answer' : sayRate(wrong) },
      { text: change ? sayPoints(change) : measured.compared === null ? '–' : 'none beyond chance' },
      { text: named === null ? 'no answer' : sayRate(named) },
    ]
  })
  return [
    {
      heading: 'Engine by engine',
      blocks: [
        { kind: 'table', heads: ['Engine', 'Wrong answers', 'Change', 'Answers that name it'], rows },
        toText(WORDS.intervals),
      ],
    },
  ]
}

function correctionsSection({ corrections }: ReportFigures): ReportSection[] {
  if (corrections === null) return []
  if (corrections.length === 0) return [{ heading: 'Corrections', blocks: [toText(WORDS.noCorrections)] }]
  const rows = corrections.map(({ about, state, openedAt, closedAt }): ReportCell[] => [
    { text: about },
    { text: state.replaceAll('_', ' ') },
    { text: sayDay(openedAt) },
    { text: closedAt === null ? 'still open' : sayDay(closedAt) },
  ])
  return [
    {
      heading: 'Corrections',
      blocks: [{ kind: 'table', heads: ['About', 'State', 'Begun', 'Ended'], rows }],
    },
  ]
}

function scansSection({ scans, scansOmitted, costs, demo }: ReportFigures): ReportSection {
  const heading = 'Scans and costs'
  if (scans.length === 0) return { heading, blocks: [toText('There was no scan in this period.')] }
  const rows = scans.map(({ createdAt, status, planned, classified, costUsd }): ReportCell[] => [
    { text: sayDay(createdAt), note: `${createdAt.slice(11, 16)} UTC, ${status.toLowerCase()}` },
    { text: String(planned) },
    { text: String(classified) },
    { text: formatCost(costUsd, { demo }) },
  ])
  const more = scansOmitted === 0 ? '' : ` ${formatOf(scansOmitted, 'more scan')} not listed.`
  const total =
    costs.usd === null
      ? 'What it cost is not known.'
      : demo
        ? `Together it ${formatCost(costs.usd, { demo })}: nobody was paid.`
        : `Together ${formatUsd(costs.usd)}.`
  return {
    heading,
    blocks: [
      { kind: 'table', heads: ['Scan', 'Questions', 'Answers counted', 'Cost'], rows },
      toText(`${total}${more}`),
    ],
  }
}

/** Only the engine itself has its name. */
const speaker = (engine: Engine, origin: Origin): string => whoAnswered(engine, ORIGIN_TABLE[origin].access)

const whereProofIs = ({ address }: ReportFigures): string =>
  address === null ? WORDS.proofHere : `The page that checks it is ${address}/check.`

/** `17 % (15–19 %), 211 of 1,239 answers`; counts only where a share would say more than is known. */
function sayRate({ seen, asked, rate, low, high }: ReportRate): string {
  const counts = `${formatCount(seen)} of ${formatOf(asked, 'answer')}`
  return asked < ANSWERS_FOR_A_RATE ? counts : `${wholeShare(rate)} (${between(low, high)}), ${counts}`
}

function sayPoints({ difference, low, high }: ReportChange): string {
  const points = Math.round(Math.abs(difference) * 100)
  const said = `${formatOf(points, 'point')} ${difference < 0 ? 'fewer' : 'more'}`
  return low === null || high === null ? said : `${said} (${sayDifference({ low, high })})`
}

/** `Grok`, `Grok and Claude`, `Grok and 2 others`. */
const listed = ([first = '', second, ...others]: readonly string[]): string =>
  second === undefined
    ? first
    : `${first} and ${others.length === 0 ? second : `${others.length + 1} others`}`

/** `1 June 2026`, of an instant in UTC. */
const sayDay = (at: string): string => dayInWords(new Date(at))

/** The day, and the time as well if another moment is on the same day. */
const sayMoment = (at: string, other: string | undefined): string =>
  at.slice(0, 10) === other?.slice(0, 10) ? `${sayDay(at)}, ${at.slice(11, 16)} UTC` : sayDay(at)

/** `1 to 30 November 2026`, and as much more as two days need to be told apart. */
function sayDays({ from, to }: { from: string; to: string }): string {
  if (from === to) return sayDay(from)
  const [first, last] = [sayDay(from).split(' '), sayDay(to)]
  const begins = from.slice(0, 7) === to.slice(0, 7) ? 1 : from.slice(0, 4) === to.slice(0, 4) ? 2 : 3
  return `${first.slice(0, begins).join(' ')} to ${last}`
}
