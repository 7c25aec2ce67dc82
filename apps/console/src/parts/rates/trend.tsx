import { known, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { type Answer, type Asked, useApi } from '../server/api.ts'
import { named } from '../widgets/action.tsx'
import { Filters, Pills } from '../widgets/filters.tsx'
import { Await, type Column, Help, Section, Table } from '../widgets/page.tsx'
import { Export } from '../widgets/shapes.tsx'
import {
  answersWord,
  CLASSES,
  formatTime,
  measureName,
  originOf,
  originTitle,
  rateOrDash,
  screenSpeaker,
} from '../widgets/words.ts'
import { LeadingNote } from './leading-note.tsx'
import { lineDrawing, lineOf } from './line-drawing.ts'
import { TrendChart } from './trend-chart.tsx'

export type TrendBody = Answer<'GET /api/admin/brands/{brandId}/trend'>
type Input = Asked<'GET /api/admin/brands/{brandId}/trend'>

const USUAL = 'CONFABULATED'
const MEASURES = ['mentioned', ...CLASSES]
const OTHER_MEASURES = MEASURES.filter((name) => name !== USUAL)

/** One measure over the newest scans as one dated line, of all engines or one of them. */
export function Trend({ brandId, brandName }: { brandId: string; brandName: string }) {
  const { query } = useLocation()
  const measure = (MEASURES.includes(query.measure ?? '') ? query.measure : USUAL) as Input['measure']
  const scans = query.scans === '30' ? '30' : '12'
  const asked = { brandId, scans, ...(measure && { measure }) } as const
  const trend = useApi('GET /api/admin/brands/{brandId}/trend', asked)
  const title = say('rates.overTime', { measure: measureName(measure ?? USUAL) })
  return (
    <Section
      title={title}
      help={<Help about={title}>{say('trend.eachPointIsOne')}</Help>}
      aside={trend.value && <Tools trend={trend.value} title={`${brandName}: ${title.toLowerCase()}`} />}
    >
      <Await of={trend}>{(value) => <Lines trend={value} />}</Await>
    </Section>
  )
}

const Tools = ({ trend, title }: { trend: TrendBody; title: string }) => (
  <div class="actions">
    <Filters
      filters={[
        {
          name: 'measure',
          label: say('rates.measure'),
          usual: measureName(USUAL),
          options: named(OTHER_MEASURES, measureName),
        },
        {
          name: 'scans',
          label: say('rates.scans'),
          usual: say('rates.newest12'),
          options: [['30', say('rates.newest30')]],
        },
      ]}
    />
    <Export
      name={`trend-${trend.measure}`}
      rows={() => trendRows(trend)}
      drawing={() => lineDrawing(originTitle(title, trend), lineOf(trend, null))}
    />
  </div>
)

function Lines({ trend }: { trend: TrendBody }) {
  const { query } = useLocation()
  const engines = enginesOf(trend)
  const chosen = engines.find((engine) => engine === query.line) ?? null
  return (
    <>
      <Pills
        name="line"
        label={say('rates.whoseAnswers')}
        usual={say('rates.allEngines')}
        options={named(engines, (engine) => screenSpeaker(engine, originOf(trend)))}
      />
      <TrendChart points={lineOf(trend, chosen)} />
      <LeadingNote of={trend.points.at(-1)?.leading ?? null} />
      <p class="hint">{known('originCounted', originOf(trend))}</p>
      <details>
        <summary>{say('rates.theSameAsA')}</summary>
        <TrendTable trend={trend} engines={engines} />
      </details>
    </>
  )
}

const TrendTable = ({ trend, engines }: { trend: TrendBody; engines: readonly string[] }) => (
  <Table
    rows={trend.points}
    columns={[
      [
        say('rates.scan'),
        ({ scan }) => <a href={`/console/scans/${scan.id}`}>{formatTime(new Date(scan.createdAt))}</a>,
        { isHead: true },
      ],
      [say('rates.allEngines'), ({ overall }) => rateOrDash(overall)],
      ...(trend.points.some(({ leading }) => leading !== null) ? [NEUTRAL] : []),
      ...engines.map(
        (engine): Column<TrendBody['points'][number]> => [
          screenSpeaker(engine, originOf(trend)),
          ({ engines: rates }) => rateOrDash(rates.find((one) => one.engine === engine)?.rate),
        ],
      ),
    ]}
  />
)

const NEUTRAL: Column<TrendBody['points'][number]> = [
  say('rates.withoutLeading'),
  ({ overall, leading }) => rateOrDash(leading?.neutral ?? overall),
]

/** Every engine that any of the scans asked. */
const enginesOf = ({ points }: TrendBody): string[] => [
  ...new Set(points.flatMap((point) => point.engines.map(({ engine }) => engine))),
]

/** One row for each scan and engine; an empty engine stands for all of them, and has the rate without leading questions. */
const trendRows = ({ points, measure }: TrendBody): (string | number | null)[][] => [
  [
    ...['answers', 'scan', 'asked_for', 'engine', 'measure', 'seen', 'asked', 'rate', 'low', 'high'],
    ...['neutral_seen', 'neutral_asked'],
  ],
  ...points.flatMap(({ scan, leading, overall, engines }) =>
    [{ engine: '', rate: overall }, ...engines].map(({ engine, rate }) => {
      const neutral = engine === '' ? (leading?.neutral ?? overall) : null
      return [
        ...[answersWord(scan), scan.id, scan.createdAt, engine, measure],
        ...(rate ? [rate.seen, rate.asked, rate.rate, rate.low, rate.high] : [null, null, null, null, null]),
        ...[neutral?.seen ?? null, neutral?.asked ?? null],
      ]
    }),
  ),
]
