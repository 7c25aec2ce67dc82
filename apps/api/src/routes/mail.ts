import { confirmMail, openMail, stopMail } from '@veracite/contract/webhooks/mail'
import type { Services } from '@veracite/core/services'
import type { MailChoice } from '@veracite/core/webhooks/mail-answers'
import { mailPage } from '@veracite/core/webhooks/mail-page'
import { languageFrom } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import type { Routes } from '../http/mount.ts'

/** For readers of our mail: no token but the one in the mail, no script, and nothing for search engines. */
export const mail =
  ({ mailAnswers }: Pick<Services, 'mailAnswers'>): Routes =>
  (on) => {
    on.reply(openMail, async ({ params: { webhookId, token }, request }) =>
      pageOf(request, await mailAnswers.open(webhookId, token), `/api/mail/${webhookId}/${token}`),
    )
    on.reply(stopMail, async ({ params: { webhookId, token }, request }) =>
      pageOf(request, await mailAnswers.unsubscribe(webhookId, token), null),
    )
    on.reply(confirmMail, async ({ params: { webhookId, token }, request }) =>
      pageOf(request, await mailAnswers.confirm(webhookId, token), null),
    )
  }

function pageOf({ headers }: Request, choice: MailChoice, path: string | null) {
  const say = sayIn(languageFrom(headers.get('accept-language') ?? ''))
  const { body, policy } = mailPage(choice, path, say)
  return {
    status: 200 as const,
    body,
    headers: { ...HEADERS, 'content-security-policy': policy, vary: 'accept-language' },
  }
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
