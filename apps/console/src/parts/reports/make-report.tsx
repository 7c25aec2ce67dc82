import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { zoneHere } from '../widgets/format.ts'

const today = (): string => new Date().toISOString().slice(0, 10)

export function MakeReport({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  return (
    <DescribedForm
      label="Make a report"
      initial={{
        span: 'month' as 'week' | 'month' | 'days',
        from: `${today().slice(0, 8)}01`,
        to: today(),
      }}
      fieldsFor={({ span }) => ({
        span: {
          kind: 'choice',
          label: 'Of which time',
          path: 'last',
          choices: {
            week: 'The last whole week',
            month: 'The last whole month',
            days: 'From one day to another',
          },
        },
        from: span === 'days' && { kind: 'day', label: 'First day' },
        to: span === 'days' && { kind: 'day', label: 'Last day' },
      })}
      send={({ span, from, to }) =>
        api('POST /api/admin/brands/{brandId}/reports', {
          brandId,
          body: { ...(span === 'days' ? { from, to } : { last: span }), timeZone: zoneHere() },
        })
      }
      done={({ id }) => route(`/console/reports/${id}`)}
      button="Make the report"
    />
  )
}
