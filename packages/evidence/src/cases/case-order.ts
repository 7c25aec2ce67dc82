import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, type LeadingReason } from '@veracite/verdicts/questions/leading'
import type { OrderManifest } from '@veracite/verify/bundle/manifest'
import type { Say } from '@veracite/words/say-in'
import { digest, facts, html, type Markup, type Part, table } from '../bundle/html/markup.ts'
import { inWords, whoAnswered } from '../bundle/words.ts'
import { columns } from './case-columns.ts'
import type { CaseSummary } from './case-summary.ts'

/** The notice or order that a case file is made to enforce, and what became of it. */
export interface CaseOrder {
  manifest: OrderManifest
  sha256: string
  logIndex: number | null
  state: 'holds' | 'withdrawn' | 'superseded'
  looks: { number: number; scanId: string; startedAt: string }[]
  breaches: CaseOrderLine[]
  /** They come near, and are never counted. */
  nearMisses: CaseOrderLine[]
  calendar: {
    day: string
    origin: Origin
    answers: number
    /** To neutral questions; older files have all here, and lack the next. */
    breaches: number
    leadingBreaches?: number
    nearMisses: number
  }[]
  /** What the tables leave out, and why. */
  leftOut: string[]
}

export interface CaseOrderLine {
  runId: string
  at: string
  engine: Engine
  origin: Origin
  /** Which of the forbidden statements, from 0. */
  statement: number
  /** What the answer says, in words, and the words themselves. */
  stated: string
  quote: string
  /** Who read the answer. Older files lack it. */
  readBy?: 'rules' | 'model' | 'person'
  /** Why the question leads to the statement; null if it is neutral. Older files lack it. */
  leading?: LeadingReason | null
  /** Null for a breach. */
  why: string | null
}

/** The first section of a case for enforcement; nothing for other cases. */
export function orderSection({ order, answers }: CaseSummary, say: Say): Markup | null {
  if (order === undefined) return null
  const { manifest, state, breaches, nearMisses, calendar, leftOut, logIndex } = order
  const places = new Map(answers.map(({ runId, place, page }) => [runId, { place, page }]))
  const kind = manifest.kind === 'order' ? 'order' : 'other'
  const moment = (at: string): string => inWords(new Date(at), say)
  const logged = logIndex === null ? 'other' : 'yes'
  const recorded = { moment: moment(manifest.recordedAt), logged, index: logIndex ?? 0 } as const
  const { engines, prompts, samples, everyHours: hours, looks } = manifest.plan
  const asked = say.line(engines.map((name) => whoAnswered(name as Engine, 'official_api', say)))
  const plan = { engines: asked, prompts: prompts.length, samples, hours, looks }
  const rows = calendar.map(({ day, origin, ...counts }): Part[] => [
    marked(day, origin, say),
    say.number(counts.answers),
    say.number(counts.breaches),
    counts.leadingBreaches === undefined ? '' : say.number(counts.leadingBreaches),
    say.number(counts.nearMisses),
  ])
  const heads = columns(say, 'day', 'answers', 'breaches', 'leadingBreaches', 'nearMisses')
  return html`<section><h2>${say('orderText.heading', { kind })}</h2>
<p class="small">${say('orderText.recorded', { by: manifest.recordedBy })}</p>
${facts([
  [say('orderFact.kind'), say('orderText.kind', { kind })],
  [say('orderFact.addressee'), manifest.addressee],
  [say('orderFact.court'), manifest.court],
  [say('orderFact.fileNumber'), manifest.fileNumber],
  [say('orderFact.wording'), html`<span dir="auto">${manifest.wording}</span>`],
  [say('orderFact.sent'), manifest.sentAt && moment(manifest.sentAt)],
  [say('orderFact.received'), manifest.receivedAt && moment(manifest.receivedAt)],
  [say('orderFact.holds'), moment(manifest.holdsFrom)],
  [say('orderFact.recorded'), say('orderText.recordedAt', recorded)],
  [say('orderFact.state'), say(`orderState.${state}`)],
  [say('orderFact.document'), manifest.documentSha256 && digest(manifest.documentSha256)],
  [say('orderFact.signed'), digest(order.sha256)],
  [say('orderFact.plan'), say('orderText.plan', { ...plan, done: order.looks.length })],
])}
<h3>${say('orderText.forbidden')}</h3><ol>${manifest.statements.map((forbidden) => statementMarkup(forbidden, say))}</ol>
<h3>${say('orderText.breaches')}</h3>${countedByOrigin(order, say)}${linesTable(breaches, places, say('caseColumn.exhibit'), say)}
<h3>${say('orderText.nearMisses')}</h3>${nearMisses.length === 0 ? html`<p>${say('orderText.none')}</p>` : linesTable(nearMisses, places, say('caseColumn.why'), say)}
<h3>${say('orderText.calendar')}</h3>${table('calendar', heads, rows)}
${leftOut.map((words) => html`<p class="small">${words}</p>`)}</section>`
}

const marked = (what: string, origin: Origin, say: Say): string =>
  origin === 'engine' ? what : say(`orderOrigin.${origin}`, { day: what })

/** All breaches, also those that the table leaves out. Answers of different origin are never added up. */
function countedByOrigin({ calendar }: CaseOrder, say: Say): Markup[] {
  const byOrigin = Map.groupBy(calendar, ({ origin }) => origin)
  return ORIGINS.flatMap((origin) => {
    const days = byOrigin.get(origin) ?? []
    const neutral = days.reduce((sum, { breaches }) => sum + breaches, 0)
    const leading = days.reduce((sum, { leadingBreaches = 0 }) => sum + leadingBreaches, 0)
    if (neutral + leading === 0) return []
    const counted = say('orderText.counted', { neutral, leading, version: LEADING_CHECK_VERSION })
    return html`<p>${marked(counted, origin, say)}</p>`
  })
}

function statementMarkup(
  { words, predicate, about, value }: OrderManifest['statements'][number],
  say: Say,
): Markup {
  const what = { predicate, of: about === '' ? 'other' : 'thing', about } as const
  const any = value === null ? 'yes' : 'other'
  const said = say('orderText.statement', { ...what, any, value: value ?? '' })
  return html`<li><span dir="auto">${words}</span> <span class="small">${said}</span></li>`
}

function linesTable(
  lines: readonly CaseOrderLine[],
  places: ReadonlyMap<string, { place: number; page: string }>,
  last: string,
  say: Say,
): Markup {
  const rows = lines.map(
    ({ runId, at, engine, origin, stated, statement, quote, readBy, why, leading }): Part[] => {
      const exhibit = places.get(runId)
      const shown = exhibit
        ? html`<a href="${exhibit.page}">${exhibit.place}</a>`
        : html`<span class="small">${say('orderText.notInFile', { runId })}</span>`
      return [
        inWords(new Date(at), say),
        whoAnswered(engine, ORIGIN_TABLE[origin].access, say),
        html`<span dir="auto">${say('orderText.said', { stated, quote })}</span> <span class="small">${say('orderText.statementNumber', { number: statement + 1 })}${readBy === undefined ? null : `; ${say(`readBy.${readBy}`)}`}</span>${leading == null ? null : html` <b>${say('orderText.leading', { reason: leading === 'presumes' ? 'other' : leading })}</b>`}`,
        why === null ? shown : html`${why} ${exhibit ? shown : null}`,
      ]
    },
  )
  return table('breaches', [...columns(say, 'when', 'engine', 'says'), last], rows)
}
