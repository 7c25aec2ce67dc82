import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AgentPeople, type SignedInPerson, subjectOf } from '@veracite/core/agents/people'
import { AGENT_SCOPES, type AgentScope } from '@veracite/core/agents/roles'
import { sayIn } from '@veracite/words/say-in'
import type Provider from 'oidc-provider'
import { readerLanguage } from '../http/reader-language.ts'
import { consentPage, formTarget, onceMorePage, pageHeaders, refusalPage, signInPage } from './pages.ts'
import { redirectHost } from './program.ts'

export const CONSENT_PATH = '/oauth/consent/'
const AGAIN = '?again=1'

export interface ConsentDeps {
  people: AgentPeople
  resource: string
  /** The request as it arrived, with the headers that say who is at the browser. */
  requestOf: () => Request
  /** The body of the form. */
  formOf: () => URLSearchParams
}

/** A request for the page, as the authorization server sees it. */
interface PageContext {
  req: IncomingMessage
  res: ServerResponse
  method: string
  path: string
  search: string
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>

/**
 * The page on which a person lets a program in. It names the program and where the answer goes, and it is shown every time:
 * nothing is remembered that somebody else could start.
 */
export const createConsent =
  (deps: ConsentDeps) =>
  async (provider: Provider, ctx: PageContext): Promise<void> => {
    const { req, res } = ctx
    const request = deps.requestOf()
    const say = sayIn(readerLanguage(request))
    const answer = (status: number, html: string, leadsTo: string | null = null) => {
      res.writeHead(status, pageHeaders(leadsTo))
      res.end(html)
    }
    const details = await provider.interactionDetails(req, res).catch(() => null)
    if (details === null) return answer(400, refusalPage(say, say('oauth.refusedExpired')))
    const client = await provider.Client.find(String(details.params.client_id))
    if (!client) return answer(400, refusalPage(say, say('oauth.refusedUnknown')))
    const program = client.clientName ?? client.clientId

    const person = await deps.people.whoIsSignedIn(request)
    const again = `${ctx.path}${AGAIN}`
    if (person === null)
      return answer(200, ctx.search === AGAIN ? signInPage(say, again, program) : onceMorePage(say, again))

    const scopes = asked(details)
    if (ctx.method === 'POST') {
      const result = await decide(provider, deps, { details, person, scopes, clientId: client.clientId })
      return provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
    }
    const redirectUri = String(details.params.redirect_uri)
    const { clientId } = client
    const publishedBy = URL.canParse(clientId) ? new URL(clientId).host : null
    const redirectTo = redirectHost(redirectUri)
    const shown = { program, publishedBy, redirectTo, scopes, choices: person.choices, person: person.name }
    return answer(200, consentPage(say, shown), formTarget(redirectUri))
  }

const asked = ({ params }: Details): AgentScope[] => {
  const named = String(params.scope ?? '').split(' ')
  const ours = AGENT_SCOPES.filter((scope) => named.includes(scope))
  return ours.length > 0 ? ours : ['read']
}

async function decide(
  provider: Provider,
  { resource, formOf }: ConsentDeps,
  asked: { details: Details; person: SignedInPerson; scopes: AgentScope[]; clientId: string },
) {
  const form = formOf()
  const { person, scopes, clientId } = asked
  const chosen = person.choices.find(({ accountId }) => (accountId ?? 'all') === form.get('account'))
  const allowed = scopes.filter((scope) => form.getAll('scope').includes(scope))
  if (form.get('decision') !== 'allow' || chosen === undefined || allowed.length === 0)
    return { error: 'access_denied', error_description: 'The person did not let the program in.' }
  const accountId = subjectOf(person.id, chosen.accountId)
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope('offline_access')
  grant.addResourceScope(resource, allowed.join(' '))
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
}
