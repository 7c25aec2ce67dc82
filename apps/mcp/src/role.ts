import { accessOf, everyone } from '@veracite/contract/base/access'
import type { Access } from '@veracite/core/access/access'
import type { Caller as Identity } from '@veracite/core/access/caller'
import { mayAnywhere } from '@veracite/core/access/decide-access'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { Services } from '@veracite/core/services'
import type { Caller } from './caller.ts'
import type { Tool } from './tool.ts'

type OfOperation = Pick<Tool, 'operation'>

/** The access of its operation; public operations are for every token. */
export const accessOfTool = ({ operation }: OfOperation): Access =>
  operation.auth === 'none' ? everyone('viewer') : accessOf(operation)

export const hasRoleFor = (tool: OfOperation, identity: Identity): boolean =>
  mayAnywhere(identity, accessOfTool(tool).role)

/** Services within the account of the token. Arguments that the operation names as ids are looked up, as in a request. */
export const admitted = (
  services: Services,
  tool: OfOperation,
  { identity }: Caller,
  args: Record<string, unknown>,
): Promise<ScopedServices> =>
  services
    .for(identity)
    .admitInAccount(accessOfTool(tool), { params: args as Record<string, string>, query: args, body: args })
