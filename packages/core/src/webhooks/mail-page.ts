import { html, Markup } from '@veracite/evidence/bundle/html/markup'
import { sha256 } from '@veracite/terms/digest'
import type { MailChoice } from './mail-answers.ts'

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}button{font:inherit;padding:.5rem 1rem;margin:0 .5rem .5rem 0}'
const POLICY = `default-src 'none'; style-src 'sha256-${sha256(STYLE).toString('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** With buttons where there is something left to say: programs that look at every link must not answer for people. */
export function mailPage(choice: MailChoice, path: string | null): { body: string; policy: string } {
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mail of Veracite</title><style>${new Markup(STYLE)}</style></head>
<body><h1>Mail of Veracite</h1><p>${WORDS[choice.state](choice)}</p>${path === null ? null : buttonsOf(choice.state, path)}</body></html>
`.text
  return { body, policy: POLICY }
}

const aboutOf = ({ brand }: MailChoice): string =>
  `news of what AI engines say wrongly about ${brand ?? 'the brands of this installation'}`

const WORDS: Record<MailChoice['state'], (choice: MailChoice) => string> = {
  unconfirmed: (choice) =>
    `Somebody wants ${aboutOf(choice)} to be sent to ${choice.address}. Nothing is sent before you say yes.`,
  on: (choice) => `${choice.address} gets ${aboutOf(choice)}.`,
  off: (choice) => `${choice.address} gets no more ${aboutOf(choice)}.`,
}

function buttonsOf(state: MailChoice['state'], path: string): Markup | null {
  const no = html`<form method="post" action="${path}"><button>${state === 'on' ? 'No more of it' : 'No'}</button></form>`
  if (state === 'off') return null
  if (state === 'on') return no
  return html`<form method="post" action="${path}/confirm"><button>Yes, send it to me</button></form>${no}`
}
