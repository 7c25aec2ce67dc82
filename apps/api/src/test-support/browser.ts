import { type Browser, chromium } from 'playwright-core'

/** As root in a container there is no sandbox, and nothing may be asked of hosts that are not ours. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** The cookie of a session, got as the page gets it. */
export async function signedInCookie(url: string, token: string): Promise<{ name: string; value: string }> {
  const answer = await fetch(`${url}/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  })
  const [name = '', value = ''] = answer.headers.get('set-cookie')?.split(';')[0]?.split(/=(.*)/s) ?? []
  return { name, value }
}
