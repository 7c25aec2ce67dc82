import type { BundleImport, LoggedManifest } from '../bundle/bundle.ts'
import { contentText } from '../bundle/content-text.ts'
import type { CatalogueManifest, ClassificationManifest } from '../bundle/manifest.ts'
import { base64Encode, hexEncode, utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { CATALOGUE_ITEM_TYPE, type CatalogueItem, catalogueLeaf } from '../catalogue/catalogue-item.ts'
import { factsOfItem, type ItemFact } from '../catalogue/item-facts.ts'
import { inclusionProof, treeRoot } from '../log/merkle.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'

/** A catalogue of seven, its import, and three facts that a classification takes from it. */

const item = (n: number, members: Partial<CatalogueItem>): CatalogueItem => ({
  type: CATALOGUE_ITEM_TYPE,
  key: `sku:${n}`,
  name: `Ångström Tasse ${n}`,
  price: { amount: `${n}.5`, currency: 'EUR' },
  ...members,
})

export const SAMPLE_ITEMS: CatalogueItem[] = [
  item(1, { url: 'https://angstrom.example/tasse-1', country: 'DE' }),
  item(2, {
    name: 'Ångström Kanne – Blau / 1 l',
    group: 'kanne',
    variant: { colour: 'Blau', size: '1 l' },
    price: { amount: '49.9', currency: 'EUR' },
    salePrice: {
      amount: '0.000001',
      currency: 'EUR',
      from: '2026-05-01T00:00:00.000Z',
      until: '2026-06-30T21:59:59.000Z',
    },
  }),
  item(3, { availability: 'discontinued' }),
  ...[4, 5, 6, 7].map((n) => item(n, {})),
]

/** Changes made before signing and logging, by a dishonest holder of the keys. */
export interface CatalogueChoices {
  items?: CatalogueItem[]
  manifest?: (manifest: CatalogueManifest) => CatalogueManifest
  /** The import comes into the log after what was decided by it. */
  late?: boolean
  /** The classification takes its facts from another import than the bundle carries. */
  ofAnother?: boolean
  /** What the classification takes from the catalogue. */
  taken?: (facts: TakenFact[]) => TakenFact[]
}

/** A fact as a bundle shows it, and the item that says it; null for the fact that there are no others. */
export interface TakenFact {
  id: string
  predicate: string
  value: unknown
  source: { kind: string; url: string | null; sha256: string | null }
  hash: string
  item: number | null
}

export interface SampleCatalogue {
  manifest: Uint8Array
  facts: Omit<TakenFact, 'item'>[]
  classified(classification: ClassificationManifest): ClassificationManifest
  carried(loggedAs: (manifest: Uint8Array | undefined) => LoggedManifest | null): BundleImport[]
}

export function sampleCatalogue(choices: CatalogueChoices): SampleCatalogue {
  const items = choices.items ?? SAMPLE_ITEMS
  const leaves = items.map(catalogueLeaf)
  const manifest = canonicalBytes((choices.manifest ?? same)(importOf(treeRoot(leaves), items.length)))
  const taken = (choices.taken ?? same)(takenFrom(SAMPLE_ITEMS))
  const named = choices.ofAnother ? 'e'.repeat(64) : sha256Hex(manifest)
  const used = [...new Set(taken.flatMap((fact) => fact.item ?? []))]
  return {
    manifest,
    facts: taken.map(({ item: _, ...fact }) => fact),
    classified: (classification) => ({
      ...classification,
      claims: [
        ...classification.claims,
        ...taken.map(({ id, predicate }) => ({
          ...{
            predicate,
            stated: `what is said of ${id}`,
            verdict: 'supported',
            factId: id,
            truth: 'the same',
          },
          ...{ start: 0, end: 3, certainty: 'certain' },
        })),
      ],
      facts: [
        ...classification.facts,
        ...taken.map(({ id, predicate, hash, source }) => ({
          ...{ id, predicate, hash, sourceUrl: source.url, sourceSha256: source.sha256, active: true },
          import: named,
        })),
      ] as ClassificationManifest['facts'],
    }),
    carried(loggedAs) {
      const logged = loggedAs(manifest)
      if (logged === null) throw new Error('the sample import is in the log')
      return [
        {
          ...logged,
          items: used.map((at) => ({
            json: canonicalText(items[at]),
            index: at,
            path: inclusionProof(leaves, at).map(base64Encode),
          })),
        },
      ]
    },
  }
}

const same = <T>(value: T): T => value

const importOf = (root: Uint8Array, size: number): CatalogueManifest => ({
  schema: 'https://veracite.example/schema/catalogue/v1',
  prev: null,
  eventNonce: '707172737475767778797a7b7c7d7e7f',
  importId: 'import_1',
  brand: { id: 'brand_1', name: 'Café Ångström', domain: 'angstrom.example' },
  feed: { id: 'feed_1', name: 'Shop' },
  source: { kind: 'upload', address: null },
  format: 'csv',
  bytes: { sha256: 'a'.repeat(64), length: 1234 },
  mapping: 'b'.repeat(64),
  counts: { taken: size, added: size, changed: 0, unchanged: 0, gone: 0, refused: 0 },
  tree: { size, root: hexEncode(root) },
  complete: true,
  startedAt: '2026-05-31T12:00:00.000Z',
  finishedAt: '2026-05-31T12:00:01.000Z',
  recorder: {
    software: 'veracite',
    version: '0.1.0',
    commit: null,
    instance: 'worker-1',
    captureKey: 'capture-2026',
  },
})

/** A list price, an offer of a variant, a product that is gone, and that there are no others. */
function takenFrom(items: readonly CatalogueItem[]): TakenFact[] {
  const of = (at: number, n: number) => factsOfItem(items[at] as CatalogueItem)[n] as ItemFact
  return [
    takenFact('fact_2', of(0, 1), items, 0),
    takenFact('fact_3', of(1, 2), items, 1),
    takenFact('fact_4', of(2, 0), items, 2),
    takenFact('fact_5', { predicate: 'product', value: { names: [], complete: true } }, items, null),
  ]
}

export function takenFact(
  id: string,
  { predicate, value }: { predicate: string; value: unknown },
  items: readonly CatalogueItem[],
  at: number | null,
): TakenFact {
  const said = at === null ? null : (items[at] as CatalogueItem)
  const url = said?.url ?? null
  const sha256 = said === null ? null : hexEncode(catalogueLeaf(said))
  const source = { kind: 'catalogue', url, sha256 }
  return { id, predicate, value, source, hash: takenHash({ predicate, value, source }), item: at }
}

export const takenHash = ({
  predicate,
  value,
  source,
}: Pick<TakenFact, 'predicate' | 'value' | 'source'>): string =>
  sha256Hex(utf8Encode(contentText({ predicate, value, sourceUrl: source.url, sourceSha256: source.sha256 })))
