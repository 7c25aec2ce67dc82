import { type Browser, chromium } from 'playwright-core'

/** As root in a container there is no sandbox, and the browser may contact no other host. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** A session cookie, obtained the way the page does. */
export async function signedInCookie(url: string, token: string): Promise<{ name: string; value: string }> {
  const answer = await fetch(`${url}/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  })
  const [name = '', value = ''] = answer.headers.get('set-cookie')?.split(';')[0]?.split(/=(.*)/s) ?? []
  return { name, value }
}
