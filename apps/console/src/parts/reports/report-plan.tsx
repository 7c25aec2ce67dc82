import { useState } from 'preact/hooks'
import { ApiError, api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ChoiceField } from '../widgets/fields.tsx'
import { ConfirmButton, Form, Refusal, Submit, useAction } from '../widgets/form.tsx'
import { Await } from '../widgets/states.tsx'
import { Time } from '../widgets/time.tsx'

const WORDS = { week: 'each week', month: 'each month' } as const

/** Whether reports of the brand make themselves. */
export function ReportPlan({ brandId }: { brandId: string }) {
  const action = useAction()
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
            <Refusal action={action} />
            <OnlyFor atLeast="editor">
              <ConfirmButton
                name="No more"
                question="Reports that are made stay."
                action={action}
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

function PlanForm({ brandId, saved }: { brandId: string; saved: () => void }) {
  const [span, setSpan] = useState<keyof typeof WORDS>('month')
  const action = useAction()
  const save = () =>
    action.run(async () => {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
      await api('PUT /api/admin/brands/{brandId}/report-plan', { brandId, body: { span, timeZone } })
      saved()
    })
  return (
    <Form label="Have reports make themselves" onSubmit={save}>
      <ChoiceField
        label="How often"
        path="span"
        action={action}
        hint="At seven in the morning, where you are."
        value={span}
        set={setSpan}
        choices={[
          ['week', 'Each Monday, about the week before'],
          ['month', 'On the first, about the month before'],
        ]}
      />
      <Refusal action={action} beside={['span']} />
      <div class="actions">
        <Submit action={action}>Make them by themselves</Submit>
      </div>
    </Form>
  )
}
