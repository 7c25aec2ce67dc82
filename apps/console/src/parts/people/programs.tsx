import { api, useLoad } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Age } from '../widgets/format.tsx'
import { Section } from '../widgets/page.tsx'
import { AwaitTable } from '../widgets/table.tsx'
import { visibleText } from '../widgets/visible-text.ts'

/** Programs with access to the tool server: your own, or those of an account. They chose their names themselves. */
export function Programs({ accountId }: { accountId?: string }) {
  const programs = useLoad(`programs ${accountId}`, (signal) =>
    accountId === undefined
      ? api('GET /api/admin/me/programs', {}, signal)
      : api('GET /api/admin/accounts/{accountId}/programs', { accountId }, signal),
  )
  const end = (grantId: string) =>
    accountId === undefined
      ? api('DELETE /api/admin/me/programs/{grantId}', { grantId })
      : api('DELETE /api/admin/accounts/{accountId}/programs/{grantId}', { accountId, grantId })
  return (
    <Section title="Programs that have access">
      <AwaitTable
        of={programs}
        what="the programs"
        none={<p class="soft">No program has access.</p>}
        columns={[
          ['Program', ({ program }) => visibleText(program)],
          ['Let in by', ({ person }) => person],
          ['May', ({ scopes, account }) => `${scopes.join(', ')} in ${account ?? 'every account'}`],
          ['Last used', ({ lastUsedAt }) => <Age at={lastUsedAt} />],
        ]}
        actions={({ id }) => (
          <ConfirmButton
            name="End"
            question="It loses its access at once."
            act={() => end(id).then(programs.reload)}
          />
        )}
      />
    </Section>
  )
}
