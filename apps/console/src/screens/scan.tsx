import { useLocation } from 'preact-iso/router'
import { type AnswerOf, api, type InputOf } from '../parts/api.ts'
import { formatCount, formatUsd } from '../parts/format.ts'
import { useLoad } from '../parts/load.ts'
import { Page, Section } from '../parts/page.tsx'
import { Await, Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'
import { engineName, inWords } from '../parts/words.ts'

type RunFilter = InputOf<'GET /api/admin/scans/{scanId}/runs'>
type RunPage = AnswerOf<'GET /api/admin/scans/{scanId}/runs'>

/** One scan and its runs; the address says which of them. */
export function Scan({ scanId }: { scanId: string }) {
  const { query } = useLocation()
  const { engine, intent, status, class: citationClass } = query
  const filter = { scanId, engine, intent, status, class: citationClass, limit: '100' } as RunFilter
  const scan = useLoad(
    `scan ${scanId}`,
    (signal) => api('GET /api/admin/scans/{scanId}', { scanId }, signal),
    ({ finishedAt }) => (finishedAt === null ? 1_000 : null),
  )
  const runs = useLoad(`runs ${JSON.stringify(filter)}`, (signal) =>
    api('GET /api/admin/scans/{scanId}/runs', filter, signal),
  )
  const chosen = [engine && engineName(engine), intent && inWords(intent)].filter(Boolean).join(', ')
  return (
    <Page
      title="Scan"
      sub={
        <Await of={scan} what="the scan">
          {({ createdAt, status: state, totalRuns, totalCostUsd, brandId }) => (
            <>
              <a href={`/console/brands/${brandId}`}>Brand</a> · <Time at={createdAt} /> · {inWords(state)} ·{' '}
              {formatCount(totalRuns)} runs · {formatUsd(totalCostUsd)}
            </>
          )}
        </Await>
      }
    >
      <Section title={chosen === '' ? 'Runs' : `Runs: ${chosen}`}>
        <Await of={runs} what="its runs">
          {(page) =>
            page.items.length === 0 ? <Empty title="No run is like that." /> : <RunTable {...page} />
          }
        </Await>
      </Section>
    </Page>
  )
}

const RunTable = ({ items, total }: RunPage) => (
  <>
    <table class="list">
      <thead>
        <tr>
          <th scope="col">Engine</th>
          <th scope="col">Prompt</th>
          <th scope="col">Sample</th>
          <th scope="col">Became</th>
        </tr>
      </thead>
      <tbody>
        {items.map((run) => (
          <tr key={run.id}>
            <td>{engineName(run.engine)}</td>
            <td>{run.prompt}</td>
            <td>{run.sample}</td>
            <td>{inWords(run.citationClass ?? run.status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {total > items.length && (
      <p class="soft">
        {formatCount(items.length)} of {formatCount(total)}
      </p>
    )}
  </>
)
