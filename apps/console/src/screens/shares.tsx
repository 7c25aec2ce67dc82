import { rich, say } from '@veracite/words/say'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { ConfirmButton } from '../parts/widgets/action.tsx'
import { AwaitTable, Page } from '../parts/widgets/page.tsx'
import { Age, personName, Time } from '../parts/widgets/words.ts'

type Share = Answer<'GET /api/admin/shares'>['items'][number]

const PLACES = { finding: 'findings', run: 'runs', case: 'cases', report: 'reports' } as const

/** Shared addresses, and how often each was opened. */
export const Shares = () => (
  <Page title={say('shares.shared')} sub={say('shares.evidenceThatPeopleWithout')}>
    <AwaitTable
      of={useApi('GET /api/admin/shares', { limit: '1000' })}
      none={say('shares.nothingIsShared')}
      hint={say('shares.openAFalseStatement')}
      label={say('shares.whatIsShared')}
      isPast={isOver}
      columns={[
        [
          say('common.what'),
          (share) => (
            <>
              <a href={`/console/${PLACES[share.kind]}/${share.targetId}`}>{share.title}</a>
              {share.demo && ` (${say('origin.demo')})`}
            </>
          ),
        ],
        [say('common.by'), (share) => personName(share.madeBy)],
        [say('shares.until'), (share) => <Time at={share.expiresAt} />],
        [
          say('shares.opened'),
          ({ views, lastViewedAt }) =>
            lastViewedAt === null
              ? say('shares.openedTimes', { views })
              : rich('shares.openedTimesLast', { views, age: () => <Age at={lastViewedAt} /> }),
        ],
      ]}
      actions={(share) =>
        isOver(share) ? (
          say('shares.over')
        ) : (
          <ConfirmButton
            name={say('common.takeBack')}
            question={say('shares.itShowsNothingFrom')}
            act={() => api('DELETE /api/admin/shares/{shareId}', { shareId: share.id })}
          />
        )
      }
    />
  </Page>
)

const isOver = ({ revokedAt, expiresAt }: Share): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= Date.now()
