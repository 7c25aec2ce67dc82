import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, useApi } from '../parts/server/api.ts'
import { DIGEST_WORDS, kindsInWords } from '../parts/webhooks/event-words.ts'
import { WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { Button } from '../parts/widgets/button.tsx'
import { Age, formatCount, formatOf, Time } from '../parts/widgets/format.tsx'
import { Await, Empty, Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'

type Webhook = AnswerOf<'GET /api/admin/webhooks/{webhookId}'>

/** One address: what is sent there, with what outcome, and what can be done about it. */
export function Delivery({ webhookId }: { webhookId: string }) {
  const webhook = useApi('GET /api/admin/webhooks/{webhookId}', { webhookId })
  const deliveries = useApi(
    'GET /api/admin/webhooks/{webhookId}/deliveries',
    { webhookId, limit: '100' },
    ({ items }) => (items.some(({ state }) => state === 'pending') ? 1_000 : 15_000),
  )
  const changed = () => {
    webhook.reload()
    deliveries.reload()
  }
  return (
    <Await of={webhook} what="the address">
      {(value) => (
        <Page
          title={value.url}
          crumbs={[['Deliveries', '/console/deliveries']]}
          sub={<WebhookState webhook={value} />}
        >
          <p class="soft">
            {kindsInWords(value.kinds)} · {DIGEST_WORDS[value.digest]}
            {value.graveAtOnce && ', what is grave at once'} ·{' '}
            {value.brandId === null ? (
              'of every brand'
            ) : (
              <a href={`/console/brands/${value.brandId}`}>of one brand</a>
            )}{' '}
            · added <Age at={value.createdAt} />
          </p>
          <Controls webhook={value} changed={changed} />
          <Section title="Sent">
            <Await of={deliveries} what="what was sent">
              {(page) => <DeliveryList page={page} changed={changed} />}
            </Await>
          </Section>
        </Page>
      )}
    </Await>
  )
}

function Controls({ webhook, changed }: { webhook: Webhook; changed: () => void }) {
  const { route } = useLocation()
  const [secret, setSecret] = useState<string | null>(null)
  const { id: webhookId, on } = webhook
  const test = () => api('POST /api/admin/webhooks/{webhookId}/test', { webhookId }).then(changed)
  const turn = () =>
    api('PATCH /api/admin/webhooks/{webhookId}', { webhookId, body: { on: !on } }).then(changed)
  const renew = async () => {
    const made = await api('POST /api/admin/webhooks/{webhookId}/secret', { webhookId })
    setSecret(made.secret)
  }
  const remove = async () => {
    await api('DELETE /api/admin/webhooks/{webhookId}', { webhookId })
    route('/console/deliveries')
  }
  return (
    <>
      <div class="actions spaced">
        {on && <ActButton name="Send a test" act={test} />}
        <ActButton name={on ? 'Switch off' : 'Switch on'} act={turn} />
        <ConfirmButton name="New secret" question="The old one stops working at once." act={renew} />
        <ConfirmButton name="Remove" question="Nothing more is sent there." act={remove} />
      </div>
      {secret !== null && <ShownOnce label="The new secret" value={secret} />}
    </>
  )
}

type DeliveryPage = AnswerOf<'GET /api/admin/webhooks/{webhookId}/deliveries'>
type Sent = DeliveryPage['items'][number]

const STATES = { pending: 'on its way', delivered: 'delivered', failed: 'failed', skipped: 'not sent' }

/** Each delivery, with every attempt on demand. */
function DeliveryList({ page, changed }: { page: DeliveryPage; changed: () => void }) {
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

function OneDelivery({ delivery, changed }: { delivery: Sent; changed: () => void }) {
  const [open, setOpen] = useState(false)
  const { id: deliveryId, kind, state, attempts, eventIds, createdAt } = delivery
  const replay = () => api('POST /api/admin/deliveries/{deliveryId}/replay', { deliveryId }).then(changed)
  const badge = state === 'delivered' ? 'badge good' : state === 'failed' ? 'badge bad' : 'badge'
  return (
    <>
      <div class="spread">
        <span>
          <span class={badge}>{STATES[state]}</span>{' '}
          {kind === 'test' ? 'A test' : formatOf(eventIds.length, 'event')} · <Time at={createdAt} />
        </span>
        <span class="actions">
          <Button
            name={formatOf(attempts, 'attempt')}
            press={() => setOpen(!open)}
            class="quiet"
            aria-expanded={open}
          />
          {state !== 'pending' && <ActButton name="Send again" act={replay} />}
        </span>
      </div>
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
              {reply !== '' && <code class="mono soft">{reply}</code>}
            </li>
          ))}
        </ol>
      )}
    </Await>
  )
}
