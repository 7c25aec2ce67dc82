import { say } from '@veracite/words/say'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { mayAnywhere } from '../parts/server/session.ts'
import { EVENT_KINDS, eventWords, kindsInWords, WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { named } from '../parts/widgets/action.tsx'
import { choice, line, tick, ticks } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'
import { inList } from '../parts/widgets/words.ts'

type WebhookPage = Answer<'GET /api/admin/webhooks'>

/** Where events are delivered. */
export function Deliveries() {
  const webhooks = useApi('GET /api/admin/webhooks', { limit: '1000' })
  return (
    <Page title={say('webhooks.deliveries')} sub={say('webhooks.webhooksChatsAndMail')}>
      <Section title={say('webhooks.addresses')} aside={<AddWebhook mail={webhooks.value?.mail ?? false} />}>
        <Await of={webhooks} none={say('webhooks.noDestinationsYet')} hint={say('webhooks.addTheAddressOf')}>
          {({ items }) => (
            <ul class="tiles wide">
              {items.map((webhook) => (
                <li key={webhook.id}>
                  <Tile webhook={webhook} />
                </li>
              ))}
            </ul>
          )}
        </Await>
      </Section>
    </Page>
  )
}

const Tile = ({ webhook }: { webhook: WebhookPage['items'][number] }) => (
  <a class="card tile" href={`/console/deliveries/${webhook.id}`}>
    <span class="tile-title">{webhook.url}</span>
    <span>
      <WebhookState webhook={webhook} />
    </span>
    <span class="soft">
      {inList([
        kindsInWords(webhook.kinds),
        ...(webhook.digest === 'none' ? [] : [say(`digest.${webhook.digest}`)]),
        ...(webhook.graveAtOnce ? [say('webhooks.whatIsGraveAt')] : []),
      ])}
    </span>
  </a>
)

function AddWebhook({ mail }: { mail: boolean }) {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <DescribedForm
      label={say('webhooks.addAnAddress')}
      opens="primary"
      fields={{
        url: line(say('webhooks.address'), {
          hint: mail ? say('webhooks.aMailAddressOr') : say('webhooks.theHttpsAddressThat'),
          inputMode: 'url',
        }),
        brandId: choice(
          say('webhooks.brand'),
          [
            ...(mayAnywhere('operator') ? ([['', say('webhooks.everyBrand')]] as const) : []),
            ...(brands.value?.items ?? []).map(({ id, name }) => [id, name] as const),
          ],
          { usual: '' },
        ),
        kinds: ticks(say('webhooks.tellOf'), named(EVENT_KINDS, eventWords), {
          hint: say('webhooks.nothingChosenMeansEverything'),
          isWide: true,
        }),
        digest: choice(say('common.howOften'), {
          none: say('digest.none'),
          daily: say('webhooks.onceADayTogether'),
          weekly: say('webhooks.onMondayMorningTogether'),
        }),
        graveAtOnce: tick(say('webhooks.whatIsGraveAt')),
      }}
      leavesOut={({ digest }) => (digest === 'none' ? ['graveAtOnce'] : [])}
      send={({ url, brandId, digest, graveAtOnce, kinds }) =>
        api('POST /api/admin/webhooks', {
          body: {
            url: url.trim(),
            kinds,
            digest,
            graveAtOnce: digest !== 'none' && graveAtOnce,
            ...(brandId !== '' && { brandId }),
          },
        })
      }
      afterwards={{ url: '' }}
      outcome={({ url, offReason, secret }) =>
        offReason === 'unconfirmed' ? (
          <p class="note" role="status">
            {say('webhooks.weAskedByMail', { value: url.slice('mailto:'.length) })}
          </p>
        ) : (
          offReason === null && <ShownOnce label={say('webhooks.secretOf', { url })} value={secret} />
        )
      }
      button={say('webhooks.addTheAddress')}
    />
  )
}
