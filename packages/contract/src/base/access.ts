import type { OwnedKind } from '@veracite/core/access/owner-store'
import type { Role } from '@veracite/terms/vocabulary'
import type { Operation } from './operation.ts'

/**
 * The role that an operation needs, and where its request names things of an account. Members act within their
 * accounts only; the operator may do everything. `docs/roles.md` is written from these declarations.
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

/** The request names things (`params.brandId`); the caller needs the role in the account that owns them. */
export const needs = (role: Role, ...names: string[]): Access => ({ role, of: 'named', names })
/** A list of things from every account in which the caller has the role. */
export const lists = (role: Role, ...names: string[]): Access => ({ role, of: 'listed', names })
/** Independent of accounts, for every caller with the role somewhere. */
export const everyone = (role: Role): Access => ({ role, of: 'everyone', names: [] })
/** The caller's own sessions, keys and passkeys. */
export const own: Access = { role: 'viewer', of: 'caller', names: [] }
/** The installation as a whole. */
export const operators: Access = { role: 'operator', of: 'everyone', names: [] }

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

/** The access that an operation declares. Throws for one that declares none: it must not be open by accident. */
export function accessOf({ id, access }: Pick<Operation, 'id' | 'access'>): Access {
  if (access === undefined) throw new Error(`Operation ${id} declares no role: give it an \`access\`.`)
  return access
}
