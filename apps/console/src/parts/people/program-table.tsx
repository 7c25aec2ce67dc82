import type { AnswerOf } from '@veracite/contract/routes'
import type { Loaded } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Age } from '../widgets/format.tsx'
import { AwaitTable } from '../widgets/table.tsx'
import { visibleText } from '../widgets/visible-text.ts'

type Programs = AnswerOf<'GET /api/admin/me/programs'>

/** Programs with access to the tool server, and a button that ends it. They chose their names themselves. */
export const ProgramTable = ({
  of,
  end,
}: {
  of: Loaded<Programs>
  end: (grantId: string) => Promise<unknown>
}) => (
  <AwaitTable
    of={of}
    what="the programs"
    label="Programs that have access"
    none="No program has access."
    columns={[
      ['Program', ({ program }) => visibleText(program)],
      ['Let in by', ({ person }) => person],
      ['May', ({ scopes, account }) => `${scopes.join(', ')} in ${account ?? 'every account'}`],
      ['Since', ({ createdAt }) => <Age at={createdAt} />],
      ['Last used', ({ lastUsedAt }) => <Age at={lastUsedAt} />],
    ]}
    actions={({ id }) => (
      <ConfirmButton name="End" question="It loses its access at once." act={() => end(id).then(of.reload)} />
    )}
  />
)
