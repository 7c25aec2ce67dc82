import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { formatOf } from '../widgets/format.ts'

/** Brands that are not watched any more, to be watched again. */
export function ArchivedBrands({ restored }: { restored: () => void }) {
  const action = useAction()
  const archived = useApi('GET /api/admin/brands', { archived: 'true', limit: '1000' })
  const items = archived.value?.items ?? []
  if (items.length === 0) return null
  const restore = (brandId: string) =>
    action.run(async () => {
      await api('POST /api/admin/brands/{brandId}/restore', { brandId })
      archived.reload()
      restored()
    })
  return (
    <details>
      <summary>{formatOf(items.length, 'archived brand')}</summary>
      <Refusal action={action} />
      <ul class="rows">
        {items.map(({ id, name, domain }) => (
          <li key={id}>
            <a href={`/console/brands/${id}`}>{name}</a>
            <span class="soft">{domain}</span>
            <button
              type="button"
              class="quiet"
              disabled={action.busy}
              onClick={() => restore(id)}
              aria-label={`Restore ${name}`}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
