import { listed, rich, say } from '@veracite/words/say'
import { type Answer, api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Time, zoneHere } from '../widgets/format.tsx'
import { OnlyFor } from '../widgets/page.tsx'
import { HERE, WRITTEN_IN } from '../widgets/written-in.ts'

const WORDS = { week: say('reports.eachWeek'), month: say('reports.eachMonth') } as const

interface Props {
  brandId: string
  plan: Answer<'GET /api/admin/brands/{brandId}/reports'>['plan']
  changed: () => void
}

/** Whether reports of the brand make themselves. */
export const ReportPlan = ({ brandId, plan, changed }: Props) =>
  plan === null ? (
    <>
      <p class="soft">{say('reports.noReportMakesItself')}</p>
      <OnlyFor atLeast="editor">
        <PlanForm brandId={brandId} saved={changed} />
      </OnlyFor>
    </>
  ) : (
    <div class="card">
      <p>
        {rich('reports.aReportMakesItself', {
          words: WORDS[plan.span],
          time: () => <Time at={plan.nextAt} />,
        })}
      </p>
      <OnlyFor atLeast="editor">
        <ConfirmButton
          name={say('reports.noMore')}
          question={say('reports.reportsThatAreMade')}
          act={() => api('DELETE /api/admin/brands/{brandId}/report-plan', { brandId }).then(changed)}
        />
      </OnlyFor>
    </div>
  )

const PlanForm = ({ brandId, saved }: { brandId: string; saved: () => void }) => (
  <DescribedForm
    label={say('reports.haveReportsMakeThemselves')}
    opens=""
    initial={{ span: 'month' as keyof typeof WORDS, language: HERE }}
    fields={{
      span: {
        kind: 'choice',
        label: say('common.howOften'),
        hint: say('reports.atSevenInThe'),
        choices: listed('reportPlan'),
      },
      language: WRITTEN_IN,
    }}
    send={(draft) =>
      api('PUT /api/admin/brands/{brandId}/report-plan', {
        brandId,
        body: { ...draft, timeZone: zoneHere() },
      })
    }
    done={saved}
    button={say('reports.makeThemByThemselves')}
  />
)
