import { api } from '../server/api.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { Time } from '../widgets/time.tsx'

interface Props {
  brandId: string
  at: string
  restored: () => void
}

/** On every screen of an archived brand. */
export function ArchivedNote({ brandId, at, restored }: Props) {
  const action = useAction()
  const restore = () =>
    action.run(async () => {
      await api('POST /api/admin/brands/{brandId}/restore', { brandId })
      restored()
    })
  return (
    <div class="note undo">
      <p role="status">
        This brand is archived since <Time at={at} />: nothing is asked about it. What was found stays.
      </p>
      <button type="button" onClick={restore} disabled={action.busy}>
        Restore
      </button>
      <Refusal action={action} />
    </div>
  )
}
