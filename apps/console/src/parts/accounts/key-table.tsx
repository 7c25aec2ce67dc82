import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { type Answer, api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Age } from '../widgets/format.tsx'
import { ShownOnce } from '../widgets/shown-once.tsx'
import { noted, Table } from '../widgets/table.tsx'

type Key = Answer<'GET /api/admin/keys'>['items'][number]

/** Keys without the keys themselves. `mine`: keys of the signed-in person. */
export function KeyTable(props: {
  /** Names of accounts, where there are several. */
  owners: ReadonlyMap<string, string>
  items: readonly Key[]
  changed: () => void
  mine?: boolean
}) {
  const { owners, items, changed, mine = false } = props
  const [made, setMade] = useState<string | null>(null)
  if (items.length === 0) return null
  const revoke = (keyId: string) =>
    mine
      ? api('DELETE /api/admin/me/keys/{keyId}', { keyId })
      : api('DELETE /api/admin/keys/{keyId}', { keyId })
  const rotate = (keyId: string) =>
    mine
      ? api('POST /api/admin/me/keys/{keyId}/rotate', { keyId, body: {} })
      : api('POST /api/admin/keys/{keyId}/rotate', { keyId, body: {} })
  return (
    <>
      {made !== null && <ShownOnce label={say('accounts.theNewKey')} value={made} />}
      <Table
        rows={items}
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
                act={async () => {
                  setMade((await rotate(key.id)).key)
                  changed()
                }}
              />
              <ConfirmButton
                name={say('accounts.revoke')}
                question={say('accounts.itStopsWorkingAt')}
                act={() => revoke(key.id).then(changed)}
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
