import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { kindsInWords, WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { OpensDrawer } from '../parts/widgets/drawer.tsx'
import { Await, Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'
import { Age, Time } from '../parts/widgets/words.ts'

type Webhook = Answer<'GET /api/admin/webhooks/{webhookId}'>

/** One address: what is sent there, with what outcome, and what can be done about it. */
export function Delivery({ webhookId }: { webhookId: string }) {
  const webhook = useApi('GET /api/admin/webhooks/{webhookId}', { webhookId })
  const deliveries = useApi(
    'GET /api/admin/webhooks/{webhookId}/deliveries',
    { webhookId, limit: '100' },
    ({ items }) => (items.some(({ state }) => state === 'pending') ? 1_000 : 15_000),
  )
  return (
    <Await of={webhook}>
      {(value) => (
        <Page
          title={value.url}
          crumbs={[[say('webhooks.deliveries'), '/console/deliveries']]}
          sub={<WebhookState webhook={value} />}
        >
          <p class="soft">
            {kindsInWords(value.kinds)} · {say(`digest.${value.digest}`)}
            {value.graveAtOnce && `, ${say('webhooks.whatIsGraveAt')}`} ·{' '}
            {value.brandId === null ? (
              say('webhooks.ofEveryBrand')
            ) : (
              <a href={`/console/brands/${value.brandId}`}>{say('webhooks.ofOneBrand')}</a>
            )}{' '}
            · {rich('webhooks.added', { age: () => <Age at={value.createdAt} /> })}
          </p>
          <Controls webhook={value} />
          <Section title={say('webhooks.sent')}>
            <Await
              of={deliveries}
              none={say('webhooks.nothingHasBeenSent')}
              hint={say('webhooks.aTestShowsAt')}
            >
              {({ items, nextCursor }) => (
                <>
                  <ul class="stacked">
                    {items.map((delivery) => (
                      <li key={delivery.id} class="card">
                        <OneDelivery delivery={delivery} />
                      </li>
                    ))}
                  </ul>
                  {nextCursor !== null && <p class="soft">{say('webhooks.theNewestHundredAre')}</p>}
                </>
              )}
            </Await>
          </Section>
        </Page>
      )}
    </Await>
  )
}

function Controls({ webhook }: { webhook: Webhook }) {
  const { route } = useLocation()
  const [secret, setSecret] = useState<string | null>(null)
  const { id: webhookId, on } = webhook
  const test = () => api('POST /api/admin/webhooks/{webhookId}/test', { webhookId })
  const turn = () => api('PATCH /api/admin/webhooks/{webhookId}', { webhookId, body: { on: !on } })
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

type Sent = Answer<'GET /api/admin/webhooks/{webhookId}/deliveries'>['items'][number]

/** A delivery, with every attempt on demand. */
function OneDelivery({ delivery }: { delivery: Sent }) {
  const { id: deliveryId, kind, state, attempts, eventIds, createdAt } = delivery
  const replay = () => api('POST /api/admin/deliveries/{deliveryId}/replay', { deliveryId })
  const badge = state === 'delivered' ? 'badge good' : state === 'failed' ? 'badge bad' : 'badge'
  return (
    <div class="spread">
      <span>
        <span class={badge}>{say(`deliveryState.${state}`)}</span>{' '}
        {kind === 'test' ? say('webhooks.aTest') : say('count.events', { count: eventIds.length })} ·{' '}
        <Time at={createdAt} />
      </span>
      <span class="actions">
        <OpensDrawer name={say('count.attempts', { count: attempts })} class="quiet">
          {() => <Attempts key={attempts} deliveryId={deliveryId} />}
        </OpensDrawer>
        {state !== 'pending' && <ActButton name={say('webhooks.sendAgain')} act={replay} />}
      </span>
    </div>
  )
}

const Attempts = ({ deliveryId }: { deliveryId: string }) => (
  <Await of={useApi('GET /api/admin/deliveries/{deliveryId}', { deliveryId })}>
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
