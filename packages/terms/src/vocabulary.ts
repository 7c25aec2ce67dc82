import { CLASS_TABLE } from './classes.ts'
import { ENGINE_TABLE } from './engines.ts'
import { INTENT_TABLE } from './intents.ts'
import { keysOf } from './keys-of.ts'
import { ORIGIN_TABLE } from './origin-table.ts'
import {
  CORRECTION_MOVE_TABLE,
  CORRECTION_STATE_TABLE,
  EVENT_TABLE,
  FACT_STATE_TABLE,
  FINDING_STATE_TABLE,
  type ROLE_TABLE,
  RUN_STATUS_TABLE,
  SOURCE_SAYS_TABLE,
  WATCH_PHASE_TABLE,
} from './states.ts'
import { GRADE_TABLE, SURFACE_TABLE, type Surface } from './surfaces.ts'

/** Every closed word list of the service, once. Routes, tables, tools and clients are built from these. */

export const ENGINES = keysOf(ENGINE_TABLE)
export type Engine = (typeof ENGINES)[number]

export const PROMPT_INTENTS = keysOf(INTENT_TABLE)
export type PromptIntent = (typeof PROMPT_INTENTS)[number]

export const CITATION_CLASSES = keysOf(CLASS_TABLE)
export type CitationClass = (typeof CITATION_CLASSES)[number]

/** What a rate counts: answers that mention the brand at all, or answers of one class. */
export const MEASURES = ['mentioned', ...CITATION_CLASSES] as const
export type Measure = (typeof MEASURES)[number]

export const CONFABULATION_WINDOWS = ['7d', '30d', 'all'] as const
export type ConfabulationWindow = (typeof CONFABULATION_WINDOWS)[number]

export const BUNDLE_FORMATS = ['json', 'html'] as const
export type BundleFormat = (typeof BUNDLE_FORMATS)[number]

export const VERIFICATION_STATUSES = ['active', 'stale', 'not_reproducible'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** `not_seen`: not said in ten answers or more since; always shown with the rate that so few answers leave possible. */
export const FINDING_STATES = keysOf(FINDING_STATE_TABLE)
export type FindingState = (typeof FINDING_STATES)[number]

/** How far having something corrected has come. */
export const CORRECTION_STATES = keysOf(CORRECTION_STATE_TABLE)
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** What happens to a correction: by a person, or by what was seen. */
export const CORRECTION_MOVES = keysOf(CORRECTION_MOVE_TABLE)
export type CorrectionMove = (typeof CORRECTION_MOVES)[number]

/** Where somebody can be asked to correct something. */
export const CORRECTION_STEPS = ['page', 'wiki', 'own_page', 'engine'] as const
export type CorrectionStepKind = (typeof CORRECTION_STEPS)[number]

/** What a watch over an engine is doing. */
export const WATCH_PHASES = keysOf(WATCH_PHASE_TABLE)
export type WatchPhase = (typeof WATCH_PHASES)[number]

/** What a watch has found; null while it does not know. `fewer`: in fewer answers than planned, not never. */
export const WATCH_RESULTS = ['fewer', 'still_said', 'back', 'undecided', 'stopped'] as const
export type WatchResult = (typeof WATCH_RESULTS)[number]

/** How much a false statement matters: what is grave is listed first. */
export const GRAVITIES = ['grave', 'usual', 'minor'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** By what false statements are put together in a ranking. */
export const RANKED_BY = ['statement', 'fact', 'engine'] as const
export type RankedBy = (typeof RANKED_BY)[number]

/** By the operator; by a changed fact; by a reading that clears the last answer accused of it. */
export const SETTLED_BY = ['operator', 'fact', 'reading'] as const
export type SettledBy = (typeof SETTLED_BY)[number]

/** QUEUED → RUNNING → CLASSIFYING → one of the three terminal states. */
export const SCAN_STATUSES = ['QUEUED', 'RUNNING', 'CLASSIFYING', 'COMPLETED', 'PARTIAL', 'FAILED'] as const
export type ScanStatus = (typeof SCAN_STATUSES)[number]

/** QUEUED → RUNNING → CAPTURED → CLASSIFIED, or SET_ASIDE (the answer broke its reader), or NO_ANSWER, or FAILED. */
export const RUN_STATUSES = keysOf(RUN_STATUS_TABLE)
export type RunStatus = (typeof RUN_STATUSES)[number]

export const NO_ANSWER_REASONS = ['filtered', 'no_overview', 'empty', 'cut_off'] as const
export type NoAnswerReason = (typeof NO_ANSWER_REASONS)[number]

/** How an engine was reached; shown wherever its answers are shown. */
export const ACCESS_KINDS = ['official_api', 'data_provider', 'app', 'compatible_server', 'demo'] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/**
 * The origin of an answer: the engine itself, asked by this service; its app, from which a person brought the answer; a
 * server that the operator chose to stand in for it; or none, because this software invented it. Answers of different
 * origin are never added up. The first that there is leads.
 */
export const ORIGINS = keysOf(ORIGIN_TABLE)
export type Origin = (typeof ORIGINS)[number]

export function originOf(access: AccessKind): Origin {
  if (access === 'demo' || access === 'app') return access
  return access === 'compatible_server' ? 'stand_in' : 'engine'
}

/** Where an answer was given. Stand-ins and the demonstration take the place of an interface; their origin says so. */
export const SURFACES = keysOf(SURFACE_TABLE)
export const GRADES = keysOf(GRADE_TABLE)

export function surfaceOf(access: string): Surface {
  if (access === 'app') return 'app'
  return access === 'data_provider' ? 'seller' : 'api'
}

export const CAPTURE_KINDS = ['original', 'verification'] as const
export type CaptureKind = (typeof CAPTURE_KINDS)[number]

export const JOB_STATES = ['queued', 'running', 'done', 'dead'] as const
export type JobState = (typeof JOB_STATES)[number]

export const KEY_SCOPES = ['read', 'scan', 'verify'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** What a member may do in an account; each may do what those before it may. */
export const MEMBER_ROLES = ['viewer', 'reviewer', 'editor', 'owner'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** The operator runs the installation and stands above the members of every account. */
export const ROLES = [...MEMBER_ROLES, 'operator'] as const satisfies (keyof typeof ROLE_TABLE)[]
export type Role = (typeof ROLES)[number]

/** Customer keys are for agents; service keys for programs of an account; personal keys act for their person. */
export const KEY_KINDS = ['customer', 'service', 'personal'] as const
export type KeyKind = (typeof KEY_KINDS)[number]

/** How somebody proved who they are when a session began. */
export const SIGN_IN_METHODS = ['token', 'code', 'invitation', 'passkey', 'openid'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** What the record of who did what tells apart. */
export const ACT_KINDS = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'change',
  'review',
  'export',
  'key_use',
  'refused',
] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** What can be shown to somebody without an account. */
export const SHARE_KINDS = ['finding', 'run', 'case', 'report'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** The two hashes by which a capture can be found. */
export const HASH_SUBJECTS = ['response', 'answer'] as const
export type HashSubject = (typeof HASH_SUBJECTS)[number]

/** Kinds of events in the feed. */
export const EVENT_KINDS = keysOf(EVENT_TABLE)
export type EventKind = (typeof EVENT_KINDS)[number]

/** What a cited page says about an answer's error: the same, the truth, neither; or it could not be read. */
export const SOURCE_SAYS = keysOf(SOURCE_SAYS_TABLE)
export type SourceSays = (typeof SOURCE_SAYS)[number]

/** Which answers have their cited pages captured: none, those that state something false, or all. */
export const CAPTURE_SOURCES = ['none', 'findings', 'all'] as const
export type CaptureSources = (typeof CAPTURE_SOURCES)[number]

/** What a fact can be. A restored one is active again; that it was restored is in its history. */
export const FACT_STATES = keysOf(FACT_STATE_TABLE)
export type FactState = (typeof FACT_STATES)[number]

/** What can happen to a fact. */
export const FACT_EVENTS = [
  'entered',
  'read',
  'proposed',
  'approved',
  'refused',
  'superseded',
  'withdrawn',
  'restored',
  'dated',
  'expired',
] as const
export type FactEventKind = (typeof FACT_EVENTS)[number]

/** Public registers that can be asked about a company. */
export const REGISTER_NAMES = ['gleif', 'companies-house', 'edgar', 'vies'] as const
export type RegisterName = (typeof REGISTER_NAMES)[number]

/** Forms in which facts are handed out as a file. */
export const FILE_FORMS = ['csv', 'jsonl'] as const
export type FileForm = (typeof FILE_FORMS)[number]

/** Whether facts that are read from the brand's own pages count at once, or wait for a person. */
export const PAGE_FACTS = ['active', 'proposed'] as const
export type PageFacts = (typeof PAGE_FACTS)[number]

/**
 * Where a fact can come from, the most trusted first: when two sources of one refresh disagree, the earlier wins.
 * The operator answers for the brand, and what a document or a register says counts only once a person has approved it, so
 * that no page takes its place. The site's own machine-readable statements are meant to be read by programs;
 * its prose needs interpretation; Wikidata is written by third parties.
 */
export const FACT_SOURCE_KINDS = [
  'operator',
  'document',
  'gleif',
  'companies-house',
  'edgar',
  'vies',
  'http-status',
  'json-ld',
  'microdata',
  'pricing-page',
  'contact-page',
  'about-page',
  'meta',
  'llms-txt',
  'sitemap',
  'wikidata',
] as const
