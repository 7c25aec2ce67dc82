import { say } from '@veracite/words/say'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { mayAnywhere } from '../parts/server/session.ts'
import {
  DIGEST_WORDS,
  EVENT_KINDS,
  type EventKind,
  eventWords,
  kindsInWords,
} from '../parts/webhooks/event-words.ts'
import { WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { AwaitItems, Page, Section } from '../parts/widgets/page.tsx'
import { ShownOnce } from '../parts/widgets/shown-once.tsx'
import { inList } from '../parts/widgets/words.ts'

type WebhookPage = Answer<'GET /api/admin/webhooks'>

/** Where events are delivered. */
export function Deliveries() {
  const webhooks = useApi('GET /api/admin/webhooks', { limit: '1000' })
  return (
    <Page title={say('webhooks.deliveries')} sub={say('webhooks.webhooksChatsAndMail')}>
      <Section
        title={say('webhooks.addresses')}
        aside={<AddWebhook added={webhooks.reload} mail={webhooks.value?.mail ?? false} />}
      >
        <AwaitItems
          of={webhooks}
          none={say('webhooks.noDestinationsYet')}
          hint={say('webhooks.addTheAddressOf')}
        >
          {({ items }) => (
            <ul class="tiles wide">
              {items.map((webhook) => (
                <li key={webhook.id}>
                  <Tile webhook={webhook} />
                </li>
              ))}
            </ul>
          )}
        </AwaitItems>
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
        ...(webhook.digest === 'none' ? [] : [DIGEST_WORDS[webhook.digest]]),
        ...(webhook.graveAtOnce ? [say('webhooks.whatIsGraveAt')] : []),
      ])}
    </span>
  </a>
)

const EMPTY = {
  url: '',
  brandId: '',
  kinds: [] as EventKind[],
  digest: 'none' as keyof typeof DIGEST_WORDS,
  graveAtOnce: false,
}

function AddWebhook({ added, mail }: { added: () => void; mail: boolean }) {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <DescribedForm
      label={say('webhooks.addAnAddress')}
      opens="primary"
      initial={EMPTY}
      fieldsFor={({ digest }) => ({
        url: {
          label: say('webhooks.address'),
          hint: mail ? say('webhooks.aMailAddressOr') : say('webhooks.theHttpsAddressThat'),
          inputMode: 'url',
        },
        brandId: {
          kind: 'choice',
          label: say('webhooks.brand'),
          choices: [
            ...(mayAnywhere('operator') ? ([['', say('webhooks.everyBrand')]] as const) : []),
            ...(brands.value?.items ?? []).map(({ id, name }) => [id, name] as const),
          ],
        },
        kinds: {
          kind: 'ticks',
          label: say('webhooks.tellOf'),
          hint: say('webhooks.nothingChosenMeansEverything'),
          isWide: true,
          choices: EVENT_KINDS.map((kind) => [kind, eventWords(kind)] as const),
        },
        digest: {
          kind: 'choice',
          label: say('common.howOften'),
          choices: {
            none: say('webhooks.atOnce'),
            daily: say('webhooks.onceADayTogether'),
            weekly: say('webhooks.onMondayMorningTogether'),
          },
        },
        graveAtOnce: digest !== 'none' && { kind: 'tick', label: say('webhooks.whatIsGraveAt') },
      })}
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
      done={added}
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
