import { useLocation } from 'preact-iso/router'
import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { useYourName } from '../widgets/your-name.tsx'
import { stateWords } from './correction-words.ts'

/** From a wrong statement to its correction: there is one, or one is opened. */
export function HaveItCorrected({ brandId, findingId }: { brandId: string; findingId: string }) {
  const { route } = useLocation()
  const action = useAction()
  const [name] = useYourName()
  const known = useApi('GET /api/admin/brands/{brandId}/corrections', { brandId, findingId, limit: '10' })
  const going = known.value?.items.find(({ state }) => state !== 'closed')
  if (going)
    return (
      <a class="button" href={`/console/corrections/${going.id}`}>
        Correction: {stateWords(going.state)}
      </a>
    )
  const open = () =>
    action.run(async () => {
      const { id } = await api('POST /api/admin/brands/{brandId}/corrections', {
        brandId,
        body: { findingId, ...(name !== '' && { by: name }) },
      })
      route(`/console/corrections/${id}`)
    })
  return (
    <>
      <button type="button" disabled={action.busy || known.value === null} onClick={open}>
        Have it corrected
      </button>
      <Refusal action={action} />
    </>
  )
}
