import type { AnswerOf } from '@veracite/contract/routes'
import { api, useApi } from '../parts/server/api.ts'
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

type WebhookPage = AnswerOf<'GET /api/admin/webhooks'>

/** Where events are delivered. */
export function Deliveries() {
  const webhooks = useApi('GET /api/admin/webhooks', { limit: '1000' })
  return (
    <Page title="Deliveries" sub="Webhooks, chats and mail addresses that are notified">
      <Section title="Addresses">
        <AwaitItems
          of={webhooks}
          what="the addresses"
          none="No destinations yet."
          hint="Add the address of a chat, a ticket system or your own program, or a mail address where mail is set up."
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
      <Section title="Add an address">
        <AddWebhook added={webhooks.reload} mail={webhooks.value?.mail ?? false} />
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
      {kindsInWords(webhook.kinds)}
      {webhook.digest !== 'none' && `, ${DIGEST_WORDS[webhook.digest]}`}
      {webhook.graveAtOnce && ', what is grave at once'}
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
      label="Add an address"
      initial={EMPTY}
      fieldsFor={({ digest }) => ({
        url: {
          label: 'Address',
          hint: mail
            ? 'A mail address, or the https address that a chat, a ticket system or your program gave you.'
            : 'The https address that a chat, a ticket system or your program gave you. Mail is not set up on this server: ask your operator (docs/deliveries.md, “Mail”).',
          inputMode: 'url',
        },
        brandId: {
          kind: 'choice',
          label: 'Brand',
          choices: [
            ...(mayAnywhere('operator') ? ([['', 'Every brand']] as const) : []),
            ...(brands.value?.items ?? []).map(({ id, name }) => [id, name] as const),
          ],
        },
        kinds: {
          kind: 'ticks',
          label: 'Tell of',
          hint: 'Nothing chosen means everything.',
          isWide: true,
          choices: EVENT_KINDS.map((kind) => [kind, eventWords(kind)] as const),
        },
        digest: {
          kind: 'choice',
          label: 'How often',
          choices: { none: 'at once', daily: 'once a day, together', weekly: 'on Monday morning, together' },
        },
        graveAtOnce: digest !== 'none' && { kind: 'tick', label: 'what is grave, at once' },
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
            We asked {url.slice('mailto:'.length)} by mail for consent. Nothing else is sent before they say
            yes.
          </p>
        ) : (
          offReason === null && <ShownOnce label={`Secret of ${url}`} value={secret} />
        )
      }
      button="Add the address"
    />
  )
}
