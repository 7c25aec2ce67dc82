import { type Listed, listed, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ReportPlan } from '../parts/reports/report-plan.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { Button, LinkButton } from '../parts/widgets/action.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { formatDays, Time, zoneHere } from '../parts/widgets/format.tsx'
import { Await, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { base64Of } from '../parts/widgets/save.ts'
import { AwaitTable, noted } from '../parts/widgets/table.tsx'
import { personName } from '../parts/widgets/words.ts'
import { HERE, WRITTEN_IN } from '../parts/widgets/written-in.ts'

/** The reports of a brand by period. */
export function Reports({ brandId }: { brandId: string }) {
  const reports = useApi('GET /api/admin/brands/{brandId}/reports', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section={say('reports.reports')}>
      {({ accountId }) => (
        <>
          <Section
            title={say('reports.reports')}
            aside={
              <OnlyFor atLeast="reviewer">
                <MakeReport brandId={brandId} />
              </OnlyFor>
            }
          >
            <AwaitTable
              of={reports}
              none={say('reports.noReportHasBeen')}
              hint={say('reports.aReportSaysWhat')}
              columns={[
                [
                  say('reports.period'),
                  ({ id, from, to, demo }) =>
                    noted(
                      <a href={`/console/reports/${id}`}>{formatDays(from, to)}</a>,
                      demo && say('origin.demo'),
                    ),
                ],
                [say('common.made'), ({ createdAt }) => <Time at={createdAt} />],
                [
                  say('common.by'),
                  ({ madeBy }) => (madeBy === 'plan' ? say('reports.itself') : personName(madeBy)),
                ],
              ]}
              actions={({ id }) => (
                <LinkButton
                  name={say('reports.pdf')}
                  href={`/console/api/admin/reports/${id}/pdf`}
                  download
                />
              )}
            />
          </Section>
          <Section title={say('reports.byThemselves')}>
            <Await of={reports}>
              {({ plan }) => <ReportPlan brandId={brandId} plan={plan} changed={reports.reload} />}
            </Await>
          </Section>
          <OnlyFor atLeast="owner">
            <Section title={say('reports.nameAndLogo')}>
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
      label={say('reports.makeAReport')}
      opens="primary"
      initial={{
        span: 'measured' as Listed<'reportSpan'>,
        from: `${today().slice(0, 8)}01`,
        to: today(),
        language: HERE,
      }}
      fieldsFor={({ span }) => ({
        span: {
          kind: 'choice',
          label: say('reports.ofWhichTime'),
          path: 'last',
          choices: listed('reportSpan'),
        },
        from: span === 'days' && { kind: 'day', label: say('common.from') },
        to: span === 'days' && { kind: 'day', label: say('reports.to2') },
        language: WRITTEN_IN,
      })}
      send={({ span, from, to, language }) =>
        api('POST /api/admin/brands/{brandId}/reports', {
          brandId,
          body: {
            ...(span === 'days' ? { from, to } : span !== 'measured' && { last: span }),
            timeZone: zoneHere(),
            language,
          },
        })
      }
      done={({ id }) => route(`/console/reports/${id}`)}
      button={say('reports.makeTheReport')}
    />
  )
}

/** Under whose name and with which logo the account's reports appear. */
function Letterhead({ accountId }: { accountId: string }) {
  const loaded = useApi('GET /api/admin/accounts/{accountId}/letterhead', { accountId })
  const save = (body: { name?: string; logo?: string | null }) =>
    api('PATCH /api/admin/accounts/{accountId}/letterhead', { accountId, body }).then(loaded.reload)
  return (
    <Await of={loaded}>
      {({ name, logo }) => (
        <DescribedForm
          key={`${name} ${logo?.base64.length}`}
          label={say('reports.nameAndLogoOf')}
          opens=""
          initial={{ name, logo: null as File | null }}
          fields={{
            name: { label: say('reports.nameAboveEveryReport') },
            logo: {
              kind: 'file',
              label: say('reports.logo'),
              hint: say('reports.pngOrJpeg200'),
              accept: 'image/png,image/jpeg',
              before: logo && (
                <img
                  class="logo"
                  src={`data:${logo.type};base64,${logo.base64}`}
                  alt={say('reports.theLogo')}
                />
              ),
            },
          }}
          send={async (draft) =>
            save({ name: draft.name, ...(draft.logo && { logo: await base64Of(draft.logo) }) })
          }
          button={say('reports.save')}
          buttons={({ action }) =>
            logo !== null && (
              <Button
                name={say('reports.takeTheLogoAway')}
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
