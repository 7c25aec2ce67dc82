import type { Role } from '@veracite/terms/vocabulary'
import type { OwnedKind } from './owner-store.ts'

/**
 * The role that an operation needs, and where its request names things of an account. Members act within their
 * accounts only; the operator may do everything. Operations declare it, and `gate.ts` decides by it.
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

/** The members of a request that name things. */
export interface AskedThings {
  params: Record<string, string>
  query: unknown
  body: unknown
}

/** What each member of a request names. */
export const NAMED_KINDS: Record<string, OwnedKind> = {
  'params.accountId': 'account',
  'params.appPlanId': 'appPlan',
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
  'params.orderId': 'order',
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
  'query.promptId': 'prompt',
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

/** Reads the ids listed for an operation; missing ids are skipped. */
export function idsAt(asked: AskedThings, name: string): { kind: OwnedKind; ids: string[] } | null {
  const kind = NAMED_KINDS[name]
  if (kind === undefined) throw new Error(`Nothing says what ${name} names: add it to NAMED_KINDS.`)
  const [part = '', member = ''] = name.split('.')
  const members = Object((asked as unknown as Record<string, unknown>)[part]) as Record<string, unknown>
  const value = members[member]
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')
  return ids.length === 0 ? null : { kind, ids }
}
