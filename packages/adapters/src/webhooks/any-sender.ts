import type { WebhookSender } from '@veracite/core/webhooks/webhook-ports'

const NO_MAIL =
  'cannot be mailed to: set VERACITE_SMTP_URL and VERACITE_MAIL_FROM, and VERACITE_PUBLIC_URL for the links in mails.'

/** By web or by mail, as the address says. `mail` is null where mail is not set up. */
export function createAnySender(web: WebhookSender, mail: WebhookSender | null): WebhookSender {
  const isMail = (url: string): boolean => /^mailto:/i.test(url)
  return {
    complaintAbout(url) {
      if (!isMail(url)) return web.complaintAbout(url)
      return mail === null ? NO_MAIL : mail.complaintAbout(url)
    },
    async post(request) {
      if (!isMail(request.url)) return web.post(request)
      return mail === null ? { kind: 'refused', message: `The address ${NO_MAIL}` } : mail.post(request)
    },
  }
}
