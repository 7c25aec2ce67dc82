import type { AnswerOf } from '@veracite/contract/routes'
import { rich, say } from '@veracite/words/say'
import { Age } from '../widgets/format.tsx'

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
