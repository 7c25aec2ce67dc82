import type { InputOf } from '@veracite/contract/routes'

export type EventKind = NonNullable<InputOf<'POST /api/admin/webhooks'>['body']['kinds']>[number]

/** Words for each kind of event. A kind of the contract that is missing here does not compile. */
export const EVENT_WORDS: Record<EventKind, string> = {
  'measurement.completed': 'a scan ended',
  'measurement.read_later': 'the provisional answers of a scan were read by the model',
  'measurement.failed': 'a scan failed',
  'confabulation.new': 'something new is made up',
  'confabulation.returned': 'something made up is said again',
  'confabulation.not_seen': 'something made up was not said in ten answers or more',
  'citation_class.changed': 'a class became more or less frequent',
  'fact.superseded': 'a fact was replaced',
  'log.unwitnessed': 'the log has no witness',
  'report.ready': 'a report is ready',
  'webhook.switched_off': 'a delivery address was switched off',
  'correction.changed': 'a correction came further, or fell back',
  'correction.due': 'the deadline of a correction is near or has passed',
}

export const EVENT_KINDS = Object.keys(EVENT_WORDS) as EventKind[]

export const DIGEST_WORDS = { none: 'at once', daily: 'once a day', weekly: 'on Mondays' } as const

/** Empty: every kind. */
export const kindsInWords = (kinds: readonly EventKind[]): string =>
  kinds.length === 0 ? 'everything that happens' : kinds.map((kind) => EVENT_WORDS[kind] ?? kind).join('; ')
