import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { DIGEST_WORDS, kindsInWords } from '../parts/webhooks/event-words.ts'
import { WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { OpensDrawer } from '../parts/widgets/drawer.tsx'
import { Age, Time } from '../parts/widgets/format.tsx'
import { Await, Empty, Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'

type Webhook = Answer<'GET /api/admin/webhooks/{webhookId}'>

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
    <Await of={webhook}>
      {(value) => (
        <Page
          title={value.url}
          crumbs={[[say('webhooks.deliveries'), '/console/deliveries']]}
          sub={<WebhookState webhook={value} />}
        >
          <p class="soft">
            {kindsInWords(value.kinds)} · {DIGEST_WORDS[value.digest]}
            {value.graveAtOnce && `, ${say('webhooks.whatIsGraveAt')}`} ·{' '}
            {value.brandId === null ? (
              say('webhooks.ofEveryBrand')
            ) : (
              <a href={`/console/brands/${value.brandId}`}>{say('webhooks.ofOneBrand')}</a>
            )}{' '}
            · {rich('webhooks.added', { age: () => <Age at={value.createdAt} /> })}
          </p>
          <Controls webhook={value} changed={changed} />
          <Section title={say('webhooks.sent')}>
            <Await of={deliveries}>{(page) => <DeliveryList page={page} changed={changed} />}</Await>
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
        {on && <ActButton name={say('webhooks.sendATest')} act={test} />}
        <ActButton name={on ? say('webhooks.switchOff') : say('webhooks.switchOn')} act={turn} />
        <ConfirmButton
          name={say('webhooks.newSecret')}
          question={say('webhooks.theOldOneStops')}
          act={renew}
        />
        <ConfirmButton
          name={say('common.remove')}
          question={say('webhooks.nothingMoreIsSent')}
          act={remove}
        />
      </div>
      {secret !== null && <ShownOnce label={say('webhooks.theNewSecret')} value={secret} />}
    </>
  )
}

type DeliveryPage = Answer<'GET /api/admin/webhooks/{webhookId}/deliveries'>
type Sent = DeliveryPage['items'][number]

const STATES = {
  pending: say('webhooks.onItsWay'),
  delivered: say('webhooks.delivered'),
  failed: say('webhooks.failed'),
  skipped: say('webhooks.notSent'),
}

/** Each delivery, with every attempt on demand. */
function DeliveryList({ page, changed }: { page: DeliveryPage; changed: () => void }) {
  if (page.items.length === 0)
    return <Empty title={say('webhooks.nothingHasBeenSent')}>{say('webhooks.aTestShowsAt')}</Empty>
  return (
    <>
      <ul class="stacked">
        {page.items.map((delivery) => (
          <li key={delivery.id} class="card">
            <OneDelivery delivery={delivery} changed={changed} />
          </li>
        ))}
      </ul>
      {page.nextCursor !== null && <p class="soft">{say('webhooks.theNewestHundredAre')}</p>}
    </>
  )
}

function OneDelivery({ delivery, changed }: { delivery: Sent; changed: () => void }) {
  const { id: deliveryId, kind, state, attempts, eventIds, createdAt } = delivery
  const replay = () => api('POST /api/admin/deliveries/{deliveryId}/replay', { deliveryId }).then(changed)
  const badge = state === 'delivered' ? 'badge good' : state === 'failed' ? 'badge bad' : 'badge'
  return (
    <div class="spread">
      <span>
        <span class={badge}>{STATES[state]}</span>{' '}
        {kind === 'test' ? say('webhooks.aTest') : say('count.events', { count: eventIds.length })} ·{' '}
        <Time at={createdAt} />
      </span>
      <span class="actions">
        <OpensDrawer name={say('count.attempts', { count: attempts })} class="quiet">
          {() => <Attempts deliveryId={deliveryId} tries={attempts} />}
        </OpensDrawer>
        {state !== 'pending' && <ActButton name={say('webhooks.sendAgain')} act={replay} />}
      </span>
    </div>
  )
}

function Attempts({ deliveryId, tries }: { deliveryId: string; tries: number }) {
  const delivery = useApi('GET /api/admin/deliveries/{deliveryId}', { deliveryId }, undefined, tries)
  return (
    <Await of={delivery}>
      {({ log }) => (
        <ol class="rows">
          {log.length === 0 && <li class="soft">{say('webhooks.noneYet')}</li>}
          {log.map(({ id, startedAt, durationMs, status, error, reply }) => (
            <li key={id}>
              <Time at={startedAt} />
              <span>
                {status === null
                  ? say('webhooks.noAnswerAfter', { durationMs })
                  : say('webhooks.answeredAfter', { status: String(status), durationMs })}
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
