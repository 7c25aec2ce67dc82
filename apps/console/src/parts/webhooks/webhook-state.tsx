import type { AnswerOf } from '@veracite/contract/routes'
import { Age } from '../widgets/format.tsx'

type Webhook = AnswerOf<'GET /api/admin/webhooks/{webhookId}'>

const OFF_REASONS = {
  gone: 'it answered that it is gone',
  failing: 'it failed for too long',
  operator: 'by the operator',
  unconfirmed: 'whoever gets the mail was asked, and has not said yes yet',
  unsubscribed: 'whoever got the mail wants no more of it',
}

/** Whether anything is sent there, and if not, why not. */
export function WebhookState({ webhook: { on, offSince, offReason, failingSince } }: { webhook: Webhook }) {
  if (!on)
    return (
      <span>
        <span class="badge bad">off</span> {offReason && OFF_REASONS[offReason]}
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
        <span class="badge bad">failing</span> since <Age at={failingSince} />
      </span>
    )
  return <span class="badge good">on</span>
}
