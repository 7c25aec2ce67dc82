import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { type AccessKind, type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { eventually } from '@veracite/testing/eventually'
import { answers, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import type { World } from '@veracite/testing/world'
import { ED25519_NOTE, type NoteSigner, noteSigner } from '@veracite/verify/log/note-key'

/**
 * A brand about which a demonstration, a stand-in and an engine have all said the same: nothing but their origin tells
 * them apart. Every number of answers of one origin is seen nowhere else, so a sum gives itself away.
 */
export const SAMPLES: Record<Origin, number> = { demo: 3, engine: 8, stand_in: 14 }
/** One prompt is answered wrongly, the other so that a person has to look. */
const ANSWERS = [
  'Halden Instruments was founded in 1998.',
  'Halden Instruments was founded in 1998. Halden Instruments was founded in 2004.',
] as const

/** What only a sum over origins can be: of one prompt, or of both. */
export const SUMS: ReadonlySet<number> = new Set(
  [1, 2].flatMap((prompts) => {
    const { demo, engine, stand_in } = SAMPLES
    return [demo + engine, demo + stand_in, engine + stand_in, demo + engine + stand_in].map(
      (sum) => sum * prompts,
    )
  }),
)

const ACCESS: Record<Origin, AccessKind> = {
  demo: 'demo',
  stand_in: 'compatible_server',
  engine: 'official_api',
}

export const engineOf = (origin: Origin, engine: Engine = 'CHATGPT'): [Engine, ScriptedEngine] => [
  engine,
  scriptedEngine(
    engine,
    (question, asked, signal) =>
      answers(ANSWERS[question.prompt.endsWith('(0)') ? 0 : 1])(question, asked, signal),
    {},
    ACCESS[origin],
  ),
]

export interface OfOneOrigin {
  scanId: string
  findingId: string
  /** Of a wrong answer. */
  runId: string
  sha256: string
  /** Everything that has to be marked wherever it appears. */
  ids: ReadonlySet<string>
}

export interface ThreeOrigins {
  brandId: string
  of: Record<Origin, OfOneOrigin>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it then asserts on
type Ask = (method: string, path: string, body?: unknown) => Promise<any>

export async function scanThreeOrigins(
  world: World,
  engines: Map<Engine, ScriptedEngine>,
  ask: Ask,
): Promise<ThreeOrigins> {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 })
  const of: Partial<Record<Origin, OfOneOrigin>> = {}
  // In this order, a better origin would settle, hide or swallow the one before it.
  for (const origin of [...ORIGINS].reverse()) {
    engines.set(...engineOf(origin))
    const wish = { samples: SAMPLES[origin], spreadMinutes: 0 }
    const { scanId } = await ask('POST', `/api/admin/brands/${brandId}/scans`, wish)
    await eventually('the scan', async () => (await ask('GET', `/v1/scans/${scanId}`)).finishedAt, 60_000)
    of[origin] = await idsOf(ask, brandId, scanId)
  }
  return { brandId, of: of as Record<Origin, OfOneOrigin> }
}

async function idsOf(ask: Ask, brandId: string, scanId: string): Promise<OfOneOrigin> {
  const { items: runs } = await ask('GET', `/api/admin/scans/${scanId}/runs?limit=100`)
  const { items: findings } = await ask('GET', `/api/admin/brands/${brandId}/findings`)
  const runIds: string[] = runs.map(({ id }: { id: string }) => id)
  const finding = findings.find(({ lastRunId }: { lastRunId: string }) => runIds.includes(lastRunId))
  const { captureId, runId, sha256 } = (await ask('GET', `/api/admin/findings/${finding.id}`)).saidIn[0]
  return {
    ...{ scanId, findingId: finding.id, runId, sha256 },
    ids: new Set([scanId, finding.id, captureId, ...runIds]),
  }
}

export const LOG = noteSigner('origins.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(9))

/** Everything so far is in a published checkpoint, as bundles and case files need it. */
export async function publishLog(world: World, signer: NoteSigner = LOG): Promise<void> {
  const { name, publicKey } = signer.verifier
  await world.ports.log.registerKey({ role: 'log', keyId: 'log', name, publicKey, notBefore: new Date() })
  const sequencer = { ...world.ports, signer, keeper: null }
  while ((await integrateBatch(sequencer)()) !== 0);
  await publishCheckpoint(sequencer)()
}

/** The origin that the nearest part around it names, for every id of the three that a body holds. */
export function misnamed(body: unknown, { of }: ThreeOrigins): string[] {
  const wrong: string[] = []
  const walk = (value: unknown, path: string, named: string | null) => {
    if (typeof value === 'string') {
      const origin = ORIGINS.find((one) => of[one].ids.has(value))
      if (origin !== undefined && named !== origin) wrong.push(`${path}: ${origin}, named ${named}`)
    }
    if (typeof value !== 'object' || value === null) return
    const around = originNamed(value as Record<string, unknown>) ?? named
    for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`, around)
  }
  walk(body, '', null)
  return wrong
}

/** By `origin`; older parts have an access. */
function originNamed(part: Record<string, unknown>): string | null {
  const { origin, demo, access, source } = part
  const named = ORIGINS.find((one) => one === origin)
  if (named !== undefined) {
    if (demo !== (named === 'demo')) return `${named}, but demo is ${demo}`
    return named
  }
  if (demo === true) return 'demo'
  const reached = access ?? (source as Record<string, unknown> | null | undefined)?.access
  return ORIGINS.find((one) => ACCESS[one] === reached) ?? null
}

/** Numbers, and numbers in words, that are sums over several origins. `not` names members that count other things. */
export function sumsIn(body: unknown, not: readonly string[] = []): string[] {
  const found: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'number' && SUMS.has(value)) found.push(`${path}: ${value}`)
    if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value))
        if (!not.includes(name)) {
          if (typeof member === 'string' && ['words', 'note'].includes(name))
            found.push(...sumsInText(member).map((sum) => `${path}.${name}: ${sum}`))
          walk(member, `${path}.${name}`)
        }
  }
  walk(body, '')
  return found
}

/** Times and ids are no counts. */
export const sumsInText = (text: string): string[] =>
  (
    text
      .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?|[0-9a-f]{8,}|[\d.]+ ?%|\d+–\d+|\$[\d.]+|[\d,]+ bytes?/gi, ' ')
      .match(/(?<![\w.-])\d+(?![\w.-])/g) ?? []
  ).filter((word) => SUMS.has(Number(word)))
