import type { OwnedKind } from '@veracite/core/access/owner-store'
import type { Role } from '@veracite/terms/vocabulary'
import type { Operation } from './operation.ts'

/**
 * Who may use an operation, and whose things it is about. Members act within their accounts only; the operator may do
 * everything. `docs/roles.md` is written from this table.
 */
export interface Access {
  /** The least role, in the account that owns the things that the request names. */
  role: Role
  /**
   * `named`: of what `names` lists. If a request names nothing, it is about the whole installation, and the operator's.
   * `listed`: the answer lists things of every account in which the caller has the role.
   * `caller`: the caller's own things, whatever their role.
   * `everyone`: the same for every account, such as the kinds of facts.
   */
  of: 'named' | 'listed' | 'caller' | 'everyone'
  /** Where the request names things of an account, such as `params.brandId`. Each is looked up before the handler runs. */
  names: readonly string[]
}

const named = (role: Role, ...names: string[]): Access => ({ role, of: 'named', names })
const listed = (role: Role, ...names: string[]): Access => ({ role, of: 'listed', names })
const everyone = (role: Role): Access => ({ role, of: 'everyone', names: [] })
const own: Access = { role: 'viewer', of: 'caller', names: [] }
const operators: Access = { role: 'operator', of: 'everyone', names: [] }

/** What each member of a request names. */
export const NAMED_KINDS: Record<string, OwnedKind> = {
  'params.accountId': 'account',
  'params.brandId': 'brand',
  'params.caseId': 'case',
  'params.deliveryId': 'delivery',
  'params.factId': 'fact',
  'params.findingId': 'finding',
  'params.invitationId': 'invitation',
  'params.jobId': 'job',
  'params.keyId': 'key',
  'params.memberId': 'member',
  'params.promptId': 'prompt',
  'params.runId': 'run',
  'params.scanId': 'scan',
  'params.scheduleId': 'schedule',
  'params.shareId': 'share',
  'params.webhookId': 'webhook',
  'query.accountId': 'account',
  'query.brandId': 'brand',
  'query.from': 'scan',
  'query.scan': 'scan',
  'query.to': 'scan',
  'body.accountId': 'account',
  'body.brandId': 'brand',
  'body.caseId': 'case',
  'body.findingId': 'finding',
  'body.runId': 'run',
  'body.findings': 'finding',
  'body.promptIds': 'prompt',
  'body.restore': 'fact',
  'body.runs': 'run',
  'body.withdraw': 'fact',
}

/** Every operation that needs a caller, by its id. An operation that is missing here does not start. */
const ACCESS: Record<string, Access> = {
  // Reading
  adminGetBrand: named('viewer', 'params.brandId'),
  adminGetCase: named('viewer', 'params.caseId'),
  adminGetCaseContents: named('viewer', 'params.caseId'),
  adminGetCaseFile: named('viewer', 'params.caseId'),
  adminGetChanges: named('viewer', 'params.brandId', 'query.from', 'query.to'),
  adminGetFinding: named('viewer', 'params.findingId'),
  adminGetGravities: named('viewer', 'params.brandId'),
  adminGetJob: named('viewer', 'params.jobId'),
  adminGetLog: everyone('viewer'),
  adminGetRates: named('viewer', 'params.brandId', 'query.scan'),
  adminGetScan: named('viewer', 'params.scanId'),
  adminGetTrend: named('viewer', 'params.brandId'),
  adminListAccounts: listed('viewer'),
  adminListBrands: listed('viewer', 'query.accountId'),
  adminListBrandSchedules: named('viewer', 'params.brandId'),
  adminListCases: listed('viewer', 'query.brandId'),
  adminListConfabulations: named('viewer', 'params.brandId'),
  adminListEngines: everyone('viewer'),
  adminListEvents: listed('viewer', 'query.brandId'),
  adminListFindings: named('viewer', 'params.brandId'),
  adminListMembers: named('viewer', 'params.accountId'),
  adminListPlans: everyone('viewer'),
  adminListPredicates: everyone('viewer'),
  adminListPrompts: named('viewer', 'params.brandId'),
  adminListReview: named('viewer', 'params.brandId'),
  adminListRuns: named('viewer', 'params.scanId'),
  adminListScans: named('viewer', 'params.brandId'),
  adminListSchedules: listed('viewer'),
  adminListScheduleTimes: named('viewer', 'params.scheduleId'),
  adminListSources: named('viewer', 'params.brandId'),
  adminRankFindings: named('viewer', 'params.brandId'),
  adminSearch: listed('viewer', 'query.brandId'),
  adminEstimateScan: named('viewer', 'params.brandId', 'body.promptIds'),
  adminSuggestPrompts: named('viewer', 'params.brandId'),
  getScan: named('viewer', 'params.scanId'),
  listConfabulations: named('viewer', 'params.brandId'),
  getRunEvidence: named('viewer', 'params.runId'),
  getEvidenceBundle: named('viewer', 'params.runId'),
  getGroundTruth: named('viewer', 'params.brandId'),

  // Saying what an answer means, and asking once more to be sure
  adminAnswerReview: named('reviewer', 'params.runId'),
  adminAddShare: named('reviewer', 'body.findingId', 'body.runId', 'body.caseId'),
  adminListShares: listed('reviewer', 'query.accountId'),
  adminRevokeShare: named('reviewer', 'params.shareId'),
  adminCreateCase: named('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
  adminReopenFinding: named('reviewer', 'params.findingId'),
  adminSetGravity: named('reviewer', 'params.brandId'),
  adminSettleFinding: named('reviewer', 'params.findingId'),
  adminSettleReview: named('reviewer', 'params.runId'),
  adminUndoReview: named('reviewer', 'params.runId'),
  adminVerifyRun: named('reviewer', 'params.runId'),
  verifyRun: named('reviewer', 'params.runId'),

  // Changing what is asked and known, and starting scans
  adminAddBrand: named('editor', 'body.accountId'),
  adminAddFacts: named('editor', 'params.brandId'),
  adminAddPrompts: named('editor', 'params.brandId'),
  adminAddSchedule: named('editor', 'params.brandId'),
  adminArchiveBrand: named('editor', 'params.brandId'),
  adminArchivePrompt: named('editor', 'params.promptId'),
  adminChangeBrand: named('editor', 'params.brandId'),
  adminChangeFact: named('editor', 'params.factId'),
  adminChangePrompt: named('editor', 'params.promptId'),
  adminChangeSchedule: named('editor', 'params.scheduleId'),
  adminImportPrompts: named('editor', 'params.brandId'),
  adminPreviewFacts: named('editor', 'params.brandId', 'body.withdraw', 'body.restore'),
  adminRebuildFindings: named('editor', 'params.brandId'),
  adminReclassifyBrand: named('editor', 'params.brandId'),
  adminReclassifyRun: named('editor', 'params.runId'),
  adminRemoveSchedule: named('editor', 'params.scheduleId'),
  adminRestoreBrand: named('editor', 'params.brandId'),
  adminRestoreFact: named('editor', 'params.factId'),
  adminRestorePrompt: named('editor', 'params.promptId'),
  adminStartScan: named('editor', 'params.brandId', 'body.promptIds'),
  adminStopScan: named('editor', 'params.scanId'),
  adminWithdrawFact: named('editor', 'params.factId'),
  createScan: named('editor', 'body.brandId'),
  refreshGroundTruth: named('editor', 'params.brandId'),

  // Who gets in, and where data goes
  adminAddInvitation: named('owner', 'params.accountId'),
  adminAddWebhook: named('owner', 'body.brandId'),
  adminChangeMember: named('owner', 'params.memberId'),
  adminChangeWebhook: named('owner', 'params.webhookId'),
  adminGetDelivery: named('owner', 'params.deliveryId'),
  adminGetWebhook: named('owner', 'params.webhookId'),
  adminIssueKey: named('owner', 'body.accountId'),
  adminListDeliveries: named('owner', 'params.webhookId'),
  adminListInvitations: named('owner', 'params.accountId'),
  adminListActs: listed('owner', 'query.accountId'),
  adminListKeys: listed('owner', 'query.accountId'),
  adminListWebhooks: listed('owner'),
  adminRemoveMember: named('owner', 'params.memberId'),
  adminRemoveWebhook: named('owner', 'params.webhookId'),
  adminRenewWebhookSecret: named('owner', 'params.webhookId'),
  adminReplayDelivery: named('owner', 'params.deliveryId'),
  adminRevokeInvitation: named('owner', 'params.invitationId'),
  adminRevokeKey: named('owner', 'params.keyId'),
  adminRotateKey: named('owner', 'params.keyId'),
  adminTestWebhook: named('owner', 'params.webhookId'),

  // One's own
  adminGetMe: own,
  adminLeaveAccount: named('viewer', 'params.accountId'),
  adminListMyKeys: own,
  adminIssueMyKey: named('viewer', 'body.accountId'),
  adminRevokeMyKey: own,
  adminRotateMyKey: own,
  adminListMyPasskeys: own,
  adminRemoveMyPasskey: own,
  adminListMySessions: own,
  adminEndMySession: own,
  adminEndMySessions: own,

  // The installation
  adminAddAccount: operators,
  adminChangeAccount: operators,
  adminGetActDay: operators,
  adminListActDays: operators,
  adminListSpend: operators,
  adminPutPlan: operators,
}

/** Throws for an operation that nobody decided about: it must not be open by accident. */
export function accessOf({ id }: Pick<Operation, 'id'>): Access {
  const access = ACCESS[id]
  if (access === undefined)
    throw new Error(`Operation ${id} declares no role: add it to contract/src/access.ts.`)
  return access
}

export const DECLARED_OPERATIONS: readonly string[] = Object.keys(ACCESS)
