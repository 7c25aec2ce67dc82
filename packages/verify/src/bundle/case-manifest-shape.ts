import { integer, list, nullable, object, text } from '../shape.ts'
import { envelope, instant, recorder, sha256Text } from './manifest-shapes.ts'

/**
 * A case file: evidence of several runs in one archive. `SHA256SUMS` lists every part, the manifest names that list,
 * and the manifest is signed and logged, so that its own SHA-256 stands for the case.
 */

export const MAX_CASE_RUNS = 100

export const MAX_CASE_FINDINGS = 100

export const MAX_CASE_PARTS = 2_000

export const CASE = object({
  ...envelope,
  brand: object({ id: text, name: text, domain: text }),
  /** The requester's title of the case. */
  reference: nullable(text),
  /** The selected findings. Their runs are included. */
  findings: list(text, MAX_CASE_FINDINGS),
  /** Every run that is in it, in the order of the bundles. */
  runs: list(text, MAX_CASE_RUNS),
  /** `sha256` is that of the list of parts. */
  parts: object({ count: integer, bytes: integer, sha256: sha256Text }),
  /** The log that the bundles were proven against, how large it was and what its root was, and its witnesses. */
  log: object({ vkey: text, size: integer, root: sha256Text, policy: nullable(text) }),
  recorder,
  /** The only time of export: no part has it, so parts of the same evidence are the same bytes. */
  createdAt: instant,
})
