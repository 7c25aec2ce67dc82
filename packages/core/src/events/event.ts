import { pick } from '@veracite/terms/pick'
import type {
  CorrectionState,
  Engine,
  EventKind,
  Gravity,
  Origin,
  ScanStatus,
} from '@veracite/terms/vocabulary'
import type { ClassChange } from './class-changes.ts'

/** Members of each kind: ids, hashes, log positions and numbers. Never the text of an answer: third parties read it. */
export interface EventData {
  'measurement.completed': FromAnswers & {
    scanId: string
    status: Extract<ScanStatus, 'COMPLETED' | 'PARTIAL'>
    /** Answers that the configured model has not finished reading. */
    provisional: number
  }
  /** The last provisional answer of a finished scan was read: counts and findings may differ from what was told at its end. */
  'measurement.read_later': FromAnswers & { scanId: string }
  /** A scan in which every run failed, or a scheduled scan that could not be started. */
  'measurement.failed': {
    scanId: string | null
    scheduleId: string | null
    plannedAt: string | null
    reason: string
  }
  'confabulation.new': FindingNews
  'confabulation.returned': FindingNews
  'confabulation.not_seen': FindingNews & {
    /** Answers since it was last said, and the share of answers that may still say it at most, at any moment. */
    asked: number
    upperBound: number
  }
  'citation_class.changed': FromAnswers &
    Omit<ClassChange, 'origin'> & {
      fromScanId: string
      toScanId: string
      /** A different model answered than in the previous scan: it may be the cause. */
      modelChanged: boolean
      /** The scan that confirmed the change; null if it was clear at once. */
      confirmedByScanId: string | null
    }
  'fact.superseded': { factId: string; hash: string; predicate: string; supersededBy: string | null }
  'log.unwitnessed': { size: number; signedAt: string; cosignedSize: number; quorum: number }
  /** A planned report is made. */
  'report.ready': FromAnswers & { reportId: string; from: string; to: string }
  'webhook.switched_off': { webhookId: string; reason: 'gone' | 'failing' }
  'correction.changed': FromAnswers & {
    correctionId: string
    predicate: string
    /** Of the engine that it is about; null where it is about none in particular. */
    engine: Engine | null
    from: CorrectionState | null
    status: CorrectionState
    /** For `engine_changed`: it was shown to be made in fewer answers than this share; otherwise null. */
    atMost: number | null
  }
  /** Its deadline is near, or has passed, and it is still a task. */
  'correction.due': {
    correctionId: string
    predicate: string
    status: CorrectionState
    reason: 'soon' | 'passed'
    deadline: string
  }
}

/** The origin of the answers: every event about invented ones says so. */
interface FromAnswers {
  demo: boolean
  origin: Origin
}

interface FindingNews extends FromAnswers {
  findingId: string
  engine: Engine
  predicate: string
  gravity: Gravity
  runId: string
  /** SHA-256 of the captured bytes, in hexadecimal. */
  sha256: string | null
  /** Null while the capture waits to enter the log. */
  logIndex: number | null
  /** It follows from an answer that was provisional when its scan ended. */
  readLater?: true
}

export type NewEvent = {
  [K in EventKind]: {
    kind: K
    accountId: string | null
    brandId: string | null
    data: EventData[K]
    /** At most one event is written per key. */
    onceKey?: string
  }
}[EventKind]

export interface StoredEvent {
  id: number
  kind: EventKind
  accountId: string | null
  brandId: string | null
  data: Record<string, unknown>
  occurredAt: Date
}

/** An event, as the feed and every delivery show it. */
export type EventBody = ReturnType<typeof toEventBody>

export const toEventBody = (event: StoredEvent) => ({
  ...pick(event, 'id', 'kind', 'brandId'),
  occurredAt: event.occurredAt.toISOString(),
  data: event.data,
  /** Where to read more, as paths of this service. */
  links: linksOf(event),
})

/** Which member of the data leads where. */
const PLACES: Record<string, { name: string; path: (id: string) => string }> = {
  scanId: { name: 'scan', path: (id) => `/v1/scans/${id}` },
  fromScanId: { name: 'before', path: (id) => `/v1/scans/${id}` },
  toScanId: { name: 'after', path: (id) => `/v1/scans/${id}` },
  confirmedByScanId: { name: 'confirmed', path: (id) => `/v1/scans/${id}` },
  runId: { name: 'evidence', path: (id) => `/v1/runs/${id}/evidence` },
  findingId: { name: 'finding', path: (id) => `/api/admin/findings/${id}` },
  correctionId: { name: 'correction', path: (id) => `/api/admin/corrections/${id}` },
  reportId: { name: 'report', path: (id) => `/api/admin/reports/${id}` },
  webhookId: { name: 'webhook', path: (id) => `/api/admin/webhooks/${id}` },
  sha256: { name: 'public', path: (hash) => `/v1/public/evidence/${hash}` },
}

function linksOf({ kind, brandId, data }: StoredEvent): Record<string, string> {
  const links: Record<string, string> = {}
  for (const [member, { name, path }] of Object.entries(PLACES)) {
    const id = data[member]
    if (typeof id === 'string') links[name] = path(encodeURIComponent(id))
  }
  if (kind === 'fact.superseded' && brandId !== null) links.facts = `/v1/brands/${brandId}/ground-truth`
  if (kind === 'log.unwitnessed') links.checkpoint = '/log/1/checkpoint'
  return links
}
