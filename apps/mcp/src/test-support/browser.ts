import { TEST_TOKEN } from '@veracite/testing/world'

/** What a browser does with redirects and cookies, step by step; forms are sent as from the page itself. */
export interface Browser {
  go(url: string, init?: RequestInit): Promise<Response>
  /** Follows redirects on this server, and stops at the page, or at the address elsewhere that it leads to. */
  follow(url: string, init?: RequestInit): Promise<{ url: string; response: Response | null }>
  signIn(): Promise<void>
  submit(
    url: string,
    fields: [string, string][],
    site?: string,
  ): Promise<{ url: string; response: Response | null }>
}

export function openBrowser(origin: string, kept: Record<string, string> = {}): Browser {
  const cookies = new Map(Object.entries(kept))
  const go: Browser['go'] = async (url, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('accept', 'text/html')
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const follow: Browser['follow'] = async (url, init) => {
    let at = url
    let response = await go(at, init)
    for (let hops = 0; response.headers.has('location') && hops < 10; hops++) {
      at = new URL(response.headers.get('location') ?? '', at).href
      if (!at.startsWith(`${origin}/oauth/`)) return { url: at, response: null }
      response = await go(at)
    }
    return { url: at, response }
  }
  return {
    go,
    follow,
    async signIn() {
      const response = await go(`${origin}/console/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ token: TEST_TOKEN }),
      })
      if (response.status !== 200) throw new Error(await response.text())
    },
    submit: (url, fields, site = 'same-origin') =>
      follow(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}
