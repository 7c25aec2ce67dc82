import { Type } from '@sinclair/typebox'
import { REVIEW_ANSWERS } from '@veracite/core/runs/answer-review'
import {
  CAPTURE_SOURCES,
  CITATION_CLASSES,
  ENGINES,
  KEY_SCOPES,
  PROMPT_INTENTS,
  RUN_STATUSES,
} from '@veracite/terms/vocabulary'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { STANCES } from '@veracite/verdicts/reading'
import * as bodies from './admin-bodies.ts'
import {
  Alias,
  Archived,
  admin,
  created,
  Domain,
  id,
  Locale,
  Name,
  ok,
  page,
  Samples,
  Uuid,
} from './admin-parts.ts'
import { ConfabulationItem } from './confabulations.ts'
import { Fact } from './ground-truth-facts.ts'
import { MIB, operation } from './operation.ts'
import { EngineName, JobAck, OriginName, oneOf, PromptIntentName, WindowName } from './schemas.ts'

/**
 * What the operator's application and command line need. It has its own document and the same care as the
 * public contract, but may change with the service.
 */

export const putPlan = operation({
  ...admin,
  id: 'adminPutPlan',
  method: 'PUT',
  path: '/api/admin/plans/{planId}',
  summary: 'Make or change a plan',
  params: { planId: { description: 'Name of the plan.', example: 'pro' } },
  body: Type.Object({
    engines: Type.Array(oneOf(ENGINES), { maxItems: 100 }),
    maxScansPerMonth: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  answers: ok(bodies.Plan),
})

export const listPlans = operation({
  ...admin,
  id: 'adminListPlans',
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'List plans',
  answers: ok(bodies.Plans),
})

export const addAccount = operation({
  ...admin,
  id: 'adminAddAccount',
  method: 'POST',
  path: '/api/admin/accounts',
  summary: 'Add an account',
  body: Type.Object({ name: Name, plan: Type.String({ minLength: 1, maxLength: 64 }) }),
  answers: created(bodies.Account),
})

export const listAccounts = operation({
  ...admin,
  id: 'adminListAccounts',
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'List accounts',
  query: Type.Object(page),
  answers: ok(bodies.pageOf('AccountPage', bodies.Account)),
})

export const changeAccount = operation({
  ...admin,
  id: 'adminChangeAccount',
  method: 'PATCH',
  path: '/api/admin/accounts/{accountId}',
  summary: 'Change an account',
  params: id('accountId'),
  body: Type.Object({
    name: Type.Optional(Name),
    plan: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  answers: ok(bodies.Account),
})

export const addBrand = operation({
  ...admin,
  id: 'adminAddBrand',
  method: 'POST',
  path: '/api/admin/brands',
  summary: 'Add a brand',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    domain: Domain,
    aliases: Type.Optional(Type.Array(Alias, { maxItems: 100 })),
    samplesPerPrompt: Type.Optional(Samples),
    captureSources: Type.Optional(oneOf(CAPTURE_SOURCES)),
  }),
  answers: created(bodies.Brand),
})

export const listBrands = operation({
  ...admin,
  id: 'adminListBrands',
  method: 'GET',
  path: '/api/admin/brands',
  summary: 'List brands',
  query: Type.Object({ accountId: Type.Optional(Uuid), archived: Archived, ...page }),
  answers: ok(bodies.pageOf('BrandPage', bodies.Brand)),
})

export const getBrand = operation({
  ...admin,
  id: 'adminGetBrand',
  method: 'GET',
  path: '/api/admin/brands/{brandId}',
  summary: 'Read a brand',
  params: id('brandId'),
  answers: ok(bodies.Brand),
})

export const changeBrand = operation({
  ...admin,
  id: 'adminChangeBrand',
  method: 'PATCH',
  path: '/api/admin/brands/{brandId}',
  summary: 'Change a brand',
  params: id('brandId'),
  body: Type.Object({
    name: Type.Optional(Name),
    domain: Type.Optional(Domain),
    aliases: Type.Optional(Type.Array(Alias, { maxItems: 100 })),
    samplesPerPrompt: Type.Optional(Samples),
    captureSources: Type.Optional(oneOf(CAPTURE_SOURCES)),
  }),
  answers: ok(bodies.Brand),
})

export const archiveBrand = operation({
  ...admin,
  id: 'adminArchiveBrand',
  method: 'DELETE',
  path: '/api/admin/brands/{brandId}',
  summary: 'Archive a brand; its schedules are paused, and its evidence is kept',
  params: id('brandId'),
  answers: ok(bodies.Archived),
})

export const restoreBrand = operation({
  ...admin,
  id: 'adminRestoreBrand',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/restore',
  summary: 'Watch an archived brand again; its schedules stay paused',
  params: id('brandId'),
  answers: ok(bodies.Brand),
})

const PromptText = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })

export const addPrompts = operation({
  ...admin,
  id: 'adminAddPrompts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts',
  summary: 'Add prompts, all or none',
  params: id('brandId'),
  body: Type.Object({
    prompts: Type.Array(
      Type.Object({
        text: PromptText,
        intent: oneOf(PROMPT_INTENTS),
        locale: Type.Optional(Locale),
      }),
      { minItems: 1, maxItems: 1000 },
    ),
  }),
  bodyLimit: 8 * MIB,
  answers: created(bodies.Prompts),
})

export const listPrompts = operation({
  ...admin,
  id: 'adminListPrompts',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/prompts',
  summary: 'List the active prompts of a brand, or the archived ones',
  params: id('brandId'),
  query: Type.Object({ archived: Archived, ...page }),
  answers: ok(bodies.countedPageOf('PromptPage', bodies.Prompt)),
})

export const changePrompt = operation({
  ...admin,
  id: 'adminChangePrompt',
  method: 'PATCH',
  path: '/api/admin/prompts/{promptId}',
  summary: 'Change a prompt: another takes its place, and earlier answers keep their question',
  description:
    'Archives the prompt and adds one with the changes, which has its own identifier. What is left out is taken from the old one.',
  params: id('promptId'),
  body: Type.Object({
    text: Type.Optional(PromptText),
    intent: Type.Optional(oneOf(PROMPT_INTENTS)),
    locale: Type.Optional(Locale),
  }),
  answers: ok(bodies.Prompt),
})

export const restorePrompt = operation({
  ...admin,
  id: 'adminRestorePrompt',
  method: 'POST',
  path: '/api/admin/prompts/{promptId}/restore',
  summary: 'Ask an archived prompt again',
  params: id('promptId'),
  answers: ok(bodies.Prompt),
})

export const archivePrompt = operation({
  ...admin,
  id: 'adminArchivePrompt',
  method: 'DELETE',
  path: '/api/admin/prompts/{promptId}',
  summary: 'Archive a prompt; its runs are kept',
  params: id('promptId'),
  answers: ok(bodies.Archived),
})

const EnteredFact = Type.Object({
  predicate: oneOf(FACT_PREDICATES),
  value: Type.Unknown(),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
})

export const addFacts = operation({
  ...admin,
  id: 'adminAddFacts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/facts',
  summary: 'Enter facts, all or none',
  params: id('brandId'),
  body: Type.Object({ facts: Type.Array(EnteredFact, { minItems: 1, maxItems: 500 }) }),
  answers: created(bodies.Facts),
})

export const changeFact = operation({
  ...admin,
  id: 'adminChangeFact',
  method: 'PATCH',
  path: '/api/admin/facts/{factId}',
  summary: 'Put another value in the place of a fact',
  description:
    'Facts are evidence, so the old one stays on record and a new one takes its place. `mistaken`: the old value was never true, and nothing is judged by it any more. `changed`: it was true until now, and answers that still say it are outdated. Findings that rest on the old one are settled. Verdicts stay on record until answers are classified again.',
  params: id('factId'),
  body: Type.Object({
    value: Type.Unknown(),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    because: Type.Optional(oneOf(['mistaken', 'changed'], { default: 'mistaken' })),
  }),
  answers: ok(Fact),
})

export const withdrawFact = operation({
  ...admin,
  id: 'adminWithdrawFact',
  method: 'DELETE',
  path: '/api/admin/facts/{factId}',
  summary: 'Withdraw a fact that should never have been there; it is kept, but nothing is judged by it',
  description:
    'Nothing is judged by it any more, no refresh brings the same statement back, and findings that rest on it are settled. Verdicts that used it stay on record until answers are classified again.',
  params: id('factId'),
  answers: ok(Fact),
})

export const restoreFact = operation({
  ...admin,
  id: 'adminRestoreFact',
  method: 'POST',
  path: '/api/admin/facts/{factId}/restore',
  summary: 'Take the withdrawal of a fact back',
  params: id('factId'),
  answers: ok(Fact),
})

export const previewFacts = operation({
  ...admin,
  id: 'adminPreviewFacts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/facts/preview',
  summary: 'List the runs whose class these changes of facts would change; nothing is written',
  params: id('brandId'),
  body: Type.Object({
    facts: Type.Optional(
      Type.Array(EnteredFact, { maxItems: 500, description: 'Facts that would be entered.' }),
    ),
    withdraw: Type.Optional(
      Type.Array(Uuid, {
        maxItems: 500,
        description: 'Facts that would be withdrawn, or replaced as mistaken.',
      }),
    ),
    restore: Type.Optional(
      Type.Array(Uuid, { maxItems: 500, description: 'Withdrawn facts that would be restored.' }),
    ),
  }),
  answers: ok(bodies.FactPreview),
})

export const listScans = operation({
  ...admin,
  id: 'adminListScans',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/scans',
  summary: 'List the scans of a brand, newest first',
  params: id('brandId'),
  query: Type.Object(page),
  answers: ok(bodies.ScanPage),
})

export const listRuns = operation({
  ...admin,
  id: 'adminListRuns',
  method: 'GET',
  path: '/api/admin/scans/{scanId}/runs',
  summary: 'List the runs of a scan',
  params: id('scanId'),
  query: Type.Object({
    engine: Type.Optional(oneOf(ENGINES)),
    intent: Type.Optional(oneOf(PROMPT_INTENTS)),
    status: Type.Optional(oneOf(RUN_STATUSES)),
    class: Type.Optional(oneOf(CITATION_CLASSES)),
    ...page,
  }),
  answers: ok(bodies.countedPageOf('RunPage', bodies.Run)),
})

export const reclassifyRun = operation({
  ...admin,
  id: 'adminReclassifyRun',
  method: 'POST',
  path: '/api/admin/runs/{runId}/reclassify',
  summary: 'Classify a run again from its stored readings',
  params: id('runId'),
  answers: { 202: { description: 'Accepted', schema: JobAck } },
})

export const reclassifyBrand = operation({
  ...admin,
  id: 'adminReclassifyBrand',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/reclassify',
  summary: 'Classify every run of a brand again',
  params: id('brandId'),
  answers: { 202: { description: 'Accepted', schema: JobAck } },
})

export const listReview = operation({
  ...admin,
  id: 'adminListReview',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/review',
  summary: 'List the runs of a brand that wait for a person, newest first',
  params: id('brandId'),
  query: Type.Object(page),
  answers: ok(bodies.answersPageOf('ReviewPage', bodies.RunForReview)),
})

export const settleReview = operation({
  ...admin,
  id: 'adminSettleReview',
  method: 'POST',
  path: '/api/admin/runs/{runId}/review',
  summary: 'Settle a run: what a person reads in its answer, and the class that follows',
  params: id('runId'),
  body: Type.Object({
    class: oneOf(CITATION_CLASSES),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
    claims: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: oneOf(FACT_PREDICATES),
          quote: Type.String({ minLength: 1, maxLength: 2000 }),
          value: Type.Optional(Type.Unknown()),
          stance: Type.Optional(oneOf(STANCES)),
        }),
        { maxItems: 100 },
      ),
    ),
  }),
  answers: created(bodies.Settlement),
})

export const answerReview = operation({
  ...admin,
  id: 'adminAnswerReview',
  method: 'POST',
  path: '/api/admin/runs/{runId}/review/answer',
  summary: 'Answer what a run waits for, in plain words; the class follows',
  description:
    '`wrong`: what it seems to say is what it says, and that is false. `right`: nothing in doubt is false. `not_ours`: it is about somebody else. `cannot_tell`: the run waits no longer until it is judged again, and nothing else changes. Every other answer is added to the evidence with the name, signed and logged; nothing is overwritten.',
  params: id('runId'),
  body: Type.Object({
    answer: oneOf(REVIEW_ANSWERS),
    statements: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: oneOf(FACT_PREDICATES),
          start: Type.Integer({ minimum: 0 }),
          end: Type.Integer({ minimum: 0 }),
        }),
        {
          minItems: 1,
          maxItems: 100,
          description: 'Which of the statements in doubt are wrong; all of them if left out.',
        },
      ),
    ),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
  }),
  answers: created(bodies.ReviewOutcome),
})

export const undoReview = operation({
  ...admin,
  id: 'adminUndoReview',
  method: 'DELETE',
  path: '/api/admin/runs/{runId}/review',
  summary: 'Take the last answer of a person back; the run is judged as if it had not been given',
  description: 'The answer stays evidence; a new classification, signed and logged, no longer rests on it.',
  params: id('runId'),
  answers: ok(bodies.ReviewOutcome),
})

export const issueKey = operation({
  ...admin,
  id: 'adminIssueKey',
  method: 'POST',
  path: '/api/admin/keys',
  summary: 'Issue an API key; it is shown only once',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    scopes: Type.Optional(Type.Array(oneOf(KEY_SCOPES), { minItems: 1, maxItems: 10 })),
  }),
  answers: created(bodies.IssuedKey),
})

export const listKeys = operation({
  ...admin,
  id: 'adminListKeys',
  method: 'GET',
  path: '/api/admin/keys',
  summary: 'List API keys, without the keys themselves',
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(bodies.pageOf('KeyPage', bodies.Key)),
})

export const revokeKey = operation({
  ...admin,
  id: 'adminRevokeKey',
  method: 'DELETE',
  path: '/api/admin/keys/{keyId}',
  summary: 'Revoke a key at once',
  params: id('keyId'),
  answers: ok(bodies.Revoked),
})

export const getJob = operation({
  ...admin,
  id: 'adminGetJob',
  method: 'GET',
  path: '/api/admin/jobs/{jobId}',
  summary: 'Read a job',
  params: id('jobId'),
  answers: ok(bodies.Job),
})

export const listEngines = operation({
  ...admin,
  id: 'adminListEngines',
  method: 'GET',
  path: '/api/admin/engines',
  summary: 'List the engines: who serves each, or what is missing',
  answers: ok(bodies.Engines),
})

export const pageConfabulations = operation({
  ...admin,
  id: 'adminListConfabulations',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/confabulations',
  summary: 'List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred',
  params: id('brandId'),
  query: Type.Object({
    engine: Type.Optional(EngineName),
    intent: Type.Optional(PromptIntentName),
    window: Type.Optional(WindowName),
    origin: Type.Optional(OriginName),
    ...page,
  }),
  answers: ok(bodies.answersPageOf('ConfabulationPage', ConfabulationItem)),
})
