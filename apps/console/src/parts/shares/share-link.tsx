import { rich, say } from '@veracite/words/say'
import { type Asked, api } from '../server/api.ts'
import { choice } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { WRITTEN_IN } from '../widgets/written-in.ts'

type What = Pick<Asked<'POST /api/admin/shares'>['body'], 'findingId' | 'runId' | 'caseId' | 'reportId'>

/** How long a shared address works. */
export const SHARE_DAYS = choice(
  say('shares.forHowManyDays'),
  ['1', '7', '14', '30', '90'].map((days) => [days, days] as const),
  { usual: '14' },
)

/** Makes an address that shows this, and only this, to somebody without an account. */
export const ShareLink = ({ what }: { what: What }) => (
  <DescribedForm
    minRole="reviewer"
    label={say('shares.showThisToSomebody')}
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
)
