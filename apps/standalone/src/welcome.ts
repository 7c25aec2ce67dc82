import type { Booted } from '@veracite/runtime/start/boot'
import { DEMO_DOMAIN } from '@veracite/runtime/start/seed'
import { nextSteps } from './next-steps.ts'

/** The first screen: address, token, and first commands to try. */
export async function welcome(booted: Booted, url: string, signIn: string | null): Promise<string> {
  const { operator, secrets, ownToken, ports, reader, embedded, config } = booted
  const { items } = await operator.brands.list({ accountId: null, limit: 100, cursor: null })
  // The user's own brand is more useful than the invented one.
  const brand = items.find(({ domain }) => domain !== DEMO_DOMAIN) ?? items[0] ?? null
  const kinds = [...ports.engines.values()].map((engine) => engine.access.kind)
  const demo = kinds.includes('demo')
  const lines = [
    '',
    `  Veracite is ready at ${url}`,
    '',
    ...(signIn === null
      ? []
      : [`  console   ${signIn}`, '            signs you in: once, within ten minutes']),
    `  token     ${ownToken ? secrets.platformToken : 'the one in VERACITE_TOKEN'}`,
    ...(brand ? [`  brand     ${brand.id}  (${brand.name})`] : []),
    `  engines   ${demo ? 'DEMO engines: their answers are invented. Set an engine key to ask a real one.' : `${ports.engines.size} configured`}`,
    `  reader    ${reader}`,
    `  data      ${embedded ? `embedded PostgreSQL in ${config.dataDir}` : 'DATABASE_URL'}${secrets.redisUrl === null ? '' : ', dispatched through Redis'}`,
    '',
    ...nextSteps({
      brand,
      isInvented: brand?.domain === DEMO_DOMAIN,
      isPaid: kinds.some((kind) => kind !== 'demo'),
    }),
    '',
    `  Reference ${url}/v1/docs`,
    '',
  ]
  return `${lines.join('\n')}\n`
}
