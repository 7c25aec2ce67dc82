import { utf8Decode } from '../bytes.ts'
import { formatVkey } from '../log/note-key.ts'
import { isFromSamePlace } from '../relayed/named-relays.ts'
import { SHAPES } from '../shapes.ts'
import { readStrictJson, type StrictJson } from '../strict-json.ts'
import { accessByHost } from './engine-hosts.ts'
import { MAX_MANIFEST_BYTES } from './manifest.ts'
import { looksLikePage, pageSha256, readPage } from './page.ts'
import { statusOf, summaryOf, withUnchecked } from './verdict.ts'
import {
  attempt,
  attemptFinding,
  fail,
  type Outcome,
  STEPS,
  type StepId,
  type VerificationReport,
  type VerifiedFacts,
} from './verification-report.ts'
import { type History, verifyEvents } from './verify-events.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import { saidWithout, verifyOutcomes } from './verify-outcomes.ts'
import { type VerifiedPlan, verifyPlan } from './verify-plan.ts'
import { isWrong, requireReadable } from './verify-readable.ts'
import { verifyResponse } from './verify-response.ts'
import { ALONE, type Around, verifySeal } from './verify-seal.ts'
import { verifySources } from './verify-sources.ts'
import { verifyTimestamps } from './verify-timestamps.ts'
import { decodeField, resolveTrust, type Trust, type VerifyOptions } from './verify-trust.ts'
import { verifyWitnessed } from './verify-witnessed.ts'
import words from './words.json' with { type: 'json' }

/** Why every step fails when the file is no bundle at all. */
export const NOT_JSON = 'the bundle is not a JSON object that can be read'

/**
 * Checks an evidence bundle, given as a parsed object or as JSON text, in thirteen steps. Never throws, whatever the
 * input; every failure is a step with a reason.
 */
export function verifyBundle(
  bundle: unknown,
  options: VerifyOptions = {},
  around: Partial<Around> = {},
): VerificationReport {
  try {
    const text = typeof bundle === 'string' ? bundle : JSON.stringify(bundle)
    if (text.length > MAX_BUNDLE_CHARS) return unreadable(NOT_JSON, options)
    return verify(readStrictJson(text), options, { ...ALONE, ...around })
  } catch {
    return unreadable(NOT_JSON, options)
  }
}

/** The same for a file as it is: a bundle, or a page that carries one and was signed with it. */
export function verifyBundleFile(bytes: Uint8Array, options: VerifyOptions = {}): VerificationReport {
  let text: string
  try {
    text = utf8Decode(bytes)
  } catch {
    return unreadable(NOT_JSON, options)
  }
  if (!looksLikePage(text)) return verifyBundle(text, options)
  const page = readPage(text)
  if (page === null) return unreadable('the page carries no evidence, or more than one', options)
  return verifyBundle(page.evidence, options, { page: pageSha256(page) })
}

function verify(file: StrictJson, options: VerifyOptions, around: Around): VerificationReport {
  const bundle = file.value
  if (typeof bundle !== 'object' || bundle === null || Array.isArray(bundle)) {
    return unreadable('the bundle is not a JSON object', options)
  }
  const parts: Record<string, unknown> = { ...bundle }
  const schema = parts.bundle
  if (typeof schema !== 'string' || !/^https:\/\/[^/]+\/schema\/bundle\/v1$/.test(schema)) {
    return unreadable('the bundle does not name a known version of its format', options)
  }
  const trust = resolveTrust(parts.trust, options)
  const capture = verifyLogged(parts, trust)
  const planned = attemptFinding(() => verifyPlan(parts.plan, capture, trust), { plan: null })
  // Outcomes mean something only under a plan that holds.
  const counted = attemptFinding(() => verifyOutcomes(parts, planned.plan, capture, trust, around.lists), {
    said: planned.plan === null ? '' : saidWithout(planned.plan),
  })
  const stamped = attemptFinding(() => verifyTimestamps(parts.timestamps, capture, trust), {
    stamps: [],
    chains: [],
  })
  const carried = attemptFinding(() => verifyWitnessed(parts, capture, trust), {
    witnessed: [],
    recording: null,
  })
  const history: History = {
    classifications: [],
    ofOthers: [],
    verifications: [],
    places: new Map(),
    keys: new Set(),
    isRead: false,
  }
  const outcomes: Record<StepId, Outcome> = {
    response: attempt(() => verifyResponse(parts.response, parts.answer, capture.manifest)),
    ...capture.outcomes,
    timestamps: stamped.outcome,
    events: attempt(() => verifyEvents(parts, capture, trust, history)),
    plan: planned.outcome,
    outcomes: counted.outcome,
    sources: attempt(() => verifySources(parts.sourceTrail, capture, trust)),
    seal: attempt(() => verifyWhole(file, parts, capture, history, trust, around)),
    provider: carried.outcome,
  }
  const facts = {
    ...factsOf(capture, outcomes, planned.plan),
    timestamps: stamped.stamps,
    classification: classificationOf(outcomes, history),
    witnessed: carried.outcome.result === 'pass' ? carried.witnessed : [],
    recording: carried.recording,
  }
  const warnings = [
    ...warningsOf(capture, trust, outcomes, stamped.stamps, options),
    ...relayWarnings(facts.witnessed, trust),
  ]
  return report(outcomes, trust, facts, warnings, sentenceOf(planned.plan, counted.said, outcomes))
}

/** Step 12: what no other step looks at is signed as a whole, and says what the signed parts say. */
function verifyWhole(
  file: StrictJson,
  parts: Record<string, unknown>,
  capture: LoggedFindings,
  history: History,
  trust: Trust,
  around: Around,
): Outcome {
  const keys = new Set(history.keys)
  if (capture.captureKeySha256 !== null) keys.add(capture.captureKeySha256)
  const outcome = verifySeal(file, parts, capture, keys, trust, around)
  // Without a manifest there is nothing to compare with, and other steps have failed.
  const captured = manifestOf(capture, 'capture')
  if (captured === null) return outcome
  const { base64 } = SHAPES.MANIFEST(parts.manifest, 'manifest')
  const written = JSON.parse(utf8Decode(decodeField(base64, MAX_MANIFEST_BYTES, 'manifest')))
  requireReadable(parts, { written, capture: captured, history })
  return outcome
}

/** Said only when nothing about the capture, the plan or the outcomes is wrong. */
function sentenceOf(
  plan: VerifiedPlan | null,
  said: string,
  outcomes: Record<StepId, Outcome>,
): string | null {
  const isSound = [...REQUIRED, 'plan' as const].every((id) => outcomes[id].result === 'pass')
  if (plan === null || !isSound || outcomes.outcomes.result === 'fail') return null
  const sentences = [`${plan.said}; ${said}`, ...(plan.beforeSaid === null ? [] : [plan.beforeSaid])]
  return sentences.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ')
}

function report(
  outcomes: Record<StepId, Outcome>,
  { keyTrust, tsaAnchored }: Pick<Trust, 'keyTrust' | 'tsaAnchored'>,
  facts: VerifiedFacts,
  warnings: string[],
  sampling: string | null,
): VerificationReport {
  const isAnchored = (id: StepId) =>
    outcomes[id].result === 'pass' && keyTrust.kind !== 'bundle' && (id !== 'timestamps' || tsaAnchored)
  const steps = STEPS.map((step, i) => ({
    step: i + 1,
    ...step,
    ...outcomes[step.id],
    anchored: isAnchored(step.id),
  }))
  const failed = steps.find(({ result }) => result === 'fail')
  const missing = steps.find(({ id, result }) => REQUIRED.has(id) && result !== 'pass')
  const problem = failed ?? missing ?? null
  const isSealed = outcomes.seal.result === 'pass'
  const status = statusOf(problem, keyTrust, isSealed)
  const summary = summaryOf(problem, keyTrust, isSealed)
  return {
    status,
    ok: status === 'verified',
    trust: keyTrust,
    summary: problem === null ? withUnchecked(summary, steps) : summary,
    sampling,
    steps,
    facts,
    warnings,
  }
}

function factsOf(
  capture: LoggedFindings,
  outcomes: Record<StepId, Outcome>,
  plan: VerifiedPlan | null,
): VerifiedFacts {
  const isGood = (id: StepId) => outcomes[id].result === 'pass'
  const manifest = isGood('signature') ? manifestOf(capture, 'capture') : null
  const opened = isGood('checkpoint') ? (capture.checkpoint?.opened ?? null) : null
  const newest = isGood('consistency') ? (capture.newest?.opened ?? null) : null
  const cosignatures = (newest ?? opened)?.cosignatures ?? []
  return {
    ...NO_FACTS,
    ...(isGood('signature') && {
      manifestSha256: capture.manifestSha256,
      captureKeySha256: capture.captureKeySha256,
    }),
    ...(manifest && {
      responseSha256: isGood('response') ? manifest.response.sha256 : null,
      engine: manifest.source.engine,
      access: accessByHost(manifest.source),
      demo: manifest.source.access === 'demo',
      question: manifest.question.prompt,
      brand: { name: manifest.brand.name, domain: manifest.brand.domain },
      capturedAt: manifest.times.capturedAt,
    }),
    ...(opened && {
      origin: opened.origin,
      logKey: formatVkey(opened.logKey),
      leafIndex: capture.leafIndex,
      treeSize: opened.size,
    }),
    newestTreeSize: newest?.size ?? null,
    cosigners: cosignatures.map(({ verifier, timeSeconds }) => ({
      name: verifier.name,
      at: new Date((timeSeconds ?? 0) * 1000).toISOString(),
    })),
    ...(plan && isGood('plan') && planFacts(plan, isGood('outcomes'))),
  }
}

function planFacts(plan: VerifiedPlan, accounted: boolean): Partial<VerifiedFacts> {
  if (plan.kind === 'people') {
    const { slot, manifest } = plan
    const account = manifest.people[slot.person - 1]?.account ?? null
    return { slot: { slot: slot.number, slots: manifest.slots.length, account, accounted } }
  }
  const { sample, manifest, before } = plan
  const { samples, runs, series } = manifest
  return { sampling: { sample, samples, runs, accounted, plan: series?.number ?? null, before } }
}

/** The newest class of this answer in the log, and what it rests on. */
function classificationOf(
  outcomes: Record<StepId, Outcome>,
  { classifications }: History,
): VerifiedFacts['classification'] {
  const newest = classifications.at(-1)
  if (newest === undefined || outcomes.events.result !== 'pass' || outcomes.signature.result !== 'pass')
    return null
  const { classifier, reviewer, claims, class: citationClass, rule, classifiedAt } = newest
  return {
    class: citationClass,
    rule,
    classifiedAt,
    by: reviewer ?? `${classifier.name} ${classifier.version}`,
    wrong: claims
      .filter(isWrong)
      .map(({ predicate, stated, truth, start, end }) => ({ predicate, stated, truth, start, end })),
  }
}

function warningsOf(
  capture: LoggedFindings,
  trust: Trust,
  outcomes: Record<StepId, Outcome>,
  stamps: VerifiedFacts['timestamps'],
  { now }: VerifyOptions,
): string[] {
  const warnings: string[] = []
  const manifest = manifestOf(capture, 'capture')
  const access = manifest === null ? null : accessByHost(manifest.source)
  const capturedAt = manifest === null ? null : Date.parse(manifest.times.capturedAt)
  const stampTimes = stamps.map(({ genTime }) => Date.parse(genTime))
  if (trust.keyTrust.kind === 'bundle') warnings.push('The log key comes from the bundle itself.')
  if (trust.captureKeys === null) warnings.push('The capture key comes from the bundle itself.')
  if (access === 'demo')
    warnings.push('DEMO: the answer was invented for demonstration. No real engine said it.')
  if (access === 'compatible_server')
    warnings.push('STAND-IN: a server that the operator chose answered in place of the engine.')
  // Without a grade nothing is claimed to be proven.
  if (access === 'app') {
    const grade = manifest?.source.grade ?? 'D'
    const isCarried = outcomes.provider.result === 'pass'
    const inWords = grade === 'C' && isCarried ? words.gradeFetched : words.grades[grade]
    warnings.push(grade === 'A' && !isCarried ? words.gradeNotShown : inWords)
  }
  if (stamps.length > 0 && !trust.tsaAnchored)
    warnings.push('The roots of the time stamps come from the bundle itself.')
  if (outcomes.timestamps.result === 'not_present')
    warnings.push('No independent clock: all times are the collector’s.')
  if (trust.policy === null || trust.policy.quorum === 'none')
    warnings.push('No witness was asked for: a forked log would not be noticed.')
  else if (!trust.policyAnchored) warnings.push('The witnesses come from the bundle itself.')
  if (
    capturedAt !== null &&
    stampTimes.length > 0 &&
    Math.abs(Math.min(...stampTimes) - capturedAt) > TEN_MINUTES
  ) {
    warnings.push('The earliest time stamp is more than ten minutes away from the time the collector claims.')
  }
  if (now !== undefined && [capturedAt ?? 0, ...stampTimes].some((time) => time > now + TEN_MINUTES)) {
    warnings.push('A time in the bundle lies in the future of this computer’s clock.')
  }
  return warnings
}

/** A relay named by the place that named the log may be the collector's own. */
function relayWarnings(witnessed: VerifiedFacts['witnessed'], { relays, published }: Trust): string[] {
  const used = relays.filter(({ verifier }) => witnessed.some(({ relay }) => relay === formatVkey(verifier)))
  return used.some((relay) => isFromSamePlace(relay, published))
    ? [
        'The key of the relay comes from the same place as the key of the log: its operator could have made both.',
      ]
    : []
}

function unreadable(reason: string, options: VerifyOptions): VerificationReport {
  const outcomes = Object.fromEntries(STEPS.map(({ id }) => [id, fail(reason)])) as Record<StepId, Outcome>
  return report(outcomes, resolveTrust(null, options), NO_FACTS, [], null)
}

const REQUIRED = new Set<StepId>(['response', 'signature', 'leaf', 'inclusion', 'checkpoint'])
const TEN_MINUTES = 600_000
const MAX_BUNDLE_CHARS = 100_000_000
const NO_FACTS: VerifiedFacts = {
  responseSha256: null,
  manifestSha256: null,
  engine: null,
  access: null,
  demo: null,
  question: null,
  brand: null,
  classification: null,
  capturedAt: null,
  captureKeySha256: null,
  origin: null,
  logKey: null,
  leafIndex: null,
  treeSize: null,
  newestTreeSize: null,
  cosigners: [],
  sampling: null,
  slot: null,
  timestamps: [],
  witnessed: [],
  recording: null,
}
