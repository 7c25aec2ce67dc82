import { ApiError, api, useLoad } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ConfirmButton } from '../widgets/action.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Time, zoneHere } from '../widgets/format.tsx'
import { Await } from '../widgets/page.tsx'

const WORDS = { week: 'each week', month: 'each month' } as const

/** Whether reports of the brand make themselves. */
export function ReportPlan({ brandId }: { brandId: string }) {
  const plan = useLoad(`report plan ${brandId}`, (signal) => planOf(brandId, signal))
  const remove = () => api('DELETE /api/admin/brands/{brandId}/report-plan', { brandId }).then(plan.reload)
  return (
    <Await of={plan} what="whether reports make themselves">
      {({ there }) =>
        there === null ? (
          <>
            <p class="soft">No report makes itself.</p>
            <OnlyFor atLeast="editor">
              <PlanForm brandId={brandId} saved={plan.reload} />
            </OnlyFor>
          </>
        ) : (
          <div class="card">
            <p>
              A report makes itself {WORDS[there.span]}: the next <Time at={there.nextAt} />. Deliveries tell
              of it if they are asked to.
            </p>
            <OnlyFor atLeast="editor">
              <ConfirmButton name="No more" question="Reports that are made stay." act={remove} />
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
    label="Have reports make themselves"
    initial={{ span: 'month' as keyof typeof WORDS }}
    fields={{
      span: {
        kind: 'choice',
        label: 'How often',
        hint: 'At seven in the morning, where you are.',
        choices: {
          week: 'Each Monday, about the week before',
          month: 'On the first, about the month before',
        },
      },
    }}
    send={({ span }) =>
      api('PUT /api/admin/brands/{brandId}/report-plan', { brandId, body: { span, timeZone: zoneHere() } })
    }
    done={saved}
    button="Make them by themselves"
  />
)
