import { summaryOf } from '../../packages/verify/src/bundle/verdict.ts'
import { STEPS, type StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { base64Decode, base64Encode, utf8Encode } from '../../packages/verify/src/bytes.ts'
import { formatCheckpointText, signCheckpoint } from '../../packages/verify/src/log/checkpoint.ts'
import { formatNote, signNote } from '../../packages/verify/src/log/note.ts'
import { ED25519_COSIGNATURE, formatVkey, noteSigner } from '../../packages/verify/src/log/note-key.ts'
import { changed, edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import {
  type CertificateOptions,
  p256Key,
  TIME_STAMPING,
  type TokenOptions,
} from '../../packages/verify/src/test-support/forged-tsa.ts'
import { type SampleChoices, sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import { CAPTURE_SPKI, cosigned, FORGER, LOG, leafOf, OTHER_LOG, POLICY, sampleTsaCertificate, TSA_ROOT } from '../../packages/verify/src/test-support/sample-keys.ts'
import {
  type BundleCase,
  type CaseOptions,
  flip,
  isFull,
  lean,
  moveCosignatureTime,
  otherHalf,
  type Patch,
  proofLines,
  replacing,
  rewrite,
  set,
  stepResults,
  trustOf,
  wrongStamp,
} from './bundle-vector-parts.ts'
import { catalogueCases, LISTED_BUNDLES } from './catalogue-vectors.ts'
import { DECLARED_BUNDLES, declaredCases } from './declared-vectors.ts'
import { KEY_PLACES } from './key-place-vectors.ts'
import { SAMPLED_BUNDLES, samplingCases } from './sampling-vectors.ts'
import { SEALED_BUNDLES, sealedCases } from './sealed-vectors.ts'
import { TRACED_BUNDLES, trailCases } from './trail-vectors.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { WITNESSED_BUNDLES, witnessedCases } from './witnessed-vectors.ts'

/**
 * Bundles that every verifier, in any language, must judge the same way. A case is a bundle file, changes to make
 * in it, what the caller trusts, and the result of each step. The expected results are written here by hand.
 */
export function bundleVectors(): Record<string, string> {
  const bundles = {
    'good.json': GOOD,
    'before-readings.json': BEFORE_READINGS,
    'lean.json': LEAN,
    'single-leaf.json': lean({ before: 0, after: 0, alone: true }),
    'forged.json': FORGED,
    ...SEALED_BUNDLES,
    ...SAMPLED_BUNDLES,
    ...TRACED_BUNDLES,
    ...DECLARED_BUNDLES,
    ...LISTED_BUNDLES,
    ...WITNESSED_BUNDLES,
  }
  const resigned = Object.entries(RESIGNED).map(([name, choices]) => [name, lean(choices)])
  const files = {
    ...bundles,
    ...Object.fromEntries(resigned),
    'cases.json': {
      about: ABOUT,
      cases: [
        ...CASES,
        ...sealedCases(ANCHORED),
        ...samplingCases(FULL, ANCHORED),
        ...trailCases(ANCHORED),
        ...declaredCases(ANCHORED),
        ...catalogueCases(ANCHORED),
        ...witnessedCases(ANCHORED),
      ],
    },
    'words.json': VERDICT_TABLE,
    'key-places.json': KEY_PLACES,
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [name, `${JSON.stringify(value, null, 1)}\n`]),
  )
}

const ABOUT =
  'Made by tools/generate/make-bundle-vectors.ts from fixed keys and a fixed clock. Apply the patch to the bundle, verify ' +
  'with the options, compare status, trust, summary and the result of each step.'

const NO_PLAN: StepId[] = ['plan', 'outcomes']
const NOTHING_ELSE: StepId[] = ['consistency', 'timestamps', 'events', ...NO_PLAN]
const GOOD = changed(sampleBundle(), (b) => edit(b, { sigstoreBundle: null }))
const BEFORE_READINGS = changed(sampleBundle({ beforeReadings: true }), (b) =>
  edit(b, { sigstoreBundle: null }),
)
const LEAN = lean({})
/** Complete, with its own log, witness and keys, under the names of the honest ones. */
const FORGED = changed(
  sampleBundle({
    by: FORGER,
    response: utf8Encode('{"output":"Mallory founded it."}'),
    answer: 'Mallory founded it.',
  }),
  (b) => edit(b, { sigstoreBundle: null }),
)
const VKEY = formatVkey(LOG.verifier)
const SPKI = base64Encode(CAPTURE_SPKI)
const ANCHORED: CaseOptions = { vkeys: [VKEY] }
const FULL: CaseOptions = {
  vkeys: [VKEY],
  policy: POLICY,
  tsaRoots: [base64Encode(TSA_ROOT)],
  captureKeys: [{ spki: SPKI }],
}
const PLACE = 'https://brand.example/.well-known/veracite-log-key'
const FORGED_VKEY = formatVkey(FORGER.log.verifier)
const FORGED_FAILS: StepId[] = ['checkpoint', 'consistency', 'timestamps', 'events']
const SECOND_WITNESS = noteSigner('w2.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(99)).verifier
const UNMET_POLICY = `${POLICY.replace('quorum w1\n', '')}witness w2 ${formatVkey(SECOND_WITNESS)}\ngroup both all w1 w2\nquorum both\n`

/** Signed and logged like any other, so that only the named fault is wrong. */
const RESIGNED: Record<string, SampleChoices> = {
  'manifest-repeats-a-member.json': {
    manifestBytes: replacing('"kind":"original"', '"kind":"original","kind":"original"'),
  },
  'manifest-with-white-space.json': { manifestBytes: replacing('{', '{ ') },
  'manifest-with-a-float.json': { manifestBytes: replacing('"status":200', '"status":200.5') },
  'manifest-lacks-a-member.json': { manifestBytes: replacing('"captureId":"cap_1",', '') },
  'leaf-with-white-space.json': { leafBytes: replacing('{', '{ ') },
  'checkpoint-with-extension.json': {
    firstNote: (checkpoint) => {
      const text = `${formatCheckpointText(checkpoint)}extension\n`
      return formatNote({ text, signatures: [signNote(text, LOG)] })
    },
  },
  'checkpoint-log-line-last.json': {
    firstNote: (checkpoint) => {
      const [text = '', lines = ''] = cosigned(signCheckpoint(checkpoint, LOG)).split('\n\n')
      return `${text}\n\n${lines.trimEnd().split('\n').reverse().join('\n')}\n`
    },
  },
}

const CASES: BundleCase[] = [
  good('everything, with keys the caller knows', 'good.json', FULL),
  good('everything, with the keys inside the bundle only', 'good.json', {}),
  good('a bundle from before readings were kept', 'before-readings.json', FULL),
  good('no stamps, events or newer checkpoint', 'lean.json', ANCHORED),
  good('a log of a single leaf', 'single-leaf.json', ANCHORED),
  good('the line of the log is not the first', 'checkpoint-log-line-last.json', ANCHORED),
  good('two log keys, one of which signed', 'lean.json', { vkeys: [formatVkey(OTHER_LOG.verifier), VKEY] }),

  good('with the key that a place publishes', 'good.json', { published: [{ from: PLACE, vkey: VKEY }] }),
  good('with a key the caller knows, which two places publish too', 'lean.json', {
    ...ANCHORED,
    published: [
      { from: PLACE, vkey: VKEY },
      { from: 'dns:example.com', vkey: VKEY },
    ],
  }),
  bad('a place that publishes another key than the caller gave', 'lean.json', ['checkpoint'], [], {
    published: [{ from: PLACE, vkey: FORGED_VKEY }],
  }),
  bad('two places that publish different keys', 'lean.json', ['checkpoint'], [], {
    vkeys: [],
    published: [
      { from: PLACE, vkey: VKEY },
      { from: 'dns:example.com', vkey: FORGED_VKEY },
    ],
  }),

  good('a forged bundle with its own keys', 'forged.json', {}),
  good('a forged bundle with the key of its forger, which the reader took over', 'forged.json', {
    vkeys: [FORGED_VKEY],
  }),
  bad('a forged bundle with the real key', 'forged.json', FORGED_FAILS, [], ANCHORED),
  bad('a forged bundle with the key that a place publishes', 'forged.json', FORGED_FAILS, [], {
    published: [{ from: PLACE, vkey: VKEY }],
  }),
  bad(
    'a forged bundle with the real key, claiming it as its own',
    'forged.json',
    FORGED_FAILS,
    set(['trust', 'vkey'], VKEY),
    ANCHORED,
  ),

  bad('a reading is left out', 'good.json', ['events'], set(['readings'], [])),
  bad(
    'one character of a reading',
    'good.json',
    ['events'],
    rewrite(GOOD, ['readings', 0, 'json'], (text) => text.replace('Ada', 'Eve')),
  ),
  bad('the digest beside a reading', 'good.json', ['events'], set(['readings', 0, 'sha256'], 'a'.repeat(64))),
  bad(
    'what a model was asked',
    'good.json',
    ['events'],
    rewrite(GOOD, ['readings', 1, 'exchange', 'request'], (text) => `${text} `),
  ),
  bad(
    'what a model replied',
    'good.json',
    ['events'],
    rewrite(GOOD, ['readings', 1, 'exchange', 'reply'], (text) => text.trimEnd()),
  ),
  bad(
    'a reading that no classification names',
    'before-readings.json',
    ['events'],
    set(['readings'], GOOD.readings),
  ),

  bad('one byte of the response', 'good.json', ['response'], flip(GOOD, ['response', 'base64'])),
  bad(
    'the digest beside the response',
    'lean.json',
    ['response'],
    set(['response', 'sha256'], 'a'.repeat(64)),
  ),
  bad('the length beside the response', 'lean.json', ['response'], set(['response', 'bytes'], 1)),
  bad('the answer text', 'lean.json', ['response'], set(['answer', 'text'], 'Grace founded it.')),
  bad(
    'base64 with a line break',
    'lean.json',
    ['response'],
    rewrite(LEAN, ['response', 'base64'], (b64) => `${b64}\n`),
  ),
  bad(
    'base64 without padding',
    'lean.json',
    ['signature', 'leaf', 'response'],
    rewrite(LEAN, ['manifest', 'base64'], (b64) => `${b64}A`),
  ),
  bad('the response is missing', 'lean.json', [], set(['response'], null), {
    absent: ['response', ...NOTHING_ELSE],
  }),

  bad(
    'one byte of the manifest',
    'lean.json',
    ['response', 'signature', 'leaf'],
    flip(LEAN, ['manifest', 'base64']),
  ),
  bad(
    'one byte of the signature',
    'lean.json',
    ['signature', 'leaf'],
    flip(LEAN, ['captureSignature', 'sig']),
  ),
  bad(
    'the other half of the signature, which is not the logged one',
    'lean.json',
    ['leaf'],
    rewrite(LEAN, ['captureSignature', 'sig'], (sig) => base64Encode(otherHalf(base64Decode(sig)))),
  ),
  bad('another key name', 'lean.json', ['signature'], set(['captureSignature', 'keyName'], 'other')),
  bad('a capture key the caller does not know', 'lean.json', ['signature'], [], {
    captureKeys: [{ spki: base64Encode(TSA_ROOT) }],
  }),
  bad('a capture key not in use any more', 'lean.json', ['signature'], [], {
    captureKeys: [{ spki: SPKI, notAfter: '2026-06-01T12:00:01.999Z' }],
  }),
  bad('a capture key not in use yet', 'lean.json', ['signature'], [], {
    captureKeys: [{ spki: SPKI, notBefore: '2026-06-01T12:00:02.001Z' }],
  }),
  bad('a signed manifest that repeats a member', 'manifest-repeats-a-member.json', ['response', 'signature']),
  bad('a signed manifest with white space', 'manifest-with-white-space.json', ['response', 'signature']),
  bad('a signed manifest with a float', 'manifest-with-a-float.json', ['response', 'signature']),
  bad('a signed manifest that lacks a member', 'manifest-lacks-a-member.json', ['response', 'signature']),

  bad(
    'the leaf of another manifest',
    'lean.json',
    ['leaf', 'inclusion'],
    set(['leaf', 'base64'], base64Encode(leafOf(utf8Encode('{}')))),
  ),
  bad('a logged leaf with white space', 'leaf-with-white-space.json', ['leaf']),
  bad('the hash beside the leaf', 'lean.json', ['leaf'], set(['leaf', 'hash'], 'b'.repeat(64))),
  bad(
    'another leaf inside the proof',
    'lean.json',
    ['leaf'],
    proofLines(LEAN, (lines) => lines.with(1, 'extra AAAA')),
  ),

  bad(
    'another index in the proof',
    'lean.json',
    ['inclusion'],
    proofLines(LEAN, (lines) => lines.with(2, 'index 256')),
  ),
  bad('another index beside the leaf', 'lean.json', ['inclusion'], set(['leaf', 'index'], 256)),
  bad(
    'one hash of the proof',
    'lean.json',
    ['inclusion'],
    proofLines(LEAN, (lines) => lines.with(3, base64Encode(new Uint8Array(32)))),
  ),
  bad(
    'a proof that is too short',
    'lean.json',
    ['inclusion'],
    proofLines(LEAN, (lines) => lines.toSpliced(3, 1)),
  ),
  bad(
    'a proof that is too long',
    'lean.json',
    ['inclusion'],
    proofLines(LEAN, (lines) => lines.toSpliced(3, 0, part(lines[3]))),
  ),
  bad(
    'a proof with a hash of 31 bytes',
    'lean.json',
    ['leaf', 'inclusion', 'checkpoint', 'consistency'],
    proofLines(LEAN, (lines) => lines.with(3, base64Encode(new Uint8Array(31)))),
  ),
  bad(
    'an index with a leading zero',
    'lean.json',
    ['leaf', 'inclusion', 'checkpoint', 'consistency'],
    proofLines(LEAN, (lines) => lines.with(2, 'index 0257')),
  ),

  bad(
    'another size in the checkpoint',
    'lean.json',
    ['inclusion', 'checkpoint'],
    rewrite(LEAN, ['proof', 'tlogProof'], (text) => text.replace('\n261\n', '\n777\n')),
  ),
  bad(
    'another origin in the checkpoint',
    'lean.json',
    ['checkpoint'],
    rewrite(LEAN, ['proof', 'tlogProof'], (text) => text.replace('/log/1\n', '/log/2\n')),
  ),
  bad('a log key the caller does not trust', 'lean.json', ['checkpoint'], [], {
    vkeys: [formatVkey(OTHER_LOG.verifier)],
  }),
  bad('a signed checkpoint with an extension line', 'checkpoint-with-extension.json', [
    'inclusion',
    'checkpoint',
  ]),
  bad('a quorum that was not met', 'good.json', ['checkpoint', 'events'], [], { policy: UNMET_POLICY }),
  bad('a policy that cannot be read', 'lean.json', ['checkpoint'], [], { policy: 'quorum nobody\n' }),

  bad(
    'one hash of the consistency proof',
    'good.json',
    ['checkpoint', 'consistency'],
    rewrite(GOOD, ['proof', 'consistency'], (text) => text.replace(/^(old 261\n)./, '$1/')),
  ),
  bad(
    'another old size',
    'good.json',
    ['checkpoint', 'consistency'],
    rewrite(GOOD, ['proof', 'consistency'], (text) => text.replace('old 261', 'old 260')),
  ),
  bad(
    'another time in a cosignature',
    'good.json',
    ['checkpoint', 'consistency'],
    rewrite(GOOD, ['proof', 'consistency'], moveCosignatureTime),
  ),

  bad('stamps whose root the caller does not trust', 'good.json', ['timestamps'], [], { tsaRoots: [] }),
  badStamp('over other bytes', { imprint: new Uint8Array(32) }),
  badStamp('with another nonce', { nonce: new Uint8Array(8).fill(1) }),
  badStamp('that was not granted', { status: 2 }),
  badStamp('with two signers', { signers: 2 }),
  badStamp('without signed attributes', { withoutAttributes: true }),
  badStamp('that does not name its certificate', { ess: 'none' }),
  badStamp('that names another certificate', { essOver: TSA_ROOT }),
  badStamp('with another message digest', { messageDigest: new Uint8Array(32) }),
  badStamp('by another key', { key: p256Key(77) }),
  badStamp('by a certificate for two purposes', by({ purposes: [TIME_STAMPING, '1.3.6.1.5.5.7.3.3'] })),
  badStamp('by a certificate whose purpose is not critical', by({ purposesCritical: false })),
  badStamp('by a certificate that had ended', by({ notAfter: '20260601120009Z' })),
  badStamp('by a certificate of another authority', by({ issuerKey: p256Key(77) })),
  bad(
    'another time beside the stamp',
    'good.json',
    ['timestamps'],
    set(['timestamps', 0, 'genTime'], '2026-06-01T12:00:11.000Z'),
  ),

  bad(
    'one byte of a classification',
    'good.json',
    ['events'],
    flip(GOOD, ['classification', 0, 'manifest', 'base64']),
  ),
  bad(
    'one byte of a custody signature',
    'good.json',
    ['events'],
    flip(GOOD, ['custody', 0, 'captureSignature', 'sig']),
  ),
  bad(
    'an event that is not in the log',
    'good.json',
    ['events'],
    [...set(['custody', 0, 'leaf'], null), ...set(['custody', 0, 'proof'], null)],
  ),
  bad('an event that refers to nothing here', 'good.json', ['events'], set(['classification'], [])),
  bad('an event in the wrong list', 'good.json', ['events'], set(['custody'], GOOD.classification)),

  bad(
    'another format',
    'lean.json',
    STEPS.map(({ id }) => id),
    set(['bundle'], 'https://veracite.example/schema/bundle/v2'),
  ),
]

function good(name: string, bundle: string, options: CaseOptions, patch: Patch = []): BundleCase {
  const steps = stepResults([], isFull(bundle) ? NO_PLAN : NOTHING_ELSE)
  const trust = trustOf(options)
  return {
    name,
    bundle,
    patch,
    options,
    expect: {
      status: trust.kind === 'bundle' ? 'self_consistent' : 'unsealed',
      trust,
      summary: summaryOf(null, trust, false),
      steps,
    },
  }
}

function bad(
  name: string,
  bundle: string,
  fails: StepId[],
  patch: Patch = [],
  { absent, ...given }: CaseOptions & { absent?: StepId[] } = {},
): BundleCase {
  const steps = stepResults(fails, absent ?? (isFull(bundle) ? NO_PLAN : NOTHING_ELSE))
  const known =
    bundle === 'forged.json'
      ? {}
      : bundle === 'good.json' || bundle === 'before-readings.json'
        ? FULL
        : ANCHORED
  const options = { ...known, ...given }
  return {
    name,
    bundle,
    patch,
    options,
    expect: { status: 'not_verified', trust: trustOf(options), summary: null, steps },
  }
}

function badStamp(fault: string, change: Partial<TokenOptions>): BundleCase {
  return bad(`a stamp ${fault}`, 'good.json', ['timestamps'], wrongStamp(GOOD, change))
}

function by(change: Partial<CertificateOptions>): Partial<TokenOptions> {
  return { certificate: sampleTsaCertificate(change) }
}
