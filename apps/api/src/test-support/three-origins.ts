import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { type AccessKind, type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { answers, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import type { World } from '@veracite/testing/world'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { beforeAll } from 'vitest'

/**
 * A brand about which a demonstration, a stand-in, an engine and its app have all said the same: nothing but their
 * origin tells them apart. Every number of answers of one origin is seen nowhere else, so a sum gives itself away.
 */
export const SAMPLES: Record<Origin, number> = { demo: 3, engine: 8, stand_in: 14, app: 15 }
/** One prompt is answered wrongly, the other so that a person has to look. */
const ANSWERS = [
  'Halden Instruments was founded in 1998.',
  'Halden Instruments was founded in 1998. Halden Instruments was founded in 2004.',
] as const

/** What only a sum over origins can be: of one prompt, or of both. */
export const SUMS: ReadonlySet<number> = new Set(
  [1, 2].flatMap((prompts) => {
    const sums: number[][] = [[]]
    for (const n of Object.values(SAMPLES)) sums.push(...sums.map((some) => [...some, n]))
    return sums.filter((some) => some.length > 1).map((some) => some.reduce((sum, n) => sum + n, 0) * prompts)
  }),
)

const ACCESS: Record<Origin, AccessKind> = {
  demo: 'demo',
  app: 'app',
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
  correctionId: string
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

/** Scans a brand with an engine of each origin before the first test, and opens a correction for each finding. */
export function useThreeOrigins(world: () => World, engines: Map<Engine, ScriptedEngine>): ThreeOrigins {
  const three = {} as ThreeOrigins
  beforeAll(async () => {
    Object.assign(three, await scanThreeOrigins(world(), engines))
  })
  return three
}

async function scanThreeOrigins(world: World, engines: Map<Engine, ScriptedEngine>): Promise<ThreeOrigins> {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 })
  const of = {} as ThreeOrigins['of']
  // In this order, a better origin would settle, hide or swallow the one before it.
  for (const origin of ORIGINS.toReversed()) {
    engines.set(...engineOf(origin))
    const scanId = await world.scanToEnd(brandId, { samples: SAMPLES[origin], spreadMinutes: 0 })
    of[origin] = await idsOf(world, brandId, scanId)
  }
  for (const origin of ORIGINS) {
    const wish = { findingId: of[origin].findingId, deadline: null, note: null, by: 'test' }
    const { id } = await world.operator.corrections.open(brandId, wish)
    of[origin] = { ...of[origin], correctionId: id, ids: new Set([...of[origin].ids, id]) }
  }
  return { brandId, of }
}

async function idsOf({ operator }: World, brandId: string, scanId: string): Promise<OfOneOrigin> {
  const page = { limit: 100, cursor: null }
  const runIds = (await operator.runs.list(scanId, {}, page)).items.map(({ id }) => id)
  const findings = (await operator.findings.list(brandId, {}, page)).items
  const findingId = findings.find(({ lastRunId }) => runIds.includes(lastRunId))?.id ?? ''
  const [said] = (await operator.findings.get(findingId)).saidIn
  if (!said) throw new Error('the wrong answer was not found')
  const { captureId, runId, sha256 } = said
  const ids = new Set([scanId, findingId, captureId, ...runIds])
  return { scanId, findingId, correctionId: '', runId, sha256, ids }
}

export const LOG = noteSigner('origins.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(9))
/** For verifiers of what was published. */
export const VKEYS = [formatVkey(LOG.verifier)]

/** Everything so far is in a published checkpoint, as bundles and case files need it. */
export async function publishLog(world: World): Promise<void> {
  await publishCheckpoint(await integrateLog(world))()
}

/** Everything so far is in the log, and no checkpoint says so yet. */
export async function integrateLog({ ports }: World) {
  const { name, publicKey } = LOG.verifier
  await ports.log.registerKey({ role: 'log', keyId: 'log', name, publicKey, notBefore: new Date() })
  const sequencer = { ...ports, signer: LOG, keeper: null }
  while ((await integrateBatch(sequencer)()) !== 0);
  return sequencer
}

/** The ids of one origin, for templates. */
export const namesOf = ({ brandId, of }: ThreeOrigins, origin: Origin): Record<string, string> => {
  const { ids: _, ...named } = of[origin]
  return { ...named, brandId, origin }
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
    // A cursor is the id of whatever item ends the page.
    for (const [name, member] of Object.entries(value))
      if (name !== 'nextCursor') walk(member, `${path}.${name}`, around)
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
      .replaceAll(
        /\d{4}-\d\d-\d\d[T ][\d:.]+Z?|[0-9a-f]{8,}|[\d.]+ ?%|\d+–\d+|\$[\d.]+|[\d,]+ bytes?|\d+ (?:points|asked for)/gi,
        ' ',
      )
      .match(/(?<![\w.-])\d+(?![\w.-])/g) ?? []
  ).filter((word) => SUMS.has(Number(word)))
