import { html, Markup } from '@veracite/evidence/bundle/html/markup'
import { SMALL_PAGE_STYLE, smallPagePolicy } from '@veracite/evidence/bundle/html/small-page'
import type { Say } from '@veracite/words/say-in'
import type { MailChoice } from './mail-answers.ts'

/** With buttons where there is something left to say: programs that look at every link must not answer for people. */
export function mailPage(
  choice: MailChoice,
  path: string | null,
  say: Say,
): { body: string; policy: string } {
  const { brand, state, address } = choice
  const title = say('mailPage.title')
  const says = say(`mailPage.${state}`, {
    of: brand === null ? 'other' : 'brand',
    brand: brand ?? '',
    address,
  })
  const body = html`<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Markup(SMALL_PAGE_STYLE)}</style></head>
<body><h1>${title}</h1><p>${says}</p>${path === null ? null : buttonsOf(state, path, say)}</body></html>
`.text
  return { body, policy: smallPagePolicy() }
}

function buttonsOf(state: MailChoice['state'], path: string, say: Say): Markup | null {
  const no = html`<form method="post" action="${path}"><button>${say(state === 'on' ? 'mailPage.stop' : 'mailPage.no')}</button></form>`
  if (state === 'off') return null
  if (state === 'on') return no
  return html`<form method="post" action="${path}/confirm"><button class="yes">${say('mailPage.yes')}</button></form>${no}`
}
