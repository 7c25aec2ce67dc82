import type { InputOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { mayAnywhere } from '../server/session.ts'
import { DescribedForm } from '../widgets/described-form.tsx'

type What = Pick<InputOf<'POST /api/admin/shares'>['body'], 'findingId' | 'runId' | 'caseId' | 'reportId'>

const DAYS = ['1', '7', '14', '30', '90']

/** Makes an address that shows this, and only this, to somebody without an account. */
export const ShareLink = ({ what }: { what: What }) =>
  mayAnywhere('reviewer') ? (
    <DescribedForm
      label="Show this to somebody outside"
      folded
      initial={{ expiresInDays: '14' }}
      above={() => (
        <p class="soft">
          Whoever has the address sees this and its proof, and nothing else. You can take it back under{' '}
          <a href="/console/shares">Shared</a>.
        </p>
      )}
      fields={{
        expiresInDays: {
          kind: 'choice',
          label: 'For how many days',
          choices: DAYS.map((days) => [days, days] as const),
        },
      }}
      send={({ expiresInDays }) =>
        api('POST /api/admin/shares', { body: { ...what, expiresInDays: Number(expiresInDays) } })
      }
      secret={{ label: 'The address', of: ({ path }) => location.origin + path }}
      button="Make the address"
    />
  ) : null
