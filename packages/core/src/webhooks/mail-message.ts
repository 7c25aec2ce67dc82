import { html, Markup } from '@veracite/evidence/bundle/html/markup'
import type { Say } from '@veracite/words/say-in'
import { type Message, wordMessage } from './message-words.ts'

/** What a delivery by mail says; the sender adds who it is from and to. */
export interface MailBody {
  subject: string
  text: string
  html: string
  /** Where the receiver says no more. Null for the question whether they want it. */
  unsubscribeUrl: string | null
}

const SUBJECT_LENGTH = 150

/** As plain text and as the same in HTML, without pictures or script: mail readers agree on little else. */
export function renderMail(
  message: Message,
  { publicUrl, answerUrl }: { publicUrl: string | null; answerUrl: string | null },
  say: Say,
): MailBody {
  const isQuestion = message.kind === 'confirm'
  const { title, lines, more } = wordMessage(message, publicUrl, say)
  const paragraphs: Paragraph[] = [
    { text: title, link: null },
    ...lines,
    ...(more > 0 ? [{ text: say('mail.more', { count: more }), link: null }] : []),
    { text: isQuestion ? say('mail.sayYes') : say('mail.unsubscribe'), link: answerUrl },
  ]
  return {
    subject: oneLine(title).slice(0, SUBJECT_LENGTH).toWellFormed(),
    text: `${paragraphs.map(inText).join('\n\n')}\n`,
    html: html`<div lang="${say.language}" style="${STYLE}">${paragraphs.map(inHtml)}</div>`.text,
    unsubscribeUrl: isQuestion ? null : answerUrl,
  }
}

interface Paragraph {
  text: string
  link: string | null
}

/** A name with a line break in it must not begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()

const inText = ({ text, link }: Paragraph): string =>
  [oneLine(text), link].filter((part) => part !== null && part !== '').join('\n')

const inHtml = ({ text, link }: Paragraph): Markup => {
  const said = oneLine(text)
  if (link === null) return html`<p>${said}</p>\n`
  return html`<p>${said}${said === '' ? null : new Markup('<br>')}<a href="${link}" style="color:#2c47b8">${link}</a></p>\n`
}

/** The face of the product as far as mail readers follow: they load no fonts. */
const STYLE =
  'font:15px/24px Geist,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#191917;max-width:544px'
