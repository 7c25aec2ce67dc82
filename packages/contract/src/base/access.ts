import type { OwnedKind } from '@veracite/core/access/owner-store'
import type { Role } from '@veracite/terms/vocabulary'
import type { Operation } from './operation.ts'

/**
 * The role that an operation needs, and where its request has ids of an account. Members act within their accounts only;
 * the operator may do everything. `docs/roles.md` is written from this table.
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

/** The kind of thing whose id each request member holds. */
export const NAMED_KINDS: Record<string, OwnedKind> = {
  'params.accountId': 'account',
  'params.brandId': 'brand',
  'params.caseId': 'case',
  'params.correctionId': 'correction',
  'params.deliveryId': 'delivery',
  'params.documentId': 'document',
  'params.factId': 'fact',
  'params.feedId': 'feed',
  'params.findingId': 'finding',
  'params.importId': 'import',
  'params.invitationId': 'invitation',
  'params.itemId': 'product',
  'params.jobId': 'job',
  'params.keyId': 'key',
  'params.memberId': 'member',
  'params.promptId': 'prompt',
  'params.reportId': 'report',
  'params.runId': 'run',
  'params.scanId': 'scan',
  'params.scheduleId': 'schedule',
  'params.shareId': 'share',
  'params.webhookId': 'webhook',
  'query.accountId': 'account',
  'query.brandId': 'brand',
  'query.findingId': 'finding',
  'query.from': 'scan',
  'query.scan': 'scan',
  'query.to': 'scan',
  'body.accountId': 'account',
  'body.brandId': 'brand',
  'body.caseId': 'case',
  'body.factId': 'fact',
  'body.findingId': 'finding',
  'body.reportId': 'report',
  'body.runId': 'run',
  'body.findings': 'finding',
  'body.promptIds': 'prompt',
  'body.approve': 'fact',
  'body.factIds': 'fact',
  'body.restore': 'fact',
  'body.runs': 'run',
  'body.withdraw': 'fact',
}

/** Every operation that needs a caller, by its id. An operation that is missing here does not start. */
const ACCESS: Record<string, Access> = {
  // Reading
  adminExportAnswers: listed('viewer', 'query.brandId', 'query.scan'),
  adminExportClaims: listed('viewer', 'query.brandId', 'query.scan'),
  adminExportCorrections: listed('viewer', 'query.brandId'),
  adminExportFindings: listed('viewer', 'query.brandId'),
  adminExportRates: listed('viewer', 'query.brandId', 'query.scan'),
  adminGetBrand: named('viewer', 'params.brandId'),
  adminGetCase: named('viewer', 'params.caseId'),
  adminGetCaseContents: named('viewer', 'params.caseId'),
  adminGetCaseFile: named('viewer', 'params.caseId'),
  adminGetCaseWebArchive: named('viewer', 'params.caseId'),
  adminGetRunAttestation: named('viewer', 'params.runId'),
  adminGetRunStatement: named('viewer', 'params.runId'),
  adminGetRunWebArchive: named('viewer', 'params.runId'),
  adminExportCatalogue: named('viewer', 'params.brandId'),
  adminGetCatalogue: named('viewer', 'params.brandId'),
  adminGetCatalogueItem: named('viewer', 'params.brandId', 'params.itemId'),
  adminGetFeed: named('viewer', 'params.brandId', 'params.feedId'),
  adminGetFeedImport: named('viewer', 'params.brandId', 'params.feedId', 'params.importId'),
  adminListCatalogueItems: named('viewer', 'params.brandId'),
  adminListFeedImports: named('viewer', 'params.brandId', 'params.feedId'),
  adminListFeeds: named('viewer', 'params.brandId'),
  adminGetChanges: named('viewer', 'params.brandId', 'query.from', 'query.to'),
  adminGetCorrection: named('viewer', 'params.correctionId'),
  adminGetCorrectionTimes: named('viewer', 'params.brandId'),
  adminGetPageDifference: named('viewer', 'params.correctionId'),
  adminListCorrections: named('viewer', 'params.brandId', 'query.findingId'),
  adminEstimateCorrectionWatch: named('viewer', 'params.correctionId'),
  adminGetFinding: named('viewer', 'params.findingId'),
  adminGetFact: named('viewer', 'params.factId'),
  adminListFacts: named('viewer', 'params.brandId'),
  adminExportFacts: named('viewer', 'params.brandId'),
  adminGetGravities: named('viewer', 'params.brandId'),
  adminGetJob: named('viewer', 'params.jobId'),
  adminGetLog: everyone('viewer'),
  adminGetRates: named('viewer', 'params.brandId', 'query.scan'),
  adminGetLetterhead: named('viewer', 'params.accountId'),
  adminGetReport: named('viewer', 'params.reportId'),
  adminGetReportPage: named('viewer', 'params.reportId'),
  adminGetReportPdf: named('viewer', 'params.reportId'),
  adminGetReportPlan: named('viewer', 'params.brandId'),
  adminListReports: named('viewer', 'params.brandId'),
  adminGetScan: named('viewer', 'params.scanId'),
  adminGetTrend: named('viewer', 'params.brandId'),
  adminListAccounts: listed('viewer'),
  adminListBrands: listed('viewer', 'query.accountId'),
  adminListBrandSchedules: named('viewer', 'params.brandId'),
  adminListCases: listed('viewer', 'query.brandId'),
  adminListConfabulations: named('viewer', 'params.brandId'),
  adminGetDocumentFile: named('viewer', 'params.documentId'),
  adminListDocuments: named('viewer', 'params.brandId'),
  adminListEngines: everyone('viewer'),
  adminListEvents: listed('viewer', 'query.brandId'),
  adminListExports: everyone('viewer'),
  adminListFindings: named('viewer', 'params.brandId'),
  adminListMembers: named('viewer', 'params.accountId'),
  adminListPlans: everyone('viewer'),
  adminListPredicates: everyone('viewer'),
  adminListDeclarations: named('viewer', 'params.brandId'),
  adminListDeclarationVersions: named('viewer', 'params.brandId'),
  adminListPrompts: named('viewer', 'params.brandId'),
  adminListRegisters: everyone('viewer'),
  adminListReview: named('viewer', 'params.brandId'),
  adminListRuns: named('viewer', 'params.scanId'),
  adminListScans: named('viewer', 'params.brandId'),
  adminListSchedules: listed('viewer'),
  adminListScheduleTimes: named('viewer', 'params.scheduleId'),
  adminListSources: named('viewer', 'params.brandId'),
  adminRankFindings: named('viewer', 'params.brandId'),
  adminSearch: listed('viewer', 'query.brandId'),
  adminEstimateScan: named('viewer', 'params.brandId', 'body.promptIds'),
  adminPreviewPromptsFromCatalogue: named('viewer', 'params.brandId'),
  adminSuggestPrompts: named('viewer', 'params.brandId'),
  getScan: named('viewer', 'params.scanId'),
  listConfabulations: named('viewer', 'params.brandId'),
  getRunEvidence: named('viewer', 'params.runId'),
  getEvidenceBundle: named('viewer', 'params.runId'),
  getGroundTruth: named('viewer', 'params.brandId'),

  // Saying what an answer means, and asking once more to be sure
  adminAnswerReview: named('reviewer', 'params.runId'),
  adminAddShare: named('reviewer', 'body.findingId', 'body.runId', 'body.caseId', 'body.reportId'),
  adminListShares: listed('reviewer', 'query.accountId'),
  adminRevokeShare: named('reviewer', 'params.shareId'),
  adminCreateCase: named('reviewer', 'body.brandId', 'body.findings', 'body.runs'),
  adminApproveFacts: named('reviewer', 'params.brandId', 'body.factIds'),
  adminRefuseFacts: named('reviewer', 'params.brandId', 'body.factIds'),
  adminOpenCorrection: named('reviewer', 'params.brandId', 'body.findingId', 'body.factId'),
  adminMoveCorrection: named('reviewer', 'params.correctionId'),
  adminSetCorrectionDeadline: named('reviewer', 'params.correctionId'),
  adminMakeReport: named('reviewer', 'params.brandId'),
  adminReopenFinding: named('reviewer', 'params.findingId'),
  adminSetGravity: named('reviewer', 'params.brandId'),
  adminSettleFinding: named('reviewer', 'params.findingId'),
  adminSettleReview: named('reviewer', 'params.runId'),
  adminUndoReview: named('reviewer', 'params.runId'),
  adminVerifyRun: named('reviewer', 'params.runId'),
  verifyRun: named('reviewer', 'params.runId'),

  // Changing what is asked and known, and starting scans
  adminAddBrand: named('editor', 'body.accountId'),
  adminAddDocument: named('editor', 'params.brandId'),
  adminAddFacts: named('editor', 'params.brandId'),
  adminAddFeed: named('editor', 'params.brandId'),
  adminAddPrompts: named('editor', 'params.brandId'),
  adminAddSchedule: named('editor', 'params.brandId'),
  adminArchiveBrand: named('editor', 'params.brandId'),
  adminArchivePrompt: named('editor', 'params.promptId'),
  adminChangeBrand: named('editor', 'params.brandId'),
  adminChangeFact: named('editor', 'params.factId'),
  adminChangeFeed: named('editor', 'params.brandId', 'params.feedId'),
  adminChangePrompt: named('editor', 'params.promptId'),
  adminChangeSchedule: named('editor', 'params.scheduleId'),
  adminDeclarePredicate: named('editor', 'params.brandId'),
  adminAddPromptsFromCatalogue: named('editor', 'params.brandId'),
  adminImportPrompts: named('editor', 'params.brandId'),
  adminLookUpRegister: named('editor', 'params.brandId'),
  adminPreviewFacts: named('reviewer', 'params.brandId', 'body.withdraw', 'body.restore', 'body.approve'),
  adminSetFactDays: named('editor', 'params.factId'),
  adminPreviewFeed: named('editor', 'params.brandId'),
  adminPreviewPredicates: named('editor', 'params.brandId'),
  adminPutReportPlan: named('editor', 'params.brandId'),
  adminRemoveReportPlan: named('editor', 'params.brandId'),
  adminRebuildFindings: named('editor', 'params.brandId'),
  adminReclassifyBrand: named('editor', 'params.brandId'),
  adminReclassifyRun: named('editor', 'params.runId'),
  adminRemoveFeed: named('editor', 'params.brandId', 'params.feedId'),
  adminRemoveSchedule: named('editor', 'params.scheduleId'),
  adminRestoreBrand: named('editor', 'params.brandId'),
  adminRestoreFact: named('editor', 'params.factId'),
  adminRestorePrompt: named('editor', 'params.promptId'),
  adminStartFeedImport: named('editor', 'params.brandId', 'params.feedId'),
  adminStartScan: named('editor', 'params.brandId', 'body.promptIds'),
  adminStartCorrectionWatch: named('editor', 'params.correctionId'),
  adminStopCorrectionWatch: named('editor', 'params.correctionId'),
  adminStopScan: named('editor', 'params.scanId'),
  adminWithdrawFact: named('editor', 'params.factId'),
  adminWithdrawPredicate: named('editor', 'params.brandId'),
  createScan: named('editor', 'body.brandId'),
  refreshGroundTruth: named('editor', 'params.brandId'),

  // Who gets in, and where data goes
  adminAddInvitation: named('owner', 'params.accountId'),
  adminAddWebhook: named('owner', 'body.brandId'),
  adminChangeLetterhead: named('owner', 'params.accountId'),
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
  adminCheckReaders: operators,
  adminGetActDay: operators,
  adminListActDays: operators,
  adminListReaders: operators,
  adminListSpend: operators,
  adminPutPlan: operators,
  adminReportBounce: operators,
}

/** Throws for an operation that nobody decided about: it must not be open by accident. */
export function accessOf({ id }: Pick<Operation, 'id'>): Access {
  const access = ACCESS[id]
  if (access === undefined)
    throw new Error(`Operation ${id} declares no role: add it to contract/src/access.ts.`)
  return access
}

export const DECLARED_OPERATIONS: readonly string[] = Object.keys(ACCESS)
