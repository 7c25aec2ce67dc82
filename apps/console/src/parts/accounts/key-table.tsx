import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { ConfirmButton, Refusal, ShownOnce, useAction } from '../widgets/form.tsx'
import { TableHead } from '../widgets/table-head.tsx'
import { Age } from '../widgets/time.tsx'

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
  const action = useAction()
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
      <Refusal action={action} />
      {made !== null && <ShownOnce label="The new key" value={made} />}
      <table class="list">
        <TableHead
          columns={['Key', ...(owners.size > 0 ? ['Of'] : []), 'May', 'Issued', 'Last used']}
          actions
        />
        <tbody>
          {items.map((key) => (
            <tr key={key.id} class={isOver(key) ? 'past' : undefined}>
              <td data-label="Key">
                {key.name} <code>…{key.hint}</code>
                {key.person !== null && !mine && <span class="soft"> of {key.person}</span>}
              </td>
              {owners.size > 0 && <td data-label="Of">{owners.get(key.accountId) ?? key.accountId}</td>}
              <td data-label="May">{key.role ?? key.scopes.join(', ')}</td>
              <td data-label="Issued">
                <Age at={key.createdAt} />
              </td>
              <td data-label="Last used">
                {key.lastUsedAt === null ? 'never' : <Age at={key.lastUsedAt} />}
              </td>
              <td class="row-actions">
                {key.revokedAt !== null ? (
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
                      action={action}
                      act={() =>
                        rotate(key.id).then((issued) => {
                          setMade(issued.key)
                          changed()
                        })
                      }
                    />
                    <ConfirmButton
                      name="Revoke"
                      question="It stops working at once."
                      action={action}
                      act={() => revoke(key.id).then(changed)}
                    />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const isOver = ({ revokedAt, expiresAt }: Key): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
