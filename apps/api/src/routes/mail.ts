import { confirmMail, openMail, stopMail } from '@veracite/contract/webhooks/mail'
import type { Services } from '@veracite/core/services'
import type { MailChoice } from '@veracite/core/webhooks/mail-answers'
import { mailPage } from '@veracite/core/webhooks/mail-page'
import type { Routes } from '../http/mount.ts'

/** For readers of our mail: no token but the one in the mail, no script, and nothing for search engines. */
export const mail =
  ({ mailAnswers }: Pick<Services, 'mailAnswers'>): Routes =>
  (on) => {
    on.reply(openMail, async ({ params: { webhookId, token } }) =>
      pageOf(await mailAnswers.open(webhookId, token), `/api/mail/${webhookId}/${token}`),
    )
    on.reply(stopMail, async ({ params: { webhookId, token } }) =>
      pageOf(await mailAnswers.unsubscribe(webhookId, token), null),
    )
    on.reply(confirmMail, async ({ params: { webhookId, token } }) =>
      pageOf(await mailAnswers.confirm(webhookId, token), null),
    )
  }

function pageOf(choice: MailChoice, path: string | null) {
  const { body, policy } = mailPage(choice, path)
  return { status: 200 as const, body, headers: { ...HEADERS, 'content-security-policy': policy } }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
