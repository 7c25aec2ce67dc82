import { listed, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ReportPlan } from '../parts/reports/report-plan.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { ActButton, LinkButton } from '../parts/widgets/action.tsx'
import { choice, day, file, line } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, AwaitTable, noted, onlyFor, Section } from '../parts/widgets/page.tsx'
import { base64Of } from '../parts/widgets/save.ts'
import { formatDays, personName, Time, zoneHere } from '../parts/widgets/words.ts'
import { WRITTEN_IN } from '../parts/widgets/written-in.ts'

/** The reports of a brand by period. */
export function Reports({ brandId }: { brandId: string }) {
  const reports = useApi('GET /api/admin/brands/{brandId}/reports', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section={say('reports.reports')}>
      {({ accountId }) => (
        <>
          <Section title={say('reports.reports')} aside={<MakeReport brandId={brandId} />}>
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
            <Await of={reports}>{({ plan }) => <ReportPlan brandId={brandId} plan={plan} />}</Await>
          </Section>
          <Letterhead accountId={accountId} />
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
      minRole="reviewer"
      fields={{
        span: choice(say('reports.ofWhichTime'), listed('reportSpan'), { path: 'last', usual: 'measured' }),
        from: day(say('common.from'), { usual: `${today().slice(0, 8)}01` }),
        to: day(say('reports.to2'), { usual: today() }),
        language: WRITTEN_IN,
      }}
      leavesOut={({ span }) => (span === 'days' ? [] : ['from', 'to'])}
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
const Letterhead = onlyFor('owner', ({ accountId }: { accountId: string }) => {
  const loaded = useApi('GET /api/admin/accounts/{accountId}/letterhead', { accountId })
  const save = (body: { name?: string; logo?: string | null }) =>
    api('PATCH /api/admin/accounts/{accountId}/letterhead', { accountId, body })
  return (
    <Section title={say('reports.nameAndLogo')}>
      <Await of={loaded}>
        {({ name, logo }) => (
          <DescribedForm
            key={`${name} ${logo?.base64.length}`}
            label={say('reports.nameAndLogoOf')}
            isQuiet
            fields={{
              name: line(say('reports.nameAboveEveryReport'), { usual: name }),
              logo: file(say('reports.logo'), {
                hint: say('reports.pngOrJpeg200'),
                accept: 'image/png,image/jpeg',
                before: logo && (
                  <img
                    class="logo"
                    src={`data:${logo.type};base64,${logo.base64}`}
                    alt={say('reports.theLogo')}
                  />
                ),
              }),
            }}
            send={async (draft) =>
              save({ name: draft.name, ...(draft.logo && { logo: await base64Of(draft.logo) }) })
            }
            button={say('reports.save')}
            buttons={({ action }) =>
              logo !== null && (
                <ActButton
                  name={say('reports.takeTheLogoAway')}
                  action={action}
                  act={() => save({ logo: null })}
                  class="quiet"
                />
              )
            }
          />
        )}
      </Await>
    </Section>
  )
})
