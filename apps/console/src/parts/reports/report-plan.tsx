import { listed, rich, say } from '@veracite/words/say'
import { type Answer, api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { choice } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Time, zoneHere } from '../widgets/words.ts'
import { WRITTEN_IN } from '../widgets/written-in.ts'

const WORDS = { week: say('reports.eachWeek'), month: say('reports.eachMonth') } as const

interface Props {
  brandId: string
  plan: Answer<'GET /api/admin/brands/{brandId}/reports'>['plan']
}

/** Whether reports of the brand make themselves. */
export const ReportPlan = ({ brandId, plan }: Props) =>
  plan === null ? (
    <>
      <p class="soft">{say('reports.noReportMakesItself')}</p>
      <PlanForm brandId={brandId} />
    </>
  ) : (
    <div class="card">
      <p>
        {rich('reports.aReportMakesItself', {
          words: WORDS[plan.span],
          time: () => <Time at={plan.nextAt} />,
        })}
      </p>
      <ConfirmButton
        name={say('reports.noMore')}
        question={say('reports.reportsThatAreMade')}
        act={() => api('DELETE /api/admin/brands/{brandId}/report-plan', { brandId })}
        minRole="editor"
      />
    </div>
  )

const PlanForm = ({ brandId }: { brandId: string }) => (
  <DescribedForm
    label={say('reports.haveReportsMakeThemselves')}
    minRole="editor"
    fields={{
      span: choice(say('common.howOften'), listed('reportPlan'), {
        hint: say('reports.atSevenInThe'),
        usual: 'month',
      }),
      language: WRITTEN_IN,
    }}
    send={(draft) =>
      api('PUT /api/admin/brands/{brandId}/report-plan', {
        brandId,
        body: { ...draft, timeZone: zoneHere() },
      })
    }
    button={say('reports.makeThemByThemselves')}
  />
)
