import { createHash } from 'node:crypto'

/** What a check costs at the very least: read the bytes, hash them, say what came out. */
const server = Bun.serve({
  port: Number(process.env.PORT ?? 0),
  hostname: '127.0.0.1',
  routes: {
    '/healthz': () => new Response('ok'),
    '/check': async (request) => {
      const bytes = new Uint8Array(await request.arrayBuffer())
      return Response.json({ sha256: createHash('sha256').update(bytes).digest('hex') })
    },
    // What the contract asks for: the text is a member of a JSON object.
    '/check-content': async (request) => {
      const { content } = (await request.json()) as { content: string }
      return Response.json({ sha256: createHash('sha256').update(content).digest('hex') })
    },
  },
})
console.log(server.url.href)
