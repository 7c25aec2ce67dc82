import { known, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { type Answer, type Asked, useApi } from '../server/api.ts'
import { Export } from '../widgets/export.tsx'
import { Filters, Pills } from '../widgets/filters.tsx'
import { formatTime } from '../widgets/format.tsx'
import { Await, Help, Section } from '../widgets/page.tsx'
import { named } from '../widgets/select.tsx'
import { type Column, Table } from '../widgets/table.tsx'
import {
  answersWord,
  CLASSES,
  measureName,
  originOf,
  originTitle,
  rateInWords,
  screenSpeaker,
} from '../widgets/words.ts'
import { LeadingNote } from './leading-note.tsx'
import { lineDrawing, lineOf } from './line-drawing.ts'
import { TrendChart } from './trend-chart.tsx'

export type TrendBody = Answer<'GET /api/admin/brands/{brandId}/trend'>
type Input = Asked<'GET /api/admin/brands/{brandId}/trend'>

const USUAL = 'CONFABULATED'
const MEASURES = ['mentioned', ...CLASSES]

interface Props {
  brandId: string
  brandName: string
  newest: string
}

/** One measure over the newest scans as one dated line, of all engines or one of them. */
export function Trend({ brandId, brandName, newest }: Props) {
  const { query } = useLocation()
  const measure = (MEASURES.includes(query.measure ?? '') ? query.measure : USUAL) as Input['measure']
  const scans = query.scans === '30' ? '30' : '12'
  const trend = useApi(
    'GET /api/admin/brands/{brandId}/trend',
    { brandId, scans, ...(measure && { measure }) },
    undefined,
    newest,
  )
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
          options: named(
            MEASURES.filter((name) => name !== USUAL),
            measureName,
          ),
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
      [say('rates.allEngines'), ({ overall }) => (overall ? rateInWords(overall) : '–')],
      ...(trend.points.some(({ leading }) => leading !== null) ? [NEUTRAL] : []),
      ...engines.map(
        (engine): Column<TrendBody['points'][number]> => [
          screenSpeaker(engine, originOf(trend)),
          ({ engines: rates }) => {
            const rate = rates.find((one) => one.engine === engine)?.rate
            return rate ? rateInWords(rate) : '–'
          },
        ],
      ),
    ]}
  />
)

const NEUTRAL: Column<TrendBody['points'][number]> = [
  say('rates.withoutLeading'),
  ({ overall, leading }) => {
    const rate = leading?.neutral ?? overall
    return rate ? rateInWords(rate) : '–'
  },
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
