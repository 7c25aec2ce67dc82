import { base64Decode, base64Encode, utf8Decode, utf8Encode } from '@veracite/verify/bytes'
import { canonicalText } from '@veracite/verify/canonical-form'
import { sampleBundle } from '@veracite/verify/test-support/sample-bundle'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { knownFailures, MEASURED_ERROR } from './case-record.ts'
import type { Completeness } from './completeness.ts'
import { PROFILES, profileResults, profilesSection, type ShownFacts, shownIn } from './profiles.ts'
import type { QualifiedStamps } from './qualified-stamps.ts'

const say = sayIn('en')
const NAMES = [...new Set(PROFILES.flatMap(({ demands }) => demands))]
const ALL = Object.fromEntries(NAMES.map((name) => [name, true]))

test('a file that shows everything may say what each profile says', () => {
  expect(profileResults(ALL, say).map(({ says }) => says)).toEqual(
    PROFILES.map(({ id }) => say.known('profileSays', id)),
  )
})

const taken = PROFILES.flatMap(({ id, demands }) => demands.map((shownBy) => [id, shownBy] as const))
test.each(taken)('%s refuses to say it without %s, and names what is missing', (id, shownBy) => {
  const { [shownBy]: _, ...rest } = ALL
  const result = profileResults(rest, say).find((one) => one.id === id)
  expect(result?.says).toBeNull()
  const missing = [say.known('profileDemand', `${id}.${shownBy}`)]
  expect(result?.demands.filter(({ isShown }) => !isShown).map(({ demand }) => demand)).toEqual(missing)
  const shown = profilesSection({ profiles: profileResults(rest, say) }, say)?.text ?? ''
  expect(shown).toContain('Not complete: 1 of')
  expect(shown.match(/not legal advice/g)).toHaveLength(1)
  expect(shown).not.toContain(say.known('profileSays', id))
})

/** A file that shows everything, as its parts; and each thing taken away. */
const bundle = sampleBundle()
const MANIFEST = JSON.parse(utf8Decode(base64Decode(bundle.manifest.base64)))
const [stamp] = bundle.timestamps
function parts() {
  const manifest = structuredClone(MANIFEST)
  manifest.collector.egressIp = '192.0.2.1'
  manifest.collector.clock.offsetMs = 3
  const plan = {
    ...{ scanId: 's', sha256: '', number: 1, planned: 1, included: 1, without: {} },
    classes: { STRONG: 1 } as Record<string, number> | null,
  }
  return {
    manifest,
    timestamps: [
      { ...stamp, tsa: 'a' },
      { ...stamp, tsa: 'b' },
    ] as (typeof bundle)['timestamps'],
    summary: {
      demonstration: false,
      answers: [{ origin: 'engine', sha256: 'a'.repeat(64), custody: [{ logIndex: 4 as number | null }] }],
      qualified: { services: [], without: [] as number[] } as QualifiedStamps | undefined,
      record: {
        entities: ['Example Ltd'],
        preparedBy: 'Ada' as string | null,
        completeness: { plans: [plan], earlierPlans: 0, leftOut: [] } as Completeness | undefined,
        measuredError: { ...MEASURED_ERROR },
        knownFailures: knownFailures(say) as ReturnType<typeof knownFailures> | undefined,
        classifiers: [`veracite ${MEASURED_ERROR.classifier}`],
        decidedByModel: true,
        readers: ['model: 1 of 300'],
      },
    },
  }
}
type Parts = ReturnType<typeof parts>
const shows = (change: (parts: Parts) => unknown = () => 0): ShownFacts => {
  const made = parts()
  change(made)
  const manifest = { base64: base64Encode(utf8Encode(canonicalText(made.manifest))), sha256: '' }
  return shownIn(made.summary as unknown as Parameters<typeof shownIn>[0], [
    { manifest, timestamps: made.timestamps },
  ])
}

const TAKEN: Record<string, (parts: Parts) => unknown> = {
  engineAnswered: ({ summary }) => summary.answers.map((one) => Object.assign(one, { origin: 'stand_in' })),
  entityNamed: ({ summary }) => summary.record.entities.push('not stated'),
  personNamed: ({ summary }) => (summary.record.preparedBy = null),
  processNamed: ({ manifest }) => (manifest.collector.version = ''),
  digests: ({ summary }) => summary.answers.map((one) => Object.assign(one, { sha256: '' })),
  custody: ({ summary }) =>
    summary.answers.map((one) => Object.assign(one, { custody: [{ logIndex: null }] })),
  plans: ({ summary }) =>
    summary.record.completeness?.plans.map((one) => Object.assign(one, { included: 0 })),
  outcomes: ({ summary }) =>
    summary.record.completeness?.plans.map((one) => Object.assign(one, { classes: null })),
  completeness: ({ summary }) => (summary.record.completeness = undefined),
  publishedError: ({ summary }) => (summary.record.measuredError.published = []),
  readerError: ({ summary }) => (summary.record.readers = ['model: not measured']),
  knownFailures: ({ summary }) => (summary.record.knownFailures = undefined),
  versionMeasured: ({ summary }) => (summary.record.classifiers = ['veracite 0.0.1']),
  stamped: (made) => (made.timestamps = []),
  stampedTwice: (made) => made.timestamps.pop(),
  qualified: ({ summary }) => summary.qualified?.without.push(1),
  machine: ({ manifest }) => (manifest.collector.os = ''),
  address: ({ manifest }) => (manifest.collector.egressIp = null),
  noProxy: ({ manifest }) => (manifest.transport.route = 'relay'),
  cachesEmpty: ({ manifest }) => (manifest.transport.carriedOver = null),
  clockCompared: ({ manifest }) => (manifest.collector.clock.offsetMs = null),
}

test('every demand can be shown by the parts of a file, and every one is taken away below', () => {
  expect(profileResults(shows(), say).map(({ says }) => says !== null)).toEqual(PROFILES.map(() => true))
  expect(Object.keys(TAKEN).toSorted()).toEqual(NAMES.toSorted())
})

test.each(Object.keys(TAKEN))(
  'without what shows %s, each profile that demands it refuses and names it',
  (name) => {
    const results = profileResults(shows(TAKEN[name]), say)
    for (const { id, demands } of PROFILES.filter((profile) => profile.demands.includes(name))) {
      const result = results.find((one) => one.id === id)
      expect(result?.says).toBeNull()
      const missing = result?.demands.flatMap(({ isShown, demand }) => (isShown ? [] : [demand]))
      expect(demands.length).toBeGreaterThan(1)
      expect(missing).toContain(say.known('profileDemand', `${id}.${name}`))
    }
  },
)

test('one reader whose error is not stated is enough for the demand to be missing', () => {
  const both = shows(({ summary }) => summary.record.readers.push('older: error not stated'))
  expect(both).toMatchObject({ readerError: false })
})

test('without a trusted list nothing is qualified, and manifests from before show neither route nor what was kept', () => {
  expect(shows(({ summary }) => (summary.qualified = undefined))).toMatchObject({ qualified: false })
  const old = shows(({ manifest }) => {
    delete manifest.transport.route
    delete manifest.transport.carriedOver
  })
  expect(old).toMatchObject({ noProxy: false, cachesEmpty: false, address: false })
})

test.each(['app', 'data_provider', 'demo', 'compatible_server'])(
  'of an answer by %s, this machine shows nothing about the one that asked the engine',
  (access) => {
    const shown = shows(({ manifest }) => (manifest.source.access = access))
    expect(shown).toMatchObject({ machine: false, address: false, noProxy: false, cachesEmpty: false })
  },
)
