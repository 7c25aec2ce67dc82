import { sha256Hex } from '@veracite/terms/digest'
import { type Manifest, type PlanManifest, parseManifest } from '@veracite/verify/bundle/manifest'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { StoredManifest } from './bundle-port.ts'

/** Who did what when, oldest first: the chain of custody as a list to read. Each signed step names its manifest. */
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

function describe({ kind, manifest }: Manifest): Described[] {
  if (kind === 'capture') {
    const { collector, source, times, response } = manifest
    const by = `${collector.software} ${collector.version} on ${collector.instance}`
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
  if (kind === 'classification') {
    const { classifier, reviewer, note, readings } = manifest
    const readers = (readings ?? []).map(({ kind }) => kind)
    const how =
      readers.length === 0 ? '' : `, from what was read by ${new Intl.ListFormat('en').format(readers)}`
    return [
      {
        at: manifest.classifiedAt,
        event: reviewer === null ? 'classified' : 'settled by a person',
        by: reviewer ?? `${classifier.name} ${classifier.version}`,
        detail: `${manifest.class}, by the rule ${manifest.rule}${how}${note === null ? '' : `. Note: ${note}`}`,
      },
    ]
  }
  if (kind === 'verification') {
    return [{ at: manifest.verifiedAt, event: 're-verified', by: 'veracite', detail: manifest.reason }]
  }
  if (kind === 'plan') {
    const { prompts, engines, samples, recorder } = manifest
    const detail = `${prompts.count} prompts of ${engines.length} engines, each ${samples} ${samples === 1 ? 'time' : 'times'}`
    return [{ at: manifest.plannedAt, event: 'planned', by: byRecorder(recorder), detail }]
  }
  if (kind === 'outcome') {
    const detail = `what became of all ${manifest.runs} planned runs`
    return [{ at: manifest.sealedAt, event: 'sealed', by: byRecorder(manifest.recorder), detail }]
  }
  // A case covers many runs, so it belongs to no single run's history.
  if (kind === 'case') return []
  if (kind === 'page') {
    const { url, outcome, status, reason, times, recorder } = manifest
    const detail = outcome === 'fetched' ? `${url}, HTTP ${status}` : `${url}: ${reason?.message ?? outcome}`
    const event = outcome === 'fetched' ? 'cited page captured' : 'cited page not captured'
    return [{ at: times.capturedAt, event, by: byRecorder(recorder), detail }]
  }
  if (kind === 'trail') {
    const detail = `${manifest.pages.length} cited ${manifest.pages.length === 1 ? 'page' : 'pages'} read`
    return [{ at: manifest.tracedAt, event: 'traced', by: byRecorder(manifest.recorder), detail }]
  }
  // A seal is of one copy, and in no history.
  if (kind === 'seal') return []
  const { at, event, actor, reason } = manifest
  return [{ at, event, by: actor, detail: reason }]
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

function askedIn({ access, engine }: { access: string; engine: string }): string {
  if (access === 'demo') return `demonstration engine in the manner of ${engine}`
  if (access === 'compatible_server') return `a stand-in for ${engine}`
  return engine
}
