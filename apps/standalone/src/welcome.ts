import type { Booted } from '@veracite/runtime/boot'

/** What a person needs next, on one screen: where, with what, and three commands to try. */
export async function welcome(booted: Booted, url: string): Promise<string> {
  const { services, secrets, ports, embedded, config } = booted
  const [brand] = (await services.admin.brands.list({ accountId: null, limit: 1, cursor: null })).items
  const demo = [...ports.engines.values()].some((engine) => engine.access.kind === 'demo')
  const lines = [
    '',
    `  Veracite is ready at ${url}`,
    '',
    `  token     ${secrets.platformToken}`,
    ...(brand ? [`  brand     ${brand.id}  (${brand.name})`] : []),
    `  engines   ${demo ? 'DEMO engines: their answers are invented. Set an engine key to ask a real one.' : `${ports.engines.size} configured`}`,
    `  data      ${embedded ? `embedded PostgreSQL in ${config.dataDir}` : 'DATABASE_URL'}${secrets.redisUrl === null ? '' : ', dispatched through Redis'}`,
    '',
    '  Try, in another terminal:',
    ...(brand
      ? [
          `    npm run veracite -- scan ${brand.domain} --wait`,
          `    npm run veracite -- bundle --worst ${brand.domain} -o bundle.json`,
          '    npm run veracite -- verify bundle.json --server-key',
        ]
      : []),
    '',
    `  Reference ${url}/v1/docs`,
    '',
  ]
  return `${lines.join('\n')}\n`
}
