import type { AnswerOf } from '@veracite/contract/routes'
import { useApi } from '../parts/server/load.ts'
import { AddWebhook } from '../parts/webhooks/add-webhook.tsx'
import { DIGEST_WORDS, kindsInWords } from '../parts/webhooks/event-words.ts'
import { WebhookState } from '../parts/webhooks/webhook-state.tsx'
import { Page, Section } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'

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
          none={
            <Empty title="No destinations yet.">
              <p>Add a mail address, or the address of a chat, a ticket system or your own program.</p>
            </Empty>
          }
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
        <AddWebhook added={webhooks.reload} />
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
