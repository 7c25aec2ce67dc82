import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import { summaryOf } from '../../packages/verify/src/bundle/verdict.ts'
import type { StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import {
  ED25519_COSIGNATURE,
  ED25519_NOTE,
  formatVkey,
  noteSigner,
} from '../../packages/verify/src/log/note-key.ts'
import { sha256Hex } from '../../packages/verify/src/sha256.ts'
import { changed, edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import {
  OTHER_RELAY,
  plainReply,
  RELAY,
  WEB_ROOT,
} from '../../packages/verify/src/test-support/forged-connection.ts'
import { sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import { LOG } from '../../packages/verify/src/test-support/sample-keys.ts'
import type { WitnessedChoices } from '../../packages/verify/src/test-support/sample-witnessed.ts'
import {
  type BundleCase,
  type CaseOptions,
  flip,
  lean,
  type Patch,
  rewrite,
  set,
  stepResults,
  trustOf,
} from './bundle-vector-parts.ts'

/** Bundles of an answer that a relay carried, and every way to tamper with that. */

const witnessed = (choices: WitnessedChoices, endpoint?: string): EvidenceBundle => {
  const bundle = lean({ witnessed: choices, ...(endpoint !== undefined && { endpoint }) })
  for (const { proof } of part(bundle.witnessed)) edit(proof, { consistency: null })
  return bundle
}
const WITNESSED = witnessed({})
const ENTRY = part(part(WITNESSED.witnessed)[0])
const ABSENT: StepId[] = ['consistency', 'timestamps', 'events', 'plan', 'outcomes']

/** Signed and logged by somebody who holds the keys of the collector: only the connection itself can tell. */
const RESIGNED: Record<string, { about: string; choices: WitnessedChoices }> = {
  'witnessed-other-reply.json': {
    about: 'the provider sent another reply',
    choices: {
      connection: { reply: plainReply(new TextEncoder().encode('{"output":"Grace founded it."}')) },
    },
  },
  'witnessed-other-capture.json': {
    about: 'the connection of another capture',
    choices: { manifest: (manifest) => ({ ...manifest, prev: 'c'.repeat(64) }) },
  },
  'witnessed-other-relay.json': {
    about: 'the manifest names another relay than signed',
    choices: { manifest: (manifest) => ({ ...manifest, relay: formatVkey(OTHER_RELAY.verifier) }) },
  },
  'witnessed-other-time.json': {
    about: 'the relay carried it on another day',
    choices: {
      connection: {
        statement: { openedAt: '2026-06-02T12:00:05.000Z', closedAt: '2026-06-02T12:00:07.000Z' },
      },
    },
  },
  'witnessed-other-host.json': {
    about: 'the relay went to another host',
    choices: { connection: { host: 'api.engine.example' } },
  },
  'witnessed-bound-elsewhere.json': {
    about: 'the relay was told about another capture: its reply is attached to this one',
    choices: { bound: { captureNonce: 'f'.repeat(32) } },
  },
  'witnessed-other-run.json': {
    about: 'the manifest of the connection names another run',
    choices: { manifest: (manifest) => ({ ...manifest, runId: 'run_2' }) },
  },
  'witnessed-other-digest.json': {
    about: 'the manifest of the connection names another client stream',
    choices: {
      manifest: (manifest) => ({ ...manifest, client: { sha256: 'e'.repeat(64), bytes: 1 } }),
    },
  },
  'witnessed-other-secrets.json': {
    about: 'the secrets of another session',
    choices: {
      manifest: (manifest) => ({
        ...manifest,
        secrets: { handshake: '0'.repeat(64), application: '0'.repeat(64) },
      }),
    },
  },
}

const BOUND = witnessed({ bound: true, sealed: new TextEncoder().encode('sealed for a key kept elsewhere') })

/** The same connection for the first answer and for the one when asked again. */
const TWICE = changed(sampleBundle({ reverified: true, witnessed: { twice: true } }), (bundle) => {
  edit(part(bundle.verification[0]), { response: bundle.response })
  edit(bundle, { timestamps: [], sigstoreBundle: null })
  edit(bundle.trust, { policy: null, trustedRoot: null })
  const all = [bundle, ...bundle.classification, ...bundle.verification, ...bundle.custody]
  for (const { proof } of [...all, ...part(bundle.witnessed)]) edit(proof, { consistency: null })
})

/** Everything that is carried of a connection is left out, as where it is not witnessed. */
const withoutParts = (bundle: EvidenceBundle): EvidenceBundle => {
  for (const entry of part(bundle.witnessed))
    edit(entry, { client: null, server: null, root: null, relayProof: null })
  return bundle
}

const NOT_WITNESSED = withoutParts(
  witnessed({
    manifest: (manifest) => ({
      ...manifest,
      result: 'not_witnessed',
      reason: 'The relay gave no statement.',
      statement: null,
      statementSignature: null,
      client: null,
      server: null,
      secrets: null,
      rootSha256: null,
    }),
  }),
)

export const WITNESSED_BUNDLES: Record<string, EvidenceBundle> = {
  'witnessed.json': WITNESSED,
  'witnessed-bound.json': BOUND,
  'witnessed-twice.json': TWICE,
  'witnessed-not.json': NOT_WITNESSED,
  'witnessed-by-own-log.json': witnessed({ connection: { relay: LOG } }),
  'witnessed-official.json': witnessed({}, 'https://api.openai.com/v1/responses'),
  ...Object.fromEntries(Object.entries(RESIGNED).map(([name, { choices }]) => [name, witnessed(choices)])),
}

const at = (...path: (string | number)[]) => ['witnessed', 0, ...path]

const SIGNED_STATEMENT = String(JSON.parse(Buffer.from(ENTRY.manifest.base64, 'base64').toString()).statement)
const withExtra = (extra: string): Patch =>
  rewrite(WITNESSED, at('relayProof'), (proof) =>
    proof.replace('\n', `\nextra ${Buffer.from(extra).toString('base64')}\n`),
  )

/** By somebody without keys, in `witnessed-bound.json`. */
const EDITED_BOUND: [string, Patch][] = [
  ['one byte of the sealed request', flip(BOUND, at('sealed'), 3)],
  ['another sealed request', set(at('sealed'), 'AAAA')],
]

const EDITED: [string, Patch][] = [
  ['a sealed request that the manifest does not name', set(at('sealed'), 'AAAA')],
  ['another statement beside the proof of the relay’s log', withExtra(`${SIGNED_STATEMENT} `)],
  ['one byte of what the provider sent', flip(WITNESSED, at('server'), 700)],
  ['one byte of what the collector sent', flip(WITNESSED, at('client'))],
  ['the stream is left out', set(at('server'), null)],
  ['the root is left out', set(at('root'), null)],
  ['one byte of the root', flip(WITNESSED, at('root'))],
  ['one byte of the manifest of a connection', flip(WITNESSED, at('manifest', 'base64'))],
  ['one byte of the signature of a connection', flip(WITNESSED, at('captureSignature', 'sig'))],
  [
    'the relay’s log has another statement',
    rewrite(WITNESSED, at('relayProof'), (proof) => proof.replace('index 0', 'index 1')),
  ],
  ['the proof of the relay’s log is left out', set(at('relayProof'), null)],
  ['a connection has no place in the log', [...set(at('leaf'), null), ...set(at('proof'), null)]],
  ['a connection twice', set(['witnessed'], [ENTRY, ENTRY])],
  [
    'the capture in the place of a connection',
    [
      ...set(at('manifest'), WITNESSED.manifest),
      ...set(at('captureSignature'), WITNESSED.captureSignature),
      ...set(at('leaf'), WITNESSED.leaf),
      ...set(at('proof'), WITNESSED.proof),
    ],
  ],
]

const KEY = formatVkey(RELAY.verifier)
/** The name of the relay with a key that somebody else made. */
const BORROWED = formatVkey(
  noteSigner(RELAY.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(91)).verifier,
)
const WITNESS_KEY = formatVkey(
  noteSigner(RELAY.verifier.name, ED25519_COSIGNATURE, new Uint8Array(32).fill(91)).verifier,
)
const LIMITS = 'What was asked rests on the collector’s word until the request is opened.'
const sentBy = (runBy: string): string =>
  `api.openai.example (a STAND-IN, not the engine) sent the first answer (1 of 1 replies), provided that the relay relay.example.org/log/1, run by ${runBy}, did not collude with the collector. The relay did not bind this connection to one capture. ${LIMITS}`
const NOT_NAMED = `carried by a relay you have not named: ${KEY}. Anybody can make such a key, so who sent it rests on the collector’s word until you name the relay, knowing who runs it`
const SAME_PLACE =
  'The key of the relay comes from the same place as the key of the log: whoever runs it could have made both.'

/** Which relays the reader names decides whether step 13 can pass. */
function relayCases(plain: CaseOptions): BundleCase[] {
  const webRoots = [sha256Hex(WEB_ROOT)]
  const of = (
    name: string,
    options: CaseOptions,
    provider: string,
    result: 'pass' | 'not_present' | 'fail',
    relayWarnings: string[] = [],
  ): BundleCase => {
    const all = { ...plain, webRoots, ...options }
    const isBad = result === 'fail'
    const steps = { ...stepResults([], ABSENT, false, true), provider: result }
    return {
      name,
      bundle: 'witnessed.json',
      patch: [],
      options: all,
      expect: {
        status: isBad ? 'not_verified' : 'unsealed',
        trust: trustOf(all),
        summary: isBad ? null : summaryOf(null, trustOf(all), false),
        steps,
        provider,
        relayWarnings,
      },
    }
  }
  const inPolicy = (line: string) => ({ vkeys: plain.vkeys ?? [], policy: `${line}\nquorum none\n` })
  const place = 'https://relay.example.org/.well-known/veracite-relay-key'
  return [
    of('no relay is named', {}, NOT_NAMED, 'not_present'),
    of(
      'another relay is named',
      { relays: [{ vkey: formatVkey(OTHER_RELAY.verifier) }] },
      NOT_NAMED,
      'not_present',
    ),
    of(
      'the relay is named with its key',
      { relays: [{ vkey: KEY }] },
      sentBy('whoever holds the key that you named'),
      'pass',
    ),
    of(
      'the relay is named with who runs it',
      { relays: [{ vkey: formatVkey(OTHER_RELAY.verifier) }, { vkey: KEY, runBy: 'Ærlig & Söhne' }] },
      sentBy('Ærlig & Söhne'),
      'pass',
    ),
    of(
      'a place publishes the key of the relay',
      { relays: [{ vkey: KEY, from: place }] },
      sentBy(`whoever publishes its key at ${place}`),
      'pass',
    ),
    of(
      'a place publishes the key of the relay and who runs it',
      { relays: [{ vkey: KEY, from: 'dns:example.org', runBy: 'a university' }] },
      sentBy('“a university” (as dns:example.org says)'),
      'pass',
    ),
    of(
      'one place publishes the keys of relay and log',
      {
        vkeys: [],
        published: [{ from: 'https://example.org/keys', vkey: plain.vkeys?.[0] ?? '' }],
        relays: [{ vkey: KEY, from: 'dns:example.org' }],
      },
      sentBy('whoever publishes its key at dns:example.org'),
      'pass',
      [SAME_PLACE],
    ),
    of(
      'the policy of the reader names the relay',
      inPolicy(`relay ${KEY} Example &  Partners`),
      sentBy('Example & Partners'),
      'pass',
    ),
    of(
      'the named relay has another key under the same name',
      { relays: [{ vkey: BORROWED }] },
      'connection 1: carried by a relay you have not named: it has the name of one that you named, relay.example.org/log/1, but another key',
      'fail',
    ),
    {
      ...of(
        'the log itself is named as the relay',
        { relays: [{ vkey: formatVkey(LOG.verifier) }] },
        'connection 1: the relay has the key of the log itself, and one’s own relay proves nothing',
        'fail',
      ),
      bundle: 'witnessed-by-own-log.json',
    },
    {
      ...of(
        'a host of the engine, as a named relay saw it',
        { relays: [{ vkey: KEY }] },
        sentBy('whoever holds the key that you named').replace(
          'api.openai.example (a STAND-IN, not the engine)',
          'api.openai.com',
        ),
        'pass',
      ),
      bundle: 'witnessed-official.json',
    },
    of(
      'what is named is the key of a witness',
      { relays: [{ vkey: WITNESS_KEY }] },
      'the relays that you named could not be read: the key is not that of a relay',
      'fail',
    ),
    of(
      'who runs it would turn the text around',
      { relays: [{ vkey: KEY, runBy: 'a\u202eb' }] },
      'the relays that you named could not be read: who runs the relay must be one line of at most 200 characters, without “ and ”',
      'fail',
    ),
    {
      ...of('the bundle itself names its relay', {}, NOT_NAMED, 'not_present'),
      patch: set(
        ['trust', 'policy'],
        `log ${plain.vkeys?.[0]}\nrelay ${KEY} somebody independent\nquorum none\n`,
      ),
    },
  ]
}

export function witnessedCases(plain: CaseOptions): BundleCase[] {
  const anchored = { ...plain, webRoots: [sha256Hex(WEB_ROOT)], relays: [{ vkey: KEY }] }
  const trust = trustOf(anchored)
  const good = (name: string, bundle: string, options: CaseOptions, absent: StepId[] = []): BundleCase => ({
    name,
    bundle,
    patch: [],
    options,
    expect: {
      status: trustOf(options).kind === 'bundle' ? 'self_consistent' : 'unsealed',
      trust: trustOf(options),
      summary: summaryOf(null, trustOf(options), false),
      steps: stepResults([], [...ABSENT, ...absent], false, true),
    },
  })
  const bad = (name: string, bundle: string, patch: Patch, options: CaseOptions = anchored): BundleCase => ({
    name,
    bundle,
    patch,
    options,
    expect: {
      status: 'not_verified',
      trust,
      summary: null,
      steps: stepResults(['provider'], ABSENT, false, true),
    },
  })
  return [
    good('an answer that a relay carried', 'witnessed.json', anchored),
    good(
      'an answer whose relay was told the capture, with its request sealed',
      'witnessed-bound.json',
      anchored,
    ),
    {
      ...good('the same with the sealed request left out', 'witnessed-bound.json', anchored),
      patch: set(at('sealed'), null),
    },
    {
      ...good('the statement beside the proof of the relay’s log', 'witnessed.json', anchored),
      patch: withExtra(SIGNED_STATEMENT),
    },
    good('the same with the keys inside the bundle only', 'witnessed.json', {
      webRoots: anchored.webRoots,
      relays: anchored.relays,
    }),
    good('an answer that was to be witnessed, and says that it is not', 'witnessed-not.json', anchored, [
      'provider',
    ]),
    bad('a root that is not public', 'witnessed.json', [], plain),
    ...relayCases(plain),
    ...Object.entries(RESIGNED).map(([bundle, { about }]) => bad(about, bundle, [])),
    ...EDITED.map(([name, patch]) => bad(name, 'witnessed.json', patch)),
    ...EDITED_BOUND.map(([name, patch]) => bad(name, 'witnessed-bound.json', patch)),
    {
      ...bad('one connection for two answers', 'witnessed-twice.json', []),
      expect: {
        status: 'not_verified',
        trust,
        summary: null,
        steps: stepResults(['provider'], ['consistency', 'timestamps', 'plan', 'outcomes'], false, true),
      },
    },
    ...(['client', 'root', 'relayProof'] as const).map((name) =>
      bad(
        `a ${name} beside an answer that is not witnessed`,
        'witnessed-not.json',
        set(at(name), ENTRY[name]),
      ),
    ),
  ]
}
