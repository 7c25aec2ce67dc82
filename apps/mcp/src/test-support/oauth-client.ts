import type { Browser } from './browser.ts'
import type { Loose } from './server.ts'

const REDIRECT = 'http://127.0.0.1:49152/callback'

/**
 * What the official clients ask of their host: keep what they are given, and show a person an address. The person here is
 * a browser that is signed in and allows what is asked.
 */
export function createHost(
  browser: Browser,
  options: { clientMetadataUrl?: string; redirect?: string } = {},
) {
  const redirect = options.redirect ?? REDIRECT
  const kept: Loose = {}
  let code: string | null = null
  let answered: URLSearchParams | null = null
  return {
    kept,
    /** What came back to the redirect address. */
    answered: () => answered,
    code: () => code ?? '',
    provider: {
      redirectUrl: redirect,
      clientMetadata: { client_name: 'Official client', redirect_uris: [redirect] },
      ...(options.clientMetadataUrl && { clientMetadataUrl: options.clientMetadataUrl }),
      state: () => 'state-of-the-host',
      clientInformation: () => kept.client,
      saveClientInformation: (client: Loose) => {
        kept.client = client
      },
      tokens: () => kept.tokens,
      saveTokens: (tokens: Loose) => {
        kept.tokens = tokens
      },
      codeVerifier: () => kept.verifier,
      saveCodeVerifier: (verifier: string) => {
        kept.verifier = verifier
      },
      discoveryState: () => kept.discovery,
      saveDiscoveryState: (state: Loose) => {
        kept.discovery = state
      },
      async redirectToAuthorization(url: URL) {
        const consent = await browser.follow(url.href)
        const scopes = (url.searchParams.get('scope') ?? 'read').split(' ')
        const fields = [['decision', 'allow'], ['account', 'all'], ...scopes.map((one) => ['scope', one])]
        const end = await browser.submit(consent.url, fields as [string, string][])
        answered = new URL(end.url).searchParams
        code = answered.get('code')
      },
    } as Loose,
  }
}
