import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import type { ClassificationManifest } from '../../packages/verify/src/bundle/manifest.ts'
import type { StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { utf8Decode, utf8Encode } from '../../packages/verify/src/bytes.ts'
import { sha256Hex } from '../../packages/verify/src/sha256.ts'
import { canonicalBytes } from '../../packages/verify/src/test-support/canonical-bytes.ts'
import { changed, edit } from '../../packages/verify/src/test-support/edit-bundle.ts'
import { sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import {
  type BundleCase,
  breaks,
  type CaseOptions,
  holds,
  type Patch,
  rewrite,
  set,
} from './bundle-vector-parts.ts'

/** Bundles whose facts are about what an operator declared, and every way to tamper with the declarations. */

const declaration = (change: object = {}) => {
  const body = {
    name: 'return_window',
    label: 'Return window',
    question: 'Within how many days can a purchase be sent back?',
    value: { kind: 'number', unit: 'days' },
    compare: 'at-least',
    examples: [{ text: 'You have 14 days', value: '14 days' }],
    ...change,
  }
  const json = utf8Decode(canonicalBytes(body))
  return { json, sha256: sha256Hex(utf8Encode(json)) }
}
const DECLARED = declaration()
const OTHER = declaration({ name: 'guarantee', label: 'Guarantee' })

type Facts = ClassificationManifest['facts']

const fact = (id: string, predicate: string, named: string | null) =>
  ({
    id,
    predicate,
    hash: sha256Hex(utf8Encode(id)),
    sourceUrl: null,
    sourceSha256: null,
    active: true,
    declaration: named,
  }) as Facts[number]

/** Signed with these facts, and carrying these declarations. */
const declaring = (facts: Facts, declarations: (typeof DECLARED)[]): EvidenceBundle =>
  changed(
    {
      ...sampleBundle({ classified: (one) => ({ ...one, facts: [...one.facts, ...facts] }) }),
      declarations,
    },
    (b) => edit(b, { sigstoreBundle: null, timestamps: [] }),
  )

const GOOD = declaring([fact('fact_2', 'return_window', DECLARED.sha256)], [DECLARED])

/** Signed and logged by somebody who holds the keys: only comparing facts and declarations can tell. */
const RESIGNED: Record<string, { about: string; bundle: EvidenceBundle }> = {
  'declared-other-predicate.json': {
    about: 'a fact names the declaration of another predicate',
    bundle: declaring([fact('fact_2', 'return_window', OTHER.sha256)], [OTHER]),
  },
  'declared-two-for-one.json': {
    about: 'two facts of one predicate name different declarations',
    bundle: declaring(
      [
        fact('fact_2', 'return_window', DECLARED.sha256),
        fact('fact_3', 'return_window', declaration({ compare: 'equal' }).sha256),
      ],
      [DECLARED, declaration({ compare: 'equal' })],
    ),
  },
  'declared-by-one-of-two.json': {
    about: 'one of two facts of a predicate names no declaration',
    bundle: declaring(
      [fact('fact_2', 'return_window', DECLARED.sha256), fact('fact_3', 'return_window', null)],
      [DECLARED],
    ),
  },
}

export const DECLARED_BUNDLES: Record<string, EvidenceBundle> = {
  'declared.json': GOOD,
  ...Object.fromEntries(Object.entries(RESIGNED).map(([name, { bundle }]) => [name, bundle])),
}

const JSON_AT = ['declarations', 0, 'json']
const changedCompare = declaration({ compare: 'at-most' })

const EDITED: [string, Patch][] = [
  ['the comparison of a declaration', rewrite(GOOD, JSON_AT, (json) => json.replace('at-least', 'at-most'))],
  ['the comparison of a declaration, with its own digest', set(['declarations'], [changedCompare])],
  ['the declaration is swapped for another', set(['declarations'], [OTHER])],
  ['a declaration that nobody names is added', set(['declarations'], [DECLARED, OTHER])],
  ['a declaration is there twice', set(['declarations'], [DECLARED, DECLARED])],
  ['the declaration is left out', set(['declarations'], [])],
  ['the declarations are no list', set(['declarations'], 'none')],
  ['white space in a declaration', rewrite(GOOD, JSON_AT, (json) => `${json} `)],
  ['the digest beside a declaration', set(['declarations', 0, 'sha256'], 'd'.repeat(64))],
]

const ABSENT: StepId[] = ['timestamps', 'plan', 'outcomes']

export function declaredCases(anchored: CaseOptions): BundleCase[] {
  const common = { options: anchored, absent: ABSENT }
  const bad = (name: string, bundle: string, patch: Patch) =>
    breaks(['events'], { name, bundle, patch, ...common })
  return [
    holds({
      name: 'a fact of a declared predicate, with its declaration',
      bundle: 'declared.json',
      ...common,
    }),
    ...Object.entries(RESIGNED).map(([bundle, { about }]) => bad(about, bundle, [])),
    ...EDITED.map(([name, patch]) => bad(name, 'declared.json', patch)),
  ]
}
