import { base64Decode, equal, hexDecode, hexEncode, utf8Encode } from '../bytes.ts'
import { parseCanonicalJson } from '../canonical-form.ts'
import { type CatalogueItem, MAX_ITEM_BYTES } from '../catalogue/catalogue-item.ts'
import { factsOfItem } from '../catalogue/item-facts.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { leafHash, rootFromInclusionProof } from '../log/merkle.ts'
import { list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_IMPORTS } from './bundle.ts'
import { contentText } from './content-text.ts'
import type { CaptureManifest, CatalogueManifest, ClassificationManifest } from './manifest.ts'
import { checkEach } from './verification-report.ts'
import type { History } from './verify-events.ts'
import { manifestOf, verifyLogged } from './verify-logged.ts'
import { requireLogged } from './verify-plan.ts'
import { at, factHash, items } from './verify-readable.ts'
import type { Trust } from './verify-trust.ts'

type BundleItem = Shapes['IMPORT']['items'][number]

/** An import that was found signed and logged, and its items by the hash of their leaf. */
interface FoundImport {
  manifest: CatalogueManifest
  index: number
  items: Map<string, CatalogueItem>
}

/** A fact that a signed classification takes from an import, and where that classification is in the log. */
interface NamedFact {
  id: string
  hash: string
  import: string
  place: number
}

/**
 * Facts that a signed classification takes from a catalogue: each says what an item says, the item is in the import that
 * the classification names, and the import is this brand's, signed, and in the log before it. Those that the newest
 * classification was decided by are all there. Returns how many facts there are; most bundles have none.
 */
export function verifyCatalogue(
  parts: { catalogue?: unknown; facts?: unknown },
  asked: CaptureManifest | null,
  history: History,
  trust: Trust,
): number {
  const carried = optional(list(SHAPES.IMPORT, MAX_IMPORTS))(parts.catalogue, 'catalogue') ?? []
  const named = namedFacts(history)
  const wanted = new Set([...named.values()].flat().map((fact) => fact.import))
  const imports = new Map<string, FoundImport>()
  checkEach('import', carried, (part) => {
    const { sha256, found } = readImport(part, asked, trust)
    if (!wanted.has(sha256)) throw new FormatError('no classification here names it')
    if (imports.has(sha256)) throw new FormatError('it is there twice')
    imports.set(sha256, found)
  })
  const used = new Set<CatalogueItem>()
  const shown = new Set<unknown>()
  for (const fact of items(parts.facts)) {
    const id = at(fact, 'id')
    const ofIt = (typeof id === 'string' && named.get(id)) || []
    for (const one of ofIt) requireFact(fact, one, imports.get(one.import), used)
    if (ofIt.length > 0) shown.add(id)
  }
  requireDecisive(history.classifications.at(-1), shown)
  for (const { items: found } of imports.values())
    for (const item of found.values())
      if (!used.has(item)) throw new FormatError('an item is there that no fact rests on')
  return shown.size
}

/** By the id of the fact: several classifications may take it from different imports. */
function namedFacts({ classifications, ofOthers, places }: History): Map<string, NamedFact[]> {
  const named = new Map<string, NamedFact[]>()
  for (const { classificationId, facts } of [...classifications, ...ofOthers]) {
    for (const { id, hash, import: of } of facts) {
      if (of === null) continue
      const place = places.get(classificationId) ?? -1
      named.set(id, [...(named.get(id) ?? []), { id, hash, import: of, place }])
    }
  }
  return named
}

function readImport(
  part: Shapes['IMPORT'],
  asked: CaptureManifest | null,
  trust: Trust,
): { sha256: string; found: FoundImport } {
  const findings = verifyLogged(part, trust)
  requireLogged(findings, 'import')
  const manifest = manifestOf(findings, 'catalogue')
  if (manifest === null) throw new FormatError('it is a manifest of another kind')
  if (manifest.brand.id !== asked?.brand.id) throw new FormatError('it is of another brand')
  const found = new Map<string, CatalogueItem>()
  for (const item of part.items) {
    const [leaf, read] = readItem(item, manifest)
    if (found.has(leaf)) throw new FormatError('an item is there twice')
    found.set(leaf, read)
  }
  return {
    sha256: findings.manifestSha256 ?? '',
    found: { manifest, index: findings.leafIndex ?? Number.MAX_SAFE_INTEGER, items: found },
  }
}

/** Its canonical bytes are a leaf under the root that was signed. */
function readItem({ json, index, path }: BundleItem, { tree }: CatalogueManifest): [string, CatalogueItem] {
  const bytes = utf8Encode(json)
  if (bytes.length > MAX_ITEM_BYTES) throw new FormatError('an item is too long')
  const item = parseCanonicalJson(json)
  SHAPES['catalogue-item'](item, 'item')
  if (hasNothing(item)) throw new FormatError('an item has a member without a value')
  const hash = leafHash(bytes)
  if (index < 0 || index >= tree.size) throw new FormatError('an item has no place in the tree')
  const reached = rootFromInclusionProof({
    index,
    size: tree.size,
    leafHash: hash,
    proof: path.map(base64Decode),
  })
  if (!equal(reached, hexDecode(tree.root)))
    throw new FormatError('an item does not lead to the root of its import')
  return [hexEncode(hash), item as CatalogueItem]
}

/** Members that are not there are left out: two spellings of one item would be two leaves. */
const hasNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(hasNothing))

/** The fact that is shown is the one that was signed, and what the item says. */
function requireFact(
  fact: unknown,
  named: NamedFact,
  found: FoundImport | undefined,
  used: Set<CatalogueItem>,
): void {
  if (factHash(fact) !== named.hash) throw new FormatError('a fact of a catalogue is not what was signed')
  if (found === undefined) throw new FormatError('an import that a fact comes from is not here')
  if (found.index >= named.place)
    throw new FormatError('an import came into the log after what was decided by it')
  const said = contentText([at(fact, 'predicate') ?? null, at(fact, 'value') ?? null])
  const leaf = at(fact, 'source.sha256') ?? null
  if (leaf === null) {
    // That there are no other products, no item says, but the whole.
    const isWhole = found.manifest.complete === true && said === WHOLE_RANGE
    if (!isWhole) throw new FormatError('a catalogue is not said to be complete')
    return
  }
  const item = typeof leaf === 'string' ? found.items.get(leaf) : undefined
  if (item === undefined) throw new FormatError('the item that a fact comes from is not here')
  used.add(item)
  const isSaid = factsOfItem(item).some(({ predicate, value }) => contentText([predicate, value]) === said)
  if (!isSaid || (at(fact, 'source.url') ?? null) !== (item.url ?? null))
    throw new FormatError('a fact is not what its item says')
}

const WHOLE_RANGE = contentText(['product', { names: [], complete: true }])

/** What the newest classification was decided by is shown: a claim without its fact could not be checked. */
function requireDecisive(newest: ClassificationManifest | undefined, shown: ReadonlySet<unknown>): void {
  const ofCatalogue = new Set((newest?.facts ?? []).filter((one) => one.import !== null).map(({ id }) => id))
  for (const { factId } of newest?.claims ?? [])
    if (factId !== null && ofCatalogue.has(factId) && !shown.has(factId))
      throw new FormatError('a fact of a catalogue that the newest classification rests on is not here')
}
