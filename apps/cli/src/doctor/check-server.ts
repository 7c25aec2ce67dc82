import type { Server } from '../client.ts'
import { bad, type Finding, good, warn } from './finding.ts'

const TIMEOUT_MS = 10_000
/** Evidence carries the server's time; beyond this, the two clocks disagree visibly. */
const MAX_SKEW_MS = 5_000

/** Checks the server's own report, and whether it accepts our token. */
export async function checkServer(
  { url, from, token }: Server,
  now: () => number,
): Promise<{ reachable: boolean; findings: Finding[] }> {
  const sent = now()
  const alive = await get(`${url}/healthz`)
  if (alive === null) {
    const todo =
      from === 'default' || from.endsWith('/address') ? 'start one with: npm start' : `check ${from}`
    return { reachable: false, findings: [bad('server', `nothing answers at ${url} (from ${from})`, todo)] }
  }
  if (textOf(alive.body, 'status') !== 'alive')
    return {
      reachable: false,
      findings: [bad('server', `${url} answers, but is not a Veracite server`, `check ${from}`)],
    }
  const [ready, plans, keys] = await Promise.all([
    get(`${url}/readyz`, token ?? undefined),
    token === null ? null : get(`${url}/api/admin/plans`, token),
    get(`${url}/log/1/keys`),
  ])
  return {
    reachable: true,
    findings: [
      good('server', `alive at ${url} (from ${from})`),
      tokenFinding(token, plans?.status ?? null),
      ...partsOf(ready?.body),
      ...logFinding(keys?.body, partNamed(ready?.body, 'log')),
      clockFinding(alive.date, sent, now()),
    ],
  }
}

function tokenFinding(token: string | null, status: number | null): Finding {
  if (token === null)
    return bad('token', 'none is known', 'set VERACITE_TOKEN to the platform token of the server')
  return status === 200
    ? good('token', 'accepted')
    : bad('token', 'refused', 'VERACITE_TOKEN must be the platform token of this server')
}

const TODO: Record<string, string> = {
  database: 'check DATABASE_URL and that PostgreSQL runs; the log of the server says more',
  queue: 'check REDIS_URL and VERACITE_QUEUE; the log of the server says more',
  engines: 'set at least one engine key: see docs/engines.md',
  worker:
    'start a worker, and look at what its log says; the standalone is one unless VERACITE_ROLES leaves it out',
  disk: 'make room on the disk of the server',
  log: 'the log of the workers says why: its database login, its key, or the copy of its newest checkpoint',
}

function partsOf(body: unknown): Finding[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : null
  if (!Array.isArray(parts))
    return [
      bad(
        'ready',
        'the server says more only to callers with its token',
        'set VERACITE_TOKEN to its platform token, or read the log of the server',
      ),
    ]
  return parts
    .filter((part: unknown) => textOf(part, 'name') !== 'log' || !isReady(part))
    .map((part: unknown) => {
      const name = textOf(part, 'name') ?? 'part'
      const detail = textOf(part, 'detail') ?? ''
      return isReady(part)
        ? good(name, detail)
        : bad(name, detail, TODO[name] ?? 'the log of the server says more')
    })
}

const isReady = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'ready' in part && part.ready === true

function partNamed(body: unknown, name: string): unknown {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : null
  return Array.isArray(parts) ? parts.find((part: unknown) => textOf(part, 'name') === name) : undefined
}

/**
 * What is published, and what the server says about it. A log that is stuck was reported above, with the
 * other parts.
 */
function logFinding(body: unknown, part: unknown): Finding[] {
  if (part !== undefined && !isReady(part)) return []
  const said = textOf(part, 'detail') ?? ''
  const log = typeof body === 'object' && body !== null && 'log' in body ? body.log : null
  const origin = textOf(log, 'origin')
  if (said.startsWith('VERACITE_LOG is off'))
    return [warn('log', said, 'set VERACITE_LOG_KEY on the workers before anybody relies on evidence')]
  if (origin === null)
    return [bad('log', 'no key is published, so nothing enters the log', 'set VERACITE_LOG_KEY on a worker')]
  return origin.startsWith('veracite.local/')
    ? [
        warn(
          'log',
          `${origin} is a name for one machine`,
          'set VERACITE_LOG_ORIGIN before others rely on bundles',
        ),
      ]
    : [good('log', origin)]
}

function clockFinding(date: string | null, sent: number, received: number): Finding {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server))
    return warn('clock', 'the server does not send its time', 'check its clock by hand')
  // The header has whole seconds, and the answer took time to arrive.
  const skew = server < sent - 1000 ? sent - 1000 - server : Math.max(0, server - received)
  return skew <= MAX_SKEW_MS
    ? good('clock', 'the server and this machine agree')
    : bad(
        'clock',
        `the server and this machine are ${Math.round(skew / 1000)} s apart`,
        'synchronise both clocks (NTP): evidence carries the time',
      )
}

interface Answer {
  status: number
  body: unknown
  date: string | null
}

async function get(url: string, token?: string): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    const body: unknown = await response.json().catch(() => null)
    return { status: response.status, body, date: response.headers.get('date') }
  } catch {
    return null
  }
}

function textOf(value: unknown, name: string): string | null {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null
  return typeof found === 'string' ? found : null
}
