/** The least that sends a body: `/N` answers with N bytes, whatever is sent to it. */
const bodies = new Map<number, Uint8Array<ArrayBuffer>>()

const server = Bun.serve({
  port: Number(process.env.PORT ?? 0),
  hostname: '127.0.0.1',
  async fetch(request) {
    const size = Number(new URL(request.url).pathname.slice(1))
    if (!Number.isInteger(size)) return new Response('ok')
    if (request.method === 'POST') await request.text()
    const body = bodies.get(size) ?? new Uint8Array(size).fill(0x78)
    bodies.set(size, body)
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  },
})
console.log(server.url.href)
