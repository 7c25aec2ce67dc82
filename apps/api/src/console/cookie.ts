/** The cookie that keeps the session in a browser, and the conditions under which the browser returns it. */
export interface SessionCookie {
  /** The cookie's value in the request; null for none. */
  read(): string | null
  set(value: string, expiresAt: Date, now: Date): string
  clear(): string
}

/**
 * `__Host-` and Secure, so that no other host and no plain connection can set or see it. Browsers accept
 * neither over plain HTTP, so connections from the same machine, which never touch a wire, do without. Their
 * cookie has the port in its name, because cookies do not tell ports apart and two services may run on one
 * machine.
 */
export function sessionCookie(request: Request): SessionCookie {
  const { name, isLocal } = nameOf(request, 'veracite-console')
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isLocal ? '' : '; Secure'}`
  return {
    read: () => cookieOf(request, name),
    set: (value, expiresAt, now) =>
      `${name}=${value}; Max-Age=${Math.floor((expiresAt.getTime() - now.getTime()) / 1000)}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

/**
 * Ties a sign-in at a foreign provider to the browser that began it. Lax, because the browser comes back from another
 * site; it opens nothing, and is good for five minutes.
 */
export function stepCookie(request: Request): { read(): string | null; set(value: string): string } {
  const { name, isLocal } = nameOf(request, 'veracite-step')
  return {
    read: () => cookieOf(request, name),
    set: (value) =>
      `${name}=${value}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax${isLocal ? '' : '; Secure'}`,
  }
}

function nameOf(request: Request, name: string): { name: string; isLocal: boolean } {
  const url = new URL(request.url)
  const isLocal = isLoopback(url.hostname) && !PROXIED.some((header) => request.headers.has(header))
  return { name: isLocal ? `${name}-${url.port || '80'}` : `__Host-${name}`, isLocal }
}

function cookieOf(request: Request, name: string): string | null {
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  // Of two cookies with one name, one was set by a third party, and which is unknown.
  return values.length === 1 ? (values[0]?.slice(name.length + 1) ?? null) : null
}

/** A proxy on the same machine connects from here too, but for a remote client. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'via']

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
