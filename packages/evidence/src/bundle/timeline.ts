import { sha256Hex } from '@veracite/terms/digest'
import { type Manifest, type PlanManifest, parseManifest } from '@veracite/verify/bundle/manifest'
import type { Say } from '@veracite/words/say-in'
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
  say: Say,
): TimelineEntry[] {
  const entries = manifests.flatMap((stored) => {
    const proof = proofs.get(stored.subjectId)
    const signed = { manifestSha256: sha256Hex(stored.body), logIndex: proof?.leaf.index ?? null }
    const described = describe(parseManifest(stored.body), say)
    const own = described.map((entry) => ({ ...NOT_SIGNED, ...signed, ...entry }))
    return [...own, ...(stored.kind === 'capture' && proof ? logged(proof, say) : [])]
  })
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

const NOT_SIGNED = { manifestSha256: null, logIndex: null }

type Described = Pick<TimelineEntry, 'at' | 'event' | 'by' | 'detail'> & Partial<TimelineEntry>

type ManifestOf<Kind> = Extract<Manifest, { kind: Kind }>['manifest']

/** The timeline entries of each kind of manifest. */
const ENTRIES: { [Kind in Manifest['kind']]: (manifest: ManifestOf<Kind>, say: Say) => Described[] } = {
  capture: captureSteps,
  classification: (manifest, say) => [classified(manifest, say)],
  verification: ({ verifiedAt, reason }, say) => [
    { at: verifiedAt, event: say('timelineEvent.reverified'), by: 'veracite', detail: reason },
  ],
  witnessed: (manifest, say) => [carried(manifest, say)],
  plan: ({ prompts, engines, samples, recorder, plannedAt }, say) => {
    const counts = { prompts: prompts.count, engines: engines.length, samples }
    const detail = say('timelineDetail.planned', counts)
    return [{ at: plannedAt, event: say('timelineEvent.planned'), by: byRecorder(recorder, say), detail }]
  },
  outcome: ({ runs, recorder, sealedAt }, say) => {
    const detail = say('timelineDetail.sealed', { runs })
    return [{ at: sealedAt, event: say('timelineEvent.sealed'), by: byRecorder(recorder, say), detail }]
  },
  'app-plan': ({ slots, people, recorder, plannedAt }, say) => {
    const detail = say('timelineDetail.slots', { slots: slots.length, people: people.length })
    return [{ at: plannedAt, event: say('timelineEvent.planned'), by: byRecorder(recorder, say), detail }]
  },
  'app-outcome': ({ slots, done, recorder, closedAt }, say) => {
    const detail = say('timelineDetail.filled', { filled: done, missed: slots - done })
    return [{ at: closedAt, event: say('timelineEvent.sealed'), by: byRecorder(recorder, say), detail }]
  },
  page: (manifest, say) => [pageCaptured(manifest, say)],
  trail: ({ pages, recorder, tracedAt }, say) => {
    const detail = say('timelineDetail.traced', { count: pages.length })
    return [{ at: tracedAt, event: say('timelineEvent.traced'), by: byRecorder(recorder, say), detail }]
  },
  custody: ({ at, event, actor, reason }, say) => [
    { at, event: event === 'exported' ? say('timelineEvent.exported') : event, by: actor, detail: reason },
  ],
  // A case covers many runs, a seal is of one copy, a catalogue was there before: none belongs to a single run's history.
  case: () => [],
  order: () => [],
  withdrawal: () => [],
  seal: () => [],
  catalogue: () => [],
}

const describe = ({ kind, manifest }: Manifest, say: Say): Described[] =>
  (ENTRIES[kind] as (signed: Manifest['manifest'], say: Say) => Described[])(manifest, say)

/** Three steps, of which only the last is signed as such. */
function captureSteps(manifest: ManifestOf<'capture'>, say: Say): Described[] {
  const { collector, source, times, response } = manifest
  const { engine, endpoint, access } = source
  const by = byRecorder(collector, say)
  const { bytes, status } = response
  const captured: Described = {
    at: times.capturedAt,
    event: say('timelineEvent.captured'),
    by,
    detail: say('timelineDetail.captured', { key: collector.captureKey }),
  }
  if (access === 'app') {
    const detail = say('timelineDetail.brought', { engine, bytes })
    return [
      { at: times.receivedAt, event: say('timelineEvent.brought'), by, detail, ...NOT_SIGNED },
      captured,
    ]
  }
  const how = access === 'demo' ? 'askedDemo' : access === 'compatible_server' ? 'askedStandIn' : 'asked'
  const asked: Described = {
    at: times.requestedAt,
    event: manifest.kind === 'verification' ? say('timelineEvent.askedAgain') : say('timelineEvent.asked'),
    by,
    detail: say(`timelineDetail.${how}`, { engine, endpoint }),
    ...NOT_SIGNED,
  }
  const answered: Described = {
    at: times.receivedAt,
    event: say('timelineEvent.answered'),
    by: source.provider,
    detail: say('timelineDetail.answered', { status: String(status), bytes }),
    ...NOT_SIGNED,
  }
  return [asked, answered, captured]
}

function classified(manifest: ManifestOf<'classification'>, say: Say): Described {
  const { classifier, reviewer, note, readings } = manifest
  const readers = (readings ?? []).map(({ kind }) => say.known('readerKind', kind) ?? kind)
  return {
    at: manifest.classifiedAt,
    event: reviewer === null ? say('timelineEvent.classified') : say('timelineEvent.settled'),
    by: reviewer ?? `${classifier.name} ${classifier.version}`,
    detail: say('timelineDetail.classified', {
      class: manifest.class,
      rule: manifest.rule,
      read: readers.length === 0 ? 'other' : 'yes',
      readers: say.list(readers),
      noted: note === null ? 'other' : 'yes',
      note: note ?? '',
    }),
  }
}

function carried(
  { witnessedAt, result, relay, reason, recorder }: ManifestOf<'witnessed'>,
  say: Say,
): Described {
  const by = relay?.split('+')[0] ?? 'veracite'
  return result === 'witnessed'
    ? {
        ...{ at: witnessedAt, event: say('timelineEvent.carried'), by },
        detail: say('timelineDetail.carried', { key: recorder.captureKey }),
      }
    : {
        ...{ at: witnessedAt, event: say('timelineEvent.notWitnessed'), by },
        detail: reason ?? say('timelineDetail.noReason'),
      }
}

function pageCaptured(manifest: ManifestOf<'page'>, say: Say): Described {
  const { url, outcome, status, reason, times, recorder } = manifest
  const [at, by] = [times.capturedAt, byRecorder(recorder, say)]
  return outcome === 'fetched'
    ? {
        ...{ at, by, event: say('timelineEvent.pageCaptured') },
        detail: say('timelineDetail.page', { url, status: String(status) }),
      }
    : {
        ...{ at, by, event: say('timelineEvent.pageNotCaptured') },
        detail: say('timelineDetail.pageNot', { url, reason: reason?.message ?? outcome }),
      }
}

const byRecorder = ({ software, version, instance }: PlanManifest['recorder'], say: Say): string =>
  say('timelineDetail.recorder', { software, version, instance })

function logged({ leaf, checkpoint }: ProvenLeaf, say: Say): TimelineEntry[] {
  const by = say('timelineDetail.sequencer')
  return [
    {
      ...NOT_SIGNED,
      at: leaf.integratedAt.toISOString(),
      event: say('timelineEvent.logged'),
      by,
      detail: say('timelineDetail.logged', { index: String(leaf.index) }),
      logIndex: leaf.index,
    },
    {
      ...NOT_SIGNED,
      at: checkpoint.signedAt.toISOString(),
      event: say('timelineEvent.published'),
      by,
      detail: say('timelineDetail.published', { size: checkpoint.size }),
    },
  ]
}
