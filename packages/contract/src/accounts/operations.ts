import { Type } from '@sinclair/typebox'
import {
  CAPTURE_SOURCES,
  CITATION_CLASSES,
  ENGINES,
  KEY_SCOPES,
  MEMBER_ROLES,
  PAGE_FACTS,
  PROMPT_INTENTS,
  RUN_STATUSES,
} from '@veracite/terms/vocabulary'
import { everyone, lists, needs, operators } from '../base/access.ts'
import * as bodies from '../base/bodies.ts'
import { MIB, operation } from '../base/operation.ts'
import {
  Alias,
  Archived,
  admin,
  created,
  Domain,
  ExpiresInDays,
  id,
  Locale,
  Name,
  OverlapHours,
  ok,
  page,
  Samples,
  Uuid,
} from '../base/parts.ts'
import { EngineName, OriginName, oneOf, PromptIntentName, WindowName } from '../base/schemas.ts'
import { ConfabulationItem } from '../confabulations/operations.ts'

/**
 * What the operator's application and command line need. It has its own document and the same care as the
 * public contract, but may change with the service.
 */

export const putPlan = operation({
  ...admin,
  id: 'adminPutPlan',
  access: operators,
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
  access: everyone('viewer'),
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'List plans',
  answers: ok(bodies.Plans),
})

export const addAccount = operation({
  ...admin,
  id: 'adminAddAccount',
  access: operators,
  method: 'POST',
  path: '/api/admin/accounts',
  summary: 'Add an account',
  body: Type.Object({ name: Name, plan: Type.String({ minLength: 1, maxLength: 64 }) }),
  answers: created(bodies.Account),
})

export const listAccounts = operation({
  ...admin,
  id: 'adminListAccounts',
  access: lists('viewer'),
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'List accounts',
  query: Type.Object(page),
  answers: ok(bodies.pageOf('AccountPage', bodies.Account)),
})

export const changeAccount = operation({
  ...admin,
  id: 'adminChangeAccount',
  access: operators,
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
  access: needs('editor', 'body.accountId'),
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
    pageFacts: Type.Optional(oneOf(PAGE_FACTS)),
  }),
  answers: created(bodies.Brand),
})

export const listBrands = operation({
  ...admin,
  id: 'adminListBrands',
  access: lists('viewer', 'query.accountId'),
  method: 'GET',
  path: '/api/admin/brands',
  summary: 'List brands',
  query: Type.Object({ accountId: Type.Optional(Uuid), archived: Archived, ...page }),
  answers: ok(bodies.pageOf('BrandPage', bodies.Brand)),
})

export const getBrand = operation({
  ...admin,
  id: 'adminGetBrand',
  access: needs('viewer', 'params.brandId'),
  method: 'GET',
  path: '/api/admin/brands/{brandId}',
  summary: 'Read a brand',
  params: id('brandId'),
  answers: ok(bodies.Brand),
})

export const changeBrand = operation({
  ...admin,
  id: 'adminChangeBrand',
  access: needs('editor', 'params.brandId'),
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
    pageFacts: Type.Optional(oneOf(PAGE_FACTS)),
  }),
  answers: ok(bodies.Brand),
})

export const archiveBrand = operation({
  ...admin,
  id: 'adminArchiveBrand',
  access: needs('editor', 'params.brandId'),
  method: 'DELETE',
  path: '/api/admin/brands/{brandId}',
  summary: 'Archive a brand; its schedules are paused, and its evidence is kept',
  params: id('brandId'),
  answers: ok(bodies.Archived),
})

export const restoreBrand = operation({
  ...admin,
  id: 'adminRestoreBrand',
  access: needs('editor', 'params.brandId'),
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
  access: needs('editor', 'params.brandId'),
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
  access: needs('viewer', 'params.brandId'),
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
  access: needs('editor', 'params.promptId'),
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
  access: needs('editor', 'params.promptId'),
  method: 'POST',
  path: '/api/admin/prompts/{promptId}/restore',
  summary: 'Ask an archived prompt again',
  params: id('promptId'),
  answers: ok(bodies.Prompt),
})

export const archivePrompt = operation({
  ...admin,
  id: 'adminArchivePrompt',
  access: needs('editor', 'params.promptId'),
  method: 'DELETE',
  path: '/api/admin/prompts/{promptId}',
  summary: 'Archive a prompt; its runs are kept',
  params: id('promptId'),
  answers: ok(bodies.Archived),
})

export const listScans = operation({
  ...admin,
  id: 'adminListScans',
  access: needs('viewer', 'params.brandId'),
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
  access: needs('viewer', 'params.scanId'),
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

export const issueKey = operation({
  ...admin,
  id: 'adminIssueKey',
  access: needs('owner', 'body.accountId'),
  method: 'POST',
  path: '/api/admin/keys',
  summary: 'Issue an API key; it is shown only once',
  description:
    'A `customer` key (the default) has `scopes` and is for agents. A `service` key has a `role` and is for programs that use this API in place of a person. Neither opens /v1.',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    kind: Type.Optional(oneOf(['customer', 'service'])),
    scopes: Type.Optional(Type.Array(oneOf(KEY_SCOPES), { minItems: 1, maxItems: 10 })),
    role: Type.Optional(oneOf(MEMBER_ROLES)),
    expiresInDays: ExpiresInDays,
  }),
  answers: created(bodies.IssuedKey),
})

export const listKeys = operation({
  ...admin,
  id: 'adminListKeys',
  access: lists('owner', 'query.accountId'),
  method: 'GET',
  path: '/api/admin/keys',
  summary: 'List API keys, without the keys themselves',
  query: Type.Object({ accountId: Type.Optional(Uuid), ...page }),
  answers: ok(bodies.pageOf('KeyPage', bodies.Key)),
})

export const revokeKey = operation({
  ...admin,
  id: 'adminRevokeKey',
  access: needs('owner', 'params.keyId'),
  method: 'DELETE',
  path: '/api/admin/keys/{keyId}',
  summary: 'Revoke a key at once',
  params: id('keyId'),
  answers: ok(bodies.Revoked),
})

export const rotateKey = operation({
  ...admin,
  id: 'adminRotateKey',
  access: needs('owner', 'params.keyId'),
  method: 'POST',
  path: '/api/admin/keys/{keyId}/rotate',
  summary: 'Replace a key by one that may do the same; the new one is shown only once',
  params: id('keyId'),
  body: Type.Object({ overlapHours: OverlapHours }),
  answers: created(bodies.IssuedKey),
})

export const getJob = operation({
  ...admin,
  id: 'adminGetJob',
  access: needs('viewer', 'params.jobId'),
  method: 'GET',
  path: '/api/admin/jobs/{jobId}',
  summary: 'Read a job',
  params: id('jobId'),
  answers: ok(bodies.Job),
})

export const listEngines = operation({
  ...admin,
  id: 'adminListEngines',
  access: everyone('viewer'),
  method: 'GET',
  path: '/api/admin/engines',
  summary: 'List the engines: who serves each, or what is missing',
  answers: ok(bodies.Engines),
})

export const pageConfabulations = operation({
  ...admin,
  id: 'adminListConfabulations',
  access: needs('viewer', 'params.brandId'),
  method: 'GET',
  path: '/api/admin/brands/{brandId}/confabulations',
  summary: 'List every run of a brand classified CONFABULATED, newest first, without the limit of a hundred',
  params: id('brandId'),
  query: Type.Object({
    engine: Type.Optional(EngineName),
    intent: Type.Optional(PromptIntentName),
    window: Type.Optional(WindowName),
    origin: Type.Optional(OriginName),
    scanId: Type.Optional({ ...Uuid, description: 'Only runs of this scan; `total` then counts them.' }),
    ...page,
  }),
  answers: ok(bodies.answersPageOf('ConfabulationPage', ConfabulationItem)),
})
