import type { MailBody } from '@veracite/core/webhooks/mail-message'
import type { PostOutcome, WebhookSender } from '@veracite/core/webhooks/webhook-ports'
import { createTransport } from 'nodemailer'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; it is a secret. */
  url: string
  /** Who mails are from, and where they come back to. */
  from: string
}

const DEADLINE_MS = 20_000

/** Mail behind the port of webhooks: the same retries, log of attempts and switching off. Only for `mailto:` addresses. */
export function createSmtpSender({ url, from }: SmtpSettings): WebhookSender {
  const transport = createTransport({
    url,
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    complaintAbout: (address) => (mailboxOf(address) === null ? NO_MAILBOX : null),
    async post({ url: address, headers, body, signal }) {
      const to = mailboxOf(address)
      if (to === null) return { kind: 'refused', message: NO_MAILBOX }
      signal.throwIfAborted()
      const mail = JSON.parse(body) as MailBody
      try {
        const { response } = await transport.sendMail({
          from,
          to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // A message that comes back names this: it tells which delivery it was.
          messageId: `<${headers['webhook-id'] ?? ''}@${domainOf(from)}>`,
          headers: headersOf(mail),
        })
        return { kind: 'answered', status: 250, reply: beginning(response), retryAfterMs: null }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

const headersOf = ({ unsubscribeUrl }: MailBody): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribeUrl !== null && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

const NO_MAILBOX = 'must be mailto: and one address, such as mailto:somebody@example.com'

/** One plain mailbox: no names, no lists, no copies, nothing that could become another header. */
export function mailboxOf(address: string): string | null {
  const written = /^mailto:([^?#,;<>\s]{3,254})$/i.exec(address)?.[1]
  if (written === undefined) return null
  try {
    const mailbox = decodeURIComponent(written)
    return MAILBOX.test(mailbox) ? mailbox : null
  } catch {
    return null
  }
}
const MAILBOX =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

const domainOf = (from: string): string => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'

/** There is no such mailbox, or it takes nothing: as final as 410 is for a webhook. */
const GONE: readonly number[] = [550, 551, 553]

function outcomeOf(error: unknown): PostOutcome {
  const { responseCode, response } = error as { responseCode?: number; response?: string }
  if (responseCode === undefined)
    return { kind: 'unreachable', message: 'The mail server could not be reached.' }
  const isAboutReceiver = (error as { command?: string }).command === 'RCPT TO'
  const status = GONE.includes(responseCode) && isAboutReceiver ? 410 : responseCode >= 500 ? 500 : 503
  return { kind: 'answered', status, reply: beginning(response ?? ''), retryAfterMs: null }
}

const beginning = (text: string): string => text.slice(0, 200).replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
