import type { AccountChoice } from '@veracite/core/agents/people'
import type { AgentScope } from '@veracite/core/agents/roles'
import { html, Markup } from '@veracite/evidence/bundle/html/markup'
import { SMALL_PAGE_STYLE, smallPagePolicy } from '@veracite/evidence/bundle/html/small-page'
import type { Say } from '@veracite/words/say-in'

/**
 * Nothing but the one style and, after the form, the program's own address: browsers apply this to where a form leads in
 * the end, too.
 */
export const pageHeaders = (leadsTo: string | null): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-language, cookie',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': smallPagePolicy(leadsTo ?? ''),
})

/** The origin of a web address; of others the scheme. */
export function formTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol
}

export interface Consent {
  program: string
  /** Who vouches for that name: a host, or nobody. */
  publishedBy: string | null
  redirectTo: string
  scopes: readonly AgentScope[]
  choices: readonly AccountChoice[]
  /** Null: the operator. */
  person: string | null
}

const code = (words: never[]) => html`<code>${words}</code>`
const em = (words: never[]) => html`<em>${words}</em>`

export function consentPage(say: Say, consent: Consent): string {
  const { program, publishedBy, redirectTo, choices, person } = consent
  const publisher = { known: publishedBy === null ? 'other' : 'yes', host: publishedBy ?? '', code } as const
  const scopes = consent.scopes.map(
    (scope) =>
      html`<label><input type="checkbox" name="scope" value="${scope}" checked> ${say(`agentScope.${scope}`)}</label>`,
  )
  const accounts = choices.map(
    (choice, at) =>
      html`<label><input type="radio" name="account" value="${choice.accountId ?? 'all'}"${at === 0 ? new Markup(' checked') : null}> ${choice.accountId === null ? say('oauth.allAccounts') : choice.label}</label>`,
  )
  return page(
    say,
    say('oauth.titleConsent'),
    html`<h1>${say.rich('oauth.consentHeading', { program, em })}</h1>
<p>${say.rich('oauth.consentPublisher', publisher)} ${say.rich('oauth.consentGoesTo', { host: redirectTo, code })}</p>
<form method="post">
<fieldset><legend>${say('oauth.consentScopes')}</legend>${scopes}</fieldset>
<fieldset><legend>${say('oauth.consentAccounts')}</legend>${accounts}</fieldset>
<p>${say('oauth.consentPerson', { person: person ?? say('oauth.operator') })}</p>
<button class="yes" name="decision" value="allow">${say('oauth.consentAllow')}</button><button name="decision" value="deny">${say('oauth.consentRefuse')}</button>
</form>`,
  )
}

/** Browsers keep the session of the console from requests that begin elsewhere; one that begins here brings it. */
export const onceMorePage = (say: Say, again: string): string =>
  page(
    say,
    say('oauth.titleOnce'),
    html`<p>${say.rich('oauth.onceGoOn', { a: (words: never[]) => html`<a href="${again}">${words}</a>` })}</p>`,
    html`<meta http-equiv="refresh" content="0; url=${again}">`,
  )

export const signInPage = (say: Say, again: string, program: string): string =>
  page(
    say,
    say('oauth.titleSignIn'),
    html`<h1>${say('oauth.titleSignIn')}</h1>
<p>${say.rich('oauth.signInWords', { program, em })}</p>
<p><a class="button" href="/console" target="_blank" rel="noopener">${say('oauth.signInOpen')}</a><a class="button" href="${again}">${say('oauth.signInDone')}</a></p>`,
  )

export const refusalPage = (say: Say, words: string): string =>
  page(
    say,
    say('oauth.titleRefused'),
    html`<h1>${say('oauth.titleRefused')}</h1><p>${words}</p><p>${say('oauth.refusedAgain')}</p>`,
  )

const page = (say: Say, title: string, body: Markup, head: Markup | null = null): string =>
  html`<!doctype html><html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title} · Veracite</title><style>${new Markup(SMALL_PAGE_STYLE)}</style></head><body><main>${body}</main></body></html>`
    .text
