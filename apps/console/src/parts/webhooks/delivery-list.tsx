import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { Refusal, useAction } from '../widgets/action.tsx'
import { formatCount, formatOf } from '../widgets/format.ts'
import { Await, Empty } from '../widgets/states.tsx'
import { Time } from '../widgets/time.tsx'

type DeliveryPage = AnswerOf<'GET /api/admin/webhooks/{webhookId}/deliveries'>
type Delivery = DeliveryPage['items'][number]

const STATES = { pending: 'on its way', delivered: 'delivered', failed: 'failed', skipped: 'not sent' }

/** Each delivery, with every attempt on demand. */
export function DeliveryList({ page, changed }: { page: DeliveryPage; changed: () => void }) {
  if (page.items.length === 0)
    return <Empty title="Nothing has been sent yet.">A test shows at once whether it arrives.</Empty>
  return (
    <>
      <ul class="stacked">
        {page.items.map((delivery) => (
          <li key={delivery.id} class="card">
            <OneDelivery delivery={delivery} changed={changed} />
          </li>
        ))}
      </ul>
      {page.nextCursor !== null && <p class="soft">The newest hundred are shown.</p>}
    </>
  )
}

function OneDelivery({ delivery, changed }: { delivery: Delivery; changed: () => void }) {
  const [open, setOpen] = useState(false)
  const action = useAction()
  const { id: deliveryId, kind, state, attempts, eventIds, createdAt } = delivery
  const replay = () =>
    action.run(() => api('POST /api/admin/deliveries/{deliveryId}/replay', { deliveryId }).then(changed))
  const badge = state === 'delivered' ? 'badge good' : state === 'failed' ? 'badge bad' : 'badge'
  return (
    <>
      <div class="spread">
        <span>
          <span class={badge}>{STATES[state]}</span>{' '}
          {kind === 'test' ? 'A test' : formatOf(eventIds.length, 'event')} · <Time at={createdAt} />
        </span>
        <span class="actions">
          <button type="button" class="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {formatOf(attempts, 'attempt')}
          </button>
          {state !== 'pending' && (
            <button type="button" onClick={replay} disabled={action.busy}>
              Send again
            </button>
          )}
        </span>
      </div>
      <Refusal action={action} />
      {open && <Attempts deliveryId={deliveryId} tries={attempts} />}
    </>
  )
}

function Attempts({ deliveryId, tries }: { deliveryId: string; tries: number }) {
  const delivery = useApi('GET /api/admin/deliveries/{deliveryId}', { deliveryId }, undefined, tries)
  return (
    <Await of={delivery} what="its attempts">
      {({ log }) => (
        <ol class="rows">
          {log.length === 0 && <li class="soft">None yet.</li>}
          {log.map(({ id, startedAt, durationMs, status, error, reply }) => (
            <li key={id}>
              <Time at={startedAt} />
              <span>
                {status === null ? 'no answer' : `answered ${status}`} after {formatCount(durationMs)} ms
                {error !== null && `: ${error}`}
              </span>
              {reply !== '' && <code class="quote">{reply}</code>}
            </li>
          ))}
        </ol>
      )}
    </Await>
  )
}
