import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../parts/server/api.ts'
import { useApi } from '../parts/server/load.ts'
import { ConfirmButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { Page } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { Age, Time } from '../parts/widgets/time.tsx'

type Share = AnswerOf<'GET /api/admin/shares'>['items'][number]

const PLACES = { finding: 'findings', run: 'runs', case: 'cases', report: 'reports' } as const

/** Shared addresses, and how often each was opened. */
export function Shares() {
  const shares = useApi('GET /api/admin/shares', { limit: '1000' })
  return (
    <Page title="Shared" sub="Evidence that people without an account can see">
      <AwaitItems
        of={shares}
        what="what is shared"
        none={
          <Empty title="Nothing is shared.">
            <p>
              Open a wrong statement, an answer or a case file, and choose “Show this to somebody outside”.
            </p>
          </Empty>
        }
      >
        {({ items }) => <ShareTable items={items} changed={shares.reload} />}
      </AwaitItems>
    </Page>
  )
}

function ShareTable({ items, changed }: { items: readonly Share[]; changed: () => void }) {
  const action = useAction()
  return (
    <>
      <Refusal action={action} />
      <Table
        label="What is shared"
        rows={items}
        isPast={(share) => isOver(share)}
        columns={[
          [
            'What',
            (share) => (
              <>
                <a href={`/console/${PLACES[share.kind]}/${share.targetId}`}>{share.title}</a>
                {share.demo && ' (DEMO)'}
              </>
            ),
          ],
          ['By', (share) => share.madeBy],
          ['Until', (share) => <Time at={share.expiresAt} />],
          [
            'Opened',
            (share) => (
              <>
                {share.views === 0 ? 'never' : `${share.views} ×`}
                {share.lastViewedAt && (
                  <>
                    , last <Age at={share.lastViewedAt} />
                  </>
                )}
              </>
            ),
          ],
        ]}
        actions={(share) =>
          isOver(share) ? (
            'over'
          ) : (
            <ConfirmButton
              name="Take back"
              question="It shows nothing from then on."
              action={action}
              act={() => api('DELETE /api/admin/shares/{shareId}', { shareId: share.id }).then(changed)}
            />
          )
        }
      />
    </>
  )
}

const isOver = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= Date.now()
