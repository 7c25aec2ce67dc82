import { integer, list, nullable, object, oneOf, text } from '../shape.ts'
import { envelope, instant, nonce, recorder, sha256Text } from './manifest-shapes.ts'

/** At most so many statements are in the scope of one notice or order. */
export const MAX_ORDER_STATEMENTS = 8

/** At most so many prompts are asked for one notice or order. */
export const MAX_ORDER_PROMPTS = 32

/**
 * A notice that was sent, or an order of a court, as somebody recorded it, with the plan of asking. It is logged before the
 * first question. `prev` is the record that it supersedes.
 */
export const ORDER = object({
  ...envelope,
  eventNonce: nonce,
  orderId: text,
  kind: oneOf('notice', 'order'),
  brand: object({ id: text, name: text, domain: text }),
  /** The provider that it is addressed to, as written in it. */
  addressee: text,
  /** Null for a notice. */
  court: nullable(text),
  fileNumber: nullable(text),
  wording: text,
  /** The letter or order itself, as a file that the recorder keeps. */
  documentSha256: nullable(sha256Text),
  sentAt: nullable(instant),
  receivedAt: nullable(instant),
  /** Answers from then on can breach it. */
  holdsFrom: instant,
  /**
   * `words` is what is forbidden, in words. `predicate`, `about` and `value` say it for programs: the kind of statement, the
   * product (empty for the brand itself) and the key of the stated value; a value of null means every value that a fact
   * contradicts.
   */
  statements: list(
    object({ words: text, predicate: text, about: text, value: nullable(text) }),
    MAX_ORDER_STATEMENTS,
  ),
  plan: object({
    engines: list(text, 64),
    /** SHA-256 of each prompt. */
    prompts: list(sha256Text, MAX_ORDER_PROMPTS),
    samples: integer,
    everyHours: integer,
    looks: integer,
  }),
  recordedBy: text,
  recorder,
  recordedAt: instant,
})

/** The record of a notice or order is withdrawn: nothing is asked or counted for it from then on. `prev` is that record. */
export const WITHDRAWAL = object({
  ...envelope,
  eventNonce: nonce,
  orderId: text,
  reason: text,
  withdrawnBy: text,
  recorder,
  withdrawnAt: instant,
})
