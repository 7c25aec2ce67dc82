import { api } from '../server/api.ts'
import { ConfirmButton, Refusal, useAction } from '../widgets/action.tsx'

/** Takes the settling of a finding back. */
export function ReopenFinding({ findingId, reopened }: { findingId: string; reopened: () => void }) {
  const action = useAction()
  return (
    <div class="actions">
      <ConfirmButton
        name="Reopen"
        question="It counts again as the answers say. That it was settled, and reopened, stays on record."
        action={action}
        act={() => api('POST /api/admin/findings/{findingId}/reopen', { findingId, body: {} }).then(reopened)}
      />
      <Refusal action={action} />
    </div>
  )
}
