import { listed, rich, say } from '@veracite/words/say'
import { ApiError, api, useLoad } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Time, zoneHere } from '../widgets/format.tsx'
import { Await, OnlyFor } from '../widgets/page.tsx'

const WORDS = { week: say('reports.eachWeek'), month: say('reports.eachMonth') } as const

/** Whether reports of the brand make themselves. */
export function ReportPlan({ brandId }: { brandId: string }) {
  const plan = useLoad(`reports ${brandId}`, (signal) => planOf(brandId, signal))
  const remove = () => api('DELETE /api/admin/brands/{brandId}/report-plan', { brandId }).then(plan.reload)
  return (
    <Await of={plan}>
      {({ there }) =>
        there === null ? (
          <>
            <p class="soft">{say('reports.noReportMakesItself')}</p>
            <OnlyFor atLeast="editor">
              <PlanForm brandId={brandId} saved={plan.reload} />
            </OnlyFor>
          </>
        ) : (
          <div class="card">
            <p>
              {rich('reports.aReportMakesItself', {
                words: WORDS[there.span],
                time: () => <Time at={there.nextAt} />,
              })}
            </p>
            <OnlyFor atLeast="editor">
              <ConfirmButton
                name={say('reports.noMore')}
                question={say('reports.reportsThatAreMade')}
                act={remove}
              />
            </OnlyFor>
          </div>
        )
      }
    </Await>
  )
}

async function planOf(brandId: string, signal: AbortSignal) {
  try {
    return { there: await api('GET /api/admin/brands/{brandId}/report-plan', { brandId }, signal) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { there: null }
    throw error
  }
}

const PlanForm = ({ brandId, saved }: { brandId: string; saved: () => void }) => (
  <DescribedForm
    label={say('reports.haveReportsMakeThemselves')}
    opens=""
    initial={{ span: 'month' as keyof typeof WORDS }}
    fields={{
      span: {
        kind: 'choice',
        label: say('common.howOften'),
        hint: say('reports.atSevenInThe'),
        choices: listed('reportPlan'),
      },
    }}
    send={({ span }) =>
      api('PUT /api/admin/brands/{brandId}/report-plan', { brandId, body: { span, timeZone: zoneHere() } })
    }
    done={saved}
    button={say('reports.makeThemByThemselves')}
  />
)
