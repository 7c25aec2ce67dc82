import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { parseModestJson } from '../modest-json.ts'
import { sha256Hex } from '../sha256.ts'
import { list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import type { ClassificationManifest } from './manifest.ts'
import type { History } from './verify-events.ts'

/** What an operator declared a predicate to be, as the text that was hashed. */
export type BundleDeclaration = Shapes['DECLARATION']

/** Of all classifications together: each is judged by a few dozen. */
export const MAX_DECLARATIONS = 256

/**
 * Each declaration in the bundle is, byte by byte, one that a fact in a signed classification names, and declares the
 * predicate of that fact; those of the newest classification are all there. Facts of one predicate in one classification
 * name one declaration, or none of them does. Returns how many there are; bundles without declared predicates have none.
 */
export function verifyDeclarations(value: unknown, { classifications, ofOthers }: History): number {
  const named = new Map<string, string>()
  for (const { facts } of [...classifications, ...ofOthers]) {
    requireOneEach(facts)
    for (const { predicate, declaration } of facts)
      if (declaration !== null) {
        if ((named.get(declaration) ?? predicate) !== predicate)
          throw new FormatError('one declaration is named by facts of two predicates')
        named.set(declaration, predicate)
      }
  }
  const carried = optional(list(SHAPES.DECLARATION, MAX_DECLARATIONS))(value, 'declarations') ?? []
  const seen = new Set<string>()
  for (const [i, { json, sha256 }] of carried.entries()) {
    const where = `declaration ${i + 1}`
    const predicate = named.get(sha256Hex(utf8Encode(json)))
    if (predicate === undefined || sha256Hex(utf8Encode(json)) !== sha256)
      throw new FormatError(`${where}: no fact of a classification here names it`)
    if (nameIn(json) !== predicate)
      throw new FormatError(`${where}: it declares another predicate than that of the facts that name it`)
    if (seen.has(sha256)) throw new FormatError(`${where}: it is here twice`)
    seen.add(sha256)
  }
  for (const { declaration } of classifications.at(-1)?.facts ?? [])
    if (declaration !== null && !seen.has(declaration))
      throw new FormatError('a declaration that the newest classification names is not here')
  return carried.length
}

/** Facts that are compared with the same statements are compared by the same declaration. */
function requireOneEach(facts: ClassificationManifest['facts']): void {
  const byPredicate = new Map<string, string | null>()
  for (const { predicate, declaration } of facts) {
    const before = byPredicate.get(predicate)
    if (before !== undefined && before !== declaration)
      throw new FormatError('facts of one predicate name different declarations')
    byPredicate.set(predicate, declaration)
  }
}

function nameIn(json: string): unknown {
  const declared = parseModestJson(json)
  return typeof declared === 'object' && declared !== null
    ? Object.entries(declared).find(([key]) => key === 'name')?.[1]
    : null
}
