import { whoAnswered } from '@veracite/evidence/bundle/words'
import { rateWords } from '@veracite/evidence/records/rate-words'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import { ANSWERS_FOR_A_RATE, basisOf, rangeOf, storyOf, wholeShare } from '@veracite/words/story'
import { drawTrend } from './draw-trend.ts'
import type {
  MeasuredPart,
  ReportChange,
  ReportFigures,
  ReportFinding,
  ReportPoint,
  ReportRate,
} from './figures.ts'
import type { ReportBlock, ReportCell, ReportDocument, ReportSection } from './report.ts'

/** The report in words of a language. Everything in it comes from the figures. Pure. */
export const writeReport = (figures: ReportFigures, by: string, say: Say): ReportDocument =>
  new Writer(figures, say).document(by)

class Writer {
  readonly #figures: ReportFigures
  readonly #say: Say
  constructor(figures: ReportFigures, say: Say) {
    this.#figures = figures
    this.#say = say
  }

  document(by: string): ReportDocument {
    const say = this.#say
    const { brand, origin } = this.#figures
    const counted = toText(say(`originCounted.${origin}`))
    const method = [
      toText(say('reportMethod.1')),
      toText(say('reportMethod.2')),
      toText(say('reportMethod.3')),
    ]
    const limits = ([1, 2, 3, 4, 5] as const).map((number) => say(`reportLimit.${number}`))
    const proof = [toText(say('reportProof.1')), toText(this.#whereProofIs())]
    return {
      language: say.language,
      title: say('reportText.title', { brand: brand.name }),
      under: say('reportText.under', {
        days: this.#say.days(new Date(this.#figures.period.from), new Date(this.#figures.period.to)),
        domain: brand.domain,
      }),
      by,
      warning: say.known('originWarning', origin) ?? null,
      sections: [
        { heading: say('reportText.inShort'), blocks: this.#inShort() },
        ...this.#trend(),
        ...this.#wrong(),
        ...this.#engines(),
        ...this.#rivals(),
        ...this.#corrections(),
        this.#scans(),
        { heading: say('reportText.method'), blocks: [...method, counted] },
        ...this.#industry(),
        { heading: say('reportText.limits'), blocks: [{ kind: 'list', items: limits }] },
        { heading: say('reportText.proof'), blocks: proof },
      ],
    }
  }

  #inShort(): ReportBlock[] {
    const say = this.#say
    const { measured, costs } = this.#figures
    const { scans, answers, usd } = costs
    const asked = say('reportText.spent', { scans, answers, ...this.#cost(usd) })
    const lines = measured === null ? [say('reportText.notMeasured')] : this.#measured(measured)
    return [
      ...(measured === null ? [] : this.#lead(measured)),
      { kind: 'list', items: [...lines, this.#findings(), asked] },
    ]
  }

  /** What an amount is: paid, what a demonstration would have cost, or not known. */
  #cost(usd: string | null) {
    const cost = usd === null ? 'other' : this.#figures.demo ? 'demo' : 'paid'
    return { cost, usd: usd === null ? '' : this.#say.usd(usd) } as const
  }

  /** The sentence of the newest scan, as the overview of the console has it, and its basis. */
  #lead({ wrong, compared, at }: MeasuredPart): ReportBlock[] {
    const { findings, trend = [] } = this.#figures
    const [gravest] = findings.worst
    const before = compared && {
      rate: trend.find(({ scanId }) => scanId === compared.scanId)?.wrong ?? null,
      createdAt: compared.at,
    }
    const change = compared && { from: compared.at, to: at, overall: compared.wrong }
    const named = gravest && { ...gravest, by: 'other' as const, who: this.#severalOf(gravest.engines) }
    const voice = { say: this.#say, rich: this.#say.rich, language: this.#say.language }
    return [
      { kind: 'lead', phrases: storyOf(voice, wrong, change, named ?? null) },
      toText(basisOf(voice, wrong, before, compared?.wrong ?? null, at)),
    ]
  }

  #measured({ named, compared, at, provisional, fit, leading }: MeasuredPart): string[] {
    const say = this.#say
    const rate = named && this.#rate(named)
    const change = this.#since(compared?.named, compared, at)
    return [
      ...(fit ? [fit.words] : []),
      ...(leading ? [say('overview.leading', leading)] : []),
      ...(provisional === 0 ? [] : [say('reportText.provisional', { count: provisional })]),
      ...(rate === null ? [] : [say('reportText.named', { rate, ...change })]),
    ]
  }

  #since(change: ReportChange | null | undefined, compared: MeasuredPart['compared'], at: string) {
    if (!compared) return { since: 'nothing', day: '', points: '' } as const
    const day = this.#moment(compared.at, at)
    if (!change) return { since: 'other', day, points: '' } as const
    if (!change.standsOut) return { since: 'chance', day, points: '' } as const
    return { since: change.modelChanged ? 'model' : 'change', day, points: this.#points(change) } as const
  }

  #findings(): string {
    const { open, different, grave, settled, ...counts } = this.#figures.findings
    return this.#say('reportText.findings', {
      ...{ open, different, grave, settled },
      ...{ fresh: counts.fresh, returned: counts.returned, notSeen: counts.notSeen },
      engines: open === different ? 'other' : 'yes',
      ofThem: grave === 0 ? 'other' : 'grave',
      ended: settled === 0 ? 'other' : 'yes',
    })
  }

  #trend(): ReportSection[] {
    const say = this.#say
    const { trend = [] } = this.#figures
    const drawn = drawTrend(trend)
    if (drawn === null) return []
    const ends = [trend[0], trend.at(-1)].flatMap((point) => {
      if (!point?.wrong) return []
      const day = this.#moment(point.at, trend[0] === point ? trend.at(-1)?.at : trend[0]?.at)
      return say('reportText.trendEnd', { day, rate: this.#rate(point.wrong) })
    })
    const scale = { ends: ends.join('; '), top: wholeShare({ say }, drawn.top) }
    const led = trend.some(({ neutral }) => neutral !== undefined)
    const neutralOf = (end: ReportPoint | undefined) =>
      rateWords(end?.neutral ?? end?.wrong ?? { seen: 0, asked: 0 }, say)
    const without = { from: neutralOf(trend[0]), to: neutralOf(trend.at(-1)) }
    const text = [
      say('reportText.trendScale', scale),
      ...(led ? [say('overview.withoutLeading', without)] : []),
    ].join(' ')
    return [{ heading: say('reportText.trend'), blocks: [{ kind: 'trend', text, ...drawn }] }]
  }

  #wrong(): ReportSection[] {
    const say = this.#say
    const { worst, more = 0 } = this.#figures.findings
    const heading = more === 0 ? say('reportText.wrong') : say('reportText.fiveGravest')
    if (worst.length === 0)
      return [{ heading: say('reportText.wrong'), blocks: [toText(say('reportText.nothingWrong'))] }]
    return [
      {
        heading,
        blocks: [
          toText(say('reportText.aboutWrong')),
          { kind: 'statements', rows: worst.map((finding) => this.#wrongRow(finding)) },
          ...(more === 0 ? [] : [toText(say('reportText.moreWrong', { count: more }))]),
        ],
      },
    ]
  }

  #wrongRow(finding: ReportFinding): ReportCell[] {
    const say = this.#say
    const { label, sentence, stated, truth, source, engines, said, page, proof } = finding
    const about = finding.about === '' ? label : say('reportText.labelled', { label, about: finding.about })
    const { address } = this.#figures
    const who = say.line(engines.map((engine) => this.#speaker(engine)))
    const often = said === null ? 'other' : 'asked'
    const when = finding.isNew ? 'fresh' : 'other'
    const day = say.day(new Date(finding.firstSaidAt))
    return [
      {
        text: '',
        ...(sentence === null
          ? { wrong: stated }
          : { before: sentence.before, wrong: sentence.words, after: sentence.after }),
        note: finding.gravity === 'grave' ? say('reportText.grave', { about }) : about,
      },
      {
        text: truth ?? say('reportText.otherwise'),
        ...(source != null && { note: say('reportText.source', { source }) }),
      },
      {
        text: say('reportText.saidBy', { who, often, rate: said ? this.#rate(said) : '', when, day }),
        ...(page !== null && { note: say('reportText.alsoOn', { page }) }),
      },
      proof === null
        ? { text: say('reportText.noProof') }
        : {
            text: say('reportText.proofOf', { digest: proof.sha256.slice(0, 12) }),
            href: `${address ?? ''}/check#${proof.sha256}`,
          },
    ]
  }

  #engines(): ReportSection[] {
    const say = this.#say
    const { measured } = this.#figures
    if (measured === null) return []
    const none = say('reportText.noAnswer')
    const same = measured.compared === null ? say('reportText.nothingBefore') : say('reportText.noChange')
    const changed = new Map(measured.compared?.engines.map((change) => [change.engine, change]))
    const rows = measured.engines.map(({ engine, wrong, named }): ReportCell[] => {
      const change = changed.get(engine)
      return [
        { text: this.#speaker(engine) },
        { text: wrong === null ? none : this.#rate(wrong) },
        { text: change ? this.#points(change) : same },
        { text: named === null ? none : this.#rate(named) },
      ]
    })
    const heads = (['engine', 'wrong', 'change', 'named'] as const).map((name) => say(`reportColumn.${name}`))
    return [
      {
        heading: say('reportText.engines'),
        blocks: [{ kind: 'table', heads, rows }, toText(say('reportText.intervals'))],
      },
    ]
  }

  #rivals(): ReportSection[] {
    const say = this.#say
    const rivals = this.#figures.measured?.rivals ?? []
    const [brand] = rivals
    if (brand === undefined) return []
    const rows = rivals.map(({ name, figures }): ReportCell[] => [
      { text: name },
      ...figures.map(({ rate }) => ({ text: rate === null ? say('reportText.noAnswer') : this.#rate(rate) })),
    ])
    const heads = brand.figures.map(({ measure }) => ({
      text: say.known('compared', measure) ?? measure,
      of: say.known('comparedOf', measure) ?? '',
    }))
    const universes = heads.map(({ text, of }) => say('reportText.universe', { measure: text, of }))
    return [
      {
        heading: say('reportText.rivals'),
        blocks: [
          { kind: 'table', heads: [say('reportColumn.who'), ...heads.map(({ text }) => text)], rows },
          { kind: 'list', items: universes },
          toText(say('reportText.aboutRivals')),
        ],
      },
    ]
  }

  /** The rates by the names of the industry, with what was counted. */
  #industry(): ReportSection[] {
    const say = this.#say
    const fit = this.#figures.measured?.fit
    if (!fit) return []
    const items = [
      say('reportText.hallucination', { rate: fit.hallucination }),
      say('reportText.inaccuracy', { rate: fit.inaccuracy }),
    ]
    return [{ heading: say('reportText.industry'), blocks: [{ kind: 'list', items }, toText(fit.note)] }]
  }

  #corrections(): ReportSection[] {
    const say = this.#say
    const { corrections } = this.#figures
    const heading = say('reportText.corrections')
    if (corrections === null) return []
    if (corrections.length === 0) return [{ heading, blocks: [toText(say('reportText.noCorrections'))] }]
    const heads = (['about', 'state', 'begun', 'ended'] as const).map((name) => say(`reportColumn.${name}`))
    const rows = corrections.map(({ about, state, openedAt, closedAt }): ReportCell[] => [
      { text: about },
      { text: say.known('reportState', state) ?? state },
      { text: say.day(new Date(openedAt)) },
      { text: closedAt === null ? say('reportText.stillOpen') : say.day(new Date(closedAt)) },
    ])
    return [{ heading, blocks: [{ kind: 'table', heads, rows }] }]
  }

  #scans(): ReportSection {
    const say = this.#say
    const { scans, scansOmitted: omitted, costs } = this.#figures
    const heading = say('reportText.scans')
    if (scans.length === 0) return { heading, blocks: [toText(say('reportText.noScan'))] }
    const heads = (['scan', 'questions', 'counted', 'cost'] as const).map((name) =>
      say(`reportColumn.${name}`),
    )
    const rows = scans.map(({ createdAt, status, planned, classified, costUsd }): ReportCell[] => {
      const { cost, usd } = this.#cost(costUsd)
      const unknown = cost === 'other' ? say('reportText.costUnknown') : usd
      return [
        {
          text: say.day(new Date(createdAt)),
          note: say('reportText.scanAt', { time: createdAt.slice(11, 16), status }),
        },
        { text: String(planned) },
        { text: String(classified) },
        { text: cost === 'demo' ? say('reportText.wouldCost', { usd }) : unknown },
      ]
    })
    const total = say('reportText.total', { ...this.#cost(costs.usd), omitted })
    return { heading, blocks: [{ kind: 'table', heads, rows }, toText(total)] }
  }

  /** Only the engine itself has its name. */
  #speaker = (engine: Engine): string => whoAnswered(engine, accessOf(this.#figures.origin), this.#say)

  /** `Grok`, `Grok and Claude`, `Grok and 2 others`. */
  #severalOf(engines: readonly Engine[]): string {
    const [first = '', second, ...others] = engines.map(this.#speaker)
    if (second === undefined) return first
    return others.length === 0
      ? this.#say.list([first, second])
      : this.#say('reportText.andOthers', { first, count: others.length + 1 })
  }

  #whereProofIs(): string {
    const { address } = this.#figures
    return address === null ? this.#say('reportText.proofHere') : this.#say('reportText.proofAt', { address })
  }

  /** `17 % (15–19 %), 211 of 1,239 answers`; counts only where a share would say more than is known. */
  #rate({ seen, asked, rate, low, high }: ReportRate): string {
    const say = this.#say
    const counts = say('share.counts', { seen, asked })
    if (asked < ANSWERS_FOR_A_RATE) return counts
    return say('share.both', {
      share: wholeShare({ say }, rate),
      range: rangeOf({ say }, { low, high }),
      counts,
    })
  }

  #points({ difference, low, high }: ReportChange): string {
    const points = Math.round(Math.abs(difference) * 100)
    const sure = low !== null && high !== null
    const [from, to] = [
      signed(Math.floor((low ?? 0) * 100 + 1e-9)),
      signed(Math.ceil((high ?? 0) * 100 - 1e-9)),
    ]
    const [more, isSure] = [difference < 0 ? 'other' : 'yes', sure ? 'yes' : 'other'] as const
    return this.#say('share.points', { points, more, sure: isSure, low: from, high: to })
  }

  /** The day, and the time as well if another moment is on the same day. */
  #moment(at: string, other: string | undefined): string {
    const day = this.#say.day(new Date(at))
    if (at.slice(0, 10) !== other?.slice(0, 10)) return day
    return this.#say('moment.day', { day, time: at.slice(11, 16) })
  }
}

const toText = (text: string): ReportBlock => ({ kind: 'text', text })
const accessOf = (origin: Origin) => ORIGIN_TABLE[origin].access
const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
