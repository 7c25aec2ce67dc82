import { withinDeadline } from '@veracite/terms/within-deadline'
import { createTokenCheck } from '../callers/access-token.ts'
import type { Config, Secrets } from '../settings/config.ts'
import type { Booted } from '../start/boot.ts'
import { checkParts, collectGauges } from './readiness.ts'

export interface OperationsAnswer {
  status: number
  /** JSON unless a content type says otherwise. */
  body: unknown
  headers?: Record<string, string>
}

/** Health, metrics and readiness, served on every port of every process. */
export interface Operations {
  health(): OperationsAnswer
  ready(authorization: string | null): Promise<OperationsAnswer>
  metrics(authorization: string | null): Promise<OperationsAnswer>
}

export function createOperations(
  booted: Pick<Booted, 'config' | 'secrets' | 'ports' | 'metrics' | 'replica'> &
    Parameters<typeof checkParts>[0],
  isStopping: () => boolean,
  /** Whether this process is a worker too: then it is not ready unless it looks for work. */
  isWorker = false,
): Operations {
  const mayRead = createReaderGate(booted)
  const collect = createCollector(booted)
  return {
    health: () => ({ status: 200, body: { status: 'alive' } }),

    async ready(authorization) {
      const { config } = booted
      const parts = await checkParts(booted, isWorker ? `${config.instance}:${process.pid}` : null)
      const missing = parts.filter(({ ready, needed }) => !ready && needed !== false).map(({ name }) => name)
      const isReady = !isStopping() && missing.length === 0
      const status = isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready'
      const body = mayRead(authorization) ? { status, missing, parts } : { status }
      return { status: isReady ? 200 : 503, body }
    },

    async metrics(authorization) {
      if (!mayRead(authorization)) return REFUSED
      await collect()
      const { registry } = booted.metrics
      return {
        status: 200,
        body: await registry.metrics(),
        headers: { 'content-type': registry.contentType },
      }
    },
  }
}

const REFUSED: OperationsAnswer = {
  status: 401,
  body: {
    error:
      'Missing or invalid token. Send Authorization: Bearer <VERACITE_METRICS_TOKEN>, or the platform token.',
  },
  headers: { 'www-authenticate': 'Bearer' },
}

/**
 * Metrics and details are for the operator. On a loopback address, everyone sees them unless a token is set.
 */
function createReaderGate({
  config,
  secrets,
}: {
  config: Pick<Config, 'host'>
  secrets: Pick<Secrets, 'platformToken' | 'metricsToken'>
}): (authorization: string | null) => boolean {
  if (secrets.metricsToken === null && isLoopback(config.host)) return () => true
  return createTokenCheck([secrets.platformToken, secrets.metricsToken].flatMap((token) => token ?? []))
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** The longest a scrape waits for the database. This process's own figures do not need it. */
const COLLECT_MS = 2_000

function createCollector(
  booted: Pick<Booted, 'ports' | 'metrics' | 'config' | 'replica'>,
): () => Promise<void> {
  let running: Promise<boolean> | null = null
  return async () => {
    // One at a time, so that scrapes do not pile up while the database hangs.
    running ??= collectGauges(booted)
      .then(
        (set) => {
          set()
          return true
        },
        () => false,
      )
      .finally(() => {
        running = null
      })
    const answered = await withinDeadline(running, COLLECT_MS, () => false)
    booted.metrics.databaseUp.set(answered ? 1 : 0)
    if (!answered) booted.metrics.forgetDatabase()
  }
}
