/** A browser as far as signing in needs one: cookies by host and port, redirects, and where a request comes from. */
export interface Jar {
  post(url: string, body: unknown): Promise<{ status: number; body: unknown }>
  get(url: string): Promise<{ status: number; body: unknown }>
  send(method: string, url: string, body?: unknown): Promise<{ status: number; body: unknown }>
  /** Follows redirects until one leads to a page of this origin, and says where that is. */
  follow(url: string, until: string): Promise<string>
  /** The redirect that would be followed next. */
  step(url: string): Promise<string>
  cookies: Map<string, string>
}

let address = 0

/** Each comes from an address of its own, as the limit of attempts counts by address. */
export function openJar(): Jar {
  const cookies = new Map<string, string>()
  address += 1
  const from = `198.51.100.${address}`
  const ask = async (method: string, url: string, body?: unknown) => {
    const { origin } = new URL(url)
    const own = [...cookies].filter(([name]) => name.startsWith(`${origin} `))
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': from,
        'user-agent': 'A test',
        ...(method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(own.length > 0 && {
          cookie: own.map(([name, value]) => `${name.slice(origin.length + 1)}=${value}`).join('; '),
        }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(`${origin} ${name}`)
      else cookies.set(`${origin} ${name}`, value)
    }
    return response
  }
  const answered = async (response: Response) => ({
    status: response.status,
    body: await response.json().catch(() => null),
  })
  const step = async (url: string): Promise<string> => {
    const response = await ask('GET', url)
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
    return new URL(location, url).href
  }
  return {
    cookies,
    post: async (url, body) => answered(await ask('POST', url, body)),
    get: async (url) => answered(await ask('GET', url)),
    send: async (method, url, body) => answered(await ask(method, url, body)),
    step,
    async follow(url, until) {
      let at = url
      for (let steps = 0; steps < 20 && !at.startsWith(until); steps += 1) at = await step(at)
      return at
    },
  }
}
