import { known, say } from '@veracite/words/say'
import { api, useLoad } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { AwaitTable, Section } from '../widgets/page.tsx'
import { Age, inList, visibleText } from '../widgets/words.ts'

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
    <Section title={say('people.programsThatHaveAccess')}>
      <AwaitTable
        of={programs}
        none={<p class="soft">{say('people.noProgramHasAccess')}</p>}
        columns={[
          [say('people.program'), ({ program }) => visibleText(program)],
          [say('people.letInBy'), ({ person }) => person],
          [
            say('people.may'),
            ({ scopes, account }) =>
              say('people.scopesIn', {
                scopes: inList(scopes.map((scope) => known('scope', scope) ?? scope)),
                account: account ?? say('people.everyAccount'),
              }),
          ],
          [say('people.lastUsed'), ({ lastUsedAt }) => <Age at={lastUsedAt} />],
        ]}
        actions={({ id }) => (
          <ConfirmButton
            name={say('people.end')}
            question={say('people.itLosesItsAccess')}
            act={() => end(id)}
          />
        )}
      />
    </Section>
  )
}
