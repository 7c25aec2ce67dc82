import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { Export } from '../widgets/export.tsx'
import { Filters } from '../widgets/filters.tsx'
import { formatTime } from '../widgets/format.ts'
import { Section } from '../widgets/page.tsx'
import { Drawn } from '../widgets/shapes.tsx'
import { Await } from '../widgets/states.tsx'
import { CLASSES, inWords, originNote, originOf, shortSpeaker } from '../widgets/words.ts'
import { type Series, seriesDrawing, seriesOf, trendDrawing, trendRows } from './trend-drawing.ts'

type TrendBody = AnswerOf<'GET /api/admin/brands/{brandId}/trend'>
type Measure = InputOf<'GET /api/admin/brands/{brandId}/trend'>['measure']

const USUAL = 'CONFABULATED'
const MEASURES = ['mentioned', ...CLASSES]

/** One measure over the newest scans, engine by engine, with its intervals. */
export function Trend({
  brandId,
  brandName,
  newest,
}: {
  brandId: string
  brandName: string
  newest: string
}) {
  const { query } = useLocation()
  const measure = (MEASURES.includes(query.measure ?? '') ? query.measure : USUAL) as Measure
  const trend = useLoad(`trend ${brandId} ${measure} ${newest}`, (signal) =>
    api('GET /api/admin/brands/{brandId}/trend', { brandId, ...(measure && { measure }) }, signal),
  )
  const title = `${inWords(measure ?? USUAL)}, scan by scan`
  return (
    <Section
      title={title}
      aside={
        trend.value && (
          <Export
            name={`trend-${measure}`}
            rows={() => trendRows(trend.value as TrendBody)}
            drawing={() =>
              trendDrawing(
                `${brandName}: ${title.toLowerCase()}`,
                seriesOf(trend.value as TrendBody),
                trend.value as TrendBody,
              )
            }
          />
        )
      }
    >
      <Filters
        filters={[
          {
            name: 'measure',
            label: 'Measure',
            usual: 'confabulated',
            options: MEASURES.filter((name) => name !== USUAL).map((value) => ({
              value,
              words: inWords(value),
            })),
          },
        ]}
      />
      <Await of={trend} what="the trend">
        {(value) => <Charts trend={value} />}
      </Await>
    </Section>
  )
}

function Charts({ trend }: { trend: TrendBody }) {
  const series = seriesOf(trend)
  const note = originNote(trend)
  return (
    <>
      {note && <p class="note">{note}</p>}
      <div class="charts">
        {series.map((one) => (
          <figure key={one.engine}>
            <figcaption>
              {shortSpeaker(one.engine, originOf(trend))}{' '}
              <span class="soft">{one.rates.at(-1)?.words ?? 'no answer'}</span>
            </figcaption>
            <Drawn drawing={seriesDrawing(one)} />
          </figure>
        ))}
      </div>
      <details>
        <summary>The same as a table</summary>
        <TrendTable trend={trend} series={series} />
      </details>
    </>
  )
}

const TrendTable = ({ trend, series }: { trend: TrendBody; series: readonly Series[] }) => (
  <table class="list">
    <thead>
      <tr>
        <th scope="col">Scan</th>
        {series.map(({ engine }) => (
          <th key={engine} scope="col">
            {shortSpeaker(engine, originOf(trend))}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {trend.points.map(({ scan }, at) => (
        <tr key={scan.id}>
          <th scope="row">
            <a href={`/console/scans/${scan.id}`}>{formatTime(new Date(scan.createdAt))}</a>
          </th>
          {series.map(({ engine, rates }) => (
            <td key={engine} data-label={`${shortSpeaker(engine, originOf(trend))} `}>
              {rates[at]?.words ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
