import type { AccountChoice } from '@veracite/core/agents/people'
import type { AgentScope } from '@veracite/core/agents/roles'
import { SMALL_PAGE_STYLE, smallPagePolicy } from '@veracite/evidence/bundle/html/small-page'

/**
 * Nothing but the one style and, after the form, the program's own address: browsers apply this to where a form leads in
 * the end, too.
 */
export const pageHeaders = (leadsTo: string | null): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': smallPagePolicy(leadsTo ?? ''),
})

/** The origin of a web address; of others the scheme. */
export function formTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol
}

const SCOPE_WORDS: Record<AgentScope, string> = {
  read: 'read findings, evidence, rates, facts and cases',
  scan: 'start scans, which ask engines and cost money; with start_scan at once, without asking you first',
  verify:
    'ask engines again about an answer, which costs money, and collect facts again, both without asking you first',
  edit: 'add facts and prompts, make case files and open corrections; it is told to ask you before each',
}

export interface Consent {
  program: string
  /** Who vouches for that name: a host, or nobody. */
  publishedBy: string | null
  redirectTo: string
  scopes: readonly AgentScope[]
  choices: readonly AccountChoice[]
  person: string
}

export const consentPage = (consent: Consent): string =>
  page(
    'Let a program in?',
    `<h1>Let <em>${text(consent.program)}</em> use Veracite?</h1>
<p>${
      consent.publishedBy === null
        ? 'Nobody vouches for this name: the program chose it itself.'
        : `This program is published by <code>${text(consent.publishedBy)}</code>.`
    } What you allow goes to <code>${text(consent.redirectTo)}</code>. Go on only if you started this there, just now.</p>
<form method="post">
<fieldset><legend>It may</legend>${consent.scopes
      .map(
        (scope) =>
          `<label><input type="checkbox" name="scope" value="${scope}" checked> ${SCOPE_WORDS[scope]}</label>`,
      )
      .join('')}</fieldset>
<fieldset><legend>In</legend>${consent.choices
      .map(
        ({ accountId, label }, at) =>
          `<label><input type="radio" name="account" value="${text(accountId ?? 'all')}"${at === 0 ? ' checked' : ''}> ${text(label)}</label>`,
      )
      .join('')}</fieldset>
<p>You are signed in as ${text(consent.person)}.</p>
<button class="yes" name="decision" value="allow">Allow</button><button name="decision" value="deny">Refuse</button>
</form>`,
  )

/** Browsers keep the session of the console from requests that begin elsewhere; one that begins here brings it. */
export const onceMorePage = (again: string): string =>
  page(
    'One moment',
    `<p>One moment. <a href="${text(again)}">Go on</a></p>`,
    `<meta http-equiv="refresh" content="0; url=${text(again)}">`,
  )

export const signInPage = (again: string, program: string): string =>
  page(
    'Sign in first',
    `<h1>Sign in first</h1>
<p><em>${text(program)}</em> wants to use Veracite. Sign in to the console, then come back to this page.</p>
<p><a class="button" href="/console" target="_blank" rel="noopener">Open the console</a><a class="button" href="${text(again)}">I have signed in</a></p>`,
  )

export const refusalPage = (words: string): string =>
  page(
    'This does not work',
    `<h1>This does not work</h1><p>${text(words)}</p><p>Begin again in your program.</p>`,
  )

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title} · Veracite</title><style>${SMALL_PAGE_STYLE}</style></head><body><main>${body}</main></body></html>`

/** Programs choose their names: text only. */
const text = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
