import type { InputOf } from '@veracite/contract/routes'
import { keysOf } from '@veracite/terms/keys-of'
import { EVENT_TABLE } from '@veracite/terms/states'
import { known, say } from '@veracite/words/say'

export type EventKind = NonNullable<InputOf<'POST /api/admin/webhooks'>['body']['kinds']>[number]

export const EVENT_KINDS = keysOf(EVENT_TABLE)

export const eventWords = (kind: EventKind): string => known('event', kind) ?? kind

export const DIGEST_WORDS = {
  none: say('webhooks.atOnce'),
  daily: say('webhooks.onceADay'),
  weekly: say('webhooks.onMondays'),
} as const

/** Empty: every kind. */
export const kindsInWords = (kinds: readonly EventKind[]): string =>
  kinds.length === 0 ? say('webhooks.everythingThatHappens') : kinds.map(eventWords).join('; ')
