import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { Age } from '../widgets/format.tsx'
import { ShownOnce } from '../widgets/shown-once.tsx'
import { noted, Table } from '../widgets/table.tsx'

type Key = AnswerOf<'GET /api/admin/keys'>['items'][number]

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
      {made !== null && <ShownOnce label="The new key" value={made} />}
      <Table
        rows={items}
        isPast={isOver}
        columns={[
          [
            'Key',
            ({ name, hint, person }) =>
              noted(name, <code>…{hint}</code>, person !== null && !mine && `of ${person}`),
          ],
          ...(owners.size > 0
            ? [['Of', ({ accountId }: Key) => owners.get(accountId) ?? accountId] as const]
            : []),
          ['May', ({ role, scopes }) => role ?? scopes.join(', ')],
          ['Issued', ({ createdAt }) => <Age at={createdAt} />],
          ['Last used', ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : <Age at={lastUsedAt} />)],
        ]}
        actions={(key) =>
          key.revokedAt !== null ? (
            <>
              revoked <Age at={key.revokedAt} />
            </>
          ) : isOver(key) ? (
            'expired'
          ) : (
            <>
              <ConfirmButton
                name="Replace"
                question="The old one stops working at once."
                act={async () => {
                  setMade((await rotate(key.id)).key)
                  changed()
                }}
              />
              <ConfirmButton
                name="Revoke"
                question="It stops working at once."
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
