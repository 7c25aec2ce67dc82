import { confirmMail, openMail, stopMail } from '@veracite/contract/webhooks/mail'
import type { Services } from '@veracite/core/services'
import type { MailChoice } from '@veracite/core/webhooks/mail-answers'
import { mailPage } from '@veracite/core/webhooks/mail-page'
import type { Mount } from '../http/mount.ts'

type Answers = Services['mailAnswers']

/** For recipients of mail: no token but the one in the mail, no script, and nothing for search engines. */
export function mountMail(mount: Mount, { mailAnswers }: { mailAnswers: Answers }): void {
  mount(openMail, async ({ params: { webhookId, token } }) =>
    pageOf(await mailAnswers.open(webhookId, token), `/api/mail/${webhookId}/${token}`),
  )
  mount(stopMail, async ({ params: { webhookId, token } }) =>
    pageOf(await mailAnswers.unsubscribe(webhookId, token), null),
  )
  mount(confirmMail, async ({ params: { webhookId, token } }) =>
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
