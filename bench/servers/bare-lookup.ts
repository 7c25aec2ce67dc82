import { openPostgres } from '../../packages/db/src/open-postgres.ts'
import { selectByHashes } from '../../packages/db/src/stores/evidence/find-by-hash.ts'

/** The cost of a look-up without the product: one server, one SELECT, one JSON answer. */
const { sql } = await openPostgres({
  url: process.env.DATABASE_URL ?? '',
  max: 20,
  applicationName: 'bare-lookup',
})

const server = Bun.serve({
  port: Number(process.env.PORT ?? 0),
  hostname: '127.0.0.1',
  routes: {
    '/healthz': () => new Response('ok'),
    // The product's statement, which also finds the capture's place in the log.
    '/:hash': async ({ params }) => {
      const [row] = await selectByHashes(sql, [Buffer.from(params.hash, 'hex')])
      return row
        ? Response.json({ found: true, sha256: params.hash, ...row })
        : Response.json({ found: false }, { status: 404 })
    },
  },
})
console.log(server.url.href)
