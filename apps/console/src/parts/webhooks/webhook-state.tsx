import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { keysOf } from '@veracite/terms/keys-of'
import { EVENT_TABLE } from '@veracite/terms/states'
import { known, rich, say } from '@veracite/words/say'
import { Age } from '../widgets/words.ts'

type Webhook = AnswerOf<'GET /api/admin/webhooks/{webhookId}'>

/** Whether anything is sent there, and if not, why not. */
export function WebhookState({ webhook: { on, offSince, offReason, failingSince } }: { webhook: Webhook }) {
  if (!on)
    return (
      <span>
        <span class="badge bad">{say('webhooks.off')}</span> {offReason && say(`deliveryOff.${offReason}`)}
        {offSince && (
          <>
            , <Age at={offSince} />
          </>
        )}
      </span>
    )
  if (failingSince !== null)
    return (
      <span>
        {rich('webhooks.failingSince', {
          span: (words) => <span class="badge bad">{words}</span>,
          age: () => <Age at={failingSince} />,
        })}
      </span>
    )
  return <span class="badge good">{say('webhooks.on')}</span>
}

export type EventKind = NonNullable<InputOf<'POST /api/admin/webhooks'>['body']['kinds']>[number]

export const EVENT_KINDS = keysOf(EVENT_TABLE)

export const eventWords = (kind: EventKind): string => known('event', kind) ?? kind

/** Empty: every kind. */
export const kindsInWords = (kinds: readonly EventKind[]): string =>
  kinds.length === 0 ? say('webhooks.everythingThatHappens') : kinds.map(eventWords).join('; ')
