import { useLocation } from 'preact-iso/router'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ReportPlan } from '../parts/reports/report-plan.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Button, LinkButton } from '../parts/widgets/button.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Time, zoneHere } from '../parts/widgets/format.tsx'
import { Await, Section } from '../parts/widgets/page.tsx'
import { base64Of } from '../parts/widgets/save.ts'
import { AwaitTable, noted } from '../parts/widgets/table.tsx'

/** The reports of a brand by period. */
export function Reports({ brandId }: { brandId: string }) {
  const reports = useApi('GET /api/admin/brands/{brandId}/reports', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section="Reports">
      {({ accountId }) => (
        <>
          <Section title="Reports">
            <AwaitTable
              of={reports}
              what="the reports"
              none="No report has been made yet."
              hint="A report says what the engines said in a week or a month, what changed, what is wrong in its own words, and where the proof is: to read, to print, to hand on."
              columns={[
                [
                  'Period',
                  ({ id, from, to, demo }) =>
                    noted(<a href={`/console/reports/${id}`}>{`${from} to ${to}`}</a>, demo && 'DEMO'),
                ],
                ['Made', ({ createdAt }) => <Time at={createdAt} />],
                ['By', ({ madeBy }) => (madeBy === 'plan' ? 'itself' : madeBy)],
              ]}
              actions={({ id }) => (
                <LinkButton name="PDF" href={`/console/api/admin/reports/${id}/pdf`} download />
              )}
            />
          </Section>
          <OnlyFor atLeast="reviewer">
            <Section title="Make a report">
              <MakeReport brandId={brandId} />
            </Section>
          </OnlyFor>
          <Section title="By themselves">
            <ReportPlan brandId={brandId} />
          </Section>
          <OnlyFor atLeast="owner">
            <Section title="Name and logo">
              <Letterhead accountId={accountId} />
            </Section>
          </OnlyFor>
        </>
      )}
    </BrandFrame>
  )
}

const today = (): string => new Date().toISOString().slice(0, 10)

function MakeReport({ brandId }: { brandId: string }) {
  const { route } = useLocation()
  return (
    <DescribedForm
      label="Make a report"
      initial={{
        span: 'measured' as 'measured' | 'week' | 'month' | 'days',
        from: `${today().slice(0, 8)}01`,
        to: today(),
      }}
      fieldsFor={({ span }) => ({
        span: {
          kind: 'choice',
          label: 'Of which time',
          path: 'last',
          choices: {
            measured: 'Four weeks up to the newest scan',
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
          body: {
            ...(span === 'days' ? { from, to } : span !== 'measured' && { last: span }),
            timeZone: zoneHere(),
          },
        })
      }
      done={({ id }) => route(`/console/reports/${id}`)}
      button="Make the report"
    />
  )
}

/** Under whose name and with which logo the account's reports appear. */
function Letterhead({ accountId }: { accountId: string }) {
  const loaded = useApi('GET /api/admin/accounts/{accountId}/letterhead', { accountId })
  const save = (body: { name?: string; logo?: string | null }) =>
    api('PATCH /api/admin/accounts/{accountId}/letterhead', { accountId, body }).then(loaded.reload)
  return (
    <Await of={loaded} what="the letterhead">
      {({ name, logo }) => (
        <DescribedForm
          key={`${name} ${logo?.base64.length}`}
          label="Name and logo of reports"
          initial={{ name, logo: null as File | null }}
          fields={{
            name: { label: 'Name above every report' },
            logo: {
              kind: 'file',
              label: 'Logo',
              hint: 'PNG or JPEG, 200 kB at most.',
              accept: 'image/png,image/jpeg',
              before: logo && (
                <img class="logo" src={`data:${logo.type};base64,${logo.base64}`} alt="The logo" />
              ),
            },
          }}
          send={async (draft) =>
            save({ name: draft.name, ...(draft.logo && { logo: await base64Of(draft.logo) }) })
          }
          button="Save"
          buttons={({ action }) =>
            logo !== null && (
              <Button
                name="Take the logo away"
                press={() => action.run(() => save({ logo: null }))}
                class="quiet"
              />
            )
          }
        />
      )}
    </Await>
  )
}
