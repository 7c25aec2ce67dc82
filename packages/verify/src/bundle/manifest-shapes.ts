import { bool, integer, list, mapOf, nullable, object, oneOf, optional, pattern, text } from '../shape.ts'
import { instant, sha256Text } from '../written-forms.ts'

export { instant, sha256Text }

/**
 * The members of every kind of manifest, version 1. Decimal numbers are written as strings: no floats. This is the one
 * place where they are written: the Python verifier reads them from a file made of them (`npm run generate`), and a test
 * holds the document of the API against them.
 */

export const nonce = pattern(/^[0-9a-f]{32}$/, '16 random bytes in lower-case hexadecimal')

/** `prev` is the SHA-256 of the manifest this one refers to. */
export const envelope = { schema: text, prev: nullable(sha256Text) }
const link = object({ url: text, title: nullable(text) })

const part = { sha256: sha256Text, bytes: integer }

/** What was recorded beside the reply. Only the conversation came from the provider; the rest is the recorder's word. */
const RECORDING = object({
  /** How the app's replies are read (`screen/profiles.json`). */
  profile: text,
  /** What recorded it, and in which browser. */
  tool: text,
  browser: text,
  /** Random, of one session of recording: relays are told its digest when connections open. */
  nonce,
  /** The visible text of the page. */
  screen: object(part),
  picture: nullable(object({ ...part, mediaType: oneOf('image/png', 'image/jpeg', 'image/webp') })),
  /** What the question rests on: the conversation that the provider sent, or the recorder's word. */
  question: oneOf('conversation', 'word'),
  /** The body of that conversation, which came on a connection of its own. */
  conversation: nullable(object({ ...part, endpoint: text, status: integer })),
  /** Of grade B: the key of the person, and its signature over the claim. */
  person: nullable(object({ key: text, signature: text })),
})

export const CAPTURE = object({
  ...envelope,
  /** 128 random bits: without them the digest of a short answer's manifest could be guessed. */
  captureNonce: nonce,
  captureId: text,
  kind: oneOf('original', 'verification'),
  runId: text,
  scanId: nullable(text),
  brand: object({ id: text, name: text, domain: text }),
  caseReference: nullable(text),
  source: object({
    engine: text,
    /** `seller` was called `web` in manifests from before answers of apps were kept. */
    surface: oneOf('api', 'seller', 'app', 'web'),
    /** Of an answer that a person got in an app: how much is proven of it. Older manifests have none. */
    grade: optional(oneOf('A', 'B', 'C', 'D')),
    access: text,
    provider: text,
    endpoint: text,
    modelRequested: nullable(text),
    modelReported: nullable(text),
    requestId: nullable(text),
    systemFingerprint: nullable(text),
    parameters: mapOf(text, 64),
    search: nullable(bool),
    locale: text,
    region: nullable(text),
    accountType: nullable(text),
    description: text,
  }),
  question: object({
    prompt: text,
    promptSha256: sha256Text,
    intent: text,
    requestSha256: nullable(sha256Text),
    conversation: text,
    systemPrompt: text,
  }),
  response: object({
    sha256: sha256Text,
    bytes: integer,
    mediaType: text,
    status: integer,
    headers: mapOf(text, 64),
  }),
  /** The visible text, taken from the response by the named extractor; null when there is no answer. */
  answer: nullable(object({ sha256: sha256Text, bytes: integer, extractor: text })),
  citations: list(link, 256),
  transport: object({
    resolvedIp: nullable(text),
    tlsVersion: nullable(text),
    certificateSha256: list(sha256Text, 16),
    startedAt: instant,
    firstByteAt: nullable(instant),
    finishedAt: instant,
    /** Calls made before the one that holds the answer, and what came of them. */
    earlier: list(
      object({ startedAt: instant, status: nullable(integer), sha256: nullable(sha256Text) }),
      64,
    ),
  }),
  collector: object({
    entity: text,
    instance: text,
    software: text,
    version: text,
    commit: nullable(text),
    container: nullable(text),
    os: text,
    runtime: text,
    egressIp: nullable(text),
    clock: object({ source: text, offsetMs: nullable(integer) }),
    trigger: object({ kind: text, id: nullable(text) }),
    captureKey: text,
  }),
  /** All by the collector's clock. */
  times: object({ requestedAt: instant, receivedAt: instant, capturedAt: instant }),
  /**
   * The plan that this answer was asked under, by the digest of its manifest, and the run's place in it. Null for a
   * re-verification, which no plan foresees; captures from before plans were kept have none.
   */
  plan: optional(object({ sha256: sha256Text, place: integer, sample: integer })),
  /** Of an answer that a person recorded in an app (grades A and B); others have none. */
  recording: optional(RECORDING),
})

const claim = object({
  predicate: text,
  stated: text,
  verdict: text,
  factId: nullable(text),
  truth: nullable(text),
  start: integer,
  end: integer,
  /** `certain` or `likely`; manifests from before there was a difference have none. */
  certainty: optional(text),
})

/** A reading behind a classification: its digest, and those of a model's request and reply. */
const reading = object({
  sha256: sha256Text,
  kind: text,
  version: text,
  requestSha256: optional(sha256Text),
  replySha256: optional(sha256Text),
})

export const CLASSIFICATION = object({
  ...envelope,
  eventNonce: nonce,
  classificationId: text,
  captureId: text,
  runId: text,
  class: text,
  rule: text,
  confidence: nullable(text),
  classifier: object({ name: text, version: text, promptSha256: nullable(sha256Text) }),
  claims: list(claim, 128),
  facts: list(
    object({
      id: text,
      predicate: text,
      hash: sha256Text,
      sourceUrl: nullable(text),
      sourceSha256: nullable(sha256Text),
      active: bool,
      /** Of a fact about what an operator declared: the digest of that declaration. Older manifests have none. */
      declaration: optional(sha256Text),
      /** SHA-256 of the manifest of the import whose catalogue says it; facts of other kinds, and older manifests, have none. */
      import: optional(sha256Text),
    }),
    128,
  ),
  /** Manifests from before readings were kept have none of these three. */
  readings: optional(list(reading, 16)),
  /** Why a person should look at it; empty when nobody has to. */
  needsReview: optional(list(text, 32)),
  /** The reviewer's note. */
  note: optional(text),
  reviewer: nullable(text),
  knownErrorRate: nullable(text),
  classifiedAt: instant,
})

export const VERIFICATION = object({
  ...envelope,
  eventNonce: nonce,
  verificationId: text,
  runId: text,
  /** Each further answer is a capture of its own, named by the digest of its manifest. */
  attempts: list(object({ captureManifestSha256: sha256Text, class: nullable(text), reproduced: bool }), 100),
  status: oneOf('active', 'stale', 'not_reproducible'),
  reason: text,
  verifiedAt: instant,
})

export const CUSTODY = object({
  ...envelope,
  eventNonce: nonce,
  event: oneOf(
    'captured',
    'stored',
    'integrated',
    'classified',
    'reverified',
    'exported',
    'accessed',
    'legal_hold',
    'restamped',
    'log_closed',
    'removed_by_order',
  ),
  /** SHA-256 of the capture manifest the event is about; null for events about the log itself. */
  subject: nullable(sha256Text),
  actor: text,
  role: text,
  reason: text,
  tool: text,
  details: mapOf(text, 64),
  at: instant,
})

export const recorder = object({
  software: text,
  version: text,
  commit: nullable(text),
  instance: text,
  captureKey: text,
})

/** At most so many prompts are named in a plan's manifest; of more, the lines of the runs name each. */
export const MAX_PLANNED_PROMPTS = 256

/** So many origins of prompts are told apart in a plan. */
export const MAX_ORIGINS = 16

/** The plan of a scan, logged before its first question. */
export const PLAN = object({
  ...envelope,
  eventNonce: nonce,
  planId: text,
  scanId: text,
  brand: object({ id: text, name: text, domain: text }),
  /**
   * Each prompt's SHA-256 in the order of the plan. Where there are too many to list, the list is empty and `root` is
   * that of the tree over them.
   */
  prompts: object({
    count: integer,
    sha256: list(sha256Text, MAX_PLANNED_PROMPTS),
    root: optional(sha256Text),
  }),
  /**
   * The how manieth plan of its brand it is; `prev` is the one before it. `history` is the root over what had been asked
   * before (`asked-before.ts`). Plans from before they were numbered have none.
   */
  series: optional(object({ number: integer, history: sha256Text })),
  /**
   * Where prompts are about products that were drawn from a catalogue: by which seed, from which imports, and how many of
   * each stratum. Plans of other prompts have none.
   */
  drawn: optional(
    list(
      object({
        sample: text,
        seed: text,
        /** How many products there were, and how many were drawn. */
        products: integer,
        drawn: integer,
        /** Kinds of questions about each product. */
        questions: list(text, 16),
        imports: list(object({ sha256: sha256Text, root: sha256Text }), 64),
        strata: list(object({ name: text, products: integer, drawn: integer }), 64),
        /** The checkpoint that followed the decision to draw: the seed is the SHA-256 of the roots and of its text. */
        checkpoint: optional(object({ size: integer, root: text })),
      }),
      8,
    ),
  ),
  /**
   * Where its prompts come from: of imports the kind of list and the SHA-256 of the file. `places` are their places among
   * the prompts, from 0, where the plan lists these. Plans from before origins were kept have none.
   */
  origins: optional(
    list(
      object({
        kind: text,
        list: nullable(text),
        sha256: nullable(sha256Text),
        prompts: integer,
        places: list(integer, MAX_PLANNED_PROMPTS),
      }),
      MAX_ORIGINS,
    ),
  ),
  /** The planned access and model; null if the engine offers no choice of model. */
  engines: list(object({ engine: text, access: text, provider: text, modelRequested: nullable(text) }), 64),
  /** How often each prompt is asked of each engine. */
  samples: integer,
  /** The time over which samples are spread; null for the scan's own length. */
  spreadSeconds: nullable(integer),
  runs: integer,
  /** Of the tree over the lines of the planned runs (`sampling-lines.ts`). */
  root: sha256Text,
  recorder,
  plannedAt: instant,
})

/** The outcomes of all runs of a plan; `prev` is the plan. */
export const OUTCOME = object({
  ...envelope,
  eventNonce: nonce,
  outcomeId: text,
  scanId: text,
  runs: integer,
  /** From 1 on, where outcomes were sealed again because a class had changed; the newest counts. */
  version: optional(integer),
  /** Runs by status. */
  counts: mapOf(integer, 16),
  /** Of the tree over the lines of the outcomes, in the order of the plan. */
  root: sha256Text,
  recorder,
  sealedAt: instant,
})

/** At most so many cited pages of one answer are captured, and named in its trail. */
export const MAX_SOURCES = 32

/** A page that an answer cites, as it was when it was fetched soon after; or why it was not fetched. */
export const PAGE = object({
  ...envelope,
  eventNonce: nonce,
  pageId: text,
  /** The address that was cited, without its fragment. */
  url: text,
  /** The address that answered, after redirects; null when none did. */
  finalUrl: nullable(text),
  outcome: oneOf('fetched', 'refused', 'unreachable', 'not_asked'),
  /** Why it was not fetched: a word for machines, and a sentence. */
  reason: nullable(object({ code: text, message: text })),
  status: nullable(integer),
  headers: mapOf(text, 64),
  /** The bytes, without their transfer coding. */
  body: nullable(object({ sha256: sha256Text, bytes: integer, mediaType: text })),
  /** The visible text, taken from the bytes by the named extractor. */
  text: nullable(
    object({
      sha256: sha256Text,
      bytes: integer,
      extractor: text,
      /** What the page may say beside this text, such as what its scripts add. */
      gaps: optional(list(text, 8)),
    }),
  ),
  times: object({ requestedAt: instant, capturedAt: instant }),
  recorder,
})

/** Results of the cited pages for the false statements of an answer; `prev` is the manifest of the answer. */
export const TRAIL = object({
  ...envelope,
  eventNonce: nonce,
  trailId: text,
  runId: text,
  captureId: text,
  classificationId: text,
  /** The digest of each page's manifest, in the order in which the answer cites them. */
  pages: list(sha256Text, MAX_SOURCES),
  /** The trail itself, as canonical JSON. */
  trail: object({ sha256: sha256Text, bytes: integer }),
  recorder,
  tracedAt: instant,
})

/**
 * That a bundle as a whole is what was handed out: the digest of all its other members, and of the page around it.
 * `prev` is the manifest of the capture. It is signed when the bundle is made, and is not in the log itself.
 */
export const SEAL = object({
  ...envelope,
  eventNonce: nonce,
  bundleId: text,
  runId: text,
  bundle: object({
    /** Of the text: without white space, members in the order in which they were written. */
    sha256: sha256Text,
    /** Of the same content with the members in the order of RFC 8785, for readers that keep no order. */
    contentSha256: sha256Text,
  }),
  /** Of the page that carries the bundle, without what it carries; null where the bundle is a file of its own. */
  page: nullable(sha256Text),
  recorder,
  sealedAt: instant,
})
