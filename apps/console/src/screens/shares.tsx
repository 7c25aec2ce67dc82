import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { ConfirmButton, Refusal, useAction } from '../parts/widgets/form.tsx'
import { Page } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { TableHead } from '../parts/widgets/table-head.tsx'
import { Age, Time } from '../parts/widgets/time.tsx'

type Share = AnswerOf<'GET /api/admin/shares'>['items'][number]

const PLACES = { finding: 'findings', run: 'runs', case: 'cases', report: 'reports' } as const

/** Shared addresses, and how often each was opened. */
export function Shares() {
  const shares = useLoad('shares', (signal) => api('GET /api/admin/shares', { limit: '1000' }, signal))
  return (
    <Page title="Shared" sub="Evidence that people without an account can see">
      <Await of={shares} what="what is shared">
        {({ items }) =>
          items.length === 0 ? (
            <Empty title="Nothing is shared.">
              <p>
                Open a wrong statement, an answer or a case file, and choose “Show this to somebody outside”.
              </p>
            </Empty>
          ) : (
            <ShareTable items={items} changed={shares.reload} />
          )
        }
      </Await>
    </Page>
  )
}

function ShareTable({ items, changed }: { items: readonly Share[]; changed: () => void }) {
  const action = useAction()
  return (
    <>
      <Refusal action={action} />
      <table class="list" aria-label="What is shared">
        <TableHead columns={['What', 'By', 'Until', 'Opened']} actions />
        <tbody>
          {items.map((share) => (
            <tr key={share.id} class={isOver(share) ? 'past' : undefined}>
              <td data-label="What">
                <a href={`/console/${PLACES[share.kind]}/${share.targetId}`}>{share.title}</a>
                {share.demo && ' (DEMO)'}
              </td>
              <td data-label="By">{share.madeBy}</td>
              <td data-label="Until">
                <Time at={share.expiresAt} />
              </td>
              <td data-label="Opened">
                {share.views === 0 ? 'never' : `${share.views} ×`}
                {share.lastViewedAt && (
                  <>
                    , last <Age at={share.lastViewedAt} />
                  </>
                )}
              </td>
              <td class="row-actions">
                {isOver(share) ? (
                  'over'
                ) : (
                  <ConfirmButton
                    name="Take back"
                    question="It shows nothing from then on."
                    action={action}
                    act={() => api('DELETE /api/admin/shares/{shareId}', { shareId: share.id }).then(changed)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const isOver = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= Date.now()
