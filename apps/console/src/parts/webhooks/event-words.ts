import type { InputOf } from '@veracite/contract/routes'
import { keysOf } from '@veracite/terms/keys-of'
import { EVENT_TABLE } from '@veracite/terms/states'

export type EventKind = NonNullable<InputOf<'POST /api/admin/webhooks'>['body']['kinds']>[number]

export const EVENT_KINDS = keysOf(EVENT_TABLE)

export const eventWords = (kind: EventKind): string => EVENT_TABLE[kind]?.words ?? kind

export const DIGEST_WORDS = { none: 'at once', daily: 'once a day', weekly: 'on Mondays' } as const

/** Empty: every kind. */
export const kindsInWords = (kinds: readonly EventKind[]): string =>
  kinds.length === 0 ? 'everything that happens' : kinds.map(eventWords).join('; ')
