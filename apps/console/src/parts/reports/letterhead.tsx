import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { base64Of } from '../widgets/save.ts'
import { Await } from '../widgets/states.tsx'

/** Under whose name and with which logo the account's reports appear. */
export function Letterhead({ accountId }: { accountId: string }) {
  const loaded = useApi('GET /api/admin/accounts/{accountId}/letterhead', { accountId })
  const save = (body: { name?: string; logo?: string | null }) =>
    api('PATCH /api/admin/accounts/{accountId}/letterhead', { accountId, body }).then(loaded.reload)
  return (
    <Await of={loaded} what="the letterhead">
      {({ name, logo }) => (
        <DescribedForm
          key={`${name} ${logo?.base64.length}`}
          label="Name and logo of reports"
          initial={{ name, logo: null as File | null }}
          fields={{
            name: { label: 'Name above every report' },
            logo: {
              kind: 'file',
              label: 'Logo',
              hint: 'PNG or JPEG, 200 kB at most.',
              accept: 'image/png,image/jpeg',
              before: logo && (
                <img class="logo" src={`data:${logo.type};base64,${logo.base64}`} alt="The logo" />
              ),
            },
          }}
          send={async (draft) =>
            save({ name: draft.name, ...(draft.logo && { logo: await base64Of(draft.logo) }) })
          }
          button="Save"
          buttons={({ action }) =>
            logo !== null && (
              <button type="button" class="quiet" onClick={() => action.run(() => save({ logo: null }))}>
                Take the logo away
              </button>
            )
          }
        />
      )}
    </Await>
  )
}
