import { sha256Hex } from '@veracite/terms/digest'
import { type Manifest, type PlanManifest, parseManifest } from '@veracite/verify/bundle/manifest'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { StoredManifest } from './bundle-port.ts'

/** The chain of custody as a list to read, oldest first. Each signed step names its manifest. */
export interface TimelineEntry {
  at: string
  event: string
  by: string
  detail: string
  manifestSha256: string | null
  /** The log entry; null while it waits, and for steps that have none. */
  logIndex: number | null
}

export function timelineOf(
  manifests: readonly StoredManifest[],
  proofs: ReadonlyMap<string, ProvenLeaf>,
): TimelineEntry[] {
  const entries = manifests.flatMap((stored) => {
    const proof = proofs.get(stored.subjectId)
    const signed = { manifestSha256: sha256Hex(stored.body), logIndex: proof?.leaf.index ?? null }
    const own = describe(parseManifest(stored.body)).map((entry) => ({ ...NOT_SIGNED, ...signed, ...entry }))
    return [...own, ...(stored.kind === 'capture' && proof ? logged(proof) : [])]
  })
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

const NOT_SIGNED = { manifestSha256: null, logIndex: null }

type Described = Pick<TimelineEntry, 'at' | 'event' | 'by' | 'detail'> & Partial<TimelineEntry>

type ManifestOf<Kind> = Extract<Manifest, { kind: Kind }>['manifest']

/** The timeline entries of each kind of manifest. */
const ENTRIES: { [Kind in Manifest['kind']]: (manifest: ManifestOf<Kind>) => Described[] } = {
  capture: captureSteps,
  classification: (manifest) => [classified(manifest)],
  verification: ({ verifiedAt, reason }) => [
    { at: verifiedAt, event: 're-verified', by: 'veracite', detail: reason },
  ],
  witnessed: (manifest) => [carried(manifest)],
  plan: ({ prompts, engines, samples, recorder, plannedAt }) => [
    {
      at: plannedAt,
      event: 'planned',
      by: byRecorder(recorder),
      detail: `${prompts.count} prompts of ${engines.length} engines, each ${samples} ${samples === 1 ? 'time' : 'times'}`,
    },
  ],
  outcome: ({ runs, recorder, sealedAt }) => [
    {
      at: sealedAt,
      event: 'sealed',
      by: byRecorder(recorder),
      detail: `what became of all ${runs} planned runs`,
    },
  ],
  page: (manifest) => [pageCaptured(manifest)],
  trail: ({ pages, recorder, tracedAt }) => [
    {
      at: tracedAt,
      event: 'traced',
      by: byRecorder(recorder),
      detail: `${pages.length} cited ${pages.length === 1 ? 'page' : 'pages'} read`,
    },
  ],
  custody: ({ at, event, actor, reason }) => [{ at, event, by: actor, detail: reason }],
  // A case covers many runs, a seal is of one copy, a catalogue was there before: none belongs to a single run's history.
  case: () => [],
  seal: () => [],
  catalogue: () => [],
}

const describe = ({ kind, manifest }: Manifest): Described[] =>
  (ENTRIES[kind] as (signed: Manifest['manifest']) => Described[])(manifest)

/** Three steps, of which only the last is signed as such. */
function captureSteps(manifest: ManifestOf<'capture'>): Described[] {
  const { collector, source, times, response } = manifest
  const by = byRecorder(collector)
  const again = manifest.kind === 'verification' ? ' again' : ''
  return [
    {
      at: times.requestedAt,
      event: `asked${again}`,
      by,
      detail: `${askedIn(source)} at ${source.endpoint}`,
      ...NOT_SIGNED,
    },
    {
      at: times.receivedAt,
      event: 'answered',
      by: source.provider,
      detail: `HTTP ${response.status}, ${response.bytes} bytes`,
      ...NOT_SIGNED,
    },
    {
      at: times.capturedAt,
      event: 'captured and signed',
      by,
      detail: `with the key ${collector.captureKey}`,
    },
  ]
}

function askedIn({ access, engine }: { access: string; engine: string }): string {
  if (access === 'demo') return `demonstration engine in the manner of ${engine}`
  if (access === 'compatible_server') return `a stand-in for ${engine}`
  return engine
}

function classified(manifest: ManifestOf<'classification'>): Described {
  const { classifier, reviewer, note, readings } = manifest
  const readers = (readings ?? []).map(({ kind }) => kind)
  const how =
    readers.length === 0 ? '' : `, from what was read by ${new Intl.ListFormat('en').format(readers)}`
  const why = note === null ? '' : `. Note: ${note}`
  return {
    at: manifest.classifiedAt,
    event: reviewer === null ? 'classified' : 'settled by a person',
    by: reviewer ?? `${classifier.name} ${classifier.version}`,
    detail: `${manifest.class}, by the rule ${manifest.rule}${how}${why}`,
  }
}

const carried = ({ witnessedAt, result, relay, reason, recorder }: ManifestOf<'witnessed'>): Described => ({
  at: witnessedAt,
  event: result === 'witnessed' ? 'carried by a relay' : 'not witnessed',
  by: relay?.split('+')[0] ?? 'veracite',
  detail:
    result === 'witnessed'
      ? `its statement was checked and signed with the key ${recorder.captureKey}`
      : (reason ?? 'nobody said why'),
})

function pageCaptured({ url, outcome, status, reason, times, recorder }: ManifestOf<'page'>): Described {
  const isFetched = outcome === 'fetched'
  return {
    at: times.capturedAt,
    event: isFetched ? 'cited page captured' : 'cited page not captured',
    by: byRecorder(recorder),
    detail: isFetched ? `${url}, HTTP ${status}` : `${url}: ${reason?.message ?? outcome}`,
  }
}

const byRecorder = ({ software, version, instance }: PlanManifest['recorder']): string =>
  `${software} ${version} on ${instance}`

function logged({ leaf, checkpoint }: ProvenLeaf): TimelineEntry[] {
  return [
    {
      ...NOT_SIGNED,
      at: leaf.integratedAt.toISOString(),
      event: 'entered into the log',
      by: 'the sequencer',
      detail: `as entry ${leaf.index}`,
      logIndex: leaf.index,
    },
    {
      ...NOT_SIGNED,
      at: checkpoint.signedAt.toISOString(),
      event: 'published',
      by: 'the sequencer',
      detail: `in the signed checkpoint of ${checkpoint.size} entries`,
    },
  ]
}
