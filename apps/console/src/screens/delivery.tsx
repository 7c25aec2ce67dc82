import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api } from '../parts/server/api.ts'
import { useApi } from '../parts/server/load.ts'
import { DeliveryList } from '../parts/webhooks/delivery-list.tsx'
import { DIGEST_WORDS, kindsInWords } from '../parts/webhooks/event-words.ts'
import { WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { ActButton, ConfirmButton, Refusal, useAction } from '../parts/widgets/action.tsx'
import { Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'
import { Await } from '../parts/widgets/states.tsx'
import { Age } from '../parts/widgets/time.tsx'

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
        <Page title={value.url} section="Deliveries" sub={<WebhookState webhook={value} />}>
          <p class="soft">
            <a href="/console/deliveries">All addresses</a> · {kindsInWords(value.kinds)} ·{' '}
            {DIGEST_WORDS[value.digest]}
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
  const action = useAction()
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
        {on && (
          <ActButton action={action} act={test}>
            Send a test
          </ActButton>
        )}
        <ActButton action={action} act={turn}>
          {on ? 'Switch off' : 'Switch on'}
        </ActButton>
        <ConfirmButton
          name="New secret"
          question="The old one stops working at once."
          action={action}
          act={renew}
        />
        <ConfirmButton name="Remove" question="Nothing more is sent there." action={action} act={remove} />
      </div>
      <Refusal action={action} />
      {secret !== null && <ShownOnce label="The new secret" value={secret} />}
    </>
  )
}
