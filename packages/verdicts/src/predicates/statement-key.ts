import type { ReadClaim } from '../reading.ts'
import { nameKey } from './words.ts'

/**
 * What a statement is, apart from how it is worded: answers that state the same have the same key. Findings are kept
 * by it for years, so it is computed from typed values and never from words made for people. `about` is the product or
 * the page; empty for the brand itself.
 */
export type StatementKey = { about: string; value: string }

/** As a claim keeps it. A change of the parts of a key needs a new version and a rebuild of findings. */
export type VersionedKey = StatementKey & { version: typeof STATEMENT_KEY_VERSION }
export const STATEMENT_KEY_VERSION = 1

export function statementKeyOf(
  { predicate, value, stance, quote }: Pick<ReadClaim, 'predicate' | 'value' | 'stance' | 'quote'>,
  predicates: readonly { name: string; stated: { key(value: unknown): StatementKey } }[],
): VersionedKey {
  const declared = predicates.find(({ name }) => name === predicate)
  if (value === null) return versioned(ofBrand(NONE))
  const key = declared === undefined ? ofBrand(named(quote)) : declared.stated.key(value)
  return versioned(stance === 'denied' ? denied(key) : key)
}

/** Said of the brand itself. */
export const ofBrand = (value: string): StatementKey => ({ about: '', value })

export const denied = ({ about, value }: StatementKey): StatementKey => ({ about, value: `not ${value}` })

/** The value of a statement that there is none: no chief, no parent company. */
export const NONE = 'none'

/** A text without letters and figures stays as it is. */
export const named = (text: string): string => nameKey(text) || text.trim().toLowerCase()

/** A key for a list whose order does not matter. */
export const listed = (keys: readonly string[]): string => keys.toSorted().join('|')

export const versioned = ({ about, value }: StatementKey): VersionedKey => ({
  version: STATEMENT_KEY_VERSION,
  about: cut(about),
  value: cut(value),
})

/** An index holds no more. */
const cut = (text: string): string => text.slice(0, 200).toWellFormed()
