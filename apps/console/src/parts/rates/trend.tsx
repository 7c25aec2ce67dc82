import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { useApi } from '../server/api.ts'
import { Export } from '../widgets/export.tsx'
import { Filters, Pills } from '../widgets/filters.tsx'
import { formatTime } from '../widgets/format.tsx'
import { Await, Help, Section } from '../widgets/page.tsx'
import { named } from '../widgets/select.tsx'
import { type Column, Table } from '../widgets/table.tsx'
import { answersWord, CLASSES, measureName, originOf, originTitle, screenSpeaker } from '../widgets/words.ts'
import { lineDrawing, lineOf } from './line-drawing.ts'
import { TrendChart } from './trend-chart.tsx'

export type TrendBody = AnswerOf<'GET /api/admin/brands/{brandId}/trend'>
type Input = InputOf<'GET /api/admin/brands/{brandId}/trend'>

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
  const title = `${measureName(measure ?? USUAL)} over time`
  return (
    <Section
      title={title}
      help={
        <Help about={title}>
          Each point is one scan: the share of its counted answers. The band is the exact interval with 95 %
          confidence: where it is wide, few answers were counted.
        </Help>
      }
      aside={trend.value && <Tools trend={trend.value} title={`${brandName}: ${title.toLowerCase()}`} />}
    >
      <Await of={trend} what="the trend">
        {(value) => <Lines trend={value} />}
      </Await>
    </Section>
  )
}

const Tools = ({ trend, title }: { trend: TrendBody; title: string }) => (
  <div class="actions">
    <Filters
      filters={[
        {
          name: 'measure',
          label: 'Measure',
          usual: measureName(USUAL),
          options: named(
            MEASURES.filter((name) => name !== USUAL),
            measureName,
          ),
        },
        { name: 'scans', label: 'Scans', usual: 'newest 12', options: [['30', 'newest 30']] },
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
        label="Whose answers"
        usual="All engines"
        options={named(engines, (engine) => screenSpeaker(engine, originOf(trend)))}
      />
      <TrendChart points={lineOf(trend, chosen)} />
      <details>
        <summary>The same as a table</summary>
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
        'Scan',
        ({ scan }) => <a href={`/console/scans/${scan.id}`}>{formatTime(new Date(scan.createdAt))}</a>,
        { isHead: true },
      ],
      ['All engines', ({ overall }) => overall?.words ?? '–'],
      ...engines.map(
        (engine): Column<TrendBody['points'][number]> => [
          screenSpeaker(engine, originOf(trend)),
          ({ engines: rates }) => rates.find((one) => one.engine === engine)?.rate?.words ?? '–',
        ],
      ),
    ]}
  />
)

/** Every engine that any of the scans asked. */
const enginesOf = ({ points }: TrendBody): string[] => [
  ...new Set(points.flatMap((point) => point.engines.map(({ engine }) => engine))),
]

/** One row for each scan and engine; an empty engine stands for all of them. */
const trendRows = ({ points, measure }: TrendBody): (string | number | null)[][] => [
  ['answers', 'scan', 'asked_for', 'engine', 'measure', 'seen', 'asked', 'rate', 'low', 'high'],
  ...points.flatMap(({ scan, overall, engines }) =>
    [{ engine: '', rate: overall }, ...engines].map(({ engine, rate }) => [
      ...[answersWord(scan), scan.id, scan.createdAt, engine, measure],
      ...(rate ? [rate.seen, rate.asked, rate.rate, rate.low, rate.high] : [null, null, null, null, null]),
    ]),
  ),
]
