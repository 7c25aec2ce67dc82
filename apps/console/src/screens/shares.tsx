import type { AnswerOf } from '@veracite/contract/routes'
import { api, useApi } from '../parts/server/api.ts'
import { ConfirmButton } from '../parts/widgets/action.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { Page } from '../parts/widgets/page.tsx'
import { AwaitTable } from '../parts/widgets/table.tsx'

type Share = AnswerOf<'GET /api/admin/shares'>['items'][number]

const PLACES = { finding: 'findings', run: 'runs', case: 'cases', report: 'reports' } as const

/** Shared addresses, and how often each was opened. */
export function Shares() {
  const shares = useApi('GET /api/admin/shares', { limit: '1000' })
  return (
    <Page title="Shared" sub="Evidence that people without an account can see">
      <AwaitTable
        of={shares}
        what="what is shared"
        none="Nothing is shared."
        hint="Open a false statement, an answer or a case file, and choose “Show this to somebody outside”."
        label="What is shared"
        isPast={isOver}
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
              act={() => api('DELETE /api/admin/shares/{shareId}', { shareId: share.id }).then(shares.reload)}
            />
          )
        }
      />
    </Page>
  )
}

const isOver = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= Date.now()
