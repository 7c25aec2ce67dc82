import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import { summaryOf } from '../../packages/verify/src/bundle/verdict.ts'
import type { StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { canonicalText } from '../../packages/verify/src/canonical-form.ts'
import { changed, edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import { sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import { FORGER } from '../../packages/verify/src/test-support/sample-keys.ts'
import {
  type CatalogueChoices,
  SAMPLE_ITEMS,
  takenFact,
  takenHash,
} from '../../packages/verify/src/test-support/sample-catalogue.ts'
import {
  type BundleCase,
  type CaseOptions,
  flip,
  type Patch,
  rewrite,
  set,
  stepResults,
  trustOf,
} from './bundle-vector-parts.ts'

/** Bundles with facts of a catalogue, and every way to tamper with them. */

const listed = (catalogue: CatalogueChoices, by?: typeof FORGER): EvidenceBundle =>
  changed(sampleBundle({ catalogue, before: 2, after: 1, ...(by && { by }) }), (b) =>
    edit(b, { sigstoreBundle: null, timestamps: [] }),
  )
const LISTED = listed({})
const ABSENT: StepId[] = ['timestamps', 'plan', 'outcomes']

const PRICE = { product: 'Ångström Tasse 1', amount: 9.5, currency: 'EUR', kind: 'list', country: 'DE' }

/** Signed and logged by somebody who holds the keys: only comparing facts, items and imports can tell. */
const RESIGNED: Record<string, { about: string; catalogue: CatalogueChoices }> = {
  'listed-root-swapped.json': {
    about: 'the import has another root than its items',
    catalogue: { manifest: (one) => ({ ...one, tree: { ...one.tree, root: 'c'.repeat(64) } }) },
  },
  'listed-size-changed.json': {
    about: 'the import has another number of items',
    catalogue: { manifest: (one) => ({ ...one, tree: { ...one.tree, size: 9 } }) },
  },
  'listed-other-brand.json': {
    about: 'an import of another brand',
    catalogue: { manifest: (one) => ({ ...one, brand: { ...one.brand, id: 'brand_2' } }) },
  },
  'listed-late.json': {
    about: 'an import that came into the log after the classification',
    catalogue: { late: true },
  },
  'listed-other-import.json': {
    about: 'the classification names another import',
    catalogue: { ofAnother: true },
  },
  'listed-not-complete.json': {
    about: 'a catalogue that nobody called complete',
    catalogue: {
      manifest: ({ complete: _, ...one }) => one as Parameters<NonNullable<CatalogueChoices['manifest']>>[0],
    },
  },
  'listed-other-price.json': {
    about: 'a fact that says another price than its item',
    catalogue: {
      taken: ([, ...others]) => [
        takenFact('fact_2', { predicate: 'price', value: PRICE }, SAMPLE_ITEMS, 0),
        ...others,
      ],
    },
  },
  'listed-other-address.json': {
    about: 'a fact from another address than its item',
    catalogue: {
      taken: ([first, ...others]) => {
        const fact = part(first)
        const moved = { ...fact, source: { ...fact.source, url: 'https://other.example/' } }
        return [{ ...moved, hash: takenHash(moved) }, ...others]
      },
    },
  },
}

export const LISTED_BUNDLES: Record<string, EvidenceBundle> = {
  'listed.json': LISTED,
  'listed-one-item.json': listed({
    items: SAMPLE_ITEMS.slice(0, 1),
    taken: (facts) => facts.slice(0, 1),
  }),
  'listed-by-forger.json': listed({}, FORGER),
  ...Object.fromEntries(Object.entries(RESIGNED).map(([name, { catalogue }]) => [name, listed(catalogue)])),
}

const [IMPORT] = part(LISTED.catalogue)
const ITEMS = part(IMPORT).items
const OTHER = part(LISTED_BUNDLES['listed-one-item.json']).catalogue?.[0]
const FORGED = part(LISTED_BUNDLES['listed-by-forger.json']).catalogue?.[0]
const { facts: FACTS } = LISTED as unknown as { facts: object[] }
const at = (...path: (string | number)[]) => ['catalogue', 0, ...path]

const EDITED: [string, Patch, StepId[]?][] = [
  ['another item in the place of one', set(at('items', 0, 'json'), canonicalText(SAMPLE_ITEMS[3]))],
  [
    'another price in an item',
    rewrite(LISTED, at('items', 0, 'json'), (json) => json.replace('"1.5"', '"9.5"')),
  ],
  ['white space in an item', rewrite(LISTED, at('items', 0, 'json'), (json) => `${json} `)],
  ['an item at another place', set(at('items', 0, 'index'), 1)],
  ['an item beyond the tree', set(at('items', 0, 'index'), 7)],
  ['an item before the tree', set(at('items', 0, 'index'), -1)],
  ['one byte of the way to the root', flip(LISTED, at('items', 0, 'path', 0))],
  ['the way to the root is too short', set(at('items', 0, 'path'), part(ITEMS[0]).path.slice(1))],
  [
    'the way to the root is too long',
    set(at('items', 0, 'path'), [...part(ITEMS[0]).path, part(ITEMS[0]).path[0]]),
  ],
  ['the way of another item', set(at('items', 0, 'path'), part(ITEMS[1]).path)],
  ['an item is left out', set(at('items'), ITEMS.slice(1))],
  ['an item is put in twice', set(at('items'), [...ITEMS, ITEMS[0]])],
  ['all imports are left out', set(['catalogue'], [])],
  ['there is no catalogue', set(['catalogue'], null)],
  ['an import is put in twice', set(['catalogue'], [IMPORT, IMPORT])],
  ['another import in the place of it', set(['catalogue'], [OTHER])],
  ['an import that nobody names beside it', set(['catalogue'], [IMPORT, OTHER])],
  ['the import of a forger', set(['catalogue'], [FORGED])],
  ['the items of it under another import', set(['catalogue'], [{ ...OTHER, items: ITEMS }])],
  ['the import without its place in the log', [...set(at('leaf'), null), ...set(at('proof'), null)]],
  ['one byte of the manifest of the import', flip(LISTED, at('manifest', 'base64'))],
  ['one byte of the signature of the import', flip(LISTED, at('captureSignature', 'sig'))],
  [
    'the classification in the place of the import',
    set(['catalogue'], [{ ...LISTED.classification[0], items: [] }]),
  ],
  ['a fact of the catalogue is left out', set(['facts'], FACTS.slice(1))],
  ['no fact is shown', set(['facts'], [])],
  ['a fact says another price', set(['facts', 0, 'value', 'amount'], 9.5), ['events', 'seal']],
  [
    'a fact comes from another item',
    set(['facts', 0, 'source', 'sha256'], 'd'.repeat(64)),
    ['events', 'seal'],
  ],
]

export function catalogueCases(anchored: CaseOptions): BundleCase[] {
  const good = (name: string, bundle: string, patch: Patch, options: CaseOptions): BundleCase => {
    const trust = trustOf(options)
    const status = trust.kind === 'bundle' ? 'self_consistent' : 'unsealed'
    const steps = stepResults([], ABSENT)
    return {
      name,
      bundle,
      patch,
      options,
      expect: { status, trust, summary: summaryOf(null, trust, false), steps },
    }
  }
  const bad = (name: string, bundle: string, patch: Patch, fails: StepId[] = ['events']): BundleCase => ({
    name,
    bundle,
    patch,
    options: anchored,
    expect: {
      status: 'not_verified',
      trust: trustOf(anchored),
      summary: null,
      steps: stepResults(fails, ABSENT),
    },
  })
  return [
    good('facts of a catalogue, with their items and the import', 'listed.json', [], anchored),
    good('the same with the keys inside the bundle only', 'listed.json', [], {}),
    good('a catalogue of one item', 'listed-one-item.json', [], anchored),
    ...Object.entries(RESIGNED).map(([bundle, { about }]) => bad(about, bundle, [])),
    ...EDITED.map(([name, patch, fails]) => bad(name, 'listed.json', patch, fails)),
  ]
}
