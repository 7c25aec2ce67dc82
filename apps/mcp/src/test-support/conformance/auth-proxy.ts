/** The conformance suite cannot send headers. This adds the token and changes nothing else. */
export function startAuthProxy(target: string, token: string): { url: string; stop(): Promise<void> } {
  const proxy = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 120,
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${token}`)
      headers.delete('accept-encoding')
      return fetch(new URL(pathname + search, target), {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: request.signal,
      })
    },
  })
  return { url: `http://127.0.0.1:${proxy.port}`, stop: () => proxy.stop(true) }
}
