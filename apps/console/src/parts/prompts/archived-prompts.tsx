import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { formatOf } from '../widgets/format.ts'

interface Props {
  brandId: string
  count: number
  restored: () => void
}

/** Archived prompts, with a button to restore each; `count` changes when a prompt was archived or restored. */
export function ArchivedPrompts({ brandId, count, restored }: Props) {
  const action = useAction()
  const archived = useApi(
    'GET /api/admin/brands/{brandId}/prompts',
    { brandId, archived: 'true', limit: '200' },
    undefined,
    count,
  )
  const { items = [], total = 0 } = archived.value ?? {}
  if (items.length === 0) return null
  const restore = (promptId: string) =>
    action.run(async () => {
      await api('POST /api/admin/prompts/{promptId}/restore', { promptId })
      restored()
    })
  return (
    <details>
      <summary>{formatOf(total, 'archived prompt')}</summary>
      <Refusal action={action} />
      <ul class="rows">
        {items.map(({ id, text }) => (
          <li key={id}>
            <span>{text}</span>
            <button type="button" class="quiet" disabled={action.busy} onClick={() => restore(id)}>
              Ask it again
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
