import type { Say } from '@veracite/words/say-in'
import type { Server } from '../client.ts'
import { bad, type Finding, good, warn } from './finding.ts'

const TIMEOUT_MS = 10_000
/** Evidence carries the server's time; beyond this, the two clocks disagree visibly. */
const MAX_SKEW_MS = 5_000

/** Checks the server's own report, and whether it accepts our token. */
export async function checkServer(
  { url, from, token }: Server,
  now: () => number,
  say: Say,
): Promise<{ reachable: boolean; findings: Finding[] }> {
  const sent = now()
  const alive = await get(`${url}/healthz`)
  if (alive === null) {
    const todo =
      from === 'default' || from.endsWith('/address')
        ? say('cliDoctor.startOne')
        : say('cliDoctor.checkWhere', { where: from })
    return {
      reachable: false,
      findings: [bad('server', say('cliDoctor.nothingAnswers', { url, where: from }), todo)],
    }
  }
  if (textOf(alive.body, 'status') !== 'alive')
    return {
      reachable: false,
      findings: [
        bad('server', say('cliDoctor.notVeracite', { url }), say('cliDoctor.checkWhere', { where: from })),
      ],
    }
  const [ready, plans, keys] = await Promise.all([
    get(`${url}/readyz`, token ?? undefined),
    token === null ? null : get(`${url}/api/admin/plans`, token),
    get(`${url}/log/1/keys`),
  ])
  return {
    reachable: true,
    findings: [
      good('server', say('cliDoctor.alive', { url, where: from })),
      tokenFinding(token, plans?.status ?? null, say),
      ...partsOf(ready?.body, say),
      ...logFinding(keys?.body, partNamed(ready?.body, 'log'), say),
      clockFinding(alive.date, sent, now(), say),
    ],
  }
}

function tokenFinding(token: string | null, status: number | null, say: Say): Finding {
  if (token === null) return bad('token', say('cliDoctor.noToken'), say('cliDoctor.setToken'))
  return status === 200
    ? good('token', say('cliDoctor.accepted'))
    : bad('token', say('cliDoctor.refused'), say('cliDoctor.tokenMustBe'))
}

function partsOf(body: unknown, say: Say): Finding[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : null
  if (!Array.isArray(parts))
    return [bad('ready', say('cliDoctor.onlyWithToken'), say('cliDoctor.setTokenOrRead'))]
  return parts
    .filter((part: unknown) => textOf(part, 'name') !== 'log' || !isReady(part))
    .map((part: unknown) => {
      const name = textOf(part, 'name') ?? 'part'
      const detail = textOf(part, 'detail') ?? ''
      return isReady(part)
        ? good(name, detail)
        : bad(name, detail, say.known('cliTodo', name) ?? say('cliTodo.other'))
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
function logFinding(body: unknown, part: unknown, say: Say): Finding[] {
  if (part !== undefined && !isReady(part)) return []
  const said = textOf(part, 'detail') ?? ''
  const log = typeof body === 'object' && body !== null && 'log' in body ? body.log : null
  const origin = textOf(log, 'origin')
  if (said.startsWith('VERACITE_LOG is off')) return [warn('log', said, say('cliDoctor.setLogKeys'))]
  if (origin === null) return [bad('log', say('cliDoctor.noLogKey'), say('cliDoctor.setLogKey'))]
  return origin.startsWith('veracite.local/')
    ? [warn('log', say('cliDoctor.oneMachine', { origin }), say('cliDoctor.setOrigin'))]
    : [good('log', origin)]
}

function clockFinding(date: string | null, sent: number, received: number, say: Say): Finding {
  const server = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(server)) return warn('clock', say('cliDoctor.noTime'), say('cliDoctor.checkClock'))
  // The header has whole seconds, and the answer took time to arrive.
  const skew = server < sent - 1000 ? sent - 1000 - server : Math.max(0, server - received)
  return skew <= MAX_SKEW_MS
    ? good('clock', say('cliDoctor.clocksAgree'))
    : bad(
        'clock',
        say('cliDoctor.clocksApart', { seconds: Math.round(skew / 1000) }),
        say('cliDoctor.synchronise'),
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
