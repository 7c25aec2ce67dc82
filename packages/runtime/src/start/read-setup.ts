import { fileURLToPath } from 'node:url'
import { StartRefusal } from '@veracite/db/start-refusal'
import manifest from '../../package.json' with { type: 'json' }
import { type Config, describeProblems, parseConfig, type Secrets } from '../settings/config.ts'
import { readOrMakeSecrets } from '../settings/data-folder.ts'
import { readEnv } from '../settings/env.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { openTracing } from '../tracing/tracing.ts'
import { checkedOutCommit } from './checked-out-commit.ts'

export type Role = 'standalone' | 'api' | 'mcp' | 'worker'

export type Setup = Awaited<ReturnType<typeof readSetup>>

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url))

/** What the environment says, completed by what this process makes itself. */
export async function readSetup(role: Role) {
  const shape = role === 'standalone' ? 'standalone' : 'distributed'
  const keepsHouse = role === 'standalone' || role === 'worker'
  const parsed = parseConfig(readEnv(), shape, keepsHouse)
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const config = { ...parsed.config, commit: parsed.config.commit ?? checkedOutCommit(REPOSITORY) }
  const secrets = await completeSecrets(config, parsed.secrets, shape)
  const logger = createLogger(config, secrets, role)
  return {
    shape,
    keepsHouse,
    config,
    secrets,
    ownToken: parsed.secrets.platformToken === null,
    logger,
    metrics: createMetrics({ version: manifest.version, commit: config.commit }),
    tracing: await openTracing(tracingSettings(config, secrets, role), logger),
  } as const
}

async function completeSecrets(config: Config, secrets: Secrets, shape: 'standalone' | 'distributed') {
  const { platformToken, signingKey } = secrets
  const complete = secrets.logKey !== null || !config.keepsLog || shape === 'distributed'
  if (complete && platformToken !== null && signingKey !== null)
    return { ...secrets, platformToken, signingKey }
  const made = await readOrMakeSecrets(config.dataDir, config.logOrigin)
  return {
    ...secrets,
    platformToken: platformToken ?? made.platformToken,
    signingKey: signingKey ?? made.signingKey,
    logKey: config.keepsLog ? (secrets.logKey ?? made.logKey) : null,
  }
}

function tracingSettings({ traces, instance }: Config, { traceHeaders }: Secrets, role: string) {
  return traces && { ...traces, headers: traceHeaders, version: manifest.version, instance, role }
}
