import { type TSchema, Type } from '@sinclair/typebox'
import {
  CAPTURE_SOURCES,
  ENGINES,
  JOB_STATES,
  KEY_KINDS,
  KEY_SCOPES,
  MEMBER_ROLES,
  PAGE_FACTS,
  PROMPT_INTENTS,
  RUN_STATUSES,
} from '@veracite/terms/vocabulary'
import { Sentence } from '../findings/sentence.ts'
import { Claim, Review } from '../runs/claims.ts'
import { scanMembers } from '../scans/public.ts'
import {
  apart,
  CitationClassName,
  CitationCounts,
  count,
  DateTime,
  EngineName,
  fromAnswers,
  NullableDateTime,
  nullable,
  nullableText,
  OriginName,
  oneOf,
  open,
  PromptIntentName,
  Sha256,
  text,
} from './schemas.ts'

/** Response bodies of the operator's API. */

const nextCursor = nullableText('Where the next page begins; null on the last one.')

export const pageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', { items: Type.Array(item, { description: 'The page.' }), nextCursor })

export const countedPageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', {
    total: count('Items on all pages together.'),
    items: Type.Array(item, { description: 'The page.' }),
    nextCursor,
  })

/** The same of answers, whose origins are counted one by one. */
export const answersPageOf = <T extends TSchema>(name: string, item: T) =>
  open(name, 'One page of a list.', {
    ...fromAnswers,
    total: count('Items on all pages together, of the origin named here.'),
    apart,
    items: Type.Array(item, { description: 'The page.' }),
    nextCursor,
  })

export const Plan = open('Plan', 'Which engines an account asks, and how often.', {
  id: text('Name of the plan.'),
  engines: Type.Array(oneOf(ENGINES), { description: 'Engines that are asked.' }),
  maxScansPerMonth: count('Scans in a calendar month (UTC).'),
})
export const Plans = open('Plans', 'All plans.', { items: Type.Array(Plan, { description: 'By name.' }) })

export const Account = open('Account', 'Owns brands and has a plan.', {
  id: text('Account identifier.'),
  name: text('Its name.'),
  plan: text('Its plan.'),
  createdAt: DateTime('When it was made.'),
})

export const Brand = open('Brand', 'A brand that is watched.', {
  id: text('Brand identifier.'),
  accountId: text('The account it belongs to.'),
  name: text('Its name.'),
  domain: text('Host name of its website.'),
  aliases: Type.Array(Type.String(), { description: 'Other names that answers use for it.' }),
  samplesPerPrompt: count('How often each prompt is asked of each engine in a scan.'),
  captureSources: oneOf(CAPTURE_SOURCES, {
    description: 'Which answers have their cited pages captured: `none`, those with `findings`, or `all`.',
  }),
  pageFacts: oneOf(PAGE_FACTS, {
    description:
      'Whether facts read from its own pages are `active` at once, or `proposed` and wait for a person.',
  }),
  createdAt: DateTime('When it was added.'),
  archivedAt: NullableDateTime('When it was archived; null while it is watched.'),
})

export const Prompt = open('Prompt', 'A question that is asked about a brand.', {
  id: text('Prompt identifier.'),
  brandId: text('The brand it is asked for.'),
  text: text('The question.'),
  intent: oneOf(PROMPT_INTENTS, { description: 'What it asks about.' }),
  locale: text('Its language, for example `en` or `en-US`.'),
  createdAt: DateTime('When it was added.'),
  archivedAt: NullableDateTime('When it was archived; null while it is asked.'),
})
export const Prompts = open('Prompts', 'The prompts that were added.', {
  items: Type.Array(Prompt, { description: 'In the order in which they were given.' }),
})

export const Archived = open('Archived', 'It is archived; its captures are kept.', {
  archived: Type.Boolean({ description: 'Always true.' }),
})

const FactChange = open('FactChange', 'A run whose class the facts would change.', {
  runId: text('Run identifier.'),
  engine: EngineName,
  ...fromAnswers,
  intent: PromptIntentName,
  prompt: text('The question that was asked.'),
  citationClass: CitationClassName,
  capturedAt: DateTime('When the answer was captured.'),
  class: CitationClassName,
  wouldBe: CitationClassName,
  rule: text('The rule that would decide.'),
  needsReview: Type.Array(Review, { description: 'Why a person would have to look.' }),
  claims: Type.Array(Claim, { description: 'The statements that the new facts decide.' }),
})
export const FactPreview = open('FactPreview', 'What facts would change; nothing is written.', {
  ...fromAnswers,
  apart: Type.Optional(
    Type.Array(
      open('PreviewApart', 'Runs with answers of another origin.', {
        origin: OriginName,
        count: count('Runs that were looked at.'),
        changed: count('Of these, the ones that would change.'),
      }),
      { description: 'They are in none of the other numbers.' },
    ),
  ),
  runs: count('Runs that were looked at.'),
  unread: count('Of these, the ones that would have to be read again first.'),
  changed: count('Runs that would change.'),
  truncated: Type.Boolean({
    description: 'There are more runs than were looked at, or more changes than listed.',
  }),
  items: Type.Array(FactChange, { description: 'Newest first.' }),
  findings: count('Findings, not settled so far, that rest on facts that would go: they would be settled.'),
})

const ListedScan = open('ListedScan', 'A scan and its progress.', {
  ...scanMembers,
  createdAt: DateTime('When it was asked for.'),
  stoppedAt: NullableDateTime('When the operator stopped it; usually null.'),
  confirmsScanId: nullableText('The scan whose doubtful changes it re-checks; null for an ordinary scan.'),
})
const ScanCell = open('ScanCell', 'Progress of the runs of one engine and intent.', {
  engine: EngineName,
  ...fromAnswers,
  intent: PromptIntentName,
  runs: count('Runs that are planned.'),
  byStatus: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'Runs per run status.' }),
  counts: CitationCounts,
})
export const ScanDetail = open(
  'ScanDetail',
  'A scan, its brand, and the progress of each engine and intent.',
  {
    ...scanMembers,
    brandId: text('The brand it is about.'),
    samples: count('How often each prompt is asked of each engine.'),
    createdAt: DateTime('When it was asked for.'),
    stoppedAt: NullableDateTime('When the operator stopped it; usually null.'),
    matrix: Type.Array(ScanCell, { description: 'One for each engine and intent that is asked.' }),
  },
)
export const ScanPage = open('ScanPage', "Scans, newest first, and how much of the month's cap is used.", {
  scansThisMonth: count('Scans that the account has started this month (UTC).'),
  maxScans: count('Scans that its plan allows in a month.'),
  items: Type.Array(ListedScan, { description: 'The page.' }),
  nextCursor,
})

export const Run = open('Run', 'A run, in short.', {
  id: text('Run identifier.'),
  scanId: text('The scan it belongs to.'),
  engine: EngineName,
  intent: PromptIntentName,
  prompt: text('The question that is asked.'),
  sample: count('Number of this sample among those of its prompt and engine, from 1.'),
  status: oneOf(RUN_STATUSES, { description: 'State of the run.' }),
  provisional: Type.Optional(
    Type.Boolean({ description: 'True: the configured model has not finished reading its answer.' }),
  ),
  citationClass: nullable(CitationClassName, 'Null until it is classified.'),
  sha256: nullableText('SHA-256 of the reply; null while there is none.'),
  noAnswerReason: nullableText('Why there is no answer; null otherwise.'),
  error: nullableText('Why it failed or was set aside; null otherwise.'),
  ...fromAnswers,
})

const StatementInDoubt = open('StatementInDoubt', 'A statement that a person is to judge.', {
  ...Claim.properties,
  why: text('Why it is not certain, in a sentence.'),
  sentence: Sentence,
})

export const RunForReview = open('RunForReview', 'A run that waits for a person.', {
  runId: text('Run identifier.'),
  scanId: text('The scan it belongs to.'),
  engine: EngineName,
  ...fromAnswers,
  intent: PromptIntentName,
  prompt: text('The question that was asked.'),
  citationClass: CitationClassName,
  capturedAt: DateTime('When the answer was captured.'),
  excerpt: text('The words of the answer that matter most.'),
  needsReview: Type.Array(Review, { description: 'Why a person should look.' }),
  statements: Type.Array(StatementInDoubt, {
    description: 'What it seems to say that a fact contradicts; none if the doubt is another one.',
  }),
})

export const Settlement = open('Settlement', 'What a person found, and the class that follows.', {
  runId: text('Run identifier.'),
  ...fromAnswers,
  classificationId: text('The new classification.'),
  readingId: nullableText("The person's reading."),
  readingSha256: nullable(Sha256('Its digest.'), 'As the signed classification names it.'),
  previousClass: nullable(CitationClassName, 'The class it had before.'),
  class: CitationClassName,
  rule: text('The rule that decided.'),
  claims: Type.Array(Claim, { description: 'What the answer states.' }),
  by: text('Who settled it.'),
  note: nullableText('What was noted.'),
})

export const ReviewOutcome = open('ReviewOutcome', 'What follows from the answer of a person.', {
  runId: text('Run identifier.'),
  ...fromAnswers,
  previousClass: nullable(CitationClassName, 'The class it had before.'),
  class: nullable(CitationClassName, 'The class it has now.'),
  by: text('Who answered.'),
  note: nullableText('What was noted.'),
})

const key = {
  id: text('Key identifier.'),
  accountId: text('The account it belongs to.'),
  name: text('Its name.'),
  kind: oneOf(KEY_KINDS, {
    description:
      '`customer`: for agents, at /api/mcp. `service`: for programs of the account, at /api/admin. `personal`: acts for a person.',
  }),
  hint: text('The last four characters.'),
  scopes: Type.Array(oneOf(KEY_SCOPES), { description: 'What a customer key may do; empty for the others.' }),
  role: nullable(
    oneOf(MEMBER_ROLES),
    'The most that a service or personal key may do; null for customer keys.',
  ),
  person: nullableText('The name of the person it acts for; null unless it is personal.'),
  createdAt: DateTime('When it was issued.'),
  expiresAt: NullableDateTime('When it stops working by itself; null for never.'),
  lastUsedAt: NullableDateTime('When it was last used, give or take a minute; null for never.'),
  revokedAt: NullableDateTime('When it was revoked; null while it works.'),
}
export const Key = open('Key', 'An API key, without the key itself.', key)
export const IssuedKey = open(
  'IssuedKey',
  'An API key, including the key itself, which is shown only once.',
  {
    ...key,
    key: text('The key.'),
  },
)
export const Revoked = open('Revoked', 'The key is revoked.', {
  revoked: Type.Boolean({ description: 'Always true.' }),
})

const Anything = Type.Record(Type.String(), Type.Unknown())

export const Job = open('Job', 'Work in the background.', {
  id: text('Job identifier.'),
  kind: text('What it does.'),
  state: oneOf(JOB_STATES, { description: '`done` and `dead` are final.' }),
  lane: text('The lane it waits in.'),
  attempt: count('How often it was tried.'),
  crashes: count('How often its worker vanished.'),
  error: nullableText('Why it failed, or why it is tried again.'),
  result: nullable(Anything, 'The outcome; its form depends on the kind.'),
  progress: nullable(Anything, 'The progress; its form depends on the kind.'),
  createdAt: DateTime('When it was queued.'),
  startedAt: NullableDateTime('When it was last started.'),
  finishedAt: NullableDateTime('When it ended; null until then.'),
  runAt: DateTime('When it may be tried next.'),
})

const EngineState = open('EngineState', 'An engine: who serves it, or what is missing.', {
  engine: EngineName,
  runnable: Type.Boolean({ description: 'Whether it can be asked.' }),
  access: Type.Optional(text('How it is reached.')),
  provider: Type.Optional(text('Who serves it.')),
  model: Type.Optional(nullableText('The model asked for.')),
  description: Type.Optional(
    text('What is asked, and what that is not, for example the app of an engine and not its API.'),
  ),
  adapter: Type.Optional(text('Version of what reads its replies.')),
  limits: Type.Optional(
    open('EngineLimits', 'How fast it may be asked, and for how much.', {
      timeoutMs: count('Longest time for one answer, in milliseconds.'),
      concurrency: count('Questions at once.'),
      requestsPerMinute: Type.Number({ description: 'Questions in a minute.' }),
      dailySpendUsd: nullableText('US dollars per UTC day as a decimal string; null for no ceiling.'),
    }),
  ),
  missing: Type.Optional(
    Type.Array(Type.Array(Type.String()), {
      description: 'Settings that would make it runnable: any one group.',
    }),
  ),
})
const ReaderState = open('ReaderState', 'Who reads the answers.', {
  model: nullableText('The language model, as provider/model; null: the plain reader alone.'),
  second: nullableText('The model that confirms accusations; null: the same one.'),
  words: text('The same in a sentence, with the price of an ordinary answer.'),
})
export const Engines = open('Engines', 'All engines.', {
  reader: Type.Optional(ReaderState),
  items: Type.Array(EngineState, { description: 'Runnable engines first.' }),
})
