import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import { summaryOf } from '../../packages/verify/src/bundle/verdict.ts'
import { STEPS, type StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { base64Decode, base64Encode } from '../../packages/verify/src/bytes.ts'
import { changed, edit } from '../../packages/verify/src/test-support/edit-bundle.ts'
import { readableSample } from '../../packages/verify/src/test-support/readable-sample.ts'
import { type SampleChoices, sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import { FORGER } from '../../packages/verify/src/test-support/sample-keys.ts'
import { sealSample } from '../../packages/verify/src/test-support/seal-sample.ts'
import {
  type BundleCase,
  type CaseOptions,
  otherHalf,
  type Patch,
  rewrite,
  set,
  stepResults,
  trustOf,
} from './bundle-vector-parts.ts'

/** Bundles as they are handed out today, and what no seal may hide. */

const readable = (choices: SampleChoices): EvidenceBundle =>
  changed(readableSample(sampleBundle(choices)), (b) => edit(b, { sigstoreBundle: null, timestamps: [] }))

const SEALED = sealSample(readable({ reverified: true }))
const DEMO = sealSample(readable({ demo: true, alone: true }))

const lying = (change: object): EvidenceBundle => sealSample({ ...readable({ reverified: true }), ...change })
const [first, second] = SEALED.verification
const { verifications: VERIFICATIONS } = SEALED as unknown as { verifications: Record<string, unknown>[] }

/** Changed before it was sealed: only what the manifests say can tell. */
const LIES: Record<string, { about: string; fails: StepId[]; bundle: EvidenceBundle }> = {
  'sealed-other-class.json': {
    about: 'a class that was not signed, under a good seal',
    fails: ['seal'],
    bundle: lying({ citationClass: 'STRONG' }),
  },
  'sealed-other-question.json': {
    about: 'a question that was not asked, under a good seal',
    fails: ['seal'],
    bundle: lying({ prompt: { id: 'prompt_1', text: 'Who founded it first?', locale: 'en-US' } }),
  },
  'sealed-forged-verification.json': {
    about: 'a re-verification that nobody signed, under a good seal',
    fails: ['seal'],
    bundle: lying({
      verifications: [
        ...VERIFICATIONS,
        { ...VERIFICATIONS[0], id: 'verification_9', outcome: 'not_reproduced', reproduced: 0 },
      ],
      verificationStatus: 'not_reproducible',
    }),
  },
  'sealed-other-outcome.json': {
    about: 'another outcome of asking again than was signed, under a good seal',
    fails: ['seal'],
    bundle: lying({
      verifications: VERIFICATIONS.map((one) => ({ ...one, outcome: 'not_reproduced' })),
      verificationStatus: 'not_reproducible',
    }),
  },
  'sealed-verification-untold.json': {
    about: 'a re-verification that was signed and is not told, under a good seal',
    fails: ['seal'],
    bundle: lying({ verifications: [] }),
  },
  'sealed-by-another-key.json': {
    about: 'a seal by a key that signed nothing in the log',
    fails: ['seal'],
    bundle: sealSample(SEALED, {}, FORGER.capture),
  },
  'sealed-class-of-another-answer.json': {
    about: 'the class of the answer that came when it was asked again',
    fails: ['events'],
    bundle: lying({ classification: SEALED.verification.slice(1, 2), verification: [] }),
  },
  'sealed-reversed.json': {
    about: 'events in another order than that of the log',
    fails: ['events'],
    bundle: lying({ verification: SEALED.verification.toReversed() }),
  },
  'sealed-attempt-missing.json': {
    about: 'an answer that was counted is left out',
    fails: ['events'],
    bundle: lying({ verification: SEALED.verification.slice(2) }),
  },
  'sealed-twice.json': {
    about: 'an event is there twice',
    fails: ['events'],
    bundle: lying({ verification: [first, second, second] }),
  },
}

export const SEALED_BUNDLES: Record<string, EvidenceBundle> = {
  'sealed.json': SEALED,
  'sealed-demo.json': DEMO,
  ...Object.fromEntries(Object.entries(LIES).map(([name, { bundle }]) => [name, bundle])),
}

const EDITED: [string, Patch][] = [
  ['the headline', set(['statement', 'headline'], 'Finding: STRONG.')],
  ['the brand', set(['brand', 'name'], 'Café Angstrom')],
  ['a fact', set(['facts', 0, 'value', 'name'], 'Ada')],
  ['a line of the timeline', set(['timeline', 0, 'by'], 'somebody')],
  ['a limit', set(['limits'], [])],
  ['the host in the name of the format', set(['bundle'], 'https://other.example/schema/bundle/v1')],
  ['a member that nobody knows', set(['approved'], true)],
  ['the time of the export', set(['exportedAt'], '2026-06-03T09:00:00.001Z')],
  ['the digest beside the seal', set(['seal', 'manifest', 'sha256'], 'a'.repeat(64))],
  ['the name of the key of the seal', set(['seal', 'captureSignature', 'keyName'], 'other')],
  ['a member more in the seal', set(['seal', 'note'], 'x')],
  [
    'the other half of the signature of the seal',
    rewrite(SEALED, ['seal', 'captureSignature', 'sig'], (sig) => base64Encode(otherHalf(base64Decode(sig)))),
  ],
]

export function sealedCases(anchored: CaseOptions): BundleCase[] {
  const trust = trustOf(anchored)
  const absent: StepId[] = ['timestamps', 'plan', 'outcomes', 'sources']
  const stepsOf = (fails: readonly StepId[], more: readonly StepId[] = []) => ({
    ...stepResults(fails, [...absent, ...more]),
    seal: fails.includes('seal') ? ('fail' as const) : ('pass' as const),
  })
  const good = (name: string, bundle: string, more: StepId[] = []): BundleCase => ({
    name,
    bundle,
    patch: [],
    options: anchored,
    expect: { status: 'verified', trust, summary: summaryOf(null, trust), steps: stepsOf([], more) },
  })
  const bad = (name: string, bundle: string, patch: Patch, fails: readonly StepId[]): BundleCase => ({
    name,
    bundle,
    patch,
    options: anchored,
    expect: { status: 'not_verified', trust, summary: null, steps: stepsOf(fails) },
  })
  const unsealed: BundleCase = {
    ...good('the seal is taken off', 'sealed.json'),
    patch: set(['seal'], null),
    expect: {
      status: 'unsealed',
      trust,
      summary: summaryOf(null, trust, false),
      steps: stepResults([], absent),
    },
  }
  return [
    good('a sealed bundle, asked again later', 'sealed.json'),
    good('a sealed demonstration', 'sealed-demo.json', ['events']),
    unsealed,
    ...Object.entries(LIES).map(([name, { about, fails }]) => bad(about, name, [], fails)),
    ...EDITED.map(([name, patch]) => bad(`${name} of a sealed bundle`, 'sealed.json', patch, ['seal'])),
    bad(
      'a sealed bundle of another format',
      'sealed.json',
      set(['bundle'], 'x'),
      STEPS.map(({ id }) => id),
    ),
  ]
}
