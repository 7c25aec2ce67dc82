import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { type Answer, api, type Loaded } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { AwaitTable, noted } from '../widgets/page.tsx'
import { ShownOnce } from '../widgets/shown-once.tsx'
import { Age } from '../widgets/words.ts'

type Key = Answer<'GET /api/admin/keys'>['items'][number]

interface Props {
  of: Loaded<{ items: Key[] }>
  /** What stands there where there are none. */
  none?: string
  hint?: string
  /** Names of accounts, where there are several. */
  owners?: ReadonlyMap<string, string>
  mine?: boolean
}

/** Keys without the keys themselves. `mine`: keys of the signed-in person. */
export function KeyTable({ owners = new Map(), mine = false, ...list }: Props) {
  const [made, setMade] = useState<string | null>(null)
  const revoke = (keyId: string) =>
    api(mine ? 'DELETE /api/admin/me/keys/{keyId}' : 'DELETE /api/admin/keys/{keyId}', { keyId })
  const rotate = (keyId: string) =>
    mine
      ? api('POST /api/admin/me/keys/{keyId}/rotate', { keyId, body: {} })
      : api('POST /api/admin/keys/{keyId}/rotate', { keyId, body: {} })
  return (
    <>
      {made !== null && <ShownOnce label={say('accounts.theNewKey')} value={made} />}
      <AwaitTable
        {...list}
        isPast={isOver}
        columns={[
          [
            say('accounts.key'),
            ({ name, hint, person }) =>
              noted(name, <code>…{hint}</code>, person !== null && !mine && say('accounts.of', { person })),
          ],
          ...(owners.size > 0
            ? [[say('accounts.of2'), ({ accountId }: Key) => owners.get(accountId) ?? accountId] as const]
            : []),
          [say('accounts.may'), ({ role, scopes }) => role ?? scopes.join(', ')],
          [say('accounts.issued'), ({ createdAt }) => <Age at={createdAt} />],
          [
            say('accounts.lastUsed'),
            ({ lastUsedAt }) => (lastUsedAt === null ? say('accounts.never') : <Age at={lastUsedAt} />),
          ],
        ]}
        actions={(key) =>
          key.revokedAt !== null ? (
            rich('accounts.revoked', { age: () => <Age at={key.revokedAt ?? ''} /> })
          ) : isOver(key) ? (
            say('accounts.expired')
          ) : (
            <>
              <ConfirmButton
                name={say('accounts.replace')}
                question={say('accounts.theOldOneStops')}
                act={() => rotate(key.id).then(({ key }) => setMade(key))}
              />
              <ConfirmButton
                name={say('accounts.revoke')}
                question={say('accounts.itStopsWorkingAt')}
                act={() => revoke(key.id)}
              />
            </>
          )
        }
      />
    </>
  )
}

const isOver = ({ revokedAt, expiresAt }: Key): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
