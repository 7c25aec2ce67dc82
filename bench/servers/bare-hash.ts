import { createHash } from 'node:crypto'

/** The minimum cost of a check: read the text, hash it, return the digest. */
const server = Bun.serve({
  port: Number(process.env.PORT ?? 0),
  hostname: '127.0.0.1',
  routes: {
    '/healthz': () => new Response('ok'),
    // As the contract requires: the text is a member of a JSON object.
    '/check': async (request) => {
      const { content } = (await request.json()) as { content: string }
      return Response.json({ sha256: createHash('sha256').update(content).digest('hex') })
    },
  },
})
console.log(server.url.href)
