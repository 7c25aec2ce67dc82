import { rich, say } from '@veracite/words/say'
import { type Asked, api } from '../server/api.ts'
import { mayAnywhere } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { HERE, WRITTEN_IN } from '../widgets/written-in.ts'

type What = Pick<Asked<'POST /api/admin/shares'>['body'], 'findingId' | 'runId' | 'caseId' | 'reportId'>

/** How long a shared address works. */
export const SHARE_DAYS = {
  kind: 'choice',
  label: say('shares.forHowManyDays'),
  choices: ['1', '7', '14', '30', '90'].map((days) => [days, days] as const),
} as const

/** Makes an address that shows this, and only this, to somebody without an account. */
export const ShareLink = ({ what }: { what: What }) =>
  mayAnywhere('reviewer') ? (
    <DescribedForm
      label={say('shares.showThisToSomebody')}
      opens=""
      initial={{ expiresInDays: '14', language: HERE }}
      above={() => (
        <p class="soft">
          {rich('shares.whoeverHasTheAddress', { a: (words) => <a href="/console/shares">{words}</a> })}
        </p>
      )}
      fields={{ expiresInDays: SHARE_DAYS, language: WRITTEN_IN }}
      send={({ expiresInDays, language }) =>
        api('POST /api/admin/shares', { body: { ...what, expiresInDays: Number(expiresInDays), language } })
      }
      secret={{ label: say('shares.theAddress'), of: ({ path }) => location.origin + path }}
      button={say('shares.makeTheAddress')}
    />
  ) : null
